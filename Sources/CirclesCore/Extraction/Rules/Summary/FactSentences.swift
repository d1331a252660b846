/// What was arranged, what is new, who and what came up, as sentences of a summary.
struct FactSentences: Sendable {
    let voice: Voice
    /// What a day that is counted from another one rests on.
    private let doubt: String

    init(voice: Voice, countedFrom source: CaptureTime.Source) {
        self.voice = voice
        doubt = source == .now ? ", if it was written today" : ", if the file's date is right"
    }

    /// "Planned: dinner on Saturday 6 January 2024 at 19:00 (Luigi's)."; nil without a plan. What was asked and not answered is
    /// "Proposed".
    func plans(_ events: [Extraction.Event]) -> String? {
        let (proposed, planned) = (events.filter { $0.isAsked == true }, events.filter { $0.isAsked != true })
        let parts = [
            planned.isEmpty ? nil : sentence("Planned", planned),
            proposed.isEmpty ? nil : sentence("Proposed", proposed),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// "Called off: dinner on Friday 5 January 2024."; nil where nothing was.
    func calledOff(_ threads: [PlanThread]) -> String? {
        let ended = threads.filter { thread in
            thread.standing.isEmpty && thread.steps.last { $0.act == .cancel || $0.act == .revive }?.act == .cancel
        }
        let named = ended.compactMap { thread -> String? in
            let end = thread.steps.last { $0.act == .cancel }?.message
            let refused = thread.options.filter { $0.status == .refused }
            let day = (refused.last { $0.decidedBy == end } ?? refused.last).map { Self.day($0.date) }
            guard let title = thread.title, !title.isGeneric else { return day }
            return title.text.shortened(to: 50) + (day.map { " on \($0)" } ?? "")
        }
        return named.isEmpty ? nil : "Called off: \(named.suffix(3).joined(separator: "; "))."
    }

    /// What is new about people: their news, what they like, who is whose.
    func news(_ extraction: Extraction) -> [String] {
        var sentences = changes(extraction.news ?? [])
        if let likings = interests(extraction.interests) { sentences.append(likings) }
        if !extraction.relationships.isEmpty { sentences.append(people(extraction)) }
        return sentences
    }

    /// "News of Maria: “New job at the library” and “We moved!”", one sentence for each whose news they are.
    private func changes(_ news: [Extraction.News]) -> [String] {
        var told: [(lead: String, quotes: [String])] = []
        for item in news.prefix(3) {
            let (lead, quote) = (lead(item), "“\(item.evidence.quote.oneLine.shortened(to: 100))”")
            if told.contains(where: { $0.quotes.contains(quote) }) { continue }
            if let same = told.firstIndex(where: { $0.lead == lead }) {
                told[same].quotes.append(quote)
            } else {
                told.append((lead, [quote]))
            }
        }
        return told.map { "\($0.lead): \($0.quotes.asList)".endedAsSentence }
    }

    private func lead(_ news: Extraction.News) -> String {
        if news.kind == .promise {
            if news.about == .me { return "You promised" }
            return voice.isGroup ? "Somebody promised" : "\(voice.other.capitalizedAtStart) promised"
        }
        switch news.about {
        case .me: return "News of yours"
        case .contact where !voice.isGroup: return "News of \(voice.other)"
        case .contact, .other, .unknown: return "News"
        }
    }

    private func sentence(_ lead: String, _ events: [Extraction.Event]) -> String {
        let shown = events.prefix(3).map { event in
            var text = event.title.shortened(to: 50)
            if let repeats = event.repeats {
                text += " \(repeats.text)"
            } else if let date = event.date {
                text += event.lastDate.map { " from \(Self.day(date)) to \(Self.day($0))" } ?? " on \(Self.day(date))"
            }
            if let time = event.time { text += " at \(time)" }
            if let place = place(of: event) { text += " (\(place))" }
            guard event.isUncertain else { return text }
            let isOrderOpen = event.evidence.quote.contains("/") || event.evidence.quote.contains("-")
            return text + (isOrderOpen ? ", unless its day and month are swapped" : doubt)
        }
        let more = events.count > 3 ? " and \(events.count - 3) more" : ""
        return "\(lead): \(shown.joined(separator: "; "))\(more)."
    }

    /// "Maria likes pottery and jazz and you like chess."; nil where it is somebody else who likes something: that one has no
    /// name to stand with.
    private func interests(_ interests: [Extraction.Interest]) -> String? {
        func topics(_ about: (Extraction.Subject) -> Bool) -> [String] {
            interests.filter { about($0.about) }.prefix(3).map { $0.topic.shortened(to: 40) }
        }
        let (theirs, mine) = (topics { $0 == .contact && !voice.isGroup }, topics { $0 == .me })
        var parts: [String] = []
        if !theirs.isEmpty { parts.append("\(voice.other.capitalizedAtStart) likes \(theirs.asList)") }
        if !mine.isEmpty { parts.append("\(parts.isEmpty ? "You" : "you") like \(mine.asList)") }
        return parts.isEmpty ? nil : parts.asList + "."
    }

    /// "At mine" is true only in the mouth of the one who said it, and "gym (the gym)" says it twice.
    private func place(of event: Extraction.Event) -> String? {
        guard let place = event.place, !place.folded.contains(event.title.folded) else { return nil }
        let isPersonal = place.folded.split(separator: " ").contains { Cue.personalPlace.contains(String($0)) }
        return !isPersonal ? place.shortened(to: 40) : nil
    }

    /// "Mentioned: Dana's brother Luke (likes chess)."
    private func people(_ extraction: Extraction) -> String {
        let named = extraction.relationships.prefix(3).map { relationship in
            let name = relationship.name.map { "\(relationship.relation) \($0)" } ?? relationship.relation
            let liked = topics(of: relationship, extraction.interests)
            let relation = liked.isEmpty ? name : "\(name) (likes \(liked.asList))"
            switch relationship.about {
            case .me: return "your \(relation)"
            case .contact where !voice.isGroup: return "\(voice.other)'s \(relation)"
            // "Tom's sister Hannah": whose, only the words themselves say.
            case .other: return relationship.evidence.quote.oneLine.shortened(to: 60)
            case .contact, .unknown: return "somebody's \(relation)"
            }
        }
        return "Mentioned: \(named.asList)."
    }

    /// What a relative is said to like in the words that name them.
    private func topics(of relative: Extraction.Relationship, _ interests: [Extraction.Interest]) -> [String] {
        interests.filter { interest in
            interest.about == .other && interest.evidence.message == relative.evidence.message
                && interest.evidence.quote.folded.contains(relative.evidence.quote.folded)
        }.prefix(3).map { $0.topic.shortened(to: 40) }
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
}
