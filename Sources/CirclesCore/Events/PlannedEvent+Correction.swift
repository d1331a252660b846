extension PlannedEvent {
    /// "2026-05-02 19:00 dinner (Rosa's), date uncertain".
    package var text: String {
        let day = repeats?.text ?? date.description + (lastDate.map { " to \($0)" } ?? "")
        let words = [day, time?.description, title, place.map { "(\($0))" }]
        return words.compactMap(\.self).joined(separator: " ") + (isUncertain ? ", date uncertain" : "")
    }

    /// What the user made of it: nil where it was taken away. A correction that begins with a day, or a day and an hour, moves
    /// the event there; what follows is its title, with a place in brackets at the end.
    ///
    /// - Parameter changes: Of those it is with.
    package func corrected(by changes: [FactChange]) -> PlannedEvent? {
        let original = PlainText.of(text)
        guard let change = changes.first(where: { $0.kind == .event && $0.original == original }) else { return self }
        guard let text = change.text else { return nil }
        var event = self
        var words = text.split(separator: " ")[...]
        if let day = words.first.flatMap({ CalendarDate(iso: $0) }) {
            words.removeFirst()
            event.date = day
            event.repeats = nil
            event.lastDate = nil
            if words.first == "to", let last = words.dropFirst().first.flatMap({ CalendarDate(iso: $0) }), last > day {
                event.lastDate = last
                words.removeFirst(2)
            }
            event.time = words.first.flatMap { ClockTime(iso: $0) }
            if event.time != nil { words.removeFirst() }
        }
        event.isUncertain = false
        event.isAsked = false
        var title = words.joined(separator: " ")
        event.place = nil
        if title.hasSuffix(")"), let open = title.lastIndex(of: "("), open > title.startIndex {
            event.place = String(title[title.index(after: open)...].dropLast())
            title = String(title[..<open])
        }
        title = title.split(separator: " ").joined(separator: " ")
        if !title.isEmpty { event.title = title }
        return event
    }
}
