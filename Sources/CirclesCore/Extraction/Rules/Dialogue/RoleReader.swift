/// What the words around a day make of it, before the other turns are asked.
struct RoleReader: Sendable {
    let utterance: Utterance
    let grammar: Grammar
    let lexicon: Lexicon

    init(_ utterance: Utterance) {
        self.utterance = utterance
        grammar = utterance.grammar
        lexicon = utterance.lexicon
    }

    /// The role of the day at `day` by its own sentence.
    ///
    /// - Parameter isOpen: Was this very day suggested by the other side and not yet answered?
    /// - Parameter isPast: Does its sentence tell of what has been? Nil where that is not known yet.
    func role(of day: Range<Int>, date: CalendarDate, isOpen: Bool, isPast known: Bool? = nil) -> DateRole {
        if isAskedAfter(day) || isInTitle(day) || isQuoted(day) || isSmallTalk(day) || isSecret(day) || isWish(day)
            || isAnyDay(day)
            || isOpeningDay(day) || isOccasionsName(day) || isDayOfAnswer(day, isOpen: isOpen)
            || isUnluckyDay(day, date) || isPartOfName(day) || isOnlyFelt(day)
            || grammar.workWatched(around: day.lowerBound) != nil
            || isRemembered(day) || isFeastWatched(day) || isAnyOfThem(day) || isKindOfDay(day) || isOfAlarm
            || isMeantOtherwise || isNameOfWork(day) || isOfOtherYear(day) || isInPriceList
            || utterance.turn.tokens.indices.contains(where: { grammar.length(.offerTerms, at: $0) != nil })
        {
            return .notADate
        }
        // "It's Friday!!", whenever it is looked at
        let isCried = utterance.wordCount <= 3 && utterance.tokens.contains { grammar.isSign($0, "!") }
        if date == utterance.turn.today || isCried || isSaidOfToday(day), isOnlyToday(day) { return .notADate }
        if date == utterance.turn.today, isOverMorning(day) { return .past }
        if isMovedAway(day) { return .movedAway }
        if isUnreal(day) || isConditional(day) { return .conditional }
        // "C'est entendu, après-demain": a day that is ahead by its own word has not been.
        let isAhead = if case .days(let days)? = grammar.day(at: day.lowerBound)?.value { days > 0 } else { false }
        let isPast =
            isAhead
            ? false
            : known
                ?? (!utterance.postpones && !utterance.keeps && !isMoveTarget(day)
                    && grammar.tellsOfThePast(around: day))
        // "Arthur passed away on Monday" tells, and refuses nothing.
        if isPast, date < utterance.turn.today, !utterance.cancels { return .past }
        if isRefused(day) || isTurned(day) { return .refused }
        if isOpen && isOccupied(day) || isReplaced(day) { return .refused }
        // "Drink tonight?", after midnight: the night is not over.
        if date < utterance.turn.today, !utterance.isOffer || !utterance.turn.isOfNightAfoot(day) { return .past }
        if isPast { return .past }
        return .stands
    }

    /// "Sailing on Saturday?" — "maybe, let's see Friday": when the speaker will answer.
    private func isDayOfAnswer(_ day: Range<Int>, isOpen: Bool) -> Bool {
        guard !isOpen, !utterance.isQuestion, utterance.expressions.allSatisfy({ $0.time == nil }) else { return false }
        // "Let's see what it's doing on Saturday", "let's check the forecast on Saturday"
        if grammar.clause(around: day).contains(where: {
            $0 < day.lowerBound && grammar.length(.checksLater, at: $0) != nil
        }) {
            return true
        }
        return (max(utterance.tokens.lowerBound, day.lowerBound - 4)..<day.lowerBound).contains { index in
            grammar.length(.answersLater, at: index).map { (0...1).contains(day.lowerBound - index - $0) } ?? false
        }
    }

    /// "Schönen Sonntag!", "have a nice Friday", "great, another Monday".
    private func isWish(_ day: Range<Int>) -> Bool {
        let before = day.lowerBound - 1
        // "Montag halt"
        if grammar.isWord(day.upperBound, .resignedTail), before < utterance.tokens.lowerBound,
            grammar.endsClause(day.upperBound + 1)
        {
            return true
        }
        guard grammar.endsClause(day.upperBound) || grammar.isWord(day.upperBound, .wishTail),
            grammar.length(.asksIfGood, at: before - 1) == nil
        else { return false }
        if grammar.isWord(before, in: lexicon.words.another) || grammar.isWord(before, in: lexicon.words.wishing) {
            return true
        }
        return grammar.isWord(before, in: lexicon.words.wishingAtHead)
            && (before == utterance.tokens.lowerBound
                || lexicon.words.haveA.length(in: grammar, at: before - 2) == 2)
    }

