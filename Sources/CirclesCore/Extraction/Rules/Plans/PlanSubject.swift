/// Whose plan it is: the proposer's, unless the words give it to somebody.
struct PlanSubject: Sendable {
    let grammar: Grammar

    func owner(of title: Range<Int>, moment: Range<Int>) -> Liking.Subject {
        if let named = possessor(of: title) { return named }
        let sentence = grammar.sentence(around: title.lowerBound)
        return subject(in: sentence, before: max(title.upperBound, moment.lowerBound), title) ?? .speaker
    }

    /// "your appointment", "grandma's birthday", "his recital", "Geburtstag von Oma", "Omas Geburtstag".
    func possessor(of title: Range<Int>) -> Liking.Subject? {
        let before = title.lowerBound - 1
        if let owner = grammar[before]?.text, grammar[before]?.kind == .word {
            if ["my", "mein", "meine", "meiner", "meinen"].contains(owner),
                !title.contains(where: { isRelativePossessive($0) || isNamePossessive($0) })
            {
                return .speaker
            }
            if RelationWords.yours.contains(owner) {
                return title.contains { isRelativePossessive($0) } ? .someoneElse : .listener
            }
            if ["his", "her", "their", "seine", "sein", "ihre", "seiner", "seinen"].contains(owner) {
                return .someoneElse
            }
        }
        if title.contains(where: { isRelativePossessive($0) || isNamePossessive($0) })
            || isRelativePossessive(before) || isNamePossessive(before)
        {
            return .someoneElse
        }
        let after = title.upperBound
        let isOf = title.contains { grammar.isWord($0, "von", "of") } || grammar.isWord(after, "of", "von")
        guard isOf else { return nil }
        let relative = (title.lowerBound...(after + 2)).contains { isRelation($0) }
        return relative ? .someoneElse : nil
    }

    private func isRelation(_ index: Int) -> Bool {
        grammar[index].map { $0.kind == .word && RelationWords.relations[$0.text] != nil } ?? false
    }

    /// "grandma's", "Omas". Not "parents'": a meeting of parents is one's own.
    private func isRelativePossessive(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        if token.text.hasSuffix("'s") { return RelationWords.relations[token.text.withoutPossessive] != nil }
        return grammar.language == .german && token.text.hasSuffix("s") && token.isCapitalised && token.text.count > 3
            && RelationWords.relations[String(token.text.dropLast())] != nil && !grammar.isWord(index - 1, "die", "der")
    }

    /// "Ana's birthday".
    private func isNamePossessive(_ index: Int) -> Bool {
        guard let token = grammar[index], token.isCapitalised, token.text.hasSuffix("'s") else { return false }
        let word = token.text.withoutPossessive
        return !CommonWords.function.contains(word)
            && ![
                "let", "valentine", "new year", "today", "tomorrow", "that", "there", "here",
                "what", "who", "mother", "father", "women", "men", "children",
            ].contains(word)
            && CalendarWords.weekdays[word] == nil && CalendarWords.relativeDays[word] == nil
            && !CommonWords.function.contains(token.text)
    }

    /// "My sister is coming", "Tom arrives", "you have your exam": who does it.
    private func subject(in sentence: Range<Int>, before end: Int, _ title: Range<Int>) -> Liking.Subject? {
        for index in sentence where index < end {
            if grammar.isWord(index, in: Self.together) { return .speaker }
            if let relative = RelativeMention(in: grammar, at: index) {
                return grammar.isWord(index - 1, "with", "mit", "at", "bei", "from", "to", "and")
                    ? nil
                    : (grammar.isSign(relative.tokens.upperBound, "'", "\u{2019}") ? nil : .someoneElse)
            }
            if grammar.isWord(index, "he", "she", "they", "he's", "she's", "they're", "er") { return .someoneElse }
            if grammar.isWord(index, "you", "du", "ihr", "you're") {
                let isTold = grammar.isWord(
                    index + 1, "have", "fly", "leave", "start", "land", "arrive", "got", "hast", "fliegst", "flying",
                    "leaving")
                return isTold && !sentence.contains { grammar.isSign($0, "?") } ? .listener : .speaker
            }
            if !title.contains(index), isActor(index) { return .someoneElse }
        }
        return nil
    }

    private static let together: Set<String> = [
        "i", "we", "i'm", "we're", "i'll", "we'll", "i've", "we've", "let's", "ich", "wir", "uns", "me", "us",
    ]

    /// "Tom has an exam", "Ana is coming".
    private func isActor(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised else { return false }
        guard !CommonWords.function.contains(token.text), !CommonWords.starters.contains(token.text),
            !PlanReader(grammar: grammar).isOccasion(index), grammar.day(at: index) == nil
        else { return false }
        return grammar.isWord(
            index + 1, "has", "hat", "arrives", "flies", "lands", "leaves", "comes", "kommt", "fliegt", "turns", "wird")
            || (grammar.isWord(index + 1, "is", "ist") && (grammar[index + 2]?.text.hasSuffix("ing") == true))
    }
}
