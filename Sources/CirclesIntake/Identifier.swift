package import FoundationEssentials

/// A UUID that knows what it identifies, so that a note's id cannot be passed for a contact's.
///
/// Written in lower case everywhere: in JSON, in the database and on the terminal.
package struct Identifier<Subject>: Hashable, Sendable {
    package let uuid: UUID

    package init(_ uuid: UUID) {
        self.uuid = uuid
    }

    /// Reads the hyphenated form in either case; nil for anything else.
    package init?(_ text: String) {
        var text = text
        guard let uuid = text.withUTF8(Self.read) else { return nil }
        self.uuid = uuid
    }

    /// By hand: Foundation reads it with `sscanf`, which was a tenth of the time it takes to load a contact book.
    private static func read(_ text: UnsafeBufferPointer<UInt8>) -> UUID? {
        guard text.count == 36 else { return nil }
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let isRead = withUnsafeMutableBytes(of: &bytes) { bytes in
            var at = 0
            for index in bytes.indices {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    guard text[at] == 0x2D else { return false }
                    at += 1
                }
                guard let high = value(text[at]), let low = value(text[at + 1]) else { return false }
                bytes[index] = high << 4 | low
                at += 2
            }
            return true
        }
        return isRead ? UUID(uuid: bytes) : nil
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x37
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }

    /// A new random (version 4) identifier.
    package static func random() -> Self { Self(UUID()) }
}

extension Identifier: CustomStringConvertible {
    package var description: String {
        // By hand: Foundation's text in capitals and then in lower case takes ten times as long.
        String(unsafeUninitializedCapacity: 36) { text in
            withUnsafeBytes(of: uuid.uuid) { bytes in
                var at = 0
                for (index, byte) in bytes.enumerated() {
                    if index == 4 || index == 6 || index == 8 || index == 10 {
                        text[at] = 0x2D
                        at += 1
                    }
                    text[at] = Self.digit(byte >> 4)
                    text[at + 1] = Self.digit(byte & 15)
                    at += 2
                }
                return at
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

    /// The first eight digits: what lists print and what a person types back.
    package var short: String { String(description.prefix(8)) }
}

extension Identifier: Comparable {
    /// As their texts are.
    package static func < (a: Self, b: Self) -> Bool {
        withUnsafeBytes(of: a.uuid.uuid) { a in withUnsafeBytes(of: b.uuid.uuid) { a.lexicographicallyPrecedes($0) } }
    }
}

extension Identifier: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = Self(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a UUID")
        }
        self = id
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
