/// Where a plan is, as the turns behind its day say it.
extension DialogueState {
    /// "Where?" — "Trattoria Sole"; "yep, leisure centre"; "Luigi's is full, Mario's instead".
    mutating func readPlace(_ utterance: Utterance) {
        let turn = utterance.turn
        guard let thread = focus(turn), threads[thread].options.isStanding, turn.index - lastTurns[thread] <= 3
        else {
            // "Housewarming on Linden Street! Friday 5 June"
            if let topic, turn.index - topic.turn <= 2, topic.place == nil,
                let place = PlaceReader(utterance).place(),
                place.contains(where: { turn.grammar[$0]?.isCapitalised == true }),
                // "Singst du bei der Taufe mit?"
                !topic.title.text.folded.containsBytes(of: turn.quote(place).folded)
            {
                self.topic?.place = turn.quote(place)
            }
            return
        }
        // "30 August. Yours?": no home is asked for.
        if utterance.isQuestion, utterance.wordCount <= 2, isBirthday(thread) { return }
        let out = utterance.lexicon.words.placeOut.first(in: turn.grammar, utterance.tokens)
        if out != nil, threads[thread].place != nil { threads[thread].placeIsOut = true }
        // "Are we doing it at hers?" — "At the Linde"
        let isAnswer =
            question.map {
                $0.turn == threads[thread].placeAsked && $0.speaker != turn.speaker && turn.index - $0.turn <= 1
            }
            ?? false
        if deniesPlace(utterance, of: thread) { (threads[thread].place, threads[thread].placeIsOut) = (nil, true) }
        let isOther = takesPlace(utterance, of: thread)
        let isAddress = asksAddress(of: thread, turn) && !utterance.isQuestion
        guard threads[thread].place == nil || isOther || isAddress || isAnswer && !utterance.isQuestion else { return }
        // What stands before "is full" is the place that is not.
        var said = utterance
        if let instead = utterance.lexicon.words.instead.first(in: turn.grammar, utterance.tokens) {
            said = utterance.clause(around: instead)
        } else if let out {
            guard out.upperBound < utterance.tokens.upperBound else { return }
            said = utterance.part(out.upperBound..<utterance.tokens.upperBound)
        }
        let isAsked = isAskedWhere(of: turn)
        let reader = PlaceReader(said)
        if reader.isChoice {
            whereAsked = turn.index
            return
        }
        guard
            let place = (isOther ? reader.goal() : nil) ?? reader.place(isAnswer: isAsked || isOther)
                ?? (utterance.suggests ? reader.goal() : nil) ?? reader.nameAsked()
        else { return }
        threads[thread].place = turn.quote(place)
        threads[thread].placeIsOut = false
        threads[thread].placeAsked = utterance.isQuestion ? turn.index : nil
    }

    /// "Your house?" — "no, my sister's".
    private func deniesPlace(_ utterance: Utterance, of thread: Int) -> Bool {
        utterance.denies && !utterance.isQuestion
            && threads[thread].placeAsked.map {
                speakers[safe: $0] != utterance.turn.speaker && utterance.turn.index - $0 == 1
            } ?? false
    }

    /// "We're off to Crete on Saturday": of the plan that has it in its name.
    func destination(of thread: Int, _ utterance: Utterance) -> Range<Int>? {
        PlaceReader(utterance).destination().flatMap { goal in
            threads[thread].title?.text.folded.containsBytes(of: utterance.turn.quote(goal).folded) == true ? goal : nil
        }
    }

    /// "Friday 1 pm, Wagamama", but not "Samstag klappt": no place without a capital or an hour.
    func isPlace(_ rest: Range<Int>, beside day: TemporalExpression, _ turn: Conversation.Turn) -> Bool {
        day.time != nil || turn.grammar[rest.lowerBound]?.isCapitalised == true
    }

    /// "My place is full of in-laws till Tuesday": the home is not to be had, whatever the day.
    mutating func readFullHome(_ utterance: Utterance) -> Bool {
        let (grammar, words) = (utterance.grammar, utterance.lexicon.words)
        let head = grammar.head(of: utterance.tokens)
        guard let out = words.placeOut.first(in: grammar, utterance.tokens),
            words.ownPlaces.length(in: grammar, at: head).map({ head + $0 }) == out.lowerBound,
            let thread = focus(utterance.turn)
        else { return false }
        threads[thread].placeIsOut = true
        lastTurns[thread] = utterance.turn.index
        return true
    }

    /// "Kommst du Freitag zum Konzert?" — "Kann nicht" — "Und Samstag zum Flohmarkt?": where to go is another thing to do, once the first is
    /// refused.
    func isOtherGoal(_ place: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        guard utterance.isQuestion, grammar.has(.capitalisedNouns), let thread = focus(utterance.turn),
            !threads[thread].options.isStanding, let title = threads[thread].title, !title.isGeneric,
            grammar.isPlaceNoun(place.upperBound - 1, in: utterance.tokens)
        else { return false }
        let isGoal = (1...2).contains {
            utterance.lexicon.words.goals.length(in: grammar, at: place.lowerBound - $0) == $0
        }
        return isGoal && !title.isSame(as: PlanTitle(text: utterance.turn.quote(place)))
    }

    /// "Blue Anchor?" — "Too loud. Old Ship half 7?": in place of the one that the other side asked for just before.
    private func isOtherPlaceAsked(_ utterance: Utterance, of thread: Int) -> Bool {
        utterance.isQuestion
            && threads[thread].placeAsked.map {
                speakers[safe: $0] != utterance.turn.speaker && utterance.turn.index - $0 <= 2
            } ?? false
    }

    /// "18 Uhr im Odeon", "8ish the Fox": right behind an hour; or the place is asked for.
    private func saysWhere(_ utterance: Utterance) -> Bool {
        isAskedWhere(of: utterance.turn) || PlaceReader(utterance).houseBehindHour() != nil
            || utterance.expressions.contains { expression in
                expression.time != nil
                    && utterance.lexicon.words.placePrepositions
                        .length(in: utterance.grammar, at: expression.tokens.upperBound) != nil
            }
    }

    /// "BBQ at ours" — "what's the address again?" — "9 Banksia St": where a home is.
    private func asksAddress(of thread: Int, _ turn: Conversation.Turn) -> Bool {
        guard isAskedWhere(of: turn), let place = threads[thread].place else { return false }
        return place.folded.split(separator: " ").contains { Cue.personalPlace.contains(String($0)) }
    }

    /// The other side asked where.
    private func isAskedWhere(of turn: Conversation.Turn) -> Bool {
        whereAsked.map { turn.index - $0 <= 2 && (isGroup || speakers[safe: $0] != turn.speaker) } ?? false
    }

    /// Whether a place that the utterance names is taken for the plan's own.
    func takesPlace(_ utterance: Utterance, of thread: Int) -> Bool {
        threads[thread].placeIsOut
            // "Kino am Freitag?" … "18 Uhr im Odeon": what the plan is called says not where.
            || threads[thread].place.map { threads[thread].title?.text.folded == $0.folded } ?? false
                && saysWhere(utterance)
            || isOtherPlaceAsked(utterance, of: thread)
            || utterance.lexicon.words.instead.occur(in: utterance.grammar, utterance.tokens)
                && threads[thread].place != nil
    }
}