    /// "Nothing beats work on a Sunday": any of them; "last year it came on the Sunday": one that nobody can tell.
    private func isAnyDay(_ day: Range<Int>) -> Bool {
        if grammar.length(.yearBack, at: utterance.tokens.lowerBound) != nil
            || utterance.tokens.contains(where: { grammar.length(.yearBack, at: $0) != nil && $0 < day.lowerBound })
        {
            return CalendarWords.weekdays[grammar.word(at: day.upperBound - 1)] != nil
        }
        // "The 23rd" — "That's a Friday, right?": which day of the week another one is.
        if CalendarWords.weekdays[grammar.word(at: day.lowerBound)] != nil,
            utterance.expressions.allSatisfy({ $0.time == nil }),
            (2...3).contains(where: { grammar.length(.statesWeekday, at: day.lowerBound - $0) == $0 })
        {
            return true
        }
        // "That was a Sunday because …", "Un dimanche à la campagne"
        return grammar.isWord(day.lowerBound - 1, in: lexicon.words.indefinite)
            && (grammar.endsClause(day.upperBound) || grammar.tellsOfThePast(around: day)
                || grammar.isWord(day.upperBound, .wishTail)
                // "As dull as a Monday in November"
                || (1...2).contains { CalendarWords.months[grammar.word(at: day.upperBound + $0)] != nil }
                || grammar[day.lowerBound - 1]?.isCapitalised == true)
            && CalendarWords.weekdays[grammar.word(at: day.lowerBound)] != nil
    }

    /// "Got Friday the 13th on here?": of a season ahead it is the film's, or a superstition's.
    private func isUnluckyDay(_ day: Range<Int>, _ date: CalendarDate) -> Bool {
        guard case .dayOfMonth(13, weekday: .some(let weekday))? = grammar.day(at: day.lowerBound)?.value else {
            return false
        }
        return (weekday == 5 || weekday == 2) && date > utterance.turn.today.adding(days: Self.season)
    }

    /// Days.
    private static let season = 90

    /// "Thanksgiving dinner on Sunday": a feast that says which dinner, and is not its day.
    private func isOccasionsName(_ day: Range<Int>) -> Bool {
        guard case .named? = grammar.day(at: day.lowerBound)?.value,
            utterance.isOccasion(day.upperBound)
        else { return false }
        return utterance.expressions.contains { $0.day.map { $0.tokens.lowerBound > day.upperBound } ?? false }
    }

    /// "It is TUESDAY", "thinking of you today": the day that it is, and nothing that is on it.
    private func isOnlyToday(_ day: Range<Int>) -> Bool {
        guard utterance.expressions.allSatisfy({ $0.time == nil }) else { return false }
        if grammar.isWord(day.lowerBound, in: lexicon.words.today) {
            // "Today is Wednesday"
            let isStated =
                lexicon.words.statesDay.length(in: grammar, at: day.lowerBound) != nil
                // "Ist heute echt erst Dienstag?"
                || lexicon.words.statesDay.length(in: grammar, at: day.lowerBound - 1) == 2
            if isStated, utterance.expressions.contains(where: { $0.day?.tokens.lowerBound ?? 0 > day.lowerBound }) {
                return true
            }
            return utterance.tokens.contains { index in
                guard let token = grammar[index], token.kind == .word,
                    let stem = Cue.progressiveEnding.stem(of: token)
                else { return false }
                return lexicon.words.idleVerbs.contains(stem)
            }
        }
        guard
            grammar.endsClause(day.upperBound) || grammar.isWord(day.upperBound, in: lexicon.words.hesitations)
                || PlanWords.interjections.contains(grammar.word(at: day.upperBound))
        else { return false }
        var end = day.lowerBound
        while grammar.isWord(end - 1, .onlyNow) { end -= 1 }
        return (1...2).contains { back in lexicon.words.statesDay.length(in: grammar, at: end - back) == back }
    }

