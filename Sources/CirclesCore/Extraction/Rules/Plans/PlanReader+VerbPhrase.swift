extension PlanReader {
    /// "we fly to Naples", "can I join you", "see you": the verb and what it takes.
    func verbPhrase(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        for index in sentence where !moment.contains(index) {
            if let end = seeing(index) {
                return Plan(title: index..<end, gist: Lexicon.of(grammar.language).words.meeting.alone, isGeneric: true)
            }
            // "Wollen wir bouldern gehen?"
            if grammar.isWord(index, "gehen", "gehn"), let doing = grammar[index - 1], doing.kind == .word,
                sentence.contains(index - 1),
                doing.text.hasSuffix("en") || doing.text.hasSuffix("ern"), !doing.isCapitalised,
                !moment.contains(index - 1),
                !CommonWords.function.contains(doing.text)
            {
                return Plan(title: (index - 1)..<index)
            }
            guard grammar.isWord(index, in: PlanWords.verbs), isVerbPhrase(index, in: sentence) else { continue }
            if let goal = goal(of: index, in: sentence) { return Plan(title: goal) }
            let title = index..<endOfVerbPhrase(index, in: sentence, moment)
            return Plan(title: title, gist: gist(of: title), isGeneric: isGeneric(title))
        }
        return nil
    }

    /// "meet", "come", "treffen" with nothing that says what for.
    private func isGeneric(_ title: Range<Int>) -> Bool {
        grammar.isWord(title.lowerBound, "meet", "come", "coming", "join", "treffen", "trefft", "quedamos", "vienes")
            && title.allSatisfy { grammar.isWord($0, in: Self.anyMeeting) }
    }

    private static let anyMeeting: Set<String> = [
        "meet", "come", "coming", "join", "up", "over", "you", "us", "me", "uns", "wir", "treffen", "trefft", "by",
        "then",
        "with", "again", "there", "quedamos", "vienes",
    ]

    /// "Gehen wir Sonntag ins Freibad?": where one goes says what is planned.
    private func goal(of verb: Int, in sentence: Range<Int>) -> Range<Int>? {
        guard grammar.language == .german, grammar[verb]?.text.hasPrefix("geh") == true else { return nil }
        for index in sentence where index > verb && grammar.isWord(index, "ins", "zum", "zur", "in", "auf") {
            var noun = index + 1
            while grammar.isWord(noun, in: Lexicon.of(.german).words.determiners) { noun += 1 }
            if let token = grammar[noun], token.kind == .word, token.isCapitalised, grammar.day(at: noun) == nil {
                return noun..<noun + 1
            }
        }
        return nil
    }

    /// German puts the verb's form first and its sense last: "wir fliegen am Dienstag nach Wien" is a "Flug".
    func gist(of title: Range<Int>) -> String? {
        guard let verb = grammar[title.lowerBound]?.text else { return nil }
        let isVisit = title.dropFirst().allSatisfy { grammar.isWord($0, "over", "round", "by", "along") }
        if isVisit, ["come", "coming", "comes"].contains(verb) { return "visit" }
        guard grammar.language == .german else { return nil }
        guard let noun = PlanWords.germanGists.first(where: { verb.hasPrefix($0.stem) })?.noun else { return nil }
        // "Wir fliegen am Dienstag nach Wien": where to.
        let sentence = grammar.sentence(around: title.lowerBound)
        guard ["Flug", "Fahrt", "Reise"].contains(noun),
            let to = sentence.first(where: { $0 > title.lowerBound && grammar.isWord($0, "nach") }),
            let town = grammar[to + 1], town.kind == .word, town.isCapitalised
        else { return noun }
        return noun + " nach " + town.text.prefix(1).uppercased() + town.text.dropFirst()
    }

    /// "see you", "sehen wir uns".
    func seeing(_ index: Int) -> Int? {
        if grammar.isWord(index, "see", "seeing"), grammar.isWord(index + 1, "you", "u", "ya", "each") {
            return grammar.isWord(index - 1, "to", "you", "nice", "loved", "great", "good") ? nil : index + 2
        }
        if grammar.isPhrase(index, "sehen", "wir", "uns") || grammar.isPhrase(index, "wir", "sehen", "uns") {
            return index + 3
        }
        if grammar.isPhrase(index, "still", "on", "for") { return index + 3 }
        return nil
    }

    private func isVerbPhrase(_ index: Int, in sentence: Range<Int>) -> Bool {
        if grammar.isWord(index, "go", "going"), grammar.isWord(index + 1, "to") || grammar.isWord(index + 1, "gonna") {
            if grammar.isWord(index + 2, in: PlanWords.taskVerbs) { return false }
        }
        if grammar.isWord(index, "going", "coming", "gehen", "geht"),
            grammar.isWord(index - 1, "it", "it's", "es", "is")
        {
            return grammar.isWord(index, "coming") && !grammar.isWord(index - 1, "it", "it's")
        }
        if grammar.isWord(index, "start", "starts", "starting"),
            !sentence.contains(where: { grammar.isWord($0, "job", "course", "school") })
        {
            return false
        }
        if grammar.isWord(index, "come", "comes"), grammar.isWord(index + 1, "out", "from", "on", "true") {
            return grammar.isWord(index + 1, "on") && grammar.day(at: index + 2) != nil
        }
        if grammar.isWord(index, "catch", "hang", "pick", "head"),
            !grammar.isWord(index + 1, "up", "out", "you", "me", "him", "her", "to")
        {
            return false
        }
        if grammar.isWord(index, "stay", "staying", "work", "run", "running", "cook", "eat"),
            grammar.isWord(index + 1, "late", "home", "out")
        {
            return false
        }
        if grammar.isWord(index, "geht", "passt") { return false }
        return isSaidOfSomebody(index, in: sentence)
    }

    /// There is someone who does it, or "let's", or it heads the sentence.
    private func isSaidOfSomebody(_ verb: Int, in sentence: Range<Int>) -> Bool {
        let subjects = sentence.lowerBound..<verb
        if subjects.isEmpty || subjects.allSatisfy({ grammar[$0]?.isWord(in: PlanWords.interjections) != false }) {
            return true
        }
        if subjects.contains(where: { grammar.isWord($0, in: Self.subjects) }) { return true }
        if (verb + 1...verb + 2).contains(where: { grammar.isWord($0, "du", "ihr", "wir", "ich", "sie", "er") }) {
            return true
        }
        return subjects.contains { RelativeMention(in: grammar, at: $0) != nil || isName($0) }
    }

    private func isName(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised else { return false }
        return !CommonWords.function.contains(token.text) && !CommonWords.starters.contains(token.text)
            && grammar.day(at: index) == nil
    }

    private static let subjects: Set<String> = [
        "i", "we", "you", "he", "she", "they", "i'm", "we're", "you're", "he's", "she's", "they're", "i'll", "we'll",
        "you'll", "let's", "lets", "wanna", "want", "shall", "ich", "wir", "du", "ihr", "er", "sie", "gonna",
        "everyone",
        "us", "willst", "wollen", "lass", "uns", "parents", "u", "im", "who's", "fancy", "up", "lust",
    ]

    private func endOfVerbPhrase(_ verb: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Int {
        var end = verb + 1
        while end < sentence.upperBound, end - verb < 5, !moment.contains(end), let token = grammar[end],
            token.kind == .word || grammar.isSign(end, "'", "\u{2019}"), grammar.day(at: end) == nil,
            grammar.clockTime(at: end) == nil,
            !grammar.isWord(
                end, "on", "at", "near", "outside", "opposite", "am", "um", "but", "and", "if", "or", "und", "that",
                "then", "du", "wir", "ich", "ihr",
                "so", "because")
        {
            end += 1
        }
        while end > verb + 1,
            grammar.isWord(
                end - 1, "the", "to", "a", "my", "your", "in", "for", "with", "from", "gegen", "next", "this", "mit")
        {
            end -= 1
        }
        return end
    }
}
