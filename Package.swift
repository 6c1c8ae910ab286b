// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "RenderKit",
  products: [
    "RenderKit", "RenderPoppler", "RenderMuPDF", "RenderSVG", "RenderEngines", "RenderIsolation",
    "PixelDiff", "RenderImageFile", "RenderComparison", "RenderReport", "RenderConformance",
  ].map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "renderkit", targets: ["renderkit"]),
    .executable(name: "renderkit-worker", targets: ["renderkit-worker"]),
  ],
  traits: [
    .trait(name: "Poppler", description: "PDF through poppler-glib (GPL-2.0-or-later)"),
    .trait(name: "MuPDF", description: "PDF, XPS, EPUB, SVG, images through MuPDF (AGPL-3.0)"),
    .trait(name: "SVG", description: "SVG through librsvg (LGPL-2.1-or-later)"),
    .trait(name: "FastPNG", description: "PNG through ISA-L and libdeflate (BSD-3-Clause, MIT)"),
    .default(enabledTraits: ["Poppler", "MuPDF", "SVG", "FastPNG"]),
  ],
  targets: [
    // Contract
    .target(name: "RenderKit"),

    // Engines
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPoppler", pkgConfig: "poppler-glib", providers: [.apt(["libpoppler-glib-dev"])]),
    .systemLibrary(name: "CQPDF", pkgConfig: "libqpdf", providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "CMuPDF", dependencies: [module("CFreeType", with: "MuPDF")],
      cSettings: [.define("RK_MUPDF", .when(traits: ["MuPDF"]))],
      linkerSettings: [
        "mupdf", "mupdf-third", "mujs", "gumbo", "openjp2", "jbig2dec", "jpeg", "freetype",
        "harfbuzz", "z", "m",
      ].map { .linkedLibrary($0, .when(traits: ["MuPDF"])) }),
    .target(name: "SVGSource", dependencies: ["RenderKit", module("CZlib", with: "MuPDF", "SVG")]),
    .target(
      name: "RenderCairo",
      dependencies: ["RenderKit"]
        + ["CCairo", "CFontconfig"].map { module($0, with: "Poppler", "SVG") }),
    .target(
      name: "RenderPoppler",
      dependencies: ["RenderKit", "RenderCairo"]
        + ["CPoppler", "CQPDF", "CFreeType", "CCairo"].map { module($0, with: "Poppler") }),
    .target(
      name: "RenderMuPDF",
      dependencies: ["RenderKit", "SVGSource", module("CMuPDF", with: "MuPDF")]),
    .target(
      name: "RenderSVG",
      dependencies: ["RenderKit", "RenderCairo", "SVGSource"]
        + ["CRSVG", "CCairo"].map { module($0, with: "SVG") }),
    .target(
      name: "RenderEngines",
      dependencies: ["RenderKit", "RenderPoppler", "RenderMuPDF", "RenderSVG"]),

    // Features
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .target(name: "CLinux", linkerSettings: [.linkedLibrary("seccomp")]),
    .target(
      name: "CPNG", cSettings: [.define("RK_FAST_PNG", .when(traits: ["FastPNG"]))],
      linkerSettings: [.linkedLibrary("png16")]
        + ["isal", "deflate"].map { .linkedLibrary($0, .when(traits: ["FastPNG"])) }),
    .target(name: "Hashing", dependencies: ["CNettle"]),
    .target(name: "CPixelDiff"),
    .target(name: "PixelDiff", dependencies: ["RenderKit", "Hashing", "CPixelDiff"]),
    .target(name: "RenderImageFile", dependencies: ["RenderKit", "CPNG"]),
    .target(name: "RenderIsolation", dependencies: ["RenderKit", "CLinux"]),
    .target(
      name: "RenderComparison",
      dependencies: ["RenderKit", "PixelDiff", "RenderImageFile", "Hashing"]),
    .target(
      name: "RenderReduction",
      dependencies: ["RenderKit", "RenderComparison", "RenderImageFile", "PixelDiff", "CLinux"]),
    .target(
      name: "RenderReport", dependencies: ["RenderKit", "RenderComparison"],
      resources: [
        "report.html", "report.css", "viewer.css", "page.js", "index.js", "stage.js", "viewer.js",
        "panel.js", "magnifier.js", "keyboard.js",
      ].map { .embedInCode("Page/\($0)") } + [.embedInCode("Schema/records.schema.json")]),
    .target(name: "RenderConformance", dependencies: ["RenderKit"]),

    // Tools
    .target(name: "ArgumentParsing"),
    .target(
      name: "RenderCLI",
      dependencies: [
        "ArgumentParsing", "RenderKit", "RenderIsolation", "RenderImageFile", "RenderComparison",
        "RenderReduction", "RenderReport", "PixelDiff",
      ]),
    .executableTarget(name: "renderkit", dependencies: ["RenderCLI"], plugins: ["BuildsWorker"]),
    .executableTarget(
      name: "renderkit-worker", dependencies: ["RenderEngines", "RenderIsolation"]),

    // Plugins
    .plugin(name: "BuildsWorker", capability: .buildTool(), dependencies: ["renderkit-worker"]),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "FakeEngine", dependencies: ["RenderKit"], path: "Tests/FakeEngine"),
    .target(name: "CTemptations", path: "Tests/CTemptations"),
    .target(
      name: "AttackEngine", dependencies: ["RenderKit", "CTemptations"],
      path: "Tests/AttackEngine"),
    .executableTarget(
      name: "attack-worker", dependencies: ["AttackEngine", "RenderIsolation"],
      path: "Tests/AttackWorker"),
    tests(of: "RenderKit"),
    tests(
      of: "RenderEngines", "RenderPoppler", "RenderMuPDF", "RenderSVG", "SVGSource",
      "RenderImageFile", "PixelDiff"),
    tests(of: "PixelDiff", "RenderImageFile"),
    tests(of: "RenderImageFile"),
    tests(
      of: "RenderIsolation", "RenderEngines", "renderkit-worker", "AttackEngine", "attack-worker"),
    tests(of: "RenderConformance"),
    tests(of: "ArgumentParsing"),
    tests(
      of: "RenderComparison", "PixelDiff", "RenderImageFile", "FakeEngine", "RenderIsolation",
      "renderkit-worker"),
    tests(of: "RenderReduction", "RenderComparison", "PixelDiff", "FakeEngine"),
    tests(of: "RenderReport", "RenderComparison", "RenderImageFile", "FakeEngine"),
    tests(
      of: "RenderCLI", "ArgumentParsing", "RenderComparison", "RenderImageFile", "FakeEngine",
      "renderkit"),
  ]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
  target.swiftSettings? += [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }
}

/// A module that is there only with one of the traits.
func module(_ name: String, with traits: String...) -> Target.Dependency {
  .target(name: name, condition: .when(traits: Set(traits)))
}

/// The tests of a module, which may use others besides what all tests use.
func tests(of module: String, _ others: String...) -> Target {
  let used = Set([module, "RenderKit", "RenderConformance", "TestSupport"] + others).sorted()
  return .testTarget(name: "\(module)Tests", dependencies: used.map { .target(name: $0) })
}