    /// "Three hour meeting this morning", written in the afternoon.
    private func isOverMorning(_ day: Range<Int>) -> Bool {
        guard !utterance.isQuestion, !utterance.moves, let clock = utterance.turn.clock, clock.hour >= 12 else {
            return false
        }
        return (day.lowerBound..<day.upperBound + 1).contains { grammar.isWord($0, .morningPart) }
            && utterance.expressions.allSatisfy { $0.time == nil }
    }

    // MARK: moved away

    /// "Findet statt am Samstag"
    private func takesPlace(_ index: Int) -> Bool {
        grammar.isWord(index, .participleParticle)
            && (utterance.tokens.lowerBound..<index).contains { grammar.isWord($0, .takingPlaceVerb) }
    }

    /// "Was Monday, now it's the 18th"
    func wasPlanned(_ day: Range<Int>) -> Bool {
        guard let next = following(day),
            (1...2).contains(where: { grammar.isWord(day.lowerBound - $0, .wasPlanned) })
                || (2...4).contains(where: { grammar.length(.wasToBe, at: day.lowerBound - $0) != nil })
        else { return false }
        return (day.upperBound..<next.lowerBound).contains { grammar.isWord($0, .insteadNow) }
    }

    private func isMovedAway(_ day: Range<Int>) -> Bool {
        // "instead of the 5th", "not Saturday but", "statt am Freitag"
        let lead = (max(utterance.tokens.lowerBound, day.lowerBound - 4)..<day.lowerBound)
        for index in lead {
            if let length = lexicon.words.insteadOf.length(in: grammar, at: index),
                length > 1 || !grammar.isWord(index, in: lexicon.words.doubting), !takesPlace(index),
                !isNoRefusal(index),
                // "Statt am 4.": the phrase's last word may be the day's first.
                index + length <= day.lowerBound
                    || index + length == day.lowerBound + 1 && grammar.isWord(day.lowerBound, .dayPreposition),
                (min(index + length, day.lowerBound)..<day.lowerBound).allSatisfy({
                    grammar.isWord($0, in: lexicon.words.determiners)
                        || grammar.isWord($0, .dayPreposition)
                })
            {
                return true
            }
        }
        if wasPlanned(day) || isReasonToMove(day) { return true }
        // "Thursday → Friday"
        if (day.upperBound..<day.upperBound + 2).contains(where: { grammar.isSign($0, "→", "➡") }) { return true }
        if grammar.isSign(day.upperBound, "-"), grammar.isSign(day.upperBound + 1, ">") { return true }
        // "Von Donnerstag auf wann?"
        if isMoveSource(day), utterance.asksWhen { return true }
        // "Wurde auf Montag verschoben, von Donnerstag"
        if isMoveSource(day), utterance.expressions.contains(where: { $0.day.map { isMoveTarget($0.tokens) } ?? false })
        {
            return true
        }
        // "Moved to Sunday because of the rain on Saturday"
        if utterance.moves, !isMoveTarget(day),
            lead.contains(where: { index in
                (0...2).contains { grammar.length(.causalLead, at: index - $0) != nil }
            }), utterance.expressions.contains(where: { ($0.day?.tokens.upperBound ?? .max) <= day.lowerBound })
        {
            return true
        }
        // "Décaler la séance de yoga de mardi"
        if utterance.moves, grammar.has(.nounsBehindArticles), leads(day, lexicon.words.from), following(day) == nil,
            lexicon.words.moving.occur(in: grammar, utterance.tokens.lowerBound..<day.lowerBound)
        {
            return true
        }
        // "from Monday to Tuesday" of something that moves
        guard utterance.moves, let next = following(day) else { return false }
        let isTo = leads(next, lexicon.words.to) || grammar.isWord(next.lowerBound - 1, in: lexicon.words.to)
        // "Move Thursday to Friday", "Donnerstag auf Freitag legen"
        // "… tomorrow at 8 to Monday": with its hour between them.
        let end = utterance.expressions.first { $0.day?.tokens == day }?.tokens.upperBound ?? day.upperBound
        let isNextToIt = next.lowerBound - max(end, day.upperBound) <= 1
        // "Move Thursday's call to Friday"
        if isTo, grammar[day.upperBound - 1]?.isPossessive == true,
            lexicon.words.moving.occur(in: grammar, utterance.tokens.lowerBound..<day.lowerBound)
        {
            return true
        }
        // "Tomorrow's meeting is moved to Monday"
        let isSubject = lexicon.words.moving.occur(in: grammar, day.upperBound..<next.lowerBound)
        // "La reunión del jueves la pasamos viernes": of the day that names it.
        if isSubject, leads(day, lexicon.words.from), grammar.has(.nounsBehindArticles) { return true }
        return isTo && (isNextToIt || isSubject || leads(day, lexicon.words.from))
    }

