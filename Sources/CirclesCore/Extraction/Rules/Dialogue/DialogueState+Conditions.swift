/// "If the weather's nice, a picnic on Sunday?" — "Let's do it": what hangs on a condition stands when it is taken.
extension DialogueState {
    /// A named plan that is asked about for a day under a condition: no day of it holds until somebody says yes.
    mutating func offerConditionally(
        _ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance
    ) {
        let turn = utterance.turn
        guard !isGroup, !utterance.declines,
            // "Barbecue Saturday if it stays dry"
            utterance.isQuestion || utterance.suggests || asksBehind(utterance)
                // "Wenn das Wetter hält, grillen wir am Samstag"
                || PlanReader(grammar: utterance.grammar).together(
                    in: utterance.grammar.clause(around: expression.tokens)) != nil
                || utterance.namesOccasion && !utterance.cancels
                    && utterance.tokens.contains { index in
                        index >= expression.tokens.upperBound
                            && utterance.grammar.isWord(index, in: utterance.lexicon.words.conditions)
                    },
            let named = title(of: expression, utterance).flatMap({ $0.title.isGeneric ? nil : $0 })
                ?? goal(of: expression, utterance) ?? asked(behind: expression, utterance),
            !recent.contains(where: { threads[$0].options.index(of: date) != nil })
        else { return }
        let thread = open(named.title, about: named.about, turn)
        var option = option(date, expression, utterance, quote: named.quote)
        (option.isHalfOpen, option.half, option.status) = (expression.isHalfOpen, expression.half, .conditional)
        if option.time != nil { option.timeTurn = turn.index }
        threads[thread].options.append(option)
        let place = PlaceReader(utterance).place().map(turn.quote)
        threads[thread].place = place.flatMap { named.title.isSame(as: PlanTitle(text: $0)) ? nil : $0 }
        note(thread, .suggest, turn, day: "\(date)")
    }

    /// "If it's sunny on Saturday, [beach]?": what is asked for behind the comma that ends the condition.
    private func asked(behind expression: TemporalExpression, _ utterance: Utterance) -> NamedPlan? {
        let comma = utterance.grammar.clause(around: expression.tokens).upperBound
        guard utterance.isQuestion, utterance.grammar.isSign(comma, ","), comma + 1 < utterance.tokens.upperBound else {
            return nil
        }
        let rest = utterance.part(comma + 1..<utterance.tokens.upperBound)
        guard let title = TopicReader(rest).title(), !title.isGeneric else { return nil }
        return NamedPlan(
            title: title, about: utterance.turn.speaker, isSlot: false, owner: nil, range: rest.tokens,
            quote: min(expression.tokens.lowerBound, rest.tokens.lowerBound)..<rest.tokens.upperBound)
    }

    /// "If it's dry on Saturday we'll have a barbecue. Coming?"
    private func asksBehind(_ utterance: Utterance) -> Bool {
        Utterance.all(of: utterance.turn).contains {
            $0.isQuestion && $0.tokens.lowerBound >= utterance.tokens.upperBound && $0.expressions.isEmpty
                && $0.wordCount <= 4
        }
    }

    /// - Returns: False where nothing that the other side offered hangs on a condition.
    mutating func takeConditional(_ thread: Int, _ turn: Conversation.Turn) -> Bool {
        guard turn.index - lastTurns[thread] <= 2, !threads[thread].options.isStanding,
            let option = threads[thread].options.lastIndex(where: {
                $0.status == .conditional && $0.proposer != turn.speaker
            })
        else { return false }
        resolve(thread, option, .stands, by: turn)
        threads[thread].options[option].isAccepted = true
        threads[thread].isAppointment = true
        note(thread, .accept, turn)
        return true
    }
}
