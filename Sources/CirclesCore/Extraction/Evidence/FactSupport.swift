/// Whether what a model made of a quote is what the quote says.
struct FactSupport {
    private let days: DaySupport
    /// What bears out no event: small words, words for any occasion, and those of the title and the labels, which name people.
    private let fillers: Set<String>
    /// What each message says, for a title that an earlier turn gave.
    private let said: [FoldedText]

    init(_ transcript: Transcript, capturedAt: CaptureTime) {
        days = DaySupport(transcript, capturedAt: capturedAt)
        let labels = [transcript.title].compactMap(\.self) + transcript.messages.compactMap(\.sender)
        let names = labels.flatMap { FoldedText($0).words.map(WordSupport.string) }
        fillers = Self.occasions.union(names)
        said = transcript.messages.map { FoldedText($0.text) }
    }

    func bears(_ interest: Extraction.Interest, in passage: Passage) -> Bool {
        WordSupport.bears(interest.topic, in: interest.evidence.quote)
    }

    func bears(_ mention: Extraction.DateMention, in passage: Passage) -> Bool {
        days.bears(mention.date, in: passage)
    }

    /// A relation is borne out by any word for it: "Schwester" is a sister.
    func bears(_ relationship: Extraction.Relationship, in passage: Passage) -> Bool {
        if WordSupport.bears(relationship.relation, in: relationship.evidence.quote) { return true }
        let relation = FoldedText(relationship.relation).words.map(WordSupport.string)
        let meant = Set(relation.map { RelationWords.relations[$0] ?? $0 })
        return FoldedText(relationship.evidence.quote).words.contains { word in
            RelationWords.relations[WordSupport.string(word)].map(meant.contains) ?? false
        }
    }

    /// How far back a plan's name may stand: "Dinner?" … "Sunday at eleven then".
    private static let reach = DialogueState.reach

    /// An event's title is borne out by one of its own words in the message, or in one before it where the message names its day
    /// or hour; one made of nothing but "meeting with" and the person's name, by a day or a time there.
    func bears(_ event: Extraction.Event, in passage: Passage) -> Bool {
        let text = passage.message == nil ? event.evidence.quote : passage.text
        let said = FoldedText(text)
        let own = WordSupport.contentWords(of: FoldedText(event.title), without: fillers)
        if own.isEmpty {
            return WordSupport.bears(event.title, in: text) || bearsMoment(of: event, in: passage)
        }
        if WordSupport.borneOut(own, by: said.words) > 0 { return true }
        guard let message = passage.message, bearsMoment(of: event, in: passage) else { return false }
        return self.said[max(0, message - Self.reach)..<min(message, self.said.count)].contains {
            WordSupport.borneOut(own, by: $0.words) > 0
        }
    }

    private func bearsMoment(of event: Extraction.Event, in passage: Passage) -> Bool {
        (event.date.map { days.bears($0, in: passage) } ?? false)
            || (event.time.map { days.bears($0, in: passage) } ?? false)
    }

    /// The event without a day or an hour that nobody named.
    func trimmed(_ event: Extraction.Event, in passage: Passage) -> Extraction.Event {
        var event = event
        if let date = event.date, !days.bears(date, in: passage) {
            event.date = nil
            event.isUncertain = false
        }
        event.isUncertain = event.isUncertain || hangsOnOpenDay(event.date, event.evidence, passage)
        event.time = event.time.flatMap { days.bears($0, in: passage) ? $0 : nil }
        return event
    }

    func trimmed(_ mention: Extraction.DateMention, in passage: Passage) -> Extraction.DateMention {
        var mention = mention
        mention.isUncertain = mention.isUncertain || hangsOnOpenDay(mention.date, mention.evidence, passage)
        mention.time = mention.time.flatMap { days.bears($0, in: passage) ? $0 : nil }
        return mention
    }

    /// Whether a day said without its year was said on a day that is not certain.
    private func hangsOnOpenDay(
        _ date: CalendarDate?, _ evidence: Extraction.Evidence, _ passage: Passage
    ) -> Bool {
        guard let date, days.isUncertain(in: passage) else { return false }
        return !evidence.quote.contains(String(date.year))
    }

    /// Words for any occasion.
    private static let occasions = WordSupport.fillers.union([
        "meeting", "meet", "meetup", "meets", "call", "phone", "plan", "plans", "appointment", "visit", "gathering",
        "event", "get", "together", "catch", "catching", "date", "hangout", "hang", "seeing", "chat", "talk", "treffen",
        "termin", "anruf", "besuch", "verabredung", "cita", "quedada", "reunion", "rendez", "vous",
    ])
}
