/// Plans with a day: proposed, taken back, moved, and completed by the time that is agreed on later.
struct EventRule: Sendable {
    struct EventExtraction: Sendable {
        var events: [Extraction.Event]
        /// Times that belong to a plan's day though their own message names none.
        var times: [Extraction.DateMention]
    }

    func find(in conversation: Conversation) -> EventExtraction {
        var diary = Diary(isGroup: conversation.isGroup)
        for (position, line) in conversation.lines.enumerated() {
            diary.read(line, after: position > 0 ? conversation.lines[position - 1] : nil)
        }
        return EventExtraction(events: diary.events, times: diary.times)
    }
}

/// The plans of a conversation as they stand after the messages read so far.
struct Diary: Sendable {
    fileprivate struct Entry: Sendable {
        var event: Extraction.Event
        /// Position of the message that named its day.
        var line: Int
        var isQuestion: Bool
        var proposer: Extraction.Subject
        var isCancelled = false
    }

    /// A message further away does not complete or decline a plan.
    private static let reach = 4

    private let isGroup: Bool
    private var entries: [Entry] = []
    private(set) var times: [Extraction.DateMention] = []

    init(isGroup: Bool) { self.isGroup = isGroup }

    var events: [Extraction.Event] { entries.filter { !$0.isCancelled }.map(\.event) }

    mutating func read(_ line: Conversation.Line, after previous: Conversation.Line?) {
        let before = entries.count
        for moment in line.temporalExpressions {
            if moment.day != nil { readDay(moment, line, previous) } else { readTime(moment, line) }
        }
        readBareHour(line, after: previous)
        if entries.count == before { readRefusal(line) }
    }

    // MARK: a day

    private mutating func readDay(
        _ moment: TemporalExpression, _ line: Conversation.Line, _ previous: Conversation.Line?
    ) {
        guard let date = line.date(of: moment) else { return }
        let range = moment.tokens
        let grammar = line.grammar
        if grammar.isDenied(range) {
            cancel { $0.event.date == date && $0.line < line.index }
            return
        }
        let sentence = grammar.sentence(around: range.lowerBound)
        guard date >= line.today, !grammar.tellsOfThePast(around: range) else { return }
        let isMoving = grammar.isMoving(sentence)
        if let plan = PlanReader(grammar: grammar).plan(for: range) {
            if isMoving { replaceLast(date, line) }
            add(plan, moment, date, line, sentence)
        } else if let title = inheritedTitle(moment, line, previous, sentence) {
            if isMoving { replaceLast(date, line) }
            add(title: title, range, moment, date, line, sentence, about: line.speaker)
        } else if let entry = lastOpen(near: line), entries[entry].event.date == date, let time = line.time(of: moment)
        {
            entries[entry].event.time = time
        }
    }

    private mutating func add(
        _ plan: Plan, _ moment: TemporalExpression, _ date: CalendarDate, _ line: Conversation.Line,
        _ sentence: Range<Int>
    ) {
        let title = plan.gist ?? line.quote(plan.title).asTitle(isGerman: line.grammar.language == .german)
        let range = moment.tokens
        // The quote runs from the title to the day when both stand in one sentence.
        let isNear = plan.title.lowerBound >= sentence.lowerBound && plan.title.upperBound <= sentence.upperBound
        let quote =
            isNear
            ? min(plan.title.lowerBound, range.lowerBound)..<max(plan.title.upperBound, range.upperBound) : range
        let about = PlanSubject(grammar: line.grammar).owner(of: plan.title, moment: range).resolved(
            speaker: line.speaker)
        add(title: title, quote, moment, date, line, sentence, about: about)
    }

