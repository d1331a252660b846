/// The hours that the plans of a conversation have on their days, and those they had before.
struct HoursOfDays {
    private var now: [CalendarDate: Set<ClockTime>] = [:]
    private var before: [CalendarDate: Set<ClockTime>] = [:]

    init(_ threads: [PlanThread]) {
        for option in threads.lazy.flatMap(\.standing) {
            if let time = option.time { now[option.date, default: []].insert(time) }
            before[option.date, default: []].formUnion(option.formerTimes)
        }
    }

    /// "Dinner at 7?" — "8 is better": the seven, where nothing else on that day is at it.
    func isGone(_ time: ClockTime, on date: CalendarDate) -> Bool {
        before[date]?.contains(time) == true && now[date]?.contains(time) != true
    }
}
