public import RenderKit

/// A step of a document's comparison, delivered as soon as it is known.
public enum ComparisonEvent: Sendable {
  /// An engine opened the document or failed to.
  case opened(DocumentRecord)
  /// Engines see something besides pixels differently.
  case disagreed(DisagreementRecord)
  /// An engine drew a page, with its picture, or failed to.
  case drawn(PageRecord, Bitmap?)
  /// Two pictures of a page were compared, with the difference picture where it was asked for.
  case compared(ComparisonRecord, Bitmap?)
  /// Three engines or more drew a page, and some of them may stand alone.
  case voted(ConsensusRecord)
  /// Something could not be done at all, in whatever engine.
  case failed(FailureRecord)
  /// Nothing more comes.
  case finished(SummaryRecord)
}
