/// A value in the journal's JSON.
extension SQLValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .real(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        // No journalled table has blobs.
        case .null, .blob: try container.encodeNil()
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// A row by its columns.
typealias RowImage = [String: SQLValue]

/// What one write did to one row. What stands there afterwards is in the table itself.
struct RowChange: Codable, Sendable {
    var table: JournalledTable
    /// The primary key's columns.
    var key: RowImage
    /// Nil for a new row.
    var before: RowImage?
    /// The interaction that a row belongs to.
    var interaction: String?

    /// The row's key as one text, unique over all tables because ids are UUIDs.
    static func name(_ table: JournalledTable, _ row: RowImage) -> String {
        table.primaryKey.map { column in
            switch row[column] {
            case .text(let text)?: text
            case .integer(let number)?: String(number)
            default: ""
            }
        }.joined(separator: "/")
    }
}
