package import FoundationEssentials

/// A day and a time of day as a clock on the wall showed them, with the zone's offset when it is known.
package struct WallClock: Hashable, Sendable {
    package let date: CalendarDate
    package let hour: Int
    package let minute: Int
    /// 0…59; a leap second counts as 59.
    package let second: Int
    /// Seconds east of UTC.
    package let offset: Int?

    /// Nil when there is no such time.
    package init?(date: CalendarDate, hour: Int, minute: Int, second: Int = 0, offset: Int? = nil) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
        if let offset, abs(offset) > 14 * 3600 { return nil }
        self.date = date
        self.hour = hour
        self.minute = minute
        self.second = min(second, 59)
        self.offset = offset
    }

    /// Whose days and hours it is read in: those of its own offset, where the clocks of `user` showed something else then. `Z` says
    /// which instant it is, and nothing of where.
    package func zone(for user: TimeZone) -> TimeZone {
        guard let offset, offset != 0, user.secondsFromGMT(for: instant(in: user)) != offset else { return user }
        return TimeZone(secondsFromGMT: offset) ?? user
    }

    /// The instant it means: by its own offset, else in `zone`. A time that a clock change skipped is read with the
    /// offset before the change, one that came twice as the first.
    package func instant(in zone: TimeZone) -> Date {
        let local = Double(date.dayNumber) * 86_400 + Double(hour * 3600 + minute * 60 + second)
        if let offset { return Date(timeIntervalSince1970: local - Double(offset)) }
        let before = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: local - 86_400)))
        let early = Date(timeIntervalSince1970: local - before)
        if Double(zone.secondsFromGMT(for: early)) == before { return early }
        let after = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: local + 86_400)))
        let late = Date(timeIntervalSince1970: local - after)
        return Double(zone.secondsFromGMT(for: late)) == after ? late : early
    }
}
