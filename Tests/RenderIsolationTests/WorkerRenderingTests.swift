import AttackEngine
import Foundation
import RenderIsolation
import RenderKit
import TestSupport
import Testing

@Suite struct `A document in a worker` {
  @Test(arguments: 0..<AttackScript.pageCount, [1, 2.5])
  func `has the pixels of the engine in process`(page: Int, scale: Double) throws {
    let request = PageRequest(page: page, scaling: .scale(scale))
    let expected = try WorkerFixture.inProcess(request)
    let pool = try WorkerFixture.pool()
    for _ in 0..<3 {
      let picture = try WorkerFixture.open(.nothing, pool).render(request).bitmap
      #expect(picture.layout == expected.layout)
      #expect(picture.bytes == expected.bytes)
    }
  }

  @Test func `is drawn into rows with gaps, which stay as they are`() throws {
    let document = try WorkerFixture.open(.nothing, WorkerFixture.pool())
    let request = PageRequest(page: 2)
    let size = try document.drawing(for: request).outputSize
    let layout = PixelLayout(size, bytesPerRow: size.width * 4 + 12)
    var bytes = [UInt8](repeating: 170, count: layout.byteCount)
    var pixels = bytes.mutableSpan
    _ = try document.render(request, layout, into: &pixels)
    let expected = try WorkerFixture.inProcess(request)
    for row in 0..<size.height {
      let start = row * layout.bytesPerRow
      let line = expected.bytes[row * size.width * 4..<(row + 1) * size.width * 4]
      #expect(bytes[start..<start + size.width * 4].elementsEqual(line))
      #expect(bytes[start + size.width * 4..<start + layout.bytesPerRow].allSatisfy { $0 == 170 })
    }
  }

  @Test func `is cropped to a region as in process`() throws {
    let region = PixelRect(x: 3, y: 5, width: 11, height: 7)
    let request = PageRequest(page: 0, region: region)
    let document = try WorkerFixture.open(.nothing, WorkerFixture.pool())
    #expect(try document.render(request).bitmap.bytes == WorkerFixture.inProcess(request).bytes)
  }

  @Test func `is described as in process`() throws {
    let document = try WorkerFixture.open(.nothing, WorkerFixture.pool())
    let expected = try AttackEngine().open(AttackScript(.nothing).source)
    #expect(document.pageCount == expected.pageCount)
    #expect(document.layers == expected.layers)
    #expect(document.format == .pdf)
    #expect(document.engine.id == expected.engine.id)
    #expect(document.engine.capabilities == expected.engine.capabilities)
    for page in 0..<expected.pageCount {
      #expect(try document.page(page) == expected.page(page))
      #expect(try document.text(ofPage: page) == expected.text(ofPage: page))
      #expect(try document.fonts(ofPage: page) == expected.fonts(ofPage: page))
      #expect(try document.fonts(ofPage: page).count == 3)
    }
  }

  @Test func `may come from a file, also one that is open for writing`() throws {
    let stored = try TemporaryFile("%PDF-1.7\ndraw nothing\n", extension: "pdf")
    let path = stored.path
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    let engine = try WorkerFixture.pool().engine("attack")
    for source in [
      try DocumentSource(file: path),
      try DocumentSource(fileDescriptor: file.fileDescriptor, name: path),
    ] {
      let request = PageRequest(page: 0)
      let picture = try engine.open(source).render(request).bitmap
      #expect(try picture.bytes == WorkerFixture.inProcess(request).bytes)
    }
  }

  @Test func `is refused in the engine's own words`() throws {
    let engine = try WorkerFixture.pool().engine("attack")
    let source = AttackScript(.nothing).source
    let refusal = RenderError(
      .passwordWrong, "nothing.pdf has another password.", engine: "attack")
    #expect(throws: refusal) {
      try engine.open(source, OpenOptions(password: "guess"))
    }
    #expect(try engine.open(source, OpenOptions(password: "open")).pageCount == 3)
  }

  @Test func `says in its notes what the engine printed, cleaned and once`() throws {
    let document = try WorkerFixture.open(.warn, WorkerFixture.pool())
    let notes = try document.render(PageRequest(page: AttackScript.page)).notes
    #expect(notes.warnings == ["drawn", "odd [31mfont", "second"])
    #expect(try document.render(PageRequest(page: 0)).notes.warnings == ["drawn"])
  }

  @Test func `repeats on every page what was printed when it was opened`() throws {
    let document = try WorkerFixture.open(.warn, at: .open, WorkerFixture.pool())
    for page in 0..<3 {
      let notes = try document.render(PageRequest(page: page)).notes
      #expect(notes.warnings == ["drawn", "odd [31mfont", "second"])
    }
  }
}