    func leads(_ day: Range<Int>, _ prepositions: WordSet) -> Bool {
        grammar.isWord(day.lowerBound, in: prepositions)
            || (1...2).contains { back in
                grammar.isWord(day.lowerBound - back, in: prepositions)
                    && (back == 1 || grammar.isWord(day.lowerBound - 1, in: lexicon.words.determiners))
            }
    }

    func following(_ day: Range<Int>) -> Range<Int>? {
        utterance.expressions.compactMap { $0.day?.tokens }.compactMap { other in
            if other.lowerBound >= day.upperBound { return other }
            // Of "reportée du 18 au 25 juin" the 25th; "is from the 11th to the 13th instead" are days in a row.
            let isFirst =
                other.lowerBound == day.lowerBound && other.upperBound > day.upperBound
                && lexicon.words.moving.occur(in: grammar, utterance.tokens.lowerBound..<day.lowerBound)
            return isFirst ? day.upperBound..<other.upperBound : nil
        }.first
    }

    // MARK: conditional, unreal

    private func isConditional(_ day: Range<Int>) -> Bool {
        utterance.tokens.contains { index in
            guard grammar.isWord(index, in: lexicon.words.conditions), !isYes(index) else { return false }
            if index > utterance.tokens.lowerBound, grammar.has(.ambiguousConditions),
                !grammar.isWord(index + 1, .conditionVerb)
            {
                return false
            }
            // "If not,", "si no,": in the other case.
            if grammar.isWord(index + 1, .negator), grammar.endsClause(index + 2) { return false }
            // "We land at nine, if it's on time"
            if utterance.tokens.contains(where: { $0 > index && grammar.length(.onTime, at: $0) != nil }) {
                return false
            }
            return !(max(0, index - 2)...index).contains { start in
                lexicon.words.notConditions.length(in: grammar, at: start).map { start + $0 > index } ?? false
            }
        }
    }

    /// "Sí, el viernes", "si, a las 9": a yes is not the "if" that it looks like without its accent.
    private func isYes(_ index: Int) -> Bool {
        guard index == grammar.head(of: utterance.tokens) || index == utterance.tokens.lowerBound else { return false }
        return grammar[index]?.marks.contains(.finalAcuteI) == true || grammar.isSign(index + 1, ",", "!", ".")
            || utterance.isYesAlone(index)
    }

    private func isUnreal(_ day: Range<Int>) -> Bool {
        // "Saturday was my idea, but …": what was only thought of.
        let clause = grammar.clause(around: day)
        let but = grammar.isSign(clause.upperBound, ",") ? clause.upperBound + 1 : clause.upperBound
        // "Sollte am Samstag sein, jetzt ist sie am Sonntag"
        if grammar.isWord(but, in: lexicon.words.but) || but > clause.upperBound && grammar.isWord(but, .insteadNow),
            clause.contains(where: { grammar.length(.intended, at: $0) != nil })
        {
            return true
        }
        if isOnlyImagined(day) { return true }
        guard let found = lexicon.words.unreal.first(in: grammar, grammar.clause(around: day)) else { return false }
        // "Mittwoch hätte ich frei": that somebody has time is so.
        if clause.contains(where: { grammar.isWord($0, .freeWord) || grammar.isWord($0, .asksFreeTail) }) {
            return false
        }
        // "Dachte an Kino am Sonntag"
        if grammar.isWord(found.lowerBound, .thoughtOf), grammar.isWord(found.upperBound, .thoughtOfLead) {
            return false
        }
        // "I wanted to ask about Saturday" asks, "I could have a look on Saturday" offers.
        return !grammar.isWord(found.upperBound, in: lexicon.words.asking)
            && !(grammar.isWord(found.upperBound - 1, .haveAuxiliary)
                && grammar.isWord(found.upperBound, in: lexicon.words.determiners))
    }

