import RenderConformance

extension SamplePage {
  /// Thirty pages: letters, tables, charts, pictures and forms.
  static let all: [SamplePage] = (0..<6).flatMap { seed in
    [letter(seed), table(seed), chart(seed), pictures(seed), form(seed)]
  }

  private static let words = [
    "harbor", "the", "quiet", "figure", "of", "measured", "light", "and", "seven", "plain",
    "r\\351sum\\351", "na\\357ve", "gar\\347on", "stra\\337e", "over", "table", "window",
    "\\305ngstr\\366m",
  ]

  private static let palette: [SampleItem.Color] = [
    [0, 0, 0], [0.1, 0.2, 0.5], [0.6, 0.1, 0.1], [0.15, 0.45, 0.2], [0.85, 0.55, 0.1],
    [0.4, 0.4, 0.45],
  ]

  private static func sentence(_ generator: inout SeededGenerator, _ count: Int) -> String {
    let chosen = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
    return chosen.joined(separator: " ") + " \(Int.random(in: 10..<9999, using: &generator))."
  }

  private static func letter(_ seed: Int) -> SamplePage {
    var generator = SeededGenerator(seed: UInt64(seed + 1))
    let font = ["T", "H", "C"][seed % 3]
    let size = [10.0, 10.5, 11.5, 11, 12, 9][seed]
    var items = [
      SampleItem.text(
        "Letter No. \(seed + 3)", font: "B", size: 15, at: [20, 172], palette[seed % 4])
    ]
    for line in 0..<9 {
      let place = SIMD2(20, 150 - Double(line) * size * 1.35)
      let text = sentence(&generator, seed == 4 || seed == 2 ? 3 : 5)
      items.append(.text(text, font: font, size: size, at: place, palette[0]))
    }
    items.append(.stroke([[20, 165], [240, 165]], width: 0.75, palette[5]))
    return SamplePage(name: "letter\(seed)", items: items)
  }

  private static func table(_ seed: Int) -> SamplePage {
    var generator = SeededGenerator(seed: UInt64(seed + 11))
    var items = [
      SampleItem.fill(
        at: [20, 160], size: [220, 18], seed % 2 == 0 ? [0.85, 0.9, 1] : [0.9, 0.9, 0.9])
    ]
    for row in 0...8 {
      let y = 178 - Double(row) * 18
      items.append(.stroke([[20, y], [240, y]], width: [0.5, 1, 0.8][seed % 3], palette[5]))
    }
    for column in 0..<5 {
      let x = 20 + Double(column) * 55
      items.append(.stroke([[x, 178], [x, 34]], width: [0.5, 1, 0.8][seed % 3], palette[5]))
    }
    for row in 0..<8 {
      for column in 0..<4 {
        let place = SIMD2(24 + Double(column) * 55, 165 - Double(row) * 18)
        let number = Int.random(in: 100..<99999, using: &generator)
        let text = row == 0 ? "Column \(column)." : "\(number / 100).\(number % 90 + 10)"
        items.append(.text(text, font: row == 0 ? "B" : "H", size: 10, at: place, palette[0]))
      }
    }
    return SamplePage(name: "table\(seed)", items: items)
  }

  private static func chart(_ seed: Int) -> SamplePage {
    var generator = SeededGenerator(seed: UInt64(seed + 21))
    var items: [SampleItem] = (0..<7).map { bar in
      let height = Double.random(in: 20...120, using: &generator)
      return .fill(
        at: [36 + Double(bar) * 28, 30], size: [18, height], palette[(bar + seed) % 5 + 1])
    }
    let points = (0..<8).map { index in
      SIMD2(36 + Double(index) * 28, Double.random(in: 50...150, using: &generator))
    }
    items.append(.stroke(points, width: 1.5, palette[2]))
    items.append(.stroke([[30, 180], [30, 30], [245, 30]], width: 1, palette[0]))
    for tick in 0..<5 {
      let y = 30 + Double(tick) * 30
      items.append(.stroke([[30, y], [245, y]], width: 0.4, [0.7, 0.7, 0.7]))
      items.append(.text("\(tick * 25 + seed).", font: "H", size: 9, at: [8, y - 3], palette[0]))
    }
    items.append(
      .text("Sales by quarter 20\(10 + seed).", font: "H", size: 11, at: [80, 12], palette[0]))
    return SamplePage(name: "chart\(seed)", items: items)
  }

  private static func pictures(_ seed: Int) -> SamplePage {
    var generator = SeededGenerator(seed: UInt64(seed + 31))
    let items: [SampleItem] = [
      .shading(at: [0, 0], size: [width, 50]),
      .image(seed: seed, at: [20, 80], size: [70, 70]),
      .image(seed: seed + 3, at: [150, 90], size: [90, 60]),
      .shading(at: [100, 90], size: [40, 60]),
      .stroke(
        [[150, 90], [240, 90], [240, 150], [150, 150], [150, 90]], width: 1, palette[0]),
      .text("Figure \(seed + 1).", font: "T", size: 10, at: [20, 66], palette[seed % 4]),
      .text(sentence(&generator, 4), font: "T", size: 11, at: [20, 165], palette[0]),
      .text(sentence(&generator, 3), font: "H", size: 10, at: [20, 20], palette[0]),
      .fill(at: [200, 62], size: [40, 14], palette[seed % 5 + 1]),
    ]
    return SamplePage(name: "pictures\(seed)", items: items)
  }

  private static func form(_ seed: Int) -> SamplePage {
    var generator = SeededGenerator(seed: UInt64(seed + 41))
    var items: [SampleItem] = [.fill(at: [14, 170], size: [232, 20], palette[seed % 5 + 1])]
    items.append(.text("Form \(200 + seed)", font: "B", size: 12, at: [20, 175], [1, 1, 1]))
    for row in 0..<6 {
      let y = 150 - Double(row) * 22
      items.append(.text(sentence(&generator, 1), font: "H", size: 10, at: [20, y], palette[0]))
      items.append(
        .stroke(
          [[120, y - 3], [240, y - 3], [240, y + 12], [120, y + 12], [120, y - 3]],
          width: seed % 2 == 0 ? 0.5 : 1, palette[row % 2 == 0 ? 0 : 1]))
      if row % 2 == 0 {
        items.append(
          .text(sentence(&generator, 2), font: "C", size: 9, at: [124, y], palette[1]))
      }
    }
    return SamplePage(name: "form\(seed)", items: items)
  }
}
