/// Which language a message is in, told by its commonest words. Only needed where one spelling means two things:
/// "hier" is yesterday in French and here in German, "mon" is Monday in English and my in French.
enum Language: Int, CaseIterable, Sendable {
    case english, german, spanish, french

    /// The language with the most of its little words among `tokens`; English when none has any.
    static func detect(_ tokens: [Token]) -> Language { detect(count(tokens), fallback: .english) }

    /// - Parameters:
    ///   - counts: Of each language, how many of its little words there are.
    ///   - lead: By how many such words another language must lead the fallback: one of "a" and "me" in a short
    ///     message of an English conversation makes it no Spanish one.
    static func detect(_ counts: [Int], fallback: Language, lead: Int = 1) -> Language {
        var best = fallback
        var bestCount = lead > 1 ? counts[fallback.rawValue] + lead - 1 : 0
        for language in allCases {
            let count = counts[language.rawValue]
            if count > bestCount || (count == bestCount && count > 0 && language == fallback) {
                best = language
                bestCount = count
            }
        }
        return best
    }

    /// Of each language, how many of its little words are among `tokens`, and of words with letters that it has alone.
    static func count(_ tokens: [Token]) -> [Int] {
        var counts = Array(repeating: 0, count: allCases.count)
        for index in tokens.indices where tokens[index].kind == .word {
            // "9am" is no German "am".
            if index > 0, tokens[index - 1].kind == .number, !tokens[index].spaceBefore { continue }
            if index > 0, tokens[index - 1].kind == .word, let language = ofCapitalisedDay(tokens[index]) {
                counts[language.rawValue] += 1
                continue
            }
            for language in common[tokens[index].word] ?? [] { counts[language.rawValue] += 1 }
            // "fußball do?"; a name is written so in every language.
            guard !tokens[index].marks.isEmpty, !tokens[index].isCapitalised else { continue }
            for language in allCases
            where !Lexicon.of(language).words.ownMarks.isDisjoint(with: tokens[index].marks) {
                counts[language.rawValue] += 1
            }
        }
        return counts
    }

    /// Whose day of the week a word with a capital within what somebody says is: "Theatre Mon 20:15?", where "mon" has no
    /// capital, and "Theater Do ab 8?".
    private static func ofCapitalisedDay(_ token: Token) -> Language? {
        guard token.isCapitalised else { return nil }
        if CalendarWords.ambiguousWeekdays[token.word] != nil { return .english }
        let isLetters = !token.isAllCapitals && Lexicon.of(.german).words.weekdayLetters[token.word] != nil
        return isLetters ? .german : nil
    }

    /// The languages that have a little word.
    private static let common: WordMap<[Language]> = {
        var result: WordMap<[Language]> = [:]
        let common = allCases.map { language in
            let table = Lexicon.of(language).words
            return WordSet(table.commonWords.all + table.weekdayNames.map { Word(ofTable: $0) })
        }
        for word in common.flatMap(\.all) {
            result.insert(zip(allCases, common).filter { $1.contains(word) }.map(\.0), for: word)
        }
        return result
    }()
}