    // MARK: titles

    /// "Born on the Fourth of July", "Friday Night Lights": a run of capitals beside a word for films, books or songs.
    private func isInTitle(_ day: Range<Int>) -> Bool {
        if isNamedAsWork(day) { return true }
        guard !grammar.has(.capitalisedNouns) else { return false }
        // "Can you see Dana tomorrow?": a title's day has a capital, too.
        let isSmall = day.allSatisfy { grammar[$0]?.kind == .word && grammar[$0]?.isCapitalised == false }
        func isPart(_ index: Int) -> Bool {
            guard let token = grammar[index], token.kind == .word, token.isCapitalised, grammar.day(at: index) == nil,
                CalendarWords.months[token.word] == nil, !Cue.capitalPronoun.contains(token.word)
            else { return false }
            return !grammar.isWord(index, in: CommonWords.starters) || index == day.upperBound
        }
        var before = day.lowerBound - 1
        while before > utterance.tokens.lowerBound,
            grammar.isWord(before, .titleJoint)
        {
            before -= 1
        }
        let isJoined = before == day.lowerBound - 1
        // "The vet can see Biscuit on Thursday": one name and a day of the week are no title.
        if !isJoined, grammar.isWord(day.lowerBound - 1, .strongDayLead),
            grammar.plainWeekday(at: day.lowerBound) != nil,
            !isPart(before - 1), !isPart(day.upperBound)
        {
            return false
        }
        let follows = !isSmall && isPart(day.upperBound)
        let precedes = !isSmall && isPart(before) && (before > utterance.tokens.lowerBound || !isJoined)
        guard follows || precedes else {
            return utterance.tokens.contains { grammar.length(.songCue, at: $0) != nil } && !utterance.isQuestion
                && isLowercaseTitle(day)
        }
        let isAtPreposition =
            grammar.isWord(day.lowerBound - 1, .dayLead) && !follows && isJoined == false
            && !utterance.lexicon.words.works.occur(in: grammar, utterance.tokens)
        if isAtPreposition { return false }
        return lexicon.words.works.occur(in: grammar, utterance.tokens)
            && !(grammar.isWord(day.lowerBound - 1, .strongDayLead) && !follows && !(precedes && isCapitalRun(before)))
    }

    /// "Friday the 13th", "the song Friday I'm in Love", "den Film „Samstag Nacht“", "we watched The Day After Tomorrow".
    private func isNamedAsWork(_ day: Range<Int>) -> Bool {
        guard lexicon.words.works.occur(in: grammar, utterance.tokens) else { return false }
        var before = day.lowerBound - 1
        let isQuoted = grammar.isSign(before, "\"", "“", "„", "‘", "'")
        if isQuoted { before -= 1 }
        while grammar.isWord(before, in: lexicon.words.workArticles), before >= utterance.tokens.lowerBound {
            before -= 1
        }
        if isQuoted { return true }
        guard grammar[day.lowerBound]?.isCapitalised == true else { return false }
        // A day of several capitals: the tomorrow of everybody has none.
        let isNamed = day.count(where: { grammar[$0]?.isCapitalised == true }) > 1
        if isNamed, grammar.isWord(day.upperBound - 1, in: CalendarWords.relativeDays) { return true }
        // "The 4th of July is my favourite film"
        if grammar.isWord(day.upperBound, .isPredicate),
            (day.upperBound + 1..<day.upperBound + 6).contains(where: {
                lexicon.words.workKinds.length(in: grammar, at: $0) != nil && grammar.endsClause($0 + 1)
            })
        {
            return true
        }
        let hasNumber = day.contains { grammar[$0]?.kind == .number }
        // "Fancy watching Friday the 13th?"
        if hasNumber, grammar.isWord(before, .beforeWork) { return true }
        guard lexicon.words.workKinds.length(in: grammar, at: before) != nil else { return false }
        return isNamed || !grammar.endsClause(day.upperBound) || hasNumber
    }

    private func isCapitalRun(_ index: Int) -> Bool {
        // "see Born on the Fourth": the capital stands right behind the word for seeing.
        grammar.isWord(index - 1, .beforeWork)
    }

    private func isLowercaseTitle(_ day: Range<Int>) -> Bool {
        grammar[day.lowerBound]?.isCapitalised == false && !grammar.endsClause(day.upperBound)
    }
}
