/// Which language a message is in, told by its commonest words. Only needed where one spelling means two things:
/// "hier" is yesterday in French and here in German, "mon" is Monday in English and my in French.
enum Language: CaseIterable, Sendable {
    case english, german, spanish, french

    /// The language with the most of its little words among `tokens`; `fallback` when none has any.
    ///
    /// - Parameter lead: By how many such words another language must lead the fallback: one of "a" and "me" in a short
    ///   message of an English conversation makes it no Spanish one.
    static func detect(_ tokens: [Token], fallback: Language = .english, lead: Int = 1) -> Language {
        func count(_ language: Language) -> Int {
            let words = Lexicon.of(language).words.commonWords
            return tokens.count { $0.isWord(in: words) }
        }
        var best = fallback
        var bestCount = lead > 1 ? count(fallback) + lead - 1 : 0
        for language in allCases {
            let count = count(language)
            if count > bestCount || (count == bestCount && count > 0 && language == fallback) {
                best = language
                bestCount = count
            }
        }
        return best
    }
}
