/// The hour of a plan, said as a mere number: "7", "7 at the taproom", "usual place, 7".
extension DialogueState {
    mutating func readNumber(_ utterance: Utterance) {
        // "De una": a yes of several words, and no hour.
        let yes = utterance.lexicon.words.accepting.length(in: utterance.grammar, at: utterance.tokens.lowerBound)
        if let yes, yes > 1, utterance.wordCount == yes { return }
        if readMovedHour(utterance) || readHourAtPlace(utterance) || readTrailingHour(utterance) { return }
        readBareHour(utterance)
    }

    /// "See you on Sunday for the match, 11 as usual": the number stands beside the day, in the same sentence.
    mutating func readNumberBesideDay(_ utterance: Utterance) {
        if readMovedHour(utterance) || readPartOfHour(utterance) { return }
        guard let thread = focus(utterance.turn), let mention = mentions.last, mention.turn == utterance.turn.index,
            !readHourBehindBut(of: thread, on: mention.date, utterance),
            let option = openOption(of: thread), threads[thread].options[option].date == mention.date
        else { return }
        if !readHourAtPlace(utterance) { _ = readTrailingHour(utterance) }
    }

    /// "Tomorrow yes but 9", "Friday's good, but more like 8?": the day is taken, and another hour asked for.
    private mutating func readHourBehindBut(of thread: Int, on date: CalendarDate, _ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard let option = threads[thread].options.lastIndex(where: { $0.date == date && $0.status == .stands }),
            let but = utterance.tokens.first(where: { grammar.isWord($0, in: utterance.lexicon.words.but) }),
            let hour = (but + 1..<max(utterance.tokens.upperBound, but + 1)).first(where: {
                grammar[$0]?.isShortNumber == true
            }), let value = grammar[hour]?.value, (1...12).contains(value), grammar.endsClause(hour + 1),
            // "But not before the 5th"
            !utterance.expressions.contains(where: { $0.covers(hour) }),
            (but + 1..<hour).allSatisfy({ index in
                grammar.isWord(index, .hourHedge) || grammar.isWord(index, .hourLead)
                    || grammar[index].map { isSmallWord($0, utterance.lexicon) } ?? false
            })
        else { return false }
        guard let time = clockTime(value, of: thread, option, turn, hour..<hour + 1) else { return false }
        setTime(time, thread, option, turn, hour..<hour + 1)
        return true
    }

    /// "Dinner moved to 7 instead of 6".
    private mutating func readMovedHour(_ utterance: Utterance) -> Bool {
        let (turn, grammar, lexicon) = (utterance.turn, utterance.grammar, utterance.lexicon)
        guard
            let hour = utterance.tokens.first(where: { index in
                guard let value = grammar[index]?.value, grammar[index]?.isShortNumber == true,
                    (1...12).contains(value),
                    grammar.isWord(index - 1, in: lexicon.words.to), !grammar.isAmount(index)
                else { return false }
                return !utterance.expressions.contains { $0.covers(index) }
                    && (grammar.endsClause(index + 1) && grammar[index + 1]?.text != "."
                        // "Moved to 6 on Wednesday"
                        || utterance.expressions.contains { $0.day != nil && $0.tokens.lowerBound == index + 1 }
                        || grammar.isWord(index + 1, in: lexicon.words.dayPrepositions)
                            && grammar.day(at: index + 2) != nil
                        || grammar.endsSentence(index + 1)
                        || lexicon.words.insteadOf.length(in: grammar, at: index + 1).map {
                            grammar.isNumber(index + 1 + $0)
                        } ?? false)
            }), utterance.moves, let value = grammar[hour]?.value, let thread = named(by: utterance) ?? focus(turn),
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            let time = clockTime(value, of: thread, option, turn, hour..<hour + 1)
        else { return false }
        setTime(time, thread, option, turn, hour..<hour + 1)
        return true
    }

    /// The day that stands last, where its hour is not known yet, or is that of the day before it.
    private func openOption(of thread: Int) -> Int? {
        let option = threads[thread].options.indices.last { threads[thread].options[$0].status == .stands }
        return option.flatMap {
            threads[thread].options[$0].time == nil || threads[thread].options[$0].timeTurn == nil ? $0 : nil
        }
    }

    // MARK: nothing but the number

