#if Poppler
  import CPoppler

  /// Collects what Poppler has to say while a closure runs.
  ///
  /// The library logs through GLib under its own name; GLib's handlers are process-wide, so this
  /// must run only under the lock of ``DocumentSlot``.
  final class MessageLog {
    private(set) var messages: [String] = []

    /// Damaged documents repeat themselves thousands of times; more different messages than this
    /// help nobody.
    private static let limit = 100

    func collecting<Failure: Error, Result: ~Copyable>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let context = unsafe Unmanaged.passUnretained(self).toOpaque()
      var receiver = unsafe rk_poppler_receiver(
        function: { message, context in
          guard let message = unsafe message, let context = unsafe context else { return }
          let log = unsafe Unmanaged<MessageLog>.fromOpaque(context).takeUnretainedValue()
          unsafe log.append(String(cString: message))
        }, context: context)
      return try unsafe withUnsafeMutablePointer(to: &receiver) { receiver throws(Failure) in
        let handler = unsafe g_log_set_handler(
          "Poppler", G_LOG_LEVEL_MASK, rk_poppler_forward, receiver)
        defer { unsafe g_log_remove_handler("Poppler", handler) }
        return try body()
      }
    }

    private func append(_ message: String) {
      guard messages.count < Self.limit, !messages.contains(message) else { return }
      messages.append(message)
    }
  }
#endif
