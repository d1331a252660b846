package import FoundationEssentials

/// A day of the Gregorian calendar, in no time zone. Written `2024-01-05` (ISO 8601).
package struct CalendarDate: Hashable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// Nil when there is no such day, or the year is outside 1…9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.daysInMonth(month, year: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `yyyy-MM-dd`; nil for anything else.
    package init?(iso text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that `instant` falls on in `zone`.
    package init(_ instant: Date, in zone: TimeZone) {
        let local = Int((instant.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: instant))).rounded(.down))
        self.init(dayNumber: local.flooredDivision(by: 86_400))
    }

    /// Days since 1970-01-01; the inverse of `init(dayNumber:)`.
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
    package var dayNumber: Int {
        let y = month <= 2 ? year - 1 : year
        let era = y.flooredDivision(by: 400)
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day `dayNumber` days after 1970-01-01, clamped to years 1…9999.
    /// Source: the same, `civil_from_days`.
    package init(dayNumber: Int) {
        let z = min(max(dayNumber, -719_162), 2_932_896) + 719_468
        let era = z.flooredDivision(by: 146_097)
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shifted + 2) / 5 + 1
        month = shifted < 10 ? shifted + 3 : shifted - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// 1 = Monday … 7 = Sunday (ISO 8601).
    package var weekday: Int { (dayNumber + 3).flooredModulo(7) + 1 }

    /// The day `days` later (earlier when negative).
    package func adding(days: Int) -> CalendarDate {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        return CalendarDate(dayNumber: overflow ? (days > 0 ? .max : .min) : sum)
    }

    package static func daysInMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: Comparable, CustomStringConvertible {
    package static func < (a: Self, b: Self) -> Bool { a.dayNumber < b.dayNumber }

    package var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
}

/// A wall-clock time, in no time zone. Written `19:30`.
package struct ClockTime: Hashable, Sendable {
    package let hour: Int
    package let minute: Int

    /// Nil outside 00:00…23:59.
    package init?(hour: Int, minute: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Reads `HH:MM`; nil for anything else.
    package init?(iso text: some StringProtocol) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }
}

extension ClockTime: Comparable, CustomStringConvertible {
    package static func < (a: Self, b: Self) -> Bool { (a.hour, a.minute) < (b.hour, b.minute) }

    package var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}

extension CalendarDate: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let date = Self(iso: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date yyyy-MM-dd")
        }
        self = date
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension ClockTime: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = Self(iso: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time HH:MM")
        }
        self = time
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Int {
    fileprivate func flooredDivision(by divisor: Int) -> Int {
        (self - flooredModulo(divisor)) / divisor
    }

    fileprivate func flooredModulo(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }

    fileprivate func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
