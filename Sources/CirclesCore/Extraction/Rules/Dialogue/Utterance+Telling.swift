/// What an utterance tells, and asks of nobody.
extension Utterance {
    /// "Due Friday", "muss bis Freitag weg": of what was spoken of.
    var tellsOfDue: Bool {
        expressions.contains { expression in
            expression.day.map { PlanReader(grammar: grammar).isDueAlone($0.tokens, in: tokens) } ?? false
        }
    }

    /// "She can come on Monday": somebody who was named before.
    var tellsOfThem: Bool {
        let head = grammar.head(of: tokens)
        return grammar.isWord(head, in: lexicon.words.others) && !isQuestion
            && tokens.contains {
                grammar.isWord($0, .arrivingVerb) || grammar.isWord($0, .visitVerb)
                    || grammar.isWord($0, .hereAdverb) && $0 <= tokens.lowerBound + 2
            }
    }

    /// "Die Heizungsableser kommen am 24.": who comes whether one of the two is there or not.
    var tellsOfCallers: Bool {
        let head = grammar.head(of: tokens)
        guard !isQuestion, grammar.isWord(head, in: lexicon.words.determiners) else { return false }
        return tokens.contains { grammar.isWord($0, .arrivingVerb) }
            && !tokens.contains {
                grammar.isWord($0, in: lexicon.words.first) || grammar.isWord($0, in: lexicon.words.youSubjects)
            }
    }
}
