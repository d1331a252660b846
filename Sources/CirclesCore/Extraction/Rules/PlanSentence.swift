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
            if let place = place(of: event) { text += " (\(place))" }
            return event.isUncertain ? text + ", if the file's date is right" : text
        }
        let more = events.count > 3 ? " and \(events.count - 3) more" : ""
        return "Planned: \(shown.joined(separator: "; "))\(more)."
    }

    /// "Maria likes pottery and jazz. You like chess." What others like has no name to stand with.
    private func interests(_ interests: [Extraction.Interest]) -> String {
        func topics(_ about: (Extraction.Subject) -> Bool) -> [String] {
            interests.filter { about($0.about) }.prefix(3).map { $0.topic.shortened(to: 40) }
        }
        let isTold: (Extraction.Subject) -> Bool = { $0 == .contact && !voice.isGroup }
        let (theirs, mine) = (topics(isTold), topics { $0 == .me })
        let rest = topics { $0 != .me && !isTold($0) }
        var parts: [String] = []
        if !theirs.isEmpty { parts.append("\(voice.other.sentenceStart) likes \(theirs.asList)") }
        if !mine.isEmpty { parts.append("\(parts.isEmpty ? "You" : "you") like \(mine.asList)") }
        if !rest.isEmpty { parts.append("\(parts.isEmpty ? "Somebody" : "somebody else") likes \(rest.asList)") }
        return parts.asList + "."
    }

    /// "At mine" is true only in the mouth of the one who said it, and "gym (the gym)" says it twice.
    private func place(of event: Extraction.Event) -> String? {
        guard let place = event.place, !place.folded.contains(event.title.folded) else { return nil }
        let words = Set(place.folded.split(separator: " "))
        return words.isDisjoint(with: Self.personal) ? place.shortened(to: 40) : nil
    }

    private static let personal: Set<Substring> = [
        "mine", "ours", "yours", "my", "our", "your", "mir", "uns", "dir", "euch", "meiner", "deiner", "home",
    ]

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
