import RenderIsolation

extension String {
  /// The text as it is shown to a person: no name out of a document or a directory steers a
  /// terminal or breaks a line.
  var visible: String { MessageText.printable(self) }
}
