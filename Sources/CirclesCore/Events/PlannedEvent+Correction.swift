internal import Foundation

extension PlannedEvent {
    /// "2026-05-02 19:00 dinner (Rosa's), date uncertain".
    package var text: String {
        let day = repeats?.text ?? date.description + (lastDate.map { " to \($0)" } ?? "")
        // An hour that the clocks leave out is the one that they show then.
        let hour = repeats == nil ? local(in: TimeZone(identifier: zone) ?? .gmt).time : time
        let words = [day, hour?.description, title, place.map { "(\($0))" }]
        return words.compactMap(\.self).joined(separator: " ") + (isUncertain ? ", date uncertain" : "")
    }

    /// A correction without a day leaves the event where an earlier one put it.
    ///
    /// - Parameter earlier: The correction that stands now; nil where there is none.
    /// - Throws: `CirclesError` with `badInput` for what begins like a day or an hour and is none.
    package static func correction(_ text: String, after earlier: String?) throws(CirclesError) -> String {
        let head = try head(of: text)
        guard head.isEmpty, let earlier, let kept = try? Self.head(of: earlier), !kept.isEmpty else { return text }
        return (kept + [text]).joined(separator: " ")
    }

    /// The words of a correction that say when: "2026-05-02 19:00", "2026-05-02 to 2026-05-04".
    private static func head(of text: String) throws(CirclesError) -> [String] {
        let words = text.split(separator: " ").map(String.init)
        func day(_ index: Int) throws(CirclesError) -> CalendarDate? {
            guard let word = words[safe: index], word.wholeMatch(of: /\d{4}-\d{1,2}-\d{1,2}/) != nil else { return nil }
            guard let day = CalendarDate(iso: word) else { throw CirclesError(.badInput, "\(word) is no day") }
            return day
        }
        guard let first = try day(0) else { return [] }
        var count = 1
        if words[safe: 1] == "to", let last = try day(2) {
            guard last > first else { throw CirclesError(.badInput, "\(last) is not after \(first)") }
            count = 3
        }
        if let word = words[safe: count], word.wholeMatch(of: /\d{1,2}:\d{2}/) != nil {
            guard ClockTime(iso: word) != nil else { throw CirclesError(.badInput, "\(word) is no hour") }
            count += 1
        }
        return Array(words.prefix(count))
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
