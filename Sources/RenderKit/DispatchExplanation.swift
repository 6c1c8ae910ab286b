/// Which engine a dispatcher hands a document to, and why.
public struct DispatchExplanation: Hashable, Sendable {
  /// What a format was recognized by.
  public enum Basis: Hashable, Sendable {
    /// The document's bytes.
    case content
    /// The extension of the document's name, since the bytes said nothing.
    case fileExtension
  }

  /// What a dispatcher makes of one engine.
  package struct Verdict: Hashable, Sendable {
    /// The engine, which may be one that is preferred but not there.
    package let engine: EngineInfo.ID
    /// Why it was chosen or not, as the end of a sentence that begins with the engine.
    package let reason: String
  }

  /// The document's name.
  package let document: String

  /// The document's format.
  public let format: DocumentFormat

  /// What the format was recognized by.
  public let basis: Basis

  /// The format that the name's extension stands for, where it is another one.
  public let misleadingExtension: DocumentFormat?

  /// The engine that opens the document; `nil` where none can.
  public let chosen: EngineInfo.ID?

  /// What was made of each engine: first those that open the format, in the order of trying.
  package let verdicts: [Verdict]
}

extension DispatchExplanation: CustomStringConvertible {
  /// The explanation in lines to be read by people.
  public var description: String {
    ([formatSentence] + verdicts.map { "  \($0.engine): \($0.reason)" }).joined(separator: "\n")
  }

  private var formatSentence: String {
    let basis = self.basis == .content ? "its content" : "its name"
    let sentence = "\(document) is \(format.name) by \(basis)"
    guard let misleadingExtension else { return "\(sentence)." }
    return "\(sentence), although its name says \(misleadingExtension.name)."
  }
}
