/// Which of three figures is the day, told by all lines of a chat together.
struct DateOrder {
    private enum Order { case dayFirst, monthFirst, yearFirst }
    private let order: Order
    /// Another order does as well, and makes other days of it.
    let isUncertain: Bool
    private let today: CalendarDate?

    /// - Parameter today: When the chat was handed in: nothing in it was written later. Nil: not known.
    init(_ heads: [ChatLineHead], today: CalendarDate?) {
        self.today = today
        guard !heads.contains(where: \.isYearFirst) else {
            (order, isUncertain) = (.yearFirst, false)
            return
        }
        // A day's clocks differ by less than a day from here.
        let last = today?.adding(days: 1)
        let tested = [Order.dayFirst, .monthFirst].map { order in
            Self.test(heads.lazy.map { Self.date($0.figures, order, today) }, notAfter: last)
        }
        let (day, month) = (tested[0], tested[1])
        if day.isPossible != month.isPossible {
            (order, isUncertain) = (day.isPossible ? .dayFirst : .monthFirst, false)
        } else if (day.steps == 0) != (month.steps == 0) {
            // Messages are in order: the reading in which the days never go back.
            (order, isUncertain) = (day.steps == 0 ? .dayFirst : .monthFirst, !day.isPossible)
        } else {
            let isAmerican = heads.first.map { $0.isAmerican && $0.separator == "/" } ?? false
            order = day.steps < month.steps || day.steps == month.steps && !isAmerican ? .dayFirst : .monthFirst
            // Nobody writes the month first with dots.
            isUncertain =
                !day.isPossible
                || heads.contains { $0.separator != "." && $0.figures.0 != $0.figures.1 }
        }
    }

    func date(_ figures: (Int, Int, Int?)) -> CalendarDate? { Self.date(figures, order, today) }

    /// Minutes since 1970 on the chat's own clock; nil where there is no such day.
    func minute(_ head: ChatLineHead) -> Int? {
        date(head.figures).map { $0.dayNumber * 1440 + head.time.hour * 60 + head.time.minute }
    }

    /// Whether all days exist and are past, and how often they go back.
    private static func test(
        _ dates: some Sequence<CalendarDate?>, notAfter last: CalendarDate?
    ) -> (isPossible: Bool, steps: Int) {
        var isPossible = true, steps = 0
        var before: CalendarDate?
        for date in dates {
            guard let date else {
                (isPossible, steps) = (false, steps + 1)
                continue
            }
            if let last, date > last { isPossible = false }
            if let before, date < before { steps += 1 }
            before = date
        }
        return (isPossible, steps)
    }

    private static func date(_ figures: (Int, Int, Int?), _ order: Order, _ today: CalendarDate?) -> CalendarDate? {
        let (year, month, day): (Int?, Int, Int?) =
            switch order {
            case .dayFirst: (figures.2, figures.1, figures.0)
            case .monthFirst: (figures.2, figures.0, figures.1)
            case .yearFirst: (figures.0, figures.1, figures.2)
            }
        guard let day else { return nil }
        if let year { return CalendarDate(year: fullYear(year), month: month, day: day) }
        // Without a year it is the last such day.
        guard let today else { return nil }
        return [today.year, today.year - 1].lazy.compactMap { CalendarDate(year: $0, month: month, day: day) }
            .first { $0 <= today.adding(days: 1) }
    }

    /// Two figures are of this century; the Buddhist era is 543 years ahead.
    private static func fullYear(_ year: Int) -> Int { year < 100 ? 2000 + year : year > 2400 ? year - 543 : year }
}
