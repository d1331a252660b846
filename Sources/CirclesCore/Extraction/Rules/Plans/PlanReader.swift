/// What is arranged for a day: the words of the message that name it.
struct Plan: Sendable {
    /// The tokens of its title, in the same message as the day.
    var title: Range<Int>
    /// A verb that the day parts from them: "die Kinder am Samstag abholen".
    var verb: Int?
    /// "meet" for "see you": a title when the words themselves make none.
    var gist: String?
    /// "meet": a word for any plan.
    var isGeneric = false
}

/// Looks around a day in a message for what is to happen on it.
struct PlanReader: Sendable {
    let grammar: Grammar

    /// The plan for the day at `moment`; nil when the day is only talked about.
    func plan(for moment: Range<Int>) -> Plan? {
        let sentence = grammar.sentence(around: moment.lowerBound)
        if let birthday = birthday(near: moment, in: sentence) { return birthday }
        if let due = due(near: moment, in: sentence) { return due }
        if isDeadline(moment, in: sentence) { return nil }
        if let occasion = occasion(near: moment, in: sentence) { return occasion }
        if let offer = offer(before: moment, in: sentence) { return offer }
        if let verb = verbTitle(in: sentence) { return verb }
        // "Retreat from 3 to 6 June, you coming?"
        if grammar.isWord(moment.lowerBound - 1, .rangeLead),
            let named = fragment(before: moment, in: sentence)
        {
            return named
        }
        if isWhQuestion(sentence) { return nil }
        if let subject = subject(before: moment, in: sentence) ?? predicate(behind: moment, in: sentence) {
            return subject
        }
        let doing = doing(near: moment, in: sentence)
        // "Hosting Thanksgiving": a verb that has nothing but the feast.
        if let doing, doing.title.count > 1 || doing.isGeneric { return doing }
        if let feast = feast(moment, in: sentence) { return feast }
        if let doing { return doing }
        return fragment(before: moment, in: sentence) ?? earlierSentence(before: sentence, moment)
            ?? fragment(after: moment, in: sentence) ?? placeAlone(moment, in: sentence)
            ?? statement(before: moment, in: sentence)
    }

    /// "We're painting the fence on Sunday, come help?": what the day's own clause says, before what others do.
    private func doing(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        let verb = verbPhrase(near: moment, in: sentence)
        if let verb, clause.contains(verb.title.lowerBound) { return verb }
        let others = [progressive(before: moment, in: sentence), deed(near: moment, in: sentence)].compactMap(\.self)
        return others.first { clause.contains($0.title.lowerBound) } ?? verb ?? others.first
    }

    /// "¿Cenamos el viernes?", "on déjeune mardi ?"
    private func verbTitle(in sentence: Range<Int>) -> Plan? {
        let titles = Lexicon.of(grammar.language).words.verbTitles
        for index in sentence {
            guard let token = grammar[index], token.kind == .word, let title = titles[token.text] else { continue }
            return Plan(title: index..<index + 1, gist: title)
        }
        return nil
    }

    /// "by Friday", "until the 5th", "since Monday", the end of "from Friday to Sunday": a limit, not an appointment.
    private func isDeadline(_ moment: Range<Int>, in sentence: Range<Int>) -> Bool {
        let before = moment.lowerBound - 1
        if grammar.isWord(before, .limit) || grammar.isWord(moment.lowerBound, .limit) { return true }
        return grammar.isWord(before, .toPreposition)
            && sentence.contains { $0 < before && grammar.isWord($0, .fromPreposition) }
    }

    /// "Who is driving on Saturday?" asks about something else.
    private func isWhQuestion(_ sentence: Range<Int>) -> Bool {
        guard sentence.contains(where: { grammar.isSign($0, "?") }) else { return false }
        let first = sentence.lowerBound
        let start = grammar.isWord(first, in: PlanWords.interjections) ? first + 1 : first
        if grammar.isWord(start, .suggestionAsk), grammar.isWord(start + 1, .aboutPreposition) { return false }
        return grammar.isWord(start, .questionWord)
    }
}
