/// "If the weather's nice, a picnic on Sunday?" — "Let's do it": what hangs on a condition stands when it is taken.
extension DialogueState {
    /// A named plan that is asked about for a day under a condition: no day of it holds until somebody says yes.
    mutating func offerConditionally(
        _ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance
    ) {
        let turn = utterance.turn
        guard !isGroup, utterance.isQuestion || utterance.suggests, !utterance.declines,
            let named = title(of: expression, utterance), !named.title.isGeneric,
            !recent.contains(where: { threads[$0].option(on: date) != nil })
        else { return }
        let thread = open(named.title, about: named.about, turn)
        var option = option(date, expression, utterance, quote: named.quote)
        (option.isHalfOpen, option.half, option.status) = (expression.isHalfOpen, expression.half, .conditional)
        if option.time != nil { option.timeTurn = turn.index }
        threads[thread].options.append(option)
        threads[thread].place = PlaceReader(utterance).place().map(turn.quote)
        note(thread, .suggest, turn, day: "\(date)")
    }

    /// - Returns: False where nothing that the other side offered hangs on a condition.
    mutating func takeConditional(_ thread: Int, _ turn: Conversation.Turn) -> Bool {
        guard turn.index - lastTurns[thread] <= 2, !threads[thread].isStanding,
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

extension DialogueState {
    /// "My flight is at ten, too early?" — "No": there is nothing against it.
    func asksIfTooMuch(before utterance: Utterance) -> Bool {
        question.map {
            $0.asksIfTooMuch && $0.speaker != utterance.turn.speaker && utterance.turn.index - $0.turn <= 1
        } ?? false
    }

    /// "Da bin ich leider im Urlaub, ginge der 3. Juli?": the comma behind why the day that was offered is refused.
    func endOfReasonAhead(_ utterance: Utterance) -> Int? {
        let grammar = utterance.grammar
        guard utterance.isQuestion, offered(to: utterance.turn) != nil,
            let comma = utterance.tokens.first(where: { grammar.isSign($0, ",") }),
            let day = utterance.expressions.first(where: { $0.day != nil }), day.tokens.lowerBound > comma
        else { return nil }
        let reason = utterance.part(utterance.tokens.lowerBound..<comma)
        let isUnavailable =
            reason.tokens.contains { grammar.length(.unavailable, at: $0) != nil }
            && reason.tokens.contains { grammar.length(.thatDay, at: $0) != nil || grammar.isWord($0, .regret) }
        return isUnavailable && reason.expressions.isEmpty ? comma : nil
    }
}

extension Utterance {
    /// "Too late?", "is 7 too early?"
    var asksIfTooMuch: Bool {
        isQuestion && tokens.contains { grammar.isWord($0, .tooMuch) && grammar.endsSentence($0 + 2) }
    }
}
