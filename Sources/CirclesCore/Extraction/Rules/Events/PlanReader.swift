/// What is arranged for a day: the words of the message that name it.
struct Plan: Sendable {
    /// The tokens of its title, in the same message as the day.
    var title: Range<Int>
    /// "meet" for "see you": a title when the words themselves make none.
    var gist: String?
}

/// Looks around a day in a message for what is to happen on it.
struct PlanReader: Sendable {
    let grammar: Grammar

    /// The plan for the day at `moment`; nil when the day is only talked about.
    func plan(for moment: Range<Int>) -> Plan? {
        let sentence = grammar.sentence(around: moment.lowerBound)
        if isDeadline(moment, in: sentence) { return nil }
        if let occasion = occasion(near: moment, in: sentence) { return occasion }
        if isWhQuestion(sentence) { return nil }
        return deed(near: moment, in: sentence) ?? fragment(before: moment, in: sentence)
            ?? earlierSentence(before: sentence, moment) ?? fragment(after: moment, in: sentence)
            ?? placeAlone(moment, in: sentence)
    }

    /// "by Friday", "until the 5th", "since Monday", the end of "from Friday to Sunday": a limit, not an appointment.
    private func isDeadline(_ moment: Range<Int>, in sentence: Range<Int>) -> Bool {
        let before = moment.lowerBound - 1
        if grammar.isWord(before, in: Self.limits) || grammar.isWord(moment.lowerBound, in: Self.limits) { return true }
        return grammar.isWord(before, "to") && sentence.contains { $0 < before && grammar.isWord($0, "from") }
    }

    private static let limits: Set<String> = ["by", "until", "till", "til", "before", "since", "seit", "bis", "vor"]

    /// "Who is driving on Saturday?" asks about something else.
    private func isWhQuestion(_ sentence: Range<Int>) -> Bool {
        guard sentence.contains(where: { grammar.isSign($0, "?") }) else { return false }
        let first = sentence.lowerBound
        let start = grammar.isWord(first, in: PlanWords.interjections) ? first + 1 : first
        if grammar.isWord(start, "how", "what"), grammar.isWord(start + 1, "about") { return false }
        return grammar.isWord(
            start, "who", "what", "when", "where", "why", "how", "which", "wer", "was", "wann", "warum", "wie",
            "wo", "who's", "what's", "when's", "how's", "where's")
    }

    // MARK: an occasion

    /// The nearest noun of an occasion in the sentence: before the day rather than behind it.
    private func occasion(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let before = sentence.lowerBound..<moment.lowerBound
        let after = moment.upperBound..<max(sentence.upperBound, moment.upperBound)
        for index in before.reversed() where isOccasion(index) {
            return Plan(title: title(around: index, in: sentence, moment))
        }
        for index in moment where isOccasion(index) && !isWithinDay(index, moment) {
            return Plan(title: title(around: index, in: sentence, moment))
        }
        for index in after.prefix(10) where isOccasion(index) {
            return Plan(title: title(around: index, in: sentence, moment))
        }
        return nil
    }

    private func isWithinDay(_ index: Int, _ moment: Range<Int>) -> Bool {
        grammar.day(at: index) != nil || grammar.isWord(index, in: Grammar.partsOfDay)
    }

    func isOccasion(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        let word = token.text.withoutPossessive
        guard PlanWords.occasions.contains(word) || isGermanOccasion(token) else { return false }
        if grammar.isWord(index + 1, in: PlanWords.things) { return false }
        // German nouns are written large; "essen" is a verb.
        if grammar.language == .german, !token.isCapitalised, index > 0 { return false }
        return isNoun(index, word)
    }

    private func isGermanOccasion(_ token: Token) -> Bool {
        guard grammar.language == .german, token.isCapitalised, token.text.count > 7 else { return false }
        guard CalendarWords.weekdays[token.text] == nil,
            grammar.plainWeekday(at: 0) == nil || token.text != grammar[0]?.text
        else { return false }
        return PlanWords.occasionEnds.contains { token.text.hasSuffix($0) && token.text.count > $0.count + 2 }
            && !["samstagabend", "sonntagabend", "feierabend", "freitagabend", "montagabend"].contains(token.text)
    }

