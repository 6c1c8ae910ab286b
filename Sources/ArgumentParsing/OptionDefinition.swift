/// What the table says of an option: parsing, help and completion all read it here.
package struct OptionDefinition: Sendable {
  /// The option's spellings with their dashes, such as `-o` and `--output`.
  package let names: [String]

  /// What the option does, in one sentence.
  package let help: String

  /// The option's value; `nil` for a flag.
  package let value: ValueDefinition?

  /// Whether the option may be given several times, each time with another value.
  package let repeats: Bool

  /// The heading under which help lists the option.
  package var section = "OPTIONS"

  /// The name of a group of options of which only one may be given.
  package var exclusiveGroup: String?

  /// The spelling used in messages.
  package var name: String { names.last ?? "" }
}
