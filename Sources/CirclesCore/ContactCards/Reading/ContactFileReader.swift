/// Reads contacts of any format, one after another.
package struct ContactFileReader {
    package enum Format: String, CaseIterable, Sendable {
        case vcard, csv, json

        /// The format of a file by its first bytes.
        package init(sniffing head: [UInt8]) {
            let text = head.prefix(4096).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 >= 0xFE }
            if text.first == 0x7B || text.first == 0x5B {
                self = .json
                return
            }
            let letters = String(decoding: text.filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self).uppercased()
            let firstLine = text.filter { $0 != 0 }.prefix { $0 != 0x0A && $0 != 0x0D }
            let hasColumns = firstLine.contains(0x2C) || firstLine.contains(0x3B) || firstLine.contains(0x09)
            self = hasColumns && !letters.contains("BEGIN:VCARD") && !firstLine.contains(0x3A) ? .csv : .vcard
        }
    }

    private enum Reader {
        case vcard(CardReader)
        case csv(CSVCards)
        case json(JSONCards)
    }

    private var reader: Reader

    package init(_ format: Format, _ source: @escaping ChunkSource) {
        reader =
            switch format {
            case .vcard: .vcard(CardReader(source))
            case .csv: .csv(CSVCards(source))
            case .json: .json(JSONCards(source))
            }
    }

    /// Nil at the end.
    package mutating func next() throws(CirclesError) -> CardItem? {
        switch reader {
        case .vcard(var cards):
            defer { reader = .vcard(cards) }
            return try cards.next()
        case .csv(var cards):
            defer { reader = .csv(cards) }
            return try cards.next()
        case .json(var cards):
            defer { reader = .json(cards) }
            return try cards.next()
        }
    }
}
