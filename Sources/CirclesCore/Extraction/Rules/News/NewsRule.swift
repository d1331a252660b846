/// What changed in somebody's life, by words that say little else: moved, engaged, a new job, a birth, a promise made.
struct NewsRule: Sendable {
    func find(in conversation: Conversation) -> [Extraction.News] {
        var found: [Change] = []
        for turn in conversation.turns {
            for utterance in Utterance.all(of: turn)
            where found.count < RuleBasedExtractor.maximumItems {
                for change in Self.changes(in: utterance) {
                    guard let change = Self.inTalk(change, of: turn, behind: found),
                        !found.contains(where: { $0.isSame(as: change) || $0.isToldWith(change) })
                    else { continue }
                    found.append(change)
                }
            }
        }
        return found.prefix(RuleBasedExtractor.maximumItems).map(\.news)
    }

    /// "My dad broke his hip" … "Op went well": without anybody's name it goes on about whoever was told of; and who has just had a child
    /// is in hospital for that.
    private static func inTalk(_ change: Change, of turn: Conversation.Turn, behind found: [Change]) -> Change? {
        guard change.news.kind == .health, change.isUnnamed else { return change }
        let told = found.filter { $0.speaker == turn.speaker && turn.index - $0.turn <= reach }
        if told.contains(where: { $0.news.kind == .birth }) { return nil }
        var change = change
        if told.last(where: { $0.news.kind == .health })?.news.about == .other { change.news.about = .other }
        return change
    }

    /// Turns after which it is told of somebody else.
    private static let reach = 2

    /// "I've twisted my ankle", "j'ai la grippe".
    static func tellsOwnHealth(in utterance: Utterance) -> Bool {
        changes(in: utterance).contains { $0.news.kind == .health && $0.news.about == utterance.turn.speaker }
    }

    private struct Change {
        var news: Extraction.News
        /// Which of somebody's details is new.
        var detail: Cue?
        let speaker: Extraction.Subject
        /// Index of the message.
        let turn: Int
        /// Nobody is named in front of it.
        let isUnnamed: Bool

        /// A kind and a subject are one change, told twice; but promises are as many as their sentences, and an address and a
        /// number are two.
        func isSame(as other: Change) -> Bool {
            guard news.kind == other.news.kind, news.about == other.news.about else { return false }
            switch news.kind {
            case .promise: return news.evidence.quote == other.news.evidence.quote
            case .contactDetail: return detail == nil || other.detail == nil || detail == other.detail
            case .death, .birth, .engagement, .wedding, .separation, .pregnancy, .job, .move, .health, .achievement,
                .pet:
                return true
            }
        }

        /// "I'm a grandma! Our daughter had a girl": one family's event, told from two sides in one message.
        func isToldWith(_ other: Change) -> Bool {
            guard news.kind == other.news.kind, news.evidence.message == other.news.evidence.message else {
                return false
            }
            switch news.kind {
            case .birth, .pregnancy, .engagement, .wedding: return true
            default: return false
            }
        }
    }

    private static func changes(in utterance: Utterance) -> [Change] {
        let (lexicon, grammar) = (utterance.lexicon, utterance.grammar)
        let heads = utterance.tokens.map { lexicon.newsHeads.bits(in: grammar, at: $0) }
        let begun = heads.reduce(0, |)
        guard begun != 0 else { return [] }
        var ranges: [Range<Int>] = []
        var result: [Change] = []
        for place in lexicon.news.indices where begun & PatternHeads.bit(of: place) != 0 {
            let kind = lexicon.news[place].kind
            if result.contains(where: { $0.news.kind == kind }) { continue }
            guard let range = first(lexicon.news[place].words, PatternHeads.bit(of: place), begunBy: heads, utterance),
                !ranges.contains(where: { $0.overlaps(range) }), !isAsked(range, utterance),
                // "Died after a long illness", "I promise we have moved": the change is the news.
                result.isEmpty || kind != .health && kind != .promise,
                !isOtherwise(kind, range, utterance)
            else { continue }
            let subject = ChangeSubject(utterance)
            guard let about = subject.subject(of: kind, range, isOwn: lexicon.news[place].isOwn) else { continue }
            ranges.append(range)
            let quote = utterance.turn.evidence(utterance.tokens.lowerBound..<end(utterance))
            let news = Extraction.News(kind: kind, about: about, evidence: quote)
            result.append(
                Change(
                    news: news, detail: kind == .contactDetail ? detail(in: utterance) : nil,
                    speaker: utterance.turn.speaker, turn: utterance.turn.index,
                    isUnnamed: !lexicon.news[place].isOwn && subject.isUnnamed(range)))
        }
        return result
    }

