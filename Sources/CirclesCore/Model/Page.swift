/// A part of a list, in the list's order.
package struct Page<Item: Sendable>: Sendable {
    package var items: [Item]
    /// Where the list goes on; nil when there was nothing after the last item.
    package var next: PageCursor?

    package init(_ items: [Item], next: PageCursor?) {
        self.items = items
        self.next = next
    }

    /// The same part of the same list, with something else said of each item.
    package func map<Other>(_ transform: (Item) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(try items.map(transform), next: next)
    }
}

/// A place in a list: right after one item of it, by that item's own key.
///
/// What is added or taken away elsewhere neither moves it nor makes a row come twice. To others it is a word to be given
/// back as it came.
package struct PageCursor: Hashable, Sendable {
    /// The key of the item that it stands after.
    package enum Position: Hashable, Sendable {
        /// Of lists by time: an instant as `2026-05-02T12:00:00.000Z`, and the id that tells ties apart.
        case instant(String, id: String)
        /// Of lists in the order of writing.
        case number(Int64)
        /// Of lists by name, and the id that tells namesakes apart.
        case name(String, id: String)
        /// Of what a search found at a stage: its rank there, and the number that tells equal ones apart.
        case rank(SearchStage, Double, number: Int64)
    }

    package let position: Position

    /// Nil when this is the place of no item: the instant or the id is none.
    package init?(_ position: Position) {
        if case .instant(let instant, let id) = position {
            guard Self.isInstant(instant), Identifier<Self>(id)?.description == id else { return nil }
        }
        if case .number(let number) = position, number < 0 { return nil }
        if case .name(_, let id) = position, Identifier<Self>(id)?.description != id { return nil }
        if case .rank(_, let rank, let number) = position, !rank.isFinite || number < 0 { return nil }
        self.position = position
    }

    /// Reads what `description` wrote.
    ///
    /// - Throws: `usage` for anything else.
    package init(_ text: String) throws(CirclesError) {
        let parts = text.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let position: Position? =
            if parts.count < 2 {
                Int64(text).map(Position.number)
            } else if let name = Self.name(parts[0]) {
                .name(name, id: parts[1])
            } else if let (stage, rank) = Self.rank(parts[0]) {
                Int64(parts[1]).map { .rank(stage, rank, number: $0) }
            } else {
                .instant(parts[0], id: parts[1])
            }
        guard let position, let cursor = Self(position), cursor.description == text else { throw Self.unusable }
        self = cursor
    }

    /// What is said of a cursor that leads nowhere in the list it was given to.
    package static let unusable = CirclesError(
        .usage, "that is no place in this list", hint: "give back the place that an earlier answer named, unchanged")

    /// `2026-05-02T12:00:00.000Z`: digits where digits belong, and nothing else.
    private static func isInstant(_ text: String) -> Bool {
        text.utf8.count == shape.utf8.count
            && zip(text.utf8, shape.utf8).allSatisfy { byte, wanted in
                wanted == UInt8(ascii: "0")
                    ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
            }
    }

    /// A name as `n` and the hexadecimal digits of its UTF-8, which no instant begins with.
    private static func word(_ name: String) -> String {
        "n" + name.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static func name(_ word: String) -> String? {
        guard word.first == "n", word.utf8.count % 2 == 1 else { return nil }
        let digits = Array(word.utf8.dropFirst())
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let byte = UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(byte)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The stage's first letter, and the hexadecimal digits of the number that a rank is written with. No stage begins with `n`
    /// or a digit.
    private static func word(_ stage: SearchStage, _ rank: Double) -> String {
        (letters[stage] ?? "") + String(rank.bitPattern, radix: 16)
    }

    private static func rank(_ word: String) -> (SearchStage, Double)? {
        guard let stage = letters.first(where: { word.hasPrefix($0.value) })?.key,
            let bits = UInt64(word.dropFirst(), radix: 16)
        else { return nil }
        return (stage, Double(bitPattern: bits))
    }

    private static let letters: [SearchStage: String] = [.words: "w", .substrings: "s", .nearMisses: "m"]

    private static let shape = "0000-00-00T00:00:00.000Z"
}

extension PageCursor: CustomStringConvertible {
    /// Letters, digits and `-:._` only: safe on a command line and in a URL's query.
    package var description: String {
        switch position {
        case .instant(let instant, let id): "\(instant)_\(id)"
        case .number(let number): String(number)
        case .name(let name, let id): "\(Self.word(name))_\(id)"
        case .rank(let stage, let rank, let number): "\(Self.word(stage, rank))_\(number)"
        }
    }
}

extension PageCursor: Codable {
    package init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
