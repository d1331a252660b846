/// Days within the names of works: "Thank God It's Friday", „Samstag Nacht“.
extension RoleReader {
    /// A few words between quotation marks, the first of them large, and not what somebody said or typed: a name.
    func isQuoted(_ day: Range<Int>) -> Bool {
        guard let quoted = grammar.quotation(around: day.lowerBound), quoted.upperBound >= day.upperBound else {
            return false
        }
        let words = quoted.filter { grammar[$0]?.kind == .word }
        guard let first = words.first, (2...8).contains(words.count), words.count > day.count,
            grammar[first]?.isCapitalised == true,
            !utterance.turn.temporalExpressions.contains(where: { expression in
                expression.time.map { quoted.overlaps($0.tokens) } ?? false
            })
        else { return false }
        let before = quoted.lowerBound - 2
        return !grammar.isSign(before, ":") && !grammar.isWord(before, .saidBehind) && !grammar.isWord(before, .quoting)
    }

    /// "Wednesday's Child", "The Man Who Was Thursday", "have you seen freakier friday": a name that a day of the week is part of.
    func isPartOfName(_ day: Range<Int>) -> Bool {
        guard grammar.plainWeekday(at: day.lowerBound) != nil, day.count == 1 else { return false }
        return !grammar.has(.capitalisedNouns) && (ownsName(day.lowerBound) || endsTitle(day.lowerBound))
            || isPerceived(day)
    }

    /// "Wednesday's Child"
    private func ownsName(_ day: Int) -> Bool {
        guard grammar[day]?.isPossessive == true, let next = grammar[day + 1], next.kind == .word, next.isCapitalised
        else { return false }
        return !PlanReader(grammar: grammar).isOccasion(day + 1) && !GivenNames.isKnown(next.text)
    }

    /// "The Man Who Was Thursday": a small word has a capital only within a title.
    private func endsTitle(_ day: Int) -> Bool {
        guard day - 1 > utterance.tokens.lowerBound, let word = grammar[day - 1], word.kind == .word else {
            return false
        }
        return word.isCapitalised && !word.isAllCapitals && CommonWords.function.contains(word.word)
            && !Cue.capitalPronoun.contains(word.word) && grammar[day - 2]?.kind == .word
            && grammar[day]?.isCapitalised == true
    }

    /// "Have you seen freakier friday"
    private func isPerceived(_ day: Range<Int>) -> Bool {
        func isPlain(_ index: Int) -> Bool {
            grammar.isWord(index) && !CommonWords.function.contains(grammar.word(at: index))
                && !grammar.isWord(index, .dayLead) && !grammar.isWord(index, .perceivedVerb)
                && !GivenNames.isKnown(grammar[index]?.text ?? "")
        }
        let lead = day.lowerBound - 1
        let isSeen =
            grammar.isWord(lead - 1, .perceivedVerb) || isPlain(lead - 1) && grammar.isWord(lead - 2, .perceivedVerb)
        return isSeen && isPlain(lead) && grammar.endsClause(day.upperBound)
            && utterance.expressions.allSatisfy { $0.time == nil }
    }

    /// "That Tuesday in Lisbon, remember?"
    func isRemembered(_ day: Range<Int>) -> Bool {
        grammar.isWord(day.lowerBound - 1, .thatDayAdjective)
            && grammar.plainWeekday(at: day.lowerBound) != nil
            && utterance.turn.tokens.indices.contains { grammar.isWord($0, .rememberVerb) }
    }

    /// "Some Saturday", "any Sunday": none in particular.
    func isAnyOfThem(_ day: Range<Int>) -> Bool {
        grammar.isWord(day.lowerBound - 1, .someOrAny) && grammar.plainWeekday(at: day.lowerBound) != nil
    }

    /// "Want to see Groundhog Day on Friday?": a feast that is watched.
    func isFeastWatched(_ day: Range<Int>) -> Bool {
        guard case .named? = grammar.day(at: day.lowerBound)?.value else { return false }
        return grammar.isWord(day.lowerBound - 1, .beforeWork)
            && utterance.expressions.contains { $0.day.map { $0.tokens.lowerBound > day.upperBound } ?? false }
    }

    /// "Is today really only Tuesday?"
    func isSaidOfToday(_ day: Range<Int>) -> Bool {
        (utterance.tokens.lowerBound..<max(day.lowerBound, utterance.tokens.lowerBound)).contains { index in
            grammar.isWord(index, in: lexicon.words.today)
                && (lexicon.words.statesDay.length(in: grammar, at: index) == 2
                    || lexicon.words.statesDay.length(in: grammar, at: index - 1) == 2)
        }
    }

    /// "It feels like a Thursday".
    func isOnlyFelt(_ day: Range<Int>) -> Bool {
        (1...5).contains { grammar.length(.feelsLikeDay, at: day.lowerBound - $0) == $0 }
    }
}

extension Grammar {
    /// "Wanna watch Friday Night Lights tomorrow?", "watch The Day After Tomorrow on Saturday": three words or more with a capital, the first a
    /// day or a small word, behind what is done with a film.
    func workWatched(around index: Int) -> Range<Int>? {
        func isLarge(_ index: Int) -> Bool { self[index].map { $0.kind == .word && $0.isCapitalised } ?? false }
        guard !has(.capitalisedNouns), isLarge(index) else { return nil }
        var (start, end) = (index, index + 1)
        while isLarge(start - 1), index - start < 5 { start -= 1 }
        while isLarge(end), end - index < 5 { end += 1 }
        guard end - start > 2, isWord(start - 1, .beforeWork),
            CalendarWords.weekdays[word(at: start)] != nil || CommonWords.function.contains(word(at: start))
        else { return nil }
        return start..<end
    }

    /// The tokens between the quotation marks around `index`.
    func quotation(around index: Int) -> Range<Int>? {
        var open: Int?
        for position in tokens.indices {
            if isSign(position, "\""), open == nil {
                open = position
            } else if isSign(position, "„", "«", "“"), open == nil {
                open = position
            } else if isSign(position, "\"", "“", "”", "»"), let start = open {
                if start < index, index < position { return start + 1..<position }
                open = nil
            }
            if position > index, open == nil { return nil }
        }
        return nil
    }
}
