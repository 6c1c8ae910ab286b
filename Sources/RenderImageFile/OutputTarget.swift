import Glibc
import RenderKit

/// What a path to write to stands for, symbolic links followed.
enum OutputTarget {
  /// A file descriptor of this process, such as /dev/stdout.
  case descriptor(Int32)
  /// A device or a pipe, which is written to as it is.
  case stream
  /// A file to create, or to replace where it exists.
  case file(path: String, old: stat?)

  /// - Parameter followsLinks: Whether a symbolic link stays and its target is written.
  init(_ path: String, followsLinks: Bool) throws(RenderError) {
    if !followsLinks, Self.destination(ofLink: path) != nil {
      self = .file(path: path, old: nil)
      return
    }
    var target = path
    for _ in 0..<40 {
      if let descriptor = Self.ownDescriptor(target) {
        self = .descriptor(descriptor)
        return
      }
      guard let bytes = Self.destination(ofLink: target) else {
        try self.init(resolved: target, path)
        return
      }
      guard let link = String(validating: bytes, as: UTF8.self) else {
        throw .unwritable(path, "it is a link to a name that is not UTF-8 text")
      }
      target = link.hasPrefix("/") ? link : "\(Self.directory(of: target))/\(link)"
    }
    errno = ELOOP
    throw .unwritable(path)
  }

  private init(resolved target: String, _ path: String) throws(RenderError) {
    var status = stat()
    guard unsafe stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw .unwritable(path) }
      self = .file(path: target, old: nil)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw .unwritable(path, "it is a directory")
    case S_IFREG:
      // A file may be replaced in a directory though it may not be written: leave it alone then.
      guard unsafe faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) == 0 else {
        throw .unwritable(path)
      }
      self = .file(path: target, old: status)
    default:
      self = .stream
    }
  }

  static let hiddenPrefix = ".renderkit-"

  /// A name for the bytes of a file until it is whole, in the same directory.
  func hiddenPath() -> String? {
    guard case .file(let path, _) = self else { return nil }
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return "\(Self.directory(of: path))/\(Self.hiddenPrefix)\(number)"
  }

  /// The directory that a path's last component is in.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The number of an open file of this process: opening it by its path would start anew.
  private static func ownDescriptor(_ path: String) -> Int32? {
    guard let number = Int32(path.split(separator: "/").last ?? ""),
      let resolved = unsafe realpath(directory(of: path), nil)
    else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved) == "/proc/\(getpid())/fd" ? number : nil
  }

  private static func destination(ofLink path: String) -> [UInt8]? {
    var count = -1
    let bytes = unsafe [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      count = unsafe readlink(path, start, buffer.count)
      filled = max(0, count)
    }
    return count < 0 ? nil : bytes.map(UInt8.init(bitPattern:))
  }
}
