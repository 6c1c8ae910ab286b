/// Why an exchange of messages failed.
enum ChannelFailure: Error, Hashable {
  /// The other side is gone.
  case closed
  /// The deadline passed.
  case timedOut
  /// The other side has used up its processor time.
  case cpuTimeSpent
  /// Nobody waits any more.
  case cancelled
  /// A message is too large to be sent.
  case tooLarge
  /// What came is no message.
  case garbled(String)
}
