/// A document's format, and what gave it away.
struct FormatRecognition: Hashable, Sendable {
  let format: DocumentFormat
  let basis: DispatchExplanation.Basis

  /// The format that the name's extension stands for, where it is a known one.
  let namedFormat: DocumentFormat?
}
