/// Words that name nothing.
extension PlanReader {
    /// The "el del" of "el del viernes": small words, and none that names anything.
    func isHollow(_ title: Range<Int>) -> Bool {
        title.allSatisfy { index in
            grammar[index]?.kind != .word || grammar.isWord(index, in: grammar.words.determiners)
                || grammar.isWord(index, in: grammar.words.from) || grammar.isWord(index, in: grammar.words.to)
                || grammar.isWord(index, in: grammar.words.ofWords) || grammar.isWord(index, .drawnArticle)
                || !grammar.words.ownFunctionWords.isEmpty
                    && (grammar.isWord(index, .partOfDay) || grammar.isWord(index, in: CalendarWords.relativeDays))
        }
    }

    /// The "16 Uhr" of "ab morgen 16 Uhr abholbereit".
    func isHour(_ title: Range<Int>) -> Bool {
        title.allSatisfy { grammar[$0]?.kind == .number || grammar.isWord($0, .clockWord) }
    }

    /// "The 14th is a [Saturday]", "can we switch to the [afternoon]?": when, and not what.
    func isTimeWord(_ title: Range<Int>) -> Bool {
        title.allSatisfy {
            // "Swap my [night] shift"
            grammar.isWord($0, .partOfDay) && !isTitleWord(title.upperBound)
                || grammar.isWord($0, in: CalendarWords.weekdays) || grammar.isWord($0, .ordinalSuffix)
        }
    }

    /// "[Guten Tag], Mittwoch geht": what is said to greet.
    func isGreeting(_ title: Range<Int>) -> Bool {
        grammar.isWord(title.lowerBound, .greetingLead) && grammar.isWord(title.upperBound - 1, .greetingTime)
    }

    /// "[First we've got] is Tuesday": who has time then.
    func isFirstFree(_ title: Range<Int>) -> Bool { grammar.length(.firstFree, at: title.lowerBound) == title.count }

    /// "He's [gonna do] Wednesday": what is done is said elsewhere.
    func isDoing(_ title: Range<Int>) -> Bool {
        title.allSatisfy { grammar.isWord($0, .doVerb) || grammar.isWord($0, .goFuture) }
    }

    /// "Can I [move our] Wednesday thing": what moves is not said.
    func isMoving(_ title: Range<Int>) -> Bool {
        grammar.words.moving.length(in: grammar, at: title.lowerBound) != nil
            && title.dropFirst().allSatisfy {
                grammar.isWord($0, in: grammar.words.determiners) || grammar.isWord($0, in: RelationWords.mine)
                    // "We're pushing it to the 10th"
                    || grammar.isWord($0, .pronounOfThing)
            }
            && title.count > 1
    }

    /// The "o" of "doors at the o2".
    func isLetter(_ title: Range<Int>) -> Bool {
        title.count == 1 && grammar[title.lowerBound]?.text.count == 1
    }

    /// "Mercredi ils ont judo": a clause, and no name.
    func hasSubject(_ title: Range<Int>) -> Bool {
        (title.count > 1 ? title.dropFirst() : title).contains { index in
            grammar.isWord(index, in: grammar.words.ownFunctionWords) && grammar.isWord(index, .planSubject)
                && !grammar.isSign(index - 1, "-")
        }
    }
}
