internal import CirclesCore

/// A message as a request corrects it.
struct CorrectedMessage: Decodable {
    let number: Int
    var text, side, sender: String?

    /// Characters of a text, as JSON Schema counts them.
    private static let longest = 4_000

    static let schema = Schemas.list(
        Schemas.something(
            [
                "number": ["type": "integer", "minimum": 1],
                "text": ["type": "string", "maxLength": .number(longest)],
                "side": Schemas.word("left", "right", "center"), "sender": Schemas.text,
            ], required: ["number"]))

    /// - Throws: `CirclesError` with `usage` for a side that is none, or when nothing is said of it.
    func change() throws(CirclesError) -> MessageChange {
        guard text != nil || side != nil || sender != nil else {
            throw CirclesError(.usage, "say what is right of message \(number): text, side or sender")
        }
        guard number >= 1 else { throw CirclesError(.badInput, "messages are counted from 1") }
        guard (text?.unicodeScalars.count ?? 0) <= Self.longest else {
            throw CirclesError(.badInput, "the text of message \(number) is longer than \(Self.longest) characters")
        }
        let place = try side.map { word throws(CirclesError) in
            guard let side = Message.Side(rawValue: word), side != .unknown else {
                throw CirclesError(.usage, "side is left, right or center")
            }
            return side
        }
        return MessageChange(number: number, text: text, side: place, sender: sender)
    }
}
