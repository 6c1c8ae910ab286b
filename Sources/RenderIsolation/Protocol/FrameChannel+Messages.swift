import FoundationEssentials
import RenderKit

extension FrameChannel {
  /// A message and the number that pairs an answer with its request.
  private struct Envelope<Message: Codable>: Codable {
    let number: Int
    let message: Message
  }

  func send(
    _ message: some Codable, number: Int, descriptor: Int32? = nil, until deadline: Deadline
  ) throws(ChannelFailure) {
    let body: Data
    do {
      body = try JSONEncoder().encode(Envelope(number: number, message: message))
    } catch {
      throw .garbled("a message that cannot be encoded")
    }
    try send([UInt8](body), descriptor: descriptor, until: deadline)
  }

  func receive<Message: Codable>(
    _ type: Message.Type, until deadline: Deadline
  ) throws(ChannelFailure) -> (number: Int, message: Message) {
    try Self.decode(type, receive(until: deadline))
  }

  func receiveWithDescriptor<Message: Codable>(
    _ type: Message.Type, until deadline: Deadline
  ) throws(ChannelFailure) -> (number: Int, message: Message, file: OpenFile?) {
    let (body, file) = try receiveWithDescriptor(until: deadline)
    let (number, message) = try Self.decode(type, body)
    return (number, message, file)
  }

  private static func decode<Message: Codable>(
    _ type: Message.Type, _ body: [UInt8]
  ) throws(ChannelFailure) -> (number: Int, message: Message) {
    do {
      let envelope = try JSONDecoder().decode(Envelope<Message>.self, from: Data(body))
      return (envelope.number, envelope.message)
    } catch {
      throw .garbled("a message that cannot be decoded")
    }
  }
}
