/// The time that phones and desktops write into a screenshot's file name.
package enum FileNameTime {
    /// Reads "Screenshot_20240104-103000_App.png", "Bildschirmfoto 2024-01-04 um 10.30.00.png", "IMG_20240104_103000.jpg",
    /// "Screenshot 2024-01-04 at 10.30.00 PM.png" and their like, in any language: a date, and within a few characters
    /// of it a time. Nil when either is missing or is no date and time.
    package static func parse(_ name: String) -> WallClock? {
        let characters = Array(name.unicodeScalars)
        var start = 0
        while start < characters.count {
            // A number that other digits touch in front is no year.
            if characters[start].isDigit, start == 0 || !characters[start - 1].isDigit,
                let found = clock(in: characters, at: start)
            {
                return found
            }
            start += 1
        }
        return nil
    }

    private static func clock(in characters: [Unicode.Scalar], at start: Int) -> WallClock? {
        var scanner = Scanner(characters: characters, position: start)
        guard let year = scanner.digits(4), (1990...2099).contains(year) else { return nil }
        let dateMark = scanner.mark(of: "-._")
        guard let month = scanner.digits(2), scanner.mark(of: "-._") == dateMark, let day = scanner.digits(2),
            let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        // Between them stands " at ", " um ", "_", "T" or the like; without any mark the time follows at once.
        scanner.skipGap(atMost: 10)
        guard let hour = scanner.digits(2) ?? scanner.digits(1) else { return nil }
        let timeMark = scanner.mark(of: "-._:h")
        guard let minute = scanner.digits(2) else { return nil }
        var second = 0
        if scanner.mark(of: "-._:m") == timeMark || timeMark == "h", let value = scanner.digits(2) { second = value }
        // "20240104" followed by four digits is a counter, not a time, unless seconds or marks confirm it.
        if timeMark == nil, !scanner.sawSeconds { return nil }
        return WallClock(
            date: date, hour: scanner.twentyFourHour(hour) ?? -1, minute: minute, second: second)
    }

    private struct Scanner {
        let characters: [Unicode.Scalar]
        var position: Int
        private(set) var groups = 0

        init(characters: [Unicode.Scalar], position: Int) {
            self.characters = characters
            self.position = position
        }

        /// Year, month, day, hour, minute and second were all there.
        var sawSeconds: Bool { groups >= 6 }

        mutating func digits(_ count: Int) -> Int? {
            guard position + count <= characters.count else { return nil }
            var value = 0
            for character in characters[position..<position + count] {
                guard character.isDigit else { return nil }
                value = value * 10 + Int(character.value - 48)
            }
            position += count
            groups += 1
            return value
        }

        mutating func mark(of allowed: String) -> Unicode.Scalar? {
            guard position < characters.count, allowed.unicodeScalars.contains(characters[position]) else { return nil }
            position += 1
            return characters[position - 1]
        }

        mutating func skipGap(atMost limit: Int) {
            let end = min(characters.count, position + limit)
            while position < end, !characters[position].isDigit { position += 1 }
        }

        /// Applies a following AM or PM; nil when the hour contradicts it.
        func twentyFourHour(_ hour: Int) -> Int? {
            var next = position
            // macOS puts a narrow no-break space in front.
            while next < characters.count, " \u{202F}\u{A0}_-.".unicodeScalars.contains(characters[next]) { next += 1 }
            guard next + 1 < characters.count else { return hour }
            let half = String(characters[next...next + 1].map(Character.init)).lowercased()
            let ends = next + 2 >= characters.count || !characters[next + 2].properties.isAlphabetic
            guard ends, half == "am" || half == "pm" else { return hour }
            guard (1...12).contains(hour) else { return nil }
            return hour % 12 + (half == "pm" ? 12 : 0)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
