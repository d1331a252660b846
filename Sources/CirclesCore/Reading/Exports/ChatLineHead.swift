/// What stands before a message in a text export: `04/01/2024, 10:30 - Maria Lopez: …`, `[1/4/24, 10:30:05 AM] Maria: …`.
///
/// Read by hand, scalar by scalar: a long export has a hundred thousand of them.
struct ChatLineHead {
    /// The figures as they stand; which is the day is told by all lines together.
    var figures: (Int, Int, Int)
    /// The first figure has four digits.
    var isYearFirst: Bool
    var separator: Unicode.Scalar
    var time: ClockTime
    /// "AM" or "PM" stood behind the hour.
    var isTwelveHour: Bool
    /// What follows: `Maria Lopez: Dinner?`, or what the messenger says itself.
    var rest: Substring

    init?(_ line: Substring) {
        var scanner = Scanner(line.unicodeScalars)
        scanner.skip { $0.value == 0x200E || $0.value == 0x200F || $0.value == 0xFEFF }
        let isBracketed = scanner.take("[")
        guard let first = scanner.number(), let separator = scanner.next(where: { ["/", ".", "-"].contains($0) }),
            let second = scanner.number(), scanner.take(separator), let third = scanner.number()
        else { return nil }
        scanner.take(".")
        // "04/01/2024 à 10:30", "2024-01-04 10:30"
        scanner.take(",")
        scanner.spaces()
        if scanner.take("à") || scanner.take("u") && scanner.take("m") { scanner.spaces() }
        guard let hour = scanner.number(), scanner.take(":") || scanner.take("."), let minute = scanner.number() else {
            return nil
        }
        if scanner.take(":") || scanner.take(".") { guard scanner.number() != nil else { return nil } }
        scanner.spaces()
        let half = scanner.half()
        scanner.spaces()
        if isBracketed {
            guard scanner.take("]") else { return nil }
        } else {
            guard scanner.take("-") || scanner.take("–") else { return nil }
        }
        guard scanner.take(" ") || scanner.isAtEnd else { return nil }
        var clock = hour
        if let half {
            guard (1...12).contains(hour) else { return nil }
            clock = hour % 12 + (half == .afternoon ? 12 : 0)
        }
        guard let time = ClockTime(hour: clock, minute: minute) else { return nil }
        figures = (first, second, third)
        isYearFirst = first > 31
        self.separator = separator
        self.time = time
        isTwelveHour = half != nil
        rest = Substring(scanner.rest)
    }
}

extension ChatLineHead {
    fileprivate enum Half { case morning, afternoon }

    fileprivate struct Scanner {
        private(set) var rest: Substring.UnicodeScalarView

        init(_ scalars: Substring.UnicodeScalarView) { rest = scalars }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
            while let first = rest.first, isSkipped(first) { rest.removeFirst() }
        }

        mutating func spaces() { skip { $0 == " " || $0.value == 0xA0 || $0.value == 0x202F } }

        @discardableResult
        mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard rest.first == scalar else { return false }
            rest.removeFirst()
            return true
        }

        mutating func next(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
            guard let first = rest.first, isWanted(first) else { return nil }
            rest.removeFirst()
            return first
        }

        /// At most four digits.
        mutating func number() -> Int? {
            var value = 0, digits = 0
            while let first = rest.first, ("0"..."9").contains(first), digits < 4 {
                value = value * 10 + Int(first.value - 0x30)
                digits += 1
                rest.removeFirst()
            }
            return digits == 0 ? nil : value
        }

        /// "AM", "p. m.", "PM".
        mutating func half() -> Half? {
            var copy = self
            guard let letter = copy.next(where: { ["a", "A", "p", "P"].contains($0) }) else { return nil }
            copy.take(".")
            copy.spaces()
            guard copy.take("m") || copy.take("M") else { return nil }
            copy.take(".")
            self = copy
            return letter == "a" || letter == "A" ? .morning : .afternoon
        }
    }
}
