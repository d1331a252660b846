package import FoundationEssentials

/// A JSON object on one line, written by hand: whoever shares does not wait for an encoder that is made for any type.
///
/// What it writes is what RFC 8259 asks for: quotation marks, backslashes and the controls below U+0020 are escaped, all else
/// is UTF-8 as it is. Members stand in the order they are added; those without a value are left out.
package struct JSONLine {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]

    package init() {}

    package mutating func add(_ key: String, _ value: String?) {
        guard let value else { return }
        begin(key)
        quote(value)
    }

    package mutating func add(_ key: String, _ value: Int?) {
        guard let value else { return }
        begin(key)
        bytes += String(value).utf8
    }

    package mutating func add(_ key: String, _ value: Bool?) {
        guard let value else { return }
        begin(key)
        bytes += (value ? "true" : "false").utf8
    }

    package mutating func add(_ key: String, _ values: [String]?) {
        guard let values else { return }
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            quote(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// The object, with a line break after it.
    package var line: Data { Data(bytes + [UInt8(ascii: "}"), UInt8(ascii: "\n")]) }

    private mutating func begin(_ key: String) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        quote(key)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0..<0x20: bytes += "\\u00".utf8 + [Self.digit(byte >> 4), Self.digit(byte & 15)]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

/// An instant as RFC 3339 writes it in UTC, by arithmetic: a calendar of Foundation's brings the data of all time zones.
package enum UTCText {
    /// `2026-01-31T09:00:00Z`, or with milliseconds. Years before 0 and after 9999 are those.
    package static func of(_ instant: Date, milliseconds: Bool) -> String {
        let limits = -62_167_219_200.0...253_402_300_799.0
        let clamped = min(max(instant.timeIntervalSince1970, limits.lowerBound), limits.upperBound)
        let total = clamped.isNaN ? 0 : Int((clamped * 1000).rounded(.down))
        let (seconds, thousandths) = divided(total, by: 1000)
        let (days, second) = divided(seconds, by: 86_400)
        let (year, month, day) = civil(days)
        let text =
            "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
            + "T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
        return text + (milliseconds ? ".\(padded(thousandths, 3))Z" : "Z")
    }

    /// Rounded down, so that the rest is never negative.
    private static func divided(_ value: Int, by divisor: Int) -> (Int, Int) {
        let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
    }

    /// The Gregorian day so many days after 1970-01-01: years from March, in eras of 400 of them (146,097 days), after
    /// H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = divided(days + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
