import ArgumentParsing

/// How `renderkit report --format terminal` shows pictures.
enum PictureStyle: String, CaseIterable, ArgumentValue {
  case kitty, iterm, blocks, off
}
