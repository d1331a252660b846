/// Plans that come again: "choir every Tuesday at 7", "dienstags um 19 Uhr Training".
///
/// What somebody does on a day of the week is a plan only where an hour is named or somebody is asked along: "I bake every Sunday"
/// is a habit.
struct RoutineRule: Sendable {
    private static let most = 8

    /// The first time of each is the first such day from the message's own on.
    func find(in conversation: Conversation) -> [Extraction.Event] {
        var events: [Extraction.Event] = []
        for turn in conversation.turns where events.count < Self.most {
            guard turn.tokens.indices.contains(where: { turn.grammar.recurrence(at: $0) != nil }) else { continue }
            for utterance in Utterance.all(of: turn) {
                guard let event = event(in: utterance) else { continue }
                // What was said last counts.
                events.removeAll { PlanTitle(text: $0.title).isSame(as: PlanTitle(text: event.title)) }
                events.append(event)
            }
        }
        return events
    }

    /// "Every Tuesday from next week", "starts again on 1 June": the day that the first one is looked for from.
    private func start(told utterance: Utterance) -> CalendarDate? {
        let (grammar, turn) = (utterance.grammar, utterance.turn)
        for lead in utterance.tokens {
            guard let length = grammar.length(.beginLead, at: lead) ?? grammar.length(.beginVerb, at: lead) else {
                continue
            }
            for place in lead + length...lead + length + 1 {
                if grammar.length(.nextWeek, at: place) != nil { return turn.nextMonday }
                let named = utterance.expressions.first { $0.day?.tokens.lowerBound == place }
                if let date = named.flatMap({ turn.date(of: $0) }), date > turn.today { return date }
            }
        }
        return nil
    }

    private func event(in utterance: Utterance) -> Extraction.Event? {
        let (grammar, turn) = (utterance.grammar, utterance.turn)
        for index in utterance.tokens {
            guard let found = grammar.recurrence(at: index) else { continue }
            // "Push Fridays call to Monday": this Friday's, without its apostrophe.
            if utterance.moves, PlanReader(grammar: grammar).isOccasion(found.end) { return nil }
            let range = index..<found.end
            let start = start(told: utterance) ?? turn.today
            guard let first = Recurrence(weekdays: found.value.weekdays)?.first(from: start, begun: start)
            else { return nil }
            let hours = turn.temporalExpressions.filter {
                $0.time != nil && utterance.tokens.contains($0.tokens.lowerBound)
            }
            // "At 7, starting 6 February": the hour went with the day that it begins on.
            let hour = hours.first { $0.day == nil } ?? hours.first
            let time = hour.flatMap { turn.time(of: $0) }
            // "Every Tuesday at 7", said on a Tuesday at eight.
            let isOver = first == turn.today && turn.clock.map { now in time.map { $0 <= now } ?? false } ?? false
            let begin =
                isOver
                ? Recurrence(weekdays: found.value.weekdays)?.first(from: first.adding(days: 1), begun: first) ?? first
                : first
            var moment = range
            if let said = hour?.tokens {
                moment = min(range.lowerBound, said.lowerBound)..<max(range.upperBound, said.upperBound)
            }
            guard time != nil || utterance.suggests && utterance.isQuestion, !utterance.cancels, !utterance.declines,
                !utterance.lexicon.words.formerly.occur(in: grammar, utterance.tokens),
                RoleReader(utterance).role(of: range, date: first, isOpen: false) == .stands,
                // "The shop opens at 9 on Sundays"
                let plan = PlanReader(grammar: grammar).plan(for: moment), !plan.isGeneric, !plan.title.overlaps(range)
            else { return nil }
            // From the title to the days, whichever comes first.
            let words = min(plan.title.lowerBound, index)..<max(plan.title.upperBound, found.end)
            let quote = grammar.sentence(around: index).contains(plan.title.lowerBound) ? words : range
            let title = turn.title(of: plan)
            let about = PlanSubject(grammar: grammar).owner(of: plan.title, moment: moment)
            return Extraction.Event(
                title: title, date: begin, time: time, isUncertain: turn.isUncertain, repeats: found.value,
                isAsked: utterance.isQuestion ? true : nil, about: about.resolved(speaker: turn.speaker),
                evidence: turn.evidence(quote))
        }
        return nil
    }
}

extension [Extraction.Event] {
    /// "Choir is every Tuesday, from 5 May on" tells of one plan, not of two.
    func joined(with routines: [Extraction.Event]) -> [Extraction.Event] {
        var all = self
        for routine in routines {
            let same = all.firstIndex {
                PlanTitle(text: $0.title).isSame(as: PlanTitle(text: routine.title)) && $0.repeats == nil
                    && ($0.date.map { routine.repeats?.weekdays.contains($0.weekday) ?? false } ?? false
                        // "Every Tuesday, as of 1 February", a Thursday.
                        || $0.evidence.message == routine.evidence.message)
            }
            if let same {
                if let date = all[same].date, routine.repeats?.weekdays.contains(date.weekday) == false {
                    all[same].date = routine.date
                }
                all[same].repeats = routine.repeats
                all[same].time = all[same].time ?? routine.time
            } else {
                all.append(routine)
            }
        }
        return all
    }
}
