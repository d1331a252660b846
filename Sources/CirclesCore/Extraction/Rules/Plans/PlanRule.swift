/// From threads to what an extraction holds: events that stand, days that were named.
struct PlanRule: Sendable {
    let state: DialogueState
    let conversation: Conversation
    /// The other person's name, for a plan without one of its own.
    let name: String?

    /// One event a day that stands.
    func events() -> [Extraction.Event] {
        state.threads.flatMap { thread in
            thread.standing.compactMap { event(of: thread, on: $0) }
        }.prefix(RuleBasedExtractor.maximumItems).map(\.self)
    }

    private func event(of thread: PlanThread, on option: PlanThread.Option) -> Extraction.Event? {
        guard let title = title(of: thread, option) else { return nil }
        let place = thread.place.flatMap { $0.isEmpty ? nil : $0 }
        return Extraction.Event(
            title: title, date: option.date, time: hour(of: option, title, at: place), place: place,
            lastDate: option.lastDate,
            isUncertain: option.isUncertain, isAsked: option.isOpenQuestion ? true : nil,
            about: thread.about, evidence: option.evidence)
    }

    /// "At nine" of a dinner is in the evening, whichever turn said that it is one.
    func hour(of option: PlanThread.Option, _ title: String, at place: String?) -> ClockTime? {
        guard let time = option.time, option.isHalfOpen else { return option.time }
        // "Car goes to the garage at 7.30"
        let isByDay = (title + " " + option.evidence.quote).folded.split(whereSeparator: { !$0.isLetter })
            .contains(where: { Cue.workdayOccasion.contains(String($0)) })
        // "The plumber comes between 7 and 9": who works by day comes in the morning.
        if isByDay, option.half != .afternoon,
            time.hour == 19 || time.hour == 18 && time.minute >= 30
        {
            return ClockTime(hour: time.hour - 12, minute: time.minute)
        }
        guard option.half != .morning, (5...10).contains(time.hour) else { return time }
        // "I'm at the dentist at 9:15 today", written at ten
        if isOver(time, on: option), !isByDay || time.hour < 8 {
            return ClockTime(hour: time.hour + 12, minute: time.minute)
        }
        let words = Set(title.folded.split { !$0.isLetter }.map(String.init))
        // "Five a side on Monday at 9": who works by day plays in the evening.
        let isAfterWork = option.date.weekday <= 5 && time.hour < 10 && words.contains { Cue.afterWork.contains($0) }
        // Of our dialogues' plans "at 8", 31 are in the evening and 14 in the morning, and these say what for.
        let isAtWork = place?.folded.split { !$0.isLetter }.contains { Cue.workplace.contains(String($0)) } ?? false
        let isUnnamed = Self.isMeeting(title) && time.hour == 8 && !isAtWork
        guard
            isAfterWork || isUnnamed || Self.isGrownBirthday(title)
                || words.contains(where: { Cue.eveningOccasion.contains($0) })
        else {
            return time
        }
        return ClockTime(hour: time.hour + 12, minute: time.minute)
    }

    /// "Aoife's 40th birthday": no child's, so its party is in the evening.
    private static func isGrownBirthday(_ title: String) -> Bool {
        Lexicon.isBirthday(title)
            && title.split(separator: " ").contains { word in
                Int(word.prefix { $0.isWholeNumber }).map { (18...110).contains($0) } ?? false
            }
    }

    /// "Tonight, a quarter past eight", written in the afternoon.
    private func isOver(_ time: ClockTime, on option: PlanThread.Option) -> Bool {
        guard let turn = conversation.turns[safe: option.timeTurn ?? option.message], option.date == turn.today,
            let clock = turn.clock
        else { return false }
        return time < clock
    }

    /// The half of the day that the plan of that hour turned out to be in: one mention has one hour.
    private func hour(of mention: DateMention, beside events: [Extraction.Event]) -> ClockTime? {
        guard let time = mention.time, mention.expression.isHalfOpen,
            let other = ClockTime(hour: (time.hour + 12) % 24, minute: time.minute)
        else { return mention.time }
        let planned = events.filter { $0.date == mention.date }.compactMap(\.time)
        return planned.contains(time) || !planned.contains(other) ? time : other
    }

