/// Reads JSON (RFC 8259) from bytes that nobody vouches for.
///
/// Forgiving where models err harmlessly: a comma before a closing bracket, `NaN` and `Infinity`, raw line breaks in
/// strings. Nothing nests deeper than 64, so no answer exhausts the stack.
package struct JSONParser {
    package enum Failure: Error, Hashable, Sendable {
        /// The text ends inside a value: the rest was cut off.
        case truncated
        /// Not JSON at this byte.
        case malformed(at: Int)
    }

    private let bytes: [UInt8]
    /// Offset of the next byte.
    private(set) var position: Int
    private static let depthLimit = 64

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The one value that all of `text` is, white space around it.
    package static func parse(_ text: some StringProtocol) throws(Failure) -> JSONValue {
        try parse(Array(text.utf8))
    }

    package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        var parser = JSONParser(bytes)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.position == bytes.count else { throw .malformed(at: parser.position) }
        return value
    }

    /// The value at `position`, whatever follows it.
    mutating func value(depth: Int = 0) throws(Failure) -> JSONValue {
        guard depth < Self.depthLimit else { throw .malformed(at: position) }
        skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        default: return try literal()
        }
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONValue {
        position += 1
        var members: [JSONValue.Member] = []
        while try next() != UInt8(ascii: "}") {
            guard try peek() == UInt8(ascii: "\"") else { throw .malformed(at: position) }
            let name = try string()
            guard try next() == UInt8(ascii: ":") else { throw .malformed(at: position) }
            position += 1
            members.append(JSONValue.Member(name, try value(depth: depth + 1)))
            try skipComma(before: UInt8(ascii: "}"))
        }
        position += 1
        return .object(members)
    }

    private mutating func array(depth: Int) throws(Failure) -> JSONValue {
        position += 1
        var values: [JSONValue] = []
        while try next() != UInt8(ascii: "]") {
            values.append(try value(depth: depth + 1))
            try skipComma(before: UInt8(ascii: "]"))
        }
        position += 1
        return .array(values)
    }

    private mutating func skipComma(before end: UInt8) throws(Failure) {
        let byte = try next()
        if byte == UInt8(ascii: ",") {
            position += 1
        } else if byte != end {
            throw .malformed(at: position)
        }
    }

    private mutating func literal() throws(Failure) -> JSONValue {
        let start = position
        while position < bytes.count, Self.isLiteral(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "NaN": return .number(.nan)
        case "Infinity": return .number(.infinity)
        case "-Infinity": return .number(-.infinity)
        default: break
        }
        let isNumeric =
            (word.first.map { $0 == "-" || $0.isNumber } ?? false)
            && word.allSatisfy { $0.isNumber || "+-.eE".contains($0) }
        if isNumeric, let number = Double(word) { return .number(number) }
        // "tru" and "1e" at the very end are the beginning of something.
        let isBeginning = ["null", "true", "false", "Infinity"].contains { $0.hasPrefix(word) }
        if position == bytes.count, isNumeric || isBeginning { throw .truncated }
        throw .malformed(at: start)
    }

    private static func isLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
        default: false
        }
    }

    private mutating func string() throws(Failure) -> String {
        position += 1
        var text: [UInt8] = []
        while true {
            let byte = try peek()
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(contentsOf: Array(String(try escape()).utf8))
            default: text.append(byte)
            }
        }
    }

    private mutating func escape() throws(Failure) -> Character {
        let byte = try peek()
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
        case UInt8(ascii: "u"):
            let unit = try hexDigits()
            guard UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u")
            else { return Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}" }
            let afterLead = position
            position += 2
            let trail = try hexDigits()
            guard UTF16.isTrailSurrogate(trail) else {
                position = afterLead
                return "\u{FFFD}"
            }
            return Character(UTF16.decode(UTF16.EncodedScalar([unit, trail])))
        default: throw .malformed(at: position - 1)
        }
    }

    private mutating func hexDigits() throws(Failure) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            let byte = try peek()
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw .malformed(at: position) }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    /// The next byte that is not white space, not yet taken.
    private mutating func next() throws(Failure) -> UInt8 {
        skipSpace()
        return try peek()
    }

    private func peek() throws(Failure) -> UInt8 {
        guard position < bytes.count else { throw .truncated }
        return bytes[position]
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }
}