    /// "What time?" — "7"; "7:30?" — "8.15"; "Nine then"; "So 11, not 10".
    private mutating func readBareHour(_ utterance: Utterance) {
        let turn = utterance.turn
        guard
            let hour = bareHour(utterance) ?? partBehindRefusedHour(utterance).flatMap(bareHour)
                ?? partBehindReason(utterance).flatMap(bareHour),
            let thread = focus(turn), turn.index - lastTurns[thread] <= 2,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands })
        else { return }
        let known = threads[thread].options[option].time
        // "Shall I book for 9?" — "yes, for 6": people.
        if known != nil, turn.grammar.isWord(hour.range.lowerBound - 1, .purposePreposition) { return }
        // "Platform?" — "7": where the hour is known, only a question of it is answered by a number.
        guard known == nil || hour.isProposed || question?.isOfTime ?? true || turn.grammar.isMade(hour.range) else {
            return
        }
        // "10, but I have to be there early": more is said than the number, by whom the hour was asked of.
        guard hour.isAll || known == nil && isAskedOfTime(turn) || turn.grammar.isMade(hour.range) else { return }
        guard let time = clockTime(hour.value, hour.minute, of: thread, option, turn, hour.range) else { return }
        setTime(time, thread, option, turn, hour.range, isHalfOpen: known == nil && hour.value <= 12)
    }

    /// Of the half of the day that the plan's hour is of already, or that was said with its day, else of the usual one.
    private func clockTime(
        _ hour: Int, _ minute: Int = 0, of thread: Int, _ option: Int, _ turn: Conversation.Turn, _ range: Range<Int>
    ) -> ClockTime? {
        let plan = threads[thread].options[option]
        // The hour of another day says nothing of the half that was said with this one.
        // And one whose half was open itself says nothing of an hour before eight: "7 or 9:30?" — "7".
        let isOpen = plan.timeTurn == nil && plan.half != nil || plan.isHalfOpen && hour <= 7
        let said = isOpen ? nil : plan.time
        let isLate =
            hour < 5
            || said.map { $0.hour >= 12 } ?? plan.half.map { $0 == .afternoon }
                ?? (half(of: hour, of: thread, turn, around: range) == .afternoon)
        return ClockTime(hour: hour < 12 && isLate ? hour + 12 : hour, minute: minute)
    }

    private struct BareHour {
        var value: Int
        var minute: Int
        var range: Range<Int>
        /// The sentence has nothing else.
        var isAll: Bool
        /// Words that propose an hour stand before it: "can we do 7".
        var isProposed: Bool
    }

    private func bareHour(_ utterance: Utterance) -> BareHour? {
        let grammar = utterance.grammar
        var index = utterance.tokens.lowerBound
        var isProposed = false
        while index < utterance.tokens.upperBound, let token = grammar[index] {
            if grammar.isWord(index, .hourProposing) {
                isProposed = true
            } else if !isSmallWord(token, utterance.lexicon) {
                break
            }
            index += 1
        }
        // "After 6 works" names no hour.
        // "Great. 9:30" has its number in the next sentence.
        guard index < utterance.tokens.upperBound, index - utterance.tokens.lowerBound <= (isProposed ? 6 : 3),
            let token = grammar[index],
            !grammar.isAmount(index),
            !grammar.isWord(index - 1, .hourLimitLead),
            !utterance.expressions.contains(where: { $0.covers(index) }),
            let value = token.isShortNumber ? token.value : askedNumeral(token, at: index, grammar),
            (1...23).contains(value),
            // "How many weeks is she?" — "14!"
            value <= 12 || isAskedOfTime(utterance.turn)
        else { return nil }
        var (minute, end) = (0, index + 1)
        if grammar.isSign(end, "."), grammar.isGlued(end + 1), let minutes = grammar[end + 1],
            minutes.text.utf8.count == 2, let value = minutes.value, value < 60
        {
            (minute, end) = (value, end + 2)
        }
        // "What time?" — "2 to 10"
        if grammar.isWord(end, in: utterance.lexicon.words.to) || grammar.isSign(end, "-", "–"),
            grammar[end + 1]?.isShortNumber == true, isAskedOfTime(utterance.turn)
        {
            end += 2
        }
        guard let rest = rest(behind: end, utterance) ?? (grammar.isMade(index..<end) ? end : nil) else { return nil }
        return BareHour(
            value: value, minute: minute, range: index..<end, isAll: rest == utterance.tokens.upperBound,
            isProposed: isProposed)
    }

    /// Behind small words that may follow an hour, where the thought ends; nil where it does not.
    private func rest(behind hour: Int, _ utterance: Utterance) -> Int? {
        let grammar = utterance.grammar
        var index = hour
        while index < utterance.tokens.upperBound {
            if let length = utterance.lexicon.words.insteadOf.length(in: grammar, at: index),
                grammar[index + length]?.kind == .number
            {
                index += length + 1
                if grammar.isWord(index, .clockWord) { index += 1 }
            } else if let length = grammar.length(.agreesToHour, at: index)
                ?? grammar.length(.behindHourAlone, at: index)
            {
                index += length
            } else if grammar.isWord(index, .thenAdverb) {
                index += 1
            } else if grammar.isSign(index, ",") || utterance.lexicon.words.but.contains(grammar.word(at: index)) {
                let next = rest(behind: index + 1, utterance)
                return next == utterance.tokens.upperBound ? next : index
            } else if grammar[index]?.kind == .sign {
                index += 1
            } else if utterance.lexicon.words.placePrepositions.length(in: grammar, at: index) != nil {
                return index
            } else {
                return nil
            }
        }
        return utterance.tokens.upperBound
    }

    /// "ok", "dann", "yeah." before an hour alone.
    private func isSmallWord(_ token: Token, _ lexicon: Lexicon) -> Bool {
        if token.kind == .sign { return [",", "."].contains(token.text) }
        return token.kind == .word
            && (lexicon.words.choosing.contains(token.word) || lexicon.words.hesitations.contains(token.word)
                || PlanWords.interjections.contains(token.word))
    }

    /// "What time?" — "three".
    private func askedNumeral(_ token: Token, at index: Int, _ grammar: Grammar) -> Int? {
        question?.isOfTime ?? false || grammar.isMade(index..<index + 1) ? CalendarWords.numbers[token.word] : nil
    }

    func isAskedOfTime(_ turn: Conversation.Turn) -> Bool {
        question.map { $0.isOfTime && $0.speaker != turn.speaker && turn.index - $0.turn <= 2 } ?? false
    }

    // MARK: beside other words

    /// "7 at the taproom", "8 as always", "like 3": a number of an open hour that says by what follows, or leads, that it is one.
    private mutating func readHourAtPlace(_ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard let thread = focus(turn), turn.index - lastTurns[thread] <= 3,
            let option = openOption(of: thread),
            let index = utterance.tokens.first(where: { index in
                number(at: index, utterance) != nil && !utterance.expressions.contains { $0.covers(index) }
            }), let value = number(at: index, utterance), (1...12).contains(value), !grammar.isAmount(index),
            index == utterance.tokens.lowerBound || grammar.isSign(index - 1, ",", ".") || isLed(index, utterance)
        else { return false }
        let place = PlaceReader(utterance).place()
        let isAtPlace =
            place.map { $0.lowerBound > index && $0.lowerBound <= index + 3 } ?? false
            && utterance.lexicon.words.placePrepositions.length(in: grammar, at: index + 1) != nil
            || place?.lowerBound == index + 1 || grammar.saysWhere(at: index + 1)
            || grammar.isWord(index - 1, .hourHedge) && place.map { $0.lowerBound == index + 2 } ?? false
        let isUsual = utterance.lexicon.words.sameTime.length(in: grammar, at: index + 1) != nil
        let isHedged = grammar.isWord(index - 1, .hourHedge) && grammar.endsClause(index + 1)
        guard isAtPlace || isUsual || isHedged else { return false }
        guard let time = clockTime(value, of: thread, option, turn, index..<index + 1) else { return false }
        setTime(time, thread, option, turn, index..<index + 1, isHalfOpen: true)
        return true
    }

    /// Figures; or a word, where an hour was asked for: "come about seven".
    private func number(at index: Int, _ utterance: Utterance) -> Int? {
        guard let token = utterance.grammar[index] else { return nil }
        if token.isShortNumber { return token.value }
        // "Six at the Crown"
        if index == utterance.tokens.lowerBound,
            utterance.lexicon.words.placePrepositions.length(in: utterance.grammar, at: index + 1) != nil
        {
            return CalendarWords.numbers[token.word]
        }
        return isAskedOfTime(utterance.turn) && utterance.grammar.isWord(index - 1, .hourHedge)
            ? CalendarWords.numbers[token.word] : nil
    }

    /// Small words, and nothing else, stand before it; or one that leads to an hour.
    private func isLed(_ index: Int, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        if grammar.isWord(index - 1, .hourHedge) || grammar.isWord(index - 1, .hourAnnouncement) { return true }
        return utterance.tokens.lowerBound < index && index - utterance.tokens.lowerBound <= 3
            && (utterance.tokens.lowerBound..<index).allSatisfy {
                grammar[$0].map { isSmallWord($0, utterance.lexicon) } ?? false || grammar.isWord($0, .hourHedge)
                    // "Saturday 8 in the Fox"
                    || grammar.day(at: $0) != nil
            }
    }

    /// "Usual place, 7": a number alone between commas, of a plan whose hour is still open.
    private mutating func readTrailingHour(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        let words = utterance.tokens.filter { turn.grammar[$0]?.kind != .sign }
        guard words.count <= 10, words.count > 1, let last = words.last, let token = turn.grammar[last],
            token.isShortNumber, let value = token.value, (1...12).contains(value), !turn.grammar.isAmount(last),
            !utterance.expressions.contains(where: { $0.covers(last) }),
            turn.grammar.isSign(last - 1, ",") || TopicReader(utterance).asksForThing(until: last)
                || PlaceReader(utterance).place(isAnswer: whereAsked.map { turn.index - $0 <= 2 } ?? false)?.upperBound
                    == last,
            turn.grammar.endsClause(last + 1), let thread = focus(turn),
            turn.index - lastTurns[thread] <= 2, let option = openOption(of: thread)
        else { return false }
        guard let time = clockTime(value, of: thread, option, turn, last..<last + 1) else { return false }
        setTime(time, thread, option, turn, last..<last + 1, isHalfOpen: true)
        return true
    }
}