    /// Its own name; else, when somebody means to come, that people meet.
    func title(of thread: PlanThread, _ option: PlanThread.Option) -> String? {
        if let title = thread.title, !title.isGeneric {
            let opening = thread.isNamedByRest ? TalkedOf(conversation, thread, on: option, state).opening() : nil
            return opening?.text ?? title.text
        }
        if thread.title == nil, let matter = thread.matter { return matter.text }
        if thread.title == nil, let inquiry = thread.inquiry {
            // "When will you all come on Sunday?" — "half twelve": what is asked about has an hour, so it is something.
            let isTimedSince = option.time != nil && option.timeTurn.map { $0 > option.message } ?? false
            if isTimedSince { return TalkedOf(conversation, thread, on: option, state).title(isNamed: false)?.text }
            return inquiry.isAnswered ? inquiry.feast?.text : nil
        }
        guard
            thread.title != nil
                || thread.isAppointment && (option.time != nil || option.isAccepted || thread.options.count > 1)
        else {
            return nil
        }
        if thread.title == nil, let said = thread.duty ?? thread.thing { return said.text }
        // "At the gym": where it is says what it is.
        if let title = thread.title, let place = thread.place, place.folded.contains(title.text.folded) {
            return title.text
        }
        let doing = thread.title.flatMap { Self.meetings.contains($0.text) ? nil : $0 }
        let talk = TalkedOf(conversation, thread, on: option, state)
        // "How was the dentist?" — "They cancelled, new one is on the 2nd"
        if let doing, doing.words.contains(where: Cue.standIn.contains), let matter = talk.matter() {
            return matter.text
        }
        if let spoken = talk.title(isNamed: doing != nil) { return spoken.text }
        let language = conversation.turns[safe: option.message]?.grammar.language ?? .english
        let lexicon = Lexicon.of(language)
        if let doing, doing.text != lexicon.words.visit { return doing.text }
        if let purpose = talk.purpose() ?? talk.opening() ?? doing ?? talk.pointedAtLater(than: option) {
            return purpose.text
        }
        // A group's name often has a picture.
        let partner = name.map { String($0.filter { !$0.isEmojiLike }).trimmed }
        guard let partner, partner.contains(where: \.isLetter), partner.count <= 40 else {
            return lexicon.words.meeting.alone
        }
        return lexicon.words.meeting.with.replacing("%@", with: partner)
    }

    private static let meetings = Set(Language.allCases.map { Lexicon.of($0).words.meeting.alone })

    /// Whether a title says only that people meet: "meet", "meet Dana".
    static func isMeeting(_ title: String) -> Bool {
        title.split(separator: " ").first.map { meetings.contains(String($0)) } ?? true
    }

    /// Days that stand or lie behind, and hours that were agreed on later, in reading order.
    ///
    /// - Parameter events: Those that were found on them.
    func dates(beside events: [Extraction.Event]) -> [Extraction.DateMention] {
        let hours = HoursOfDays(state.threads)
        let named = state.mentions.filter(\.role.isNamed).compactMap { mention -> Extraction.DateMention? in
            guard let turn = conversation.turns[safe: mention.turn] else { return nil }
            return Extraction.DateMention(
                date: mention.date,
                time: hour(of: mention, beside: events).flatMap { hours.isGone($0, on: mention.date) ? nil : $0 },
                isUncertain: turn.isUncertain(mention.expression),
                about: turn.speaker, evidence: turn.evidence(mention.expression.tokens))
        }
        let standing = Set(state.threads.flatMap(\.standing).map(\.date))
        let all =
            named
            + state.times.filter { said in
                standing.contains(said.date) && !(said.time.map { hours.isGone($0, on: said.date) } ?? false)
            }
        return all.enumerated().sorted {
            ($0.element.evidence.message ?? -1, $0.offset) < ($1.element.evidence.message ?? -1, $1.offset)
        }.map(\.element)
    }
}
