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
        // "Any Given Sunday": or the word before it.
        let small = word.isCapitalised && !CommonWords.function.contains(word.word) ? day - 2 : day - 1
        guard small > utterance.tokens.lowerBound, let article = grammar[small], article.kind == .word else {
            return false
        }
        return word.isCapitalised && article.isCapitalised && !article.isAllCapitals
            && CommonWords.function.contains(article.word) && !Cue.capitalPronoun.contains(article.word)
            && grammar[small - 1]?.kind == .word && grammar[day]?.isCapitalised == true
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

    /// A work's name by what is said of it, where no mark or capital tells.
    func isNameOfWork(_ day: Range<Int>) -> Bool {
        guard utterance.expressions.allSatisfy({ $0.time == nil }) else { return false }
        // "Tomorrow never dies is the worst Bond film"
        if grammar.head(of: utterance.tokens) == day.lowerBound,
            let verb = (day.upperBound..<day.upperBound + 5).first(where: { grammar.isWord($0, .isPredicate) }),
            verb > day.upperBound,
            (verb + 2..<verb + 6).contains(where: { index in
                utterance.tokens.contains(index) && lexicon.words.workKinds.length(in: grammar, at: index) != nil
            })
        {
            return true
        }
        // "T'as fini Vendredi ou la vie sauvage ?", where days are written small
        if grammar.has(.nounsBehindArticles), grammar.isWord(day.lowerBound - 1, .readOrSeen),
            grammar[day.lowerBound]?.isCapitalised == true
        {
            return true
        }
        // "Hast du Freitag der 13. mal gesehen?": nothing else that one could see.
        let end = grammar.isWord(day.upperBound, .perceivedVerb) ? day.upperBound : day.upperBound + 1
        return grammar.has(.capitalisedNouns) && grammar.isWord(day.lowerBound - 1, in: lexicon.words.youSubjects)
            && grammar.isWord(end, .perceivedVerb) && grammar.endsClause(end + 1)
            && (end == day.upperBound || CommonWords.function.contains(grammar.word(at: day.upperBound)))
    }

    /// "In 1987 on the 16th of October": of the year that stands elsewhere.
    func isOfOtherYear(_ day: Range<Int>) -> Bool {
        guard case .monthDay(_, _, nil)? = grammar.day(at: day.lowerBound)?.value else { return false }
        return utterance.tokens.contains { index in
            !day.contains(index) && grammar.isWord(index - 1, .inPreposition)
                && grammar.year(at: index).map { $0 < utterance.turn.today.year } ?? false
        }
    }

    /// "Taco Tuesday plate 8.50, Sunday roast 11.25": what has its price is no day.
    var isInPriceList: Bool {
        // Where days have dots, figures with them are days.
        guard !grammar.has(.dottedOrdinals) else { return false }
        let prices = utterance.tokens.filter { index in
            grammar.isNumber(index) && grammar.isSign(index + 1, ".") && grammar.isGlued(index + 1)
                && grammar.isNumber(index + 2) && grammar.isGlued(index + 2) && grammar[index + 2]?.text.utf8.count == 2
                && grammar.endsClause(index + 3) && grammar[index - 1]?.kind == .word
        }
        return prices.count > 1 && utterance.expressions.allSatisfy { $0.time == nil }
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
