import RenderComparison

extension HostileDocument {
  /// What engines of Debian 12 are known to do otherwise, which the outcome has to tell.
  static let deviations: [String: Outcome] = [
    // Crashes, endless loops and failed assertions, reported to the engines' authors.
    "p22f-cmap-bomb.pdf poppler": .crashed,
    "s21-fontsize-1e9.svg librsvg": .engineBug,
    "s18d-convolve-1000.svg librsvg": .engineBug,
    "s29-lang-private.svg librsvg": .engineBug,
    "s30-fetile-empty.svg librsvg": .engineBug,
    "s25-polygon-bad-char.svg mupdf": .cpuLimit,
    "s20b-transform-huge.svg librsvg": .cpuLimit,
    // Limits and mistakes of an engine that refuses what others draw.
    "p09c-deeptree-300.pdf mupdf": .damaged,
    "s11c-use-exp-2^18.svg librsvg": .failed,
    // Too large to be seen, or out of sight.
    "p22g-fontsize-1e9.pdf poppler": .failed,
    "p22g-fontsize-1e9.pdf mupdf": .suspect,
    "p22h-text-matrix-nan.pdf mupdf": .suspect,
    "s21-fontsize-1e9.svg mupdf": .suspect,
    // A box that MuPDF does not believe; a picture that fits into the memory.
    "p07b-mediabox-1e38.pdf mupdf": .ok,
    "s16k-image-bomb-30k-1bit.svg mupdf": .ok,
    "s16k-image-bomb-30k-1bit.svg librsvg": .ok,
    // Formats are known by their content, whatever the name says.
    "p05-png-as.pdf mupdf": .suspect,
    "s03-pdf-as.svg mupdf": .ok,
    // MuPDF's XML reader minds neither entities nor characters; both mind no namespace.
    "s05e-badutf8.svg mupdf": .ok,
    "s05f-nul.svg mupdf": .ok,
    "s13-xxe-passwd.svg mupdf": .ok,
    "s14d-entity-loop.svg mupdf": .ok,
    "s10k-no-xmlns.svg mupdf": .ok,
    "s10k-no-xmlns.svg librsvg": .ok,
  ]
}
