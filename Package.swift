// swift-tools-version: 6.3
import PackageDescription

func c(_ module: String, _ traits: Set<String>) -> Target.Dependency {
  .target(name: module, condition: .when(traits: traits))
}

let package = Package(
  name: "RenderKit",
  products: [
    .library(name: "RenderKit", targets: ["RenderKit"]),
    .library(name: "RenderPoppler", targets: ["RenderPoppler"]),
    .library(name: "RenderMuPDF", targets: ["RenderMuPDF"]),
    .library(name: "RenderSVG", targets: ["RenderSVG"]),
    .library(name: "RenderEngines", targets: ["RenderEngines"]),
    .library(name: "RenderIsolation", targets: ["RenderIsolation"]),
    .library(name: "PixelDiff", targets: ["PixelDiff"]),
    .library(name: "RenderImageFile", targets: ["RenderImageFile"]),
    .library(name: "RenderComparison", targets: ["RenderComparison"]),
    .library(name: "RenderConformance", targets: ["RenderConformance"]),
    .executable(name: "renderkit", targets: ["renderkit"]),
    .executable(name: "renderkit-worker", targets: ["renderkit-worker"]),
  ],
  traits: [
    .trait(name: "Poppler", description: "PDF through poppler-glib (GPL-2.0-or-later)"),
    .trait(name: "MuPDF", description: "PDF, XPS, EPUB, SVG, images through MuPDF (AGPL-3.0)"),
    .trait(name: "SVG", description: "SVG through librsvg (LGPL-2.1-or-later)"),
    .default(enabledTraits: ["Poppler", "MuPDF", "SVG"]),
  ],
  targets: [
    // Contract
    .target(name: "RenderKit"),

    // Engines
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPoppler", pkgConfig: "poppler-glib", providers: [.apt(["libpoppler-glib-dev"])]),
    .systemLibrary(name: "CQPDF", pkgConfig: "libqpdf", providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "CMuPDF", cSettings: [.define("RK_MUPDF", .when(traits: ["MuPDF"]))],
      linkerSettings: [
        "mupdf", "mupdf-third", "mujs", "gumbo", "openjp2", "jbig2dec", "jpeg", "freetype",
        "harfbuzz", "z", "m",
      ].map { .linkedLibrary($0, .when(traits: ["MuPDF"])) }),
    .target(name: "SVGSource", dependencies: ["RenderKit", c("CZlib", ["MuPDF", "SVG"])]),
    .target(name: "RenderCairo", dependencies: ["RenderKit", c("CCairo", ["Poppler", "SVG"])]),
    .target(
      name: "RenderPoppler",
      dependencies: ["RenderKit", "RenderCairo"]
        + ["CPoppler", "CQPDF", "CCairo"].map { c($0, ["Poppler"]) }),
    .target(
      name: "RenderMuPDF", dependencies: ["RenderKit", "SVGSource", c("CMuPDF", ["MuPDF"])]),
    .target(
      name: "RenderSVG",
      dependencies: ["RenderKit", "RenderCairo", "SVGSource"]
        + ["CRSVG", "CCairo"].map { c($0, ["SVG"]) }),
    .target(
      name: "RenderEngines",
      dependencies: [
        "RenderKit", c("RenderPoppler", ["Poppler"]), c("RenderMuPDF", ["MuPDF"]),
        c("RenderSVG", ["SVG"]),
      ]),

    // Features
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .target(name: "CLinux"),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
    .target(name: "PixelDiff", dependencies: ["RenderKit"]),
    .target(name: "RenderImageFile", dependencies: ["RenderKit", "CPNG"]),
    .target(name: "RenderIsolation", dependencies: ["RenderKit", "CLinux"]),
    .target(name: "RenderComparison", dependencies: ["RenderKit", "PixelDiff", "CNettle"]),
    .target(name: "RenderConformance", dependencies: ["RenderKit"]),

    // Tools
    .target(name: "ArgumentParsing"),
    .target(
      name: "RenderCLI",
      dependencies: [
        "ArgumentParsing", "RenderKit", "RenderIsolation", "RenderImageFile", "RenderComparison",
        "PixelDiff",
      ]),
    .executableTarget(name: "renderkit", dependencies: ["RenderCLI"], plugins: ["BuildsWorker"]),
    .executableTarget(
      name: "renderkit-worker", dependencies: ["RenderEngines", "RenderIsolation"]),
    .plugin(
      name: "BuildsWorker", capability: .buildTool(), dependencies: ["renderkit-worker"]),

    // Tests
    .testTarget(name: "RenderKitTests", dependencies: ["RenderKit"]),
    .testTarget(
      name: "RenderEnginesTests",
      dependencies: [
        "RenderEngines", "RenderConformance", "RenderImageFile", "PixelDiff", "SVGSource",
        c("RenderPoppler", ["Poppler"]), c("RenderMuPDF", ["MuPDF"]), c("RenderSVG", ["SVG"]),
      ]),
    .testTarget(name: "PixelDiffTests", dependencies: ["PixelDiff", "RenderImageFile"]),
    .testTarget(name: "RenderImageFileTests", dependencies: ["RenderImageFile"]),
    .testTarget(
      name: "RenderIsolationTests",
      dependencies: [
        "RenderIsolation", "RenderEngines", "RenderConformance", "renderkit-worker", "AttackEngine",
        "attack-worker",
      ]),
    .target(name: "AttackEngine", dependencies: ["RenderKit"], path: "Tests/AttackEngine"),
    .executableTarget(
      name: "attack-worker", dependencies: ["AttackEngine", "RenderIsolation"],
      path: "Tests/AttackWorker"),
    .testTarget(name: "RenderConformanceTests", dependencies: ["RenderConformance"]),
    .testTarget(name: "ArgumentParsingTests", dependencies: ["ArgumentParsing"]),
    .target(name: "FakeEngine", dependencies: ["RenderKit"], path: "Tests/FakeEngine"),
    .testTarget(
      name: "RenderComparisonTests",
      dependencies: ["RenderComparison", "RenderKit", "PixelDiff", "FakeEngine"]),
    .testTarget(
      name: "RenderCLITests",
      dependencies: [
        "RenderCLI", "ArgumentParsing", "RenderComparison", "RenderImageFile", "RenderKit",
        "FakeEngine", "renderkit",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