    /// "call me", "date back", "let's do", "I'll drink", "last night": not the noun.
    private func isNoun(_ index: Int, _ word: String) -> Bool {
        switch word {
        case "do", "leaving", "opening", "moving":
            return grammar.isWord(index - 1, "leaving", "hen", "stag", "the", "gallery", "grand", "shop")
                && word != "leaving"
        case "night":
            return !grammar.isWord(
                index - 1, "last", "every", "all", "at", "good", "tomorrow", "the", "late", "per", "to")
                && grammar[index - 1]?.kind == .word && grammar.day(at: index - 1) == nil
        case "call", "visit", "run", "walk", "drink", "play", "show", "test", "move", "ride", "swim", "climb", "train",
            "set", "surf", "hike", "date", "review", "scan", "final", "course", "tour", "film":
            return isNounByItsNeighbours(index)
        case "market", "shower", "club", "shift", "doctor", "vet", "lesson", "stunde", "holiday", "vacation", "hen",
            "game", "class", "delivery":
            return !grammar.isWord(index + 1, "said", "says", "told")
        default:
            return true
        }
    }

    private func isNounByItsNeighbours(_ index: Int) -> Bool {
        if grammar.isWord(index - 1, in: Self.beforeVerb) { return false }
        if grammar.isWord(
            index + 1, "me", "you", "him", "her", "them", "it", "us", "up", "that", "this", "out", "off", "back")
        {
            return false
        }
        return grammar[index - 1]?.kind == .word || grammar.endsClause(index + 1) || grammar.day(at: index + 1) != nil
            || grammar.isWord(index + 1, "on", "at", "is", "with", "in")
    }

    private static let beforeVerb: Set<String> = [
        "i", "you", "we", "they", "he", "she", "to", "will", "can", "i'll", "we'll", "you'll", "could", "should",
        "would",
        "let's", "don't", "gonna", "wanna", "must", "might", "and", "of", "up", "may", "please", "who", "can't",
        "she'll",
        "he'll", "they'll", "of", "him", "her", "me", "didn't", "did",
    ]

    // MARK: the title