    private mutating func add(
        title: String, _ quote: Range<Int>, _ moment: TemporalExpression, _ date: CalendarDate,
        _ line: Conversation.Line,
        _ sentence: Range<Int>, about: Extraction.Subject
    ) {
        // "Meet at 7? Saturday, I mean": the hour may stand in a sentence before.
        let time =
            line.time(of: moment)
            ?? line.temporalExpressions.first {
                $0.day == nil && $0.tokens.upperBound <= moment.tokens.lowerBound && !isLimit($0, line)
            }.flatMap { line.time(of: $0) }
        let place = (line.grammar.place(from: quote.lowerBound, in: sentence)).map { line.quote($0) }
        if let known = entries.lastIndex(where: {
            !$0.isCancelled && $0.event.date == date && $0.isSame(as: title, at: time)
        }) {
            if entries[known].event.time == nil { entries[known].event.time = time }
            if entries[known].event.place == nil { entries[known].event.place = place }
            return
        }
        guard events.count < RuleBasedExtractor.maximumItems else { return }
        let isNamedByPlace = place.map { title.folded == $0.folded } ?? false
        let event = Extraction.Event(
            title: isNamedByPlace ? title.withoutArticle : title, date: date, time: time, place: place,
            isUncertain: line.isUncertain && !moment.isAbsolute, about: about, evidence: line.evidence(quote))
        entries.append(
            Entry(
                event: event, line: line.index, isQuestion: sentence.contains { line.grammar.isSign($0, "?") },
                proposer: line.speaker))
    }

    /// "How about Sunday?", "Saturday at 7?": the plan is the one that is being talked about.
    private func inheritedTitle(
        _ moment: TemporalExpression, _ line: Conversation.Line, _ previous: Conversation.Line?, _ sentence: Range<Int>
    ) -> String? {
        let others = sentence.filter { !moment.tokens.contains($0) && line.grammar[$0]?.kind == .word }
        guard others.count <= 6, others.allSatisfy({ line.grammar.isWord($0, in: Self.choosing) }) else { return nil }
        if let entry = entries.last(where: { line.index - $0.line <= Self.reach }) { return entry.event.title }
        guard let previous,
            let noun = previous.tokens.indices.last(where: { PlanReader(grammar: previous.grammar).isOccasion($0) }),
            previous.temporalExpressions.allSatisfy({ $0.day == nil })
        else { return nil }
        return previous.quote(noun..<(noun + 1)).asTitle(isGerman: previous.grammar.language == .german)
    }

    private static let choosing: Set<String> = [
        "how", "about", "what", "maybe", "sorry", "on", "at", "then", "works", "work", "suits", "is", "good", "better",
        "fine",
        "great", "perfect", "let's", "say", "do", "for", "me", "instead", "would", "be", "it", "rather", "can", "we",
        "you",
        "ok", "okay", "yes", "does", "around", "or", "could", "move", "moved", "to", "shall", "make", "that", "us",
        "so",
        "am", "um", "dann", "passt", "geht", "vielleicht", "wie", "ware", "es", "mit", "mir", "besser", "lieber",
        "oder",
        "gut", "ja", "auch", "sagen", "wir", "gegen", "perfekt", "bei", "dir", "klar", "super", "push", "sure", "hmm",
        "was",
    ]

    private mutating func replaceLast(_ date: CalendarDate, _ line: Conversation.Line) {
        guard let entry = lastOpen(near: line), entries[entry].event.date != date else { return }
        entries[entry].isCancelled = true
    }

    // MARK: a time alone

    private mutating func readTime(_ moment: TemporalExpression, _ line: Conversation.Line) {
        guard let time = line.time(of: moment), let range = moment.time?.tokens else { return }
        let grammar = line.grammar
        guard !grammar.isWord(range.lowerBound, in: Self.limits),
            !grammar.isWord(range.lowerBound - 1, in: Self.limits),
            let entry = lastOpen(near: line), let date = entries[entry].event.date
        else { return }
        let sentence = grammar.sentence(around: range.lowerBound)
        let isChange =
            grammar.isMoving(sentence) || sentence.contains { grammar.isWord($0, "better", "besser", "make") }
        guard entries[entry].event.time == nil || (isChange && entries[entry].line != line.index),
            !sentence.contains(where: { grammar.isWord($0, in: Grammar.otherAffairs) }),
            !grammar.tellsOfThePast(around: range),
            !grammar.clause(around: range).contains(where: { grammar.isWord($0, "can't", "not", "nicht", "too", "zu") })
        else { return }
        setTime(time, of: entry, date, line, range)
    }

    private func isLimit(_ moment: TemporalExpression, _ line: Conversation.Line) -> Bool {
        line.grammar.isWord(moment.tokens.lowerBound, in: Self.limits)
            || line.grammar.isWord(moment.tokens.lowerBound - 1, in: Self.limits)
    }