    /// Where the first of them stands that begins at a token whose bits have theirs.
    private static func first(
        _ patterns: Patterns, _ bit: UInt64, begunBy heads: [UInt64], _ utterance: Utterance
    ) -> Range<Int>? {
        let tokens = utterance.tokens
        for offset in heads.indices where heads[offset] & bit != 0 {
            let index = tokens.lowerBound + offset
            if let end = patterns.end(in: utterance.grammar, at: index, before: tokens.upperBound) {
                return index..<end
            }
        }
        return nil
    }

    /// "She is expecting a child, isn't that wonderful?" asks about something else; "you moved, right?" asks.
    private static func isAsked(_ range: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        // "Did I tell you we're moving?"
        guard utterance.isQuestion, grammar.length(.tellsByAsking, at: grammar.head(of: utterance.tokens)) == nil else {
            return false
        }
        let clause = utterance.clause(around: range)
        // "I work for the railway now, and you?"
        if clause.tokens.upperBound < utterance.tokens.upperBound,
            let back = (clause.tokens.upperBound..<utterance.tokens.upperBound).first(where: {
                let index = $0
                return grammar.length(.asksBack, at: index).map { grammar.endsClause(index + $0) } ?? false
            }), back - clause.tokens.upperBound <= 1
        {
            return false
        }
        let behind = (clause.tokens.upperBound..<max(utterance.tokens.upperBound, clause.tokens.upperBound)).count {
            grammar[$0]?.kind == .word
        }
        return clause.isQuestion || behind < 3
    }

    private static func detail(in utterance: Utterance) -> Cue? {
        [Cue.mailDetail, .phoneDetail, .addressDetail].first { cue in
            utterance.tokens.contains { utterance.grammar.isWord($0, cue) }
        }
    }

    private static let everyWeekday = Lexicon.all(\.everyWeekdays)

