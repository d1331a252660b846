/// Days that are only talked of: what somebody did, would do, or looks for the name of.
extension RoleReader {
    /// "What did you do today??", "wie war dein Tag heute", "what did you get up to yesterday": the day is only when it is asked.
    func isSmallTalk(_ day: Range<Int>) -> Bool {
        guard utterance.isQuestion || utterance.wordCount <= Self.shortQuestion,
            utterance.expressions.allSatisfy({ $0.time == nil })
        else { return false }
        if utterance.tokens.contains(where: { grammar.length(.asksWhatWasDone, at: $0) != nil }) {
            return CalendarWords.relativeDays[grammar.word(at: day.lowerBound)].map { $0 <= 0 } ?? false
        }
        guard utterance.isQuestion, grammar.isWord(day.lowerBound, in: lexicon.words.today) else { return false }
        let first = utterance.tokens.lowerBound
        return grammar.isWord(first, in: lexicon.words.asksOfToday)
            && !grammar.isWord(first + 1, in: lexicon.words.asksOtherwise)
    }

    /// Words of a question that needs no sign: "what'd you get up to yesterday".
    private static let shortQuestion = 8

    /// "Tu connais Vendredi sur Mer ?", "do you know Black Friday?", "what's that band called, Saturday something?": by its name.
    func isAskedAfter(_ day: Range<Int>) -> Bool {
        guard utterance.isQuestion, utterance.expressions.allSatisfy({ $0.time == nil }) else { return false }
        if utterance.asksWhatIsCalled { return true }
        let head = grammar.head(of: utterance.tokens)
        guard let length = grammar.length(.asksIfKnown, at: head) else { return false }
        return day.lowerBound - head - length <= 1
    }

    /// "The password is 03mar1998": letters and figures in one word, behind what is secret.
    func isSecret(_ day: Range<Int>) -> Bool {
        // "Sunday_0710"
        if grammar.isSign(day.upperBound, "_"), grammar.isGlued(day.upperBound) { return true }
        // "Sunday2019"
        if grammar.isNumber(day.upperBound), grammar.isGlued(day.upperBound),
            grammar.tokens[day.upperBound].text.utf8.count > 2
        {
            return true
        }
        return day.count > 1 && day.dropFirst().allSatisfy(grammar.isGlued)
            && (utterance.tokens.lowerBound..<max(day.lowerBound, utterance.tokens.lowerBound)).contains {
                grammar.isWord($0, .secretNoun)
            }
    }

    /// "Peak Saturday night", "a Sunday morning classic", "he ate his Thursday one", "free any Friday": what such days are like.
    func isKindOfDay(_ day: Range<Int>) -> Bool {
        guard CalendarWords.weekdays[grammar.word(at: day.lowerBound)] != nil,
            utterance.expressions.allSatisfy({ $0.time == nil })
        else { return false }
        // "The Friday meeting is always a nightmare"
        if grammar.isWord(day.lowerBound - 1, in: lexicon.words.determiners), !utterance.isQuestion,
            utterance.tokens.contains(where: { grammar.isWord($0, .alwaysAdverb) && $0 > day.upperBound })
        {
            return true
        }
        // "Monday again", and nothing else
        if grammar.head(of: utterance.tokens) == day.lowerBound, grammar.isWord(day.upperBound, .dayAgain),
            grammar.endsClause(day.upperBound + 1), utterance.wordCount == 2
        {
            return true
        }
        var next = day.upperBound
        if grammar.isWord(next, .partOfDay) { next += 1 }
        if grammar.isWord(day.lowerBound - 1, .dayOfItsKind) || grammar.isWord(day.lowerBound - 1, .anyOfDays) {
            return grammar.endsClause(next)
        }
        let isOneOf =
            grammar.isWord(day.lowerBound - 1, in: lexicon.words.indefinite)
            || grammar.isWord(day.lowerBound - 1, .ownerOfThing)
        return isOneOf && grammar.isWord(next, .kindOfThing)
    }

    /// "Can't wait for my 6am alarm on Saturday"
    var isOfAlarm: Bool {
        !utterance.isQuestion
            && utterance.tokens.contains { index in
                grammar.isWord(index, .wakingNoun)
                    && (1...3).contains { grammar.isWord(index - $0, in: RelationWords.mine) }
            }
    }

    /// "Let's do another all-nighter on Friday. Said no one ever"
    var isMeantOtherwise: Bool {
        utterance.turn.tokens.indices.contains { grammar.length(.takenBackWhole, at: $0) != nil }
    }

    /// "You'd be bored in a week", "you'd lose it by Saturday": how long something would take.
    func isOnlyImagined(_ day: Range<Int>) -> Bool {
        guard !utterance.isQuestion,
            grammar.isWord(day.lowerBound, .inDistance) || grammar.isWord(day.lowerBound - 1, .limit)
        else { return false }
        return grammar.clause(around: day).contains { $0 < day.lowerBound && grammar.isWord($0, .wouldAuxiliary) }
    }
}

extension Utterance {
    /// "What's she called again?", "wie heißt der Film?"
    var asksWhatIsCalled: Bool {
        (0...1).contains { grammar.isWord(grammar.head(of: tokens) + $0, .questionWord) }
            && tokens.contains { grammar.length(.beingCalled, at: $0) != nil }
    }
}
