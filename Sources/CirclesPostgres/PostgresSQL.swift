internal import CirclesStore

/// A statement as PostgreSQL takes it.
///
/// - `?`, `?1` and `:name` become `$1`. What stands in quotation marks is left alone.
/// - A placeholder that is only asked whether it is null is a text: the server finds out all other types.
/// - A key is one of its account: what `ON CONFLICT` names begins with that, and long texts in it are there as hashes.
struct PostgresSQL {
    private(set) var text = ""
    /// How many places there are, and what they are called; empty when they are numbered.
    private(set) var places = 0
    private(set) var names: [String] = []

    init(_ sql: String) {
        let bytes = Array(sql.utf8)
        var made: [UInt8] = []
        made.reserveCapacity(bytes.count + 32)
        var index = 0
        func peek(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                let end = bytes[(index + 1)...].firstIndex(of: byte) ?? bytes.count - 1
                made += bytes[index...end]
                index = end + 1
            case UInt8(ascii: "?"):
                index += 1
                var number = 0
                while Self.isDigit(peek()) {
                    number = number * 10 + Int(peek() - UInt8(ascii: "0"))
                    index += 1
                }
                if number == 0 { number = places + 1 }
                places = max(places, number)
                made += Self.place(number, bytes[index...])
            case UInt8(ascii: ":") where peek(1) == byte:
                made += [byte, byte]
                index += 2
            case UInt8(ascii: ":") where Self.isOfName(peek(1)):
                index += 1
                let start = index
                while Self.isOfName(peek()) { index += 1 }
                let name = String(decoding: bytes[start..<index], as: UTF8.self)
                if !names.contains(name) { names.append(name) }
                places = names.count
                made += Self.place((names.firstIndex(of: name) ?? 0) + 1, bytes[index...])
            case UInt8(ascii: "O") where bytes[index...].starts(with: Self.conflict):
                let start = index + Self.conflict.count
                let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
                let columns = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: ",").map {
                    Self.key(String($0).replacing(" ", with: ""))
                }
                made += "ON CONFLICT (\(([PostgresSchema.account] + columns).joined(separator: ", "))".utf8
                index = end
            default:
                made.append(byte)
                index += 1
            }
        }
        text = String(decoding: made, as: UTF8.self)
    }

    /// The values in the order of their places.
    func values(_ arguments: SQLArguments) throws(PostgresFailure) -> [SQLValue] {
        guard !arguments.names.isEmpty else {
            guard arguments.values.count == places else { throw .arguments }
            return arguments.values
        }
        var values: [SQLValue] = []
        for name in names {
            guard let index = arguments.names.firstIndex(of: name) else { throw .arguments }
            values.append(arguments.values[index])
        }
        guard values.count == places else { throw .arguments }
        return values
    }

    private static let conflict = Array("ON CONFLICT (".utf8)

    private static func place(_ number: Int, _ rest: ArraySlice<UInt8>) -> String.UTF8View {
        (rest.starts(with: " IS NULL".utf8) ? "$\(number)::text" : "$\(number)").utf8
    }

    private static func key(_ column: String) -> String {
        PostgresSchema.longKeys.contains(column) ? PostgresSchema.hash(column) : column
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isOfName(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_")
            || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}