    /// It is denied, wished, told of a film, a thing's affair or part of an occasion's name.
    private static func isOtherwise(_ kind: Extraction.News.Kind, _ range: Range<Int>, _ utterance: Utterance) -> Bool {
        let (grammar, words) = (utterance.grammar, utterance.lexicon.words)
        // "My order number is 110526-7"
        if kind == .contactDetail, range.contains(where: { grammar.isWord($0, .serialNoun) }) { return true }
        // "Kann leider nicht, hab mir den Fuß gebrochen", "not yet, I'll send it": what is not done stands in a clause of its own.
        let clause = grammar.clause(around: range)
        let isApart = kind == .health || kind == .promise
        let start = isApart ? max(clause.lowerBound, utterance.tokens.lowerBound) : utterance.tokens.lowerBound
        if (min(start, range.lowerBound)..<range.lowerBound).contains(where: { grammar.isWord($0, in: words.notNews) })
        {
            return true
        }
        // "She said “I'm moving to Spain”"
        if grammar.quotation(around: range.lowerBound) != nil { return true }
        // "Ich drück dir die Daumen"
        if kind == .promise { return grammar.length(.luckWish, at: range.upperBound) != nil }
        // "My dad was born on 4 May 1950"
        if kind == .birth, utterance.namesYear(before: utterance.turn.today.year - 1) { return true }
        // "Left me on read"
        if kind == .separation, grammar.length(.leftOtherwise, at: range.upperBound) != nil { return true }
        if isThing(before: range, utterance) { return true }
        if kind != .contactDetail, utterance.tokens.contains(where: { grammar.isWord($0, .fiction) }) { return true }
        // "A new job interview", "baby shower"
        if kind != .health, kind != .achievement, PlanReader(grammar: grammar).isOccasion(range.upperBound),
            !words.placePrepositions.occur(in: grammar, range.upperBound - 1..<range.upperBound),
            grammar.day(at: range.upperBound) == nil
        {
            return true
        }
        let behind = range.upperBound...range.upperBound + 2
        switch kind {
        case .health:
            // "Allergic to Mondays"
            return isPassing(range, grammar)
                || behind.contains { index in
                    guard let word = grammar[index], word.kind == .word else { return false }
                    // "Surgery on Monday" is a day.
                    return everyWeekday.contains(word.word) || grammar.length(.jokedAllergy, at: index) != nil
                        || CalendarWords.weekdays[word.word] != nil && grammar.isWord(index - 1, in: words.to)
                }
        case .achievement:
            // "We came second to last"
            if grammar.length(.fromBelow, at: range.upperBound) != nil { return true }
            // "Am 3. Mai hab ich Abschlussprüfung"
            return utterance.expressions.contains { expression in
                (expression.day?.tokens).map {
                    grammar.direction(around: $0) == .future
                        && utterance.turn.date(of: expression).map { $0 > utterance.turn.today } == true
                } ?? false
            }
        case .contactDetail:
            // "Call me at 5": an hour, or what is no number of anybody's.
            guard let last = grammar[range.upperBound - 1], last.kind == .number else { return false }
            return last.text.utf8.count <= 2 && grammar[range.upperBound]?.isCapitalised != true
        case .move:
            // "Got a place at Oxford", "still got a place if you want"
            if grammar.isWord(range.upperBound - 1, .placeOfStudy),
                grammar.isWord(range.upperBound, .atPreposition)
                    || grammar.isWord(range.upperBound, in: words.conditions)
            {
                return true
            }
            // "We've moved the meeting to 10"
            if (range.upperBound...range.upperBound + 2).contains(where: { index in
                PlanReader(grammar: grammar).isOccasion(index) && utterance.tokens.contains(index)
            }) {
                return true
            }
            // "Moving to Thursday", "dinner moved to 7"; but "moved to 5 Hill Road"
            guard (range.upperBound - 2...range.upperBound - 1).contains(where: { grammar.isWord($0, in: words.to) })
            else {
                return false
            }
            return (range.upperBound - 1...range.upperBound).contains { grammar.day(at: $0) != nil }
                || grammar.isNumber(range.upperBound) && grammar[range.upperBound + 1]?.isCapitalised != true
        case .death, .birth, .engagement, .wedding, .separation, .pregnancy, .job, .promise, .pet:
            return false
        }
    }

    /// A cold, a headache: what is over in a few days is a complaint, not news.
    private static func isPassing(_ range: Range<Int>, _ grammar: Grammar) -> Bool {
        if range.contains(where: { grammar.isWord($0, .passingComplaint) }) { return true }
        return grammar.isWord(range.upperBound - 1, .withPreposition)
            && (range.upperBound..<range.upperBound + 3).contains { grammar.isWord($0, .passingComplaint) }
    }

    /// Whether what stands right before the words is a thing that breaks or an occasion that moves.
    private static func isThing(before words: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        var index = words.lowerBound - 1
        while index > utterance.tokens.lowerBound, grammar.isWord(index, in: utterance.lexicon.words.linking) {
            index -= 1
        }
        guard let noun = grammar[index], noun.kind == .word, index >= utterance.tokens.lowerBound else { return false }
        return utterance.lexicon.words.lifeless.contains(noun.word) || PlanReader(grammar: grammar).isOccasion(index)
    }

    private static func end(_ utterance: Utterance) -> Int {
        var end = utterance.tokens.upperBound
        while end > utterance.tokens.lowerBound + 1, utterance.grammar[end - 1]?.kind == .lineBreak { end -= 1 }
        return end
    }
}

extension Utterance {
    /// It names a day with a year before that one.
    fileprivate func namesYear(before limit: Int) -> Bool {
        expressions.contains { expression in
            if case .monthDay(_, _, let year?)? = expression.day?.expression { year < limit } else { false }
        }
    }
}
