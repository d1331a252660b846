internal import CirclesCore
import Hummingbird

extension PageForm {
    /// What the form of a message says of it.
    ///
    /// - Throws: `Failure` with 400 for a side that is none.
    func messageChange() throws -> MessageChange {
        var side: Message.Side?
        if let word = self["side"] {
            side = Message.Side(rawValue: word)
            guard side != nil, side != .unknown else {
                throw Failure(.badRequest, .usage, "side is left, right or center")
            }
        }
        // A name above a message is somebody else's.
        return MessageChange(
            number: number("message"), text: text("text") ?? "", side: side,
            sender: side == .right ? nil : text("sender"))
    }
}

extension Request {
    /// The message that is to be corrected on the page, counted from 1.
    var messageToCorrect: Int? { query("fix").flatMap(Int.init) }
}
