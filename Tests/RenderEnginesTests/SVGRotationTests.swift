#if SVG
  import RenderKit
  import RenderSVG
  import Testing

  @Suite struct SVGRotationTests {
    /// A group that librsvg draws on a surface of its own.
    private static let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">
        <g opacity="0.5"><path d="M3 5 L50 9 L20 33 Z" fill="teal"/><circle r="14" fill="red"/></g>
      </svg>
      """

    private func picture(_ rotation: Rotation) throws -> Bitmap {
      let source = DocumentSource(bytes: Array(Self.document.utf8), name: "group.svg")
      var request = PageRequest(page: 0)
      request.rotation = rotation
      return try SVGEngine().open(source).render(request).bitmap
    }

    @Test(arguments: [Rotation.quarter, .half, .threeQuarters])
    func `a turned picture is the upright one, turned`(rotation: Rotation) throws {
      let upright = try picture(.none)
      let turned = try picture(rotation)
      #expect(turned.size == (rotation == .half ? upright.size : PixelSize(width: 40, height: 60)))
      for y in 0..<40 {
        for x in 0..<60 {
          let (column, row) =
            switch rotation {
            case .none: (x, y)
            case .quarter: (39 - y, x)
            case .half: (59 - x, 39 - y)
            case .threeQuarters: (y, 59 - x)
            }
          let from = (y * 60 + x) * 4
          let to = (row * turned.size.width + column) * 4
          #expect(upright.bytes[from..<from + 4] == turned.bytes[to..<to + 4])
        }
      }
    }
  }
#endif