    private static let limits: Set<String> = ["until", "till", "til", "before", "after", "bis", "vor", "nach", "by"]
    /// "What time?" — "7".
    private mutating func readBareHour(_ line: Conversation.Line, after previous: Conversation.Line?) {
        guard line.temporalExpressions.isEmpty, (1...2).contains(line.tokens.count), let token = line.tokens.first,
            token.isShortNumber,
            let value = token.value, let previous, let entry = lastOpen(near: line), entries[entry].event.time == nil,
            let date = entries[entry].event.date,
            previous.tokens.indices.contains(where: { previous.grammar.isWord($0, "time", "when", "wann", "uhrzeit") }),
            previous.tokens.last?.isSign("?") == true, (1...23).contains(value)
        else { return }
        let half = line.grammar.usualHalf(hour: value, isDigital: false, around: 0..<1)
        guard let time = ClockTime(hour: value < 12 && half == .afternoon ? value + 12 : value) else { return }
        setTime(time, of: entry, date, line, 0..<1)
    }

    private mutating func setTime(
        _ time: ClockTime, of entry: Int, _ date: CalendarDate, _ line: Conversation.Line, _ range: Range<Int>
    ) {
        entries[entry].event.time = time
        times.append(
            Extraction.DateMention(
                date: date, time: time, isUncertain: entries[entry].event.isUncertain, about: line.speaker,
                evidence: line.evidence(range)))
    }

    private func lastOpen(near line: Conversation.Line) -> Int? {
        entries.lastIndex { !$0.isCancelled && line.index - $0.line <= Self.reach }
    }

    // MARK: taking back

    private mutating func readRefusal(_ line: Conversation.Line) {
        let grammar = line.grammar
        if grammar.isCancellation(in: grammar.tokens.indices), !grammar.tokens.contains(where: { $0.isSign("?") }) {
            let words = Set(grammar.tokens.filter { $0.kind == .word }.map(\.text))
            let named = entries.lastIndex { !$0.isCancelled && !words.isDisjoint(with: $0.event.title.folded.words) }
            if let entry = named ?? lastOpen(near: line) { entries[entry].isCancelled = true }
            return
        }
        // In a group one who cannot come does not call it off.
        guard !isGroup, grammar.isDeclining(), let entry = lastOpen(near: line), line.index - entries[entry].line <= 2,
            entries[entry].isQuestion, entries[entry].proposer != line.speaker
        else { return }
        entries[entry].isCancelled = true
    }

    private mutating func cancel(where matches: (Entry) -> Bool) {
        for index in entries.indices where matches(entries[index]) { entries[index].isCancelled = true }
    }
}

extension Diary.Entry {
    /// The same plan named again, not a second one on that day: no other title, or the same words, or no other hour.
    fileprivate func isSame(as title: String, at time: ClockTime?) -> Bool {
        if !event.title.folded.words.isDisjoint(with: title.folded.words) { return true }
        return ["meet", "come", "see you"].contains(title.folded)
            && (time == nil || event.time == nil || time == event.time)
    }
}

extension String {
    fileprivate var words: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 })
    }

    /// A sentence's first word loses its capital inside a title, unless it is a name or all capitals.
    fileprivate func asTitle(isGerman: Bool) -> String {
        let plain = oneLine.shortened(to: 60)
        guard !isGerman, let first = plain.split(separator: " ").first,
            !first.hasSuffix("'s") || RelationWords.relations[first.lowercased().withoutPossessive] != nil,
            first.dropFirst().allSatisfy({ !$0.isUppercase }), PlanWords.isOrdinary(String(first).folded)
        else { return plain }
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }

    fileprivate var withoutArticle: String {
        for article in ["the ", "The ", "a ", "der ", "die ", "das ", "dem "] where hasPrefix(article) {
            return String(dropFirst(article.count))
        }
        return self
    }
}

extension PlanWords {
    /// A word that is written large only at the head of a sentence.
    static func isOrdinary(_ word: String) -> Bool {
        !word.contains { $0.isNumber }
    }
}

extension Grammar {
    /// Whether what is said around the day has already happened.
    func tellsOfThePast(around day: Range<Int>) -> Bool { direction(around: day) == .past }
}
