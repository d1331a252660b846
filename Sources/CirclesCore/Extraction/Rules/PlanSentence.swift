/// What was arranged, what was named, who and what came up: the middle of the summary.
struct PlanSentence: Sendable {
    let voice: Voice

    func sentence(_ extraction: Extraction) -> String? {
        if !extraction.events.isEmpty { return plans(extraction.events) }
        if !extraction.interests.isEmpty { return interests(extraction.interests) }
        if !extraction.relationships.isEmpty { return people(extraction.relationships) }
        guard !extraction.dates.isEmpty else { return nil }
        let days = Self.unique(extraction.dates.map { Self.day($0.date) })
        return days.count == 1
            ? "A day was named: \(days[0])." : "Days were named: \(days.prefix(3).map { $0 }.asList)."
    }

    private func plans(_ events: [Extraction.Event]) -> String {
        let shown = events.prefix(3).map { event in
            var text = event.title.shortened(to: 50)
            if let date = event.date { text += " on \(Self.day(date))" }
            if let time = event.time { text += " at \(time)" }
            if let place = event.place { text += " (\(place.shortened(to: 40)))" }
            return event.isUncertain ? text + ", if the file's date is right" : text
        }
        let more = events.count > 3 ? " and \(events.count - 3) more" : ""
        return "Planned: \(shown.joined(separator: "; "))\(more)."
    }

    private func interests(_ interests: [Extraction.Interest]) -> String {
        let topics = interests.prefix(3).map { interest in
            let topic = interest.topic.shortened(to: 40)
            switch interest.about {
            case .me: return "\(topic) (you)"
            case .contact where !voice.isGroup: return "\(topic) (\(voice.other))"
            case .contact, .other, .unknown: return topic
            }
        }
        return "It came up who likes what: \(topics.asList)."
    }

    private func people(_ relationships: [Extraction.Relationship]) -> String {
        let named = relationships.prefix(3).map { relationship in
            let relation = relationship.name.map { "\(relationship.relation) \($0)" } ?? relationship.relation
            switch relationship.about {
            case .me: return "your \(relation)"
            case .contact where !voice.isGroup && voice.name != nil: return "\(voice.other)'s \(relation)"
            case .contact, .other, .unknown: return "somebody's \(relation)"
            }
        }
        return "Mentioned: \(named.asList)."
    }

    /// "Saturday 6 January 2024".
    static func day(_ date: CalendarDate) -> String {
        let weekday = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][date.weekday - 1]
        let month = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ][date.month - 1]
        return "\(weekday) \(date.day) \(month) \(date.year)"
    }

    private static func unique(_ values: [String]) -> [String] {
        values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
