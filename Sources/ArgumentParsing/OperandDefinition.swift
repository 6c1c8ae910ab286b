/// What the table says of an argument that is no option.
package struct OperandDefinition: Sendable {
  /// What stands for the argument in help, such as `FILE`.
  package let name: String

  /// What the argument is, in one sentence.
  package let help: String

  /// Whether the argument may be left out.
  package let isOptional: Bool

  /// Whether several arguments of this kind may follow each other.
  package let repeats: Bool

  /// What a shell offers.
  package let completion: Completion

  /// Declares an argument.
  package init(
    _ name: String, isOptional: Bool = false, repeats: Bool = false,
    completion: Completion = .none, help: String
  ) {
    self.name = name
    self.help = help
    self.isOptional = isOptional
    self.repeats = repeats
    self.completion = completion
  }

  /// The argument in a usage line.
  var usage: String {
    let several = repeats ? "\(name)..." : name
    return isOptional ? "[\(several)]" : several
  }
}