    /// The noun with what belongs to it: "grandma's birthday", "visa appointment", "flight to Rome", "dinner with Ana".
    private func title(around noun: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Range<Int> {
        var start = noun
        while start > sentence.lowerBound, noun - start < 3, !moment.contains(start - 1), belongs(start - 1, to: start)
        {
            start -= 1
        }
        // A joint or an apostrophe begins nothing.
        while start < noun, grammar[start]?.kind != .word && grammar[start]?.kind != .number { start += 1 }
        var end = noun + 1
        while end < sentence.upperBound, end - noun < 3, !moment.contains(end), isOccasion(end) { end += 1 }
        if grammar.isWord(end, "to", "with", "nach", "mit", "von", "at", "of") {
            end = complement(from: end, in: sentence, moment)
        }
        return start..<end
    }

    private func belongs(_ index: Int, to next: Int) -> Bool {
        guard let token = grammar[index] else { return false }
        if token.kind == .sign {
            return (["-", "'", "\u{2019}"].contains(token.text) && (grammar.isGlued(next) || token.text != "-"))
                && grammar[index - 1]?.kind == .word && grammar.isGlued(index)
        }
        if token.kind == .number { return false }
        guard token.kind == .word, !CommonWords.function.contains(token.text) else { return false }
        return !CommonWords.starters.contains(token.text) && !PlanWords.interjections.contains(token.text)
            && !PlanWords.noTitles.contains(token.text) && !Self.noModifiers.contains(token.text)
            && (!PlanWords.verbs.contains(token.text) || PlanWords.occasions.contains(token.text))
            && !token.text.hasSuffix("ed") && CalendarWords.relativeDays[token.text.withoutPossessive] == nil
    }

    private static let noModifiers: Set<String> = [
        "have", "got", "having", "forget", "wanna", "gonna", "love", "like", "need", "want", "booked", "for", "join",
        "fancy", "up", "quick", "next", "last", "first", "another", "own", "big", "little", "small", "nice", "lovely",
        "kommst", "gehen", "machen", "habe", "haben", "want", "hear", "having", "doing", "get", "getting", "do", "make",
        "making", "take", "taking", "lust", "nachste", "nachsten", "nachster", "bock", "about", "says", "think",
        "thinking",
        "start", "starts", "bring", "attend", "attending", "starting", "planning", "plan", "host", "throwing", "watch",
        "der", "see", "seeing", "grab", "let", "us", "week", "luck", "forget", "remember", "missed", "miss", "know",
    ]

    /// "to Rome", "with my sister": the preposition and up to three words of its noun.
    private func complement(from preposition: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Int {
        // "at Luigi's" is the place, and stands there.
        if grammar.isWord(preposition, "at") { return preposition }
        var index = preposition + 1
        if grammar.isWord(index, "the", "my", "your", "our", "der", "dem", "den", "meiner", "meinem", "deiner") {
            index += 1
        }
        let first = index
        while index < sentence.upperBound, index - first < 2, !moment.contains(index), let token = grammar[index],
            token.kind == .word, !CommonWords.function.contains(token.text), grammar.day(at: index) == nil,
            index == first || token.isCapitalised
        {
            index += 1
        }
        return index > first ? index : preposition
    }

    // MARK: a deed

    /// "we fly to Naples", "can I join you", "see you": the verb and what it takes.
    private func deed(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        for index in sentence where !moment.contains(index) {
            if let end = seeing(index) { return Plan(title: index..<end, gist: "meet") }
            guard grammar.isWord(index, in: PlanWords.verbs), isDeed(index, in: sentence) else { continue }
            let title = index..<endOfDeed(index, in: sentence, moment)
            return Plan(title: title, gist: gist(of: title))
        }
        return nil
    }

    /// German puts the verb's form first and its sense last: "wir fliegen am Dienstag nach Wien" is a "Flug".
    private func gist(of title: Range<Int>) -> String? {
        guard let verb = grammar[title.lowerBound]?.text else { return nil }
        if title.count == 1, ["come", "coming", "comes"].contains(verb) { return "visit" }
        guard grammar.language == .german else { return nil }
        return PlanWords.germanGists.first { verb.hasPrefix($0.stem) }?.noun
    }

    /// "see you", "sehen wir uns".
    private func seeing(_ index: Int) -> Int? {
        if grammar.isWord(index, "see", "seeing"), grammar.isWord(index + 1, "you", "u", "ya", "each") {
            return grammar.isWord(index - 1, "to", "you", "nice", "loved", "great", "good") ? nil : index + 2
        }
        if grammar.isPhrase(index, "sehen", "wir", "uns") || grammar.isPhrase(index, "wir", "sehen", "uns") {
            return index + 3
        }
        if grammar.isPhrase(index, "still", "on", "for") { return index + 3 }
        return nil
    }

    private func isDeed(_ index: Int, in sentence: Range<Int>) -> Bool {
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

    private func endOfDeed(_ verb: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Int {
        var end = verb + 1
        while end < sentence.upperBound, end - verb < 5, !moment.contains(end), let token = grammar[end],
            token.kind == .word || grammar.isSign(end, "'", "\u{2019}"), grammar.day(at: end) == nil,
            grammar.clockTime(at: end) == nil,
            !grammar.isWord(
                end, "on", "at", "am", "um", "but", "and", "if", "or", "und", "that", "then", "du", "wir", "ich", "ihr",
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

    // MARK: a heading

    /// "10k this Thursday", "Book club is in two weeks", "Surf tomorrow?": a few words and the day.
    private func fragment(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        var start = sentence.lowerBound
        while start < moment.lowerBound,
            grammar.isWord(start, in: PlanWords.interjections) || grammar.isSign(start, ":", ",", "-", "!")
        {
            start += 1
        }
        if grammar.isPhrase(start, "how", "about") || grammar.isPhrase(start, "what", "about") { start += 2 }
        // The last comma: "Comedy next time, movie tonight".
        if let comma = (start..<moment.lowerBound).last(where: {
            grammar.isSign($0, ",", ":") && $0 < moment.lowerBound - 1
        }) {
            start = comma + 1
        }
        while grammar.isWord(
            start, "the", "our", "my", "your", "a", "der", "die", "das", "mein", "meine", "unser", "unsere", "some",
            "dein", "deine")
        {
            start += 1
        }
        var end = moment.lowerBound
        while end > start,
            grammar.isWord(end - 1, "on", "is", "are", "at", "am", "ist", "sind", "in", "for", "um", "ab")
                || grammar.isSign(end - 1, ",", ":", "-")
        {
            end -= 1
        }
        guard start < end, end - start <= 7 else { return nil }
        if let place = (start..<end).first(where: {
            grammar.isWord($0, "at", "in", "with", "bei", "mit", "im", "@", "to")
        }), place > start {
            end = place
        }
        guard start < end, (start..<end).allSatisfy({ isTitleWord($0) }), end - start <= 5, endsPlainly(moment) else {
            return nil
        }
        guard let head = grammar[end - 1], head.kind != .sign, !head.text.hasSuffix("ed") else { return nil }
        return Plan(title: start..<end)
    }

    /// "Sa 19 Uhr Pizza bei mir", "Tomorrow 7pm tacos?": the day first, then a few words.
    private func fragment(after moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let lead = sentence.lowerBound..<moment.lowerBound
        guard
            lead.allSatisfy({
                grammar[$0]?.kind != .word || grammar.isWord($0, in: PlanWords.interjections)
                    || grammar.isWord($0, "am", "on")
            })
        else { return nil }
        var start = moment.upperBound
        if grammar.isSign(start, ",", ":", "-") { start += 1 }
        var end = start
        while end < sentence.upperBound, end - start < 4, isTitleWord(end), grammar[end]?.kind == .word { end += 1 }
        guard end > start, grammar.endsClause(end) || grammar.isWord(end, "at", "bei", "im", "in", "with", "mit") else {
            return nil
        }
        let isCertain =
            grammar.clockTime(at: end - 1) == nil
            && (sentence.contains { grammar.isSign($0, "?") }
                || moment.contains { grammar[$0]?.kind == .number } || !grammar.endsClause(end))
        let isNoun = grammar.language != .german || (start..<end).contains { grammar[$0]?.isCapitalised == true }
        return isCertain && isNoun ? Plan(title: start..<end) : nil
    }

    private func isTitleWord(_ index: Int) -> Bool {
        guard let token = grammar[index] else { return false }
        switch token.kind {
        case .number: return true
        case .sign: return ["-", "'", "\u{2019}", "&"].contains(token.text)
        case .word:
            return (!CommonWords.function.contains(token.text) || token.text == "a" && grammar.isSign(index - 1, "-"))
                && !(PlanWords.noTitles.contains(token.text)
                    && !(token.text == "back" && grammar.endsSentence(index - 1)))
                && !CommonWords.starters.contains(token.text) && !token.text.hasPrefix("i'")
        case .lineBreak, .link: return false
        }
    }

    /// The thought ends with the day, or a time or place follows.
    private func endsPlainly(_ moment: Range<Int>) -> Bool {
        let next = moment.upperBound
        return grammar.endsClause(next) || grammar.clockTime(at: next) != nil
            || grammar.isWord(
                next, "at", "in", "with", "bei", "im", "mit", "or", "oder", "then", "dann", "for", "anyone", "and", "if"
            )
            || grammar.isWord(next, in: Grammar.partsOfDay)
    }

    // MARK: the sentence before, the place

    /// "Come to my recital? It's on Oct 12": the day stands in a sentence of its own.
    private func earlierSentence(before sentence: Range<Int>, _ moment: Range<Int>) -> Plan? {
        guard sentence.lowerBound > 0 else { return nil }
        let lead = sentence.lowerBound..<moment.lowerBound
        let isBare = lead.allSatisfy {
            grammar[$0]?.kind != .word
                || grammar.isWord(
                    $0, "it's", "it", "is", "on", "that's", "es", "ist", "am", "um", "at", "say", "maybe", "like",
                    "how", "about", "dann", "vielleicht")
        }
        guard isBare else { return nil }
        let earlier = grammar.sentence(around: sentence.lowerBound - 1)
        guard let noun = earlier.last(where: { isOccasion($0) }) else { return nil }
        return Plan(title: title(around: noun, in: earlier, moment))
    }

    /// "Half past six tonight at the gym?"
    private func placeAlone(_ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let lead = sentence.lowerBound..<moment.lowerBound
        guard
            lead.allSatisfy({
                grammar[$0]?.kind != .word || grammar.isWord($0, in: PlanWords.interjections)
                    || grammar.isWord($0, "shall", "we", "say", "let's", "how", "about", "what", "on")
            }),
            let place = grammar.place(from: moment.upperBound, in: sentence), place.lowerBound <= moment.upperBound + 2
        else { return nil }
        return Plan(title: place)
    }
}
