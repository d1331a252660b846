/// Reads `--captured-at`: a day, or a day and a time, with or without an offset (ISO 8601).
package enum ExplicitTime {
    package static func parse(_ text: String) throws(CirclesError) -> WallClock {
        guard let clock = clock(text) else {
            throw CirclesError(
                .usage, "\"\(UntrustedText.line(text, limit: 40))\" is not a time",
                hint: "write 2024-01-04, 2024-01-04T10:30 or 2024-01-04T10:30:00+01:00")
        }
        return clock
    }

    private static func clock(_ text: String) -> WallClock? {
        guard let date = CalendarDate(iso: text.prefix(10)) else { return nil }
        var rest = text.dropFirst(10)
        if rest.isEmpty { return WallClock(date: date, hour: 12, minute: 0) }
        guard let separator = rest.popFirst(), "Tt ".contains(separator) else { return nil }
        let time = rest.prefix { $0.isNumber || $0 == ":" || $0 == "." }
        guard let offset = offset(rest.dropFirst(time.count)) else { return nil }
        guard let whole = time.split(separator: ".", maxSplits: 1).first else { return nil }
        let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.count == 2 ? Int($0) : nil }
        guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
        return WallClock(
            date: date, hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0,
            offset: offset.seconds)
    }

    /// Nil for something that is no offset; `seconds` is nil for none at all.
    private static func offset(_ text: Substring) -> (seconds: Int?, Void)? {
        if text.isEmpty { return (nil, ()) }
        if text == "Z" || text == "z" { return (0, ()) }
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.utf8.count == 4 || digits.utf8.count == 2, digits.allSatisfy(\.isNumber),
            let hours = Int(digits.prefix(2)), let minutes = digits.count == 4 ? Int(digits.suffix(2)) : 0
        else { return nil }
        return ((hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1), ())
    }
}
