import Glibc
import RenderImageFile
import RenderKit

/// A directory for the files of one reduction, removed with the last reference.
final class Workshop {
  private let path: String

  init() throws(RenderError) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/renderkit-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) }
    }
    guard let made else {
      throw RenderError(.cannotWrite, "No directory for temporary files can be made in \(parent).")
    }
    path = made
  }

  deinit {
    if let names = try? names() { for name in names { unsafe unlink(file(name)) } }
    unsafe rmdir(path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws(RenderError) {
    try AtomicFile.write(bytes, to: file(name))
  }

  func read(_ name: String) throws(RenderError) -> [UInt8] {
    let source = try DocumentSource(file: file(name))
    return try source.read(at: 0, count: source.byteCount)
  }

  private func names() throws(RenderError) -> [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
