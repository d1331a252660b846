/// A plan that comes again on days of the week: the part of RFC 5545's recurrence rules that people say in a chat. In JSON it is
/// the rule itself: `FREQ=WEEKLY;BYDAY=TU`.
package struct Recurrence: Hashable, Sendable {
    /// 1 = Monday … 7 = Sunday; in their order, none twice, at least one.
    package let weekdays: [Int]
    /// 1: every week; 2: every other.
    package let weeks: Int

    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    private static let mostWeeks = 52

    /// - Returns: Nil without a day of the week.
    package init?(weekdays: some Sequence<Int>, weeks: Int = 1) {
        let days = Set(weekdays.filter { (1...7).contains($0) }).sorted()
        guard !days.isEmpty, (1...Self.mostWeeks).contains(weeks) else { return nil }
        (self.weekdays, self.weeks) = (days, weeks)
    }

    /// - Parameter rule: As `rule` writes it.
    package init?(rule: String) {
        var parts: [Substring: Substring] = [:]
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parts[pair[0]] = pair[1] }
        }
        guard parts["FREQ"] == "WEEKLY", let weeks = Int(parts["INTERVAL"] ?? "1") else { return nil }
        let days = (parts["BYDAY"] ?? "").split(separator: ",").map { Self.codes.firstIndex(of: String($0)) }
        guard days.allSatisfy({ $0 != nil }) else { return nil }
        self.init(weekdays: days.compactMap { $0.map { $0 + 1 } }, weeks: weeks)
    }

    /// `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH`.
    package var rule: String {
        "FREQ=WEEKLY" + (weeks == 1 ? "" : ";INTERVAL=\(weeks)") + ";BYDAY="
            + weekdays.map { Self.codes[$0 - 1] }.joined(separator: ",")
    }

    /// The first time from a day on.
    ///
    /// - Parameter start: The first time of all; weeks are counted from its week, which begins on Monday.
    package func first(from day: CalendarDate, begun start: CalendarDate) -> CalendarDate {
        let monday = start.dayNumber - start.weekday + 1
        var day = max(day, start)
        for _ in 0..<7 * weeks {
            let isWeek = (day.dayNumber - day.weekday + 1 - monday) / 7 % weeks == 0
            if isWeek, weekdays.contains(day.weekday) { return day }
            day = day.adding(days: 1)
        }
        return day
    }

    /// "every Tuesday and Thursday", "every other Friday".
    package var text: String {
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        let lead = weeks == 1 ? "every" : weeks == 2 ? "every other" : "every \(weeks) weeks on"
        return "\(lead) \(weekdays.map { names[$0 - 1] }.asList)"
    }
}

extension Recurrence: Codable {
    package init(from decoder: any Decoder) throws {
        let rule = try decoder.singleValueContainer().decode(String.self)
        guard let recurrence = Recurrence(rule: rule) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no weekly rule"))
        }
        self = recurrence
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rule)
    }
}
