/// A language's table behind a reference: it is large, and readers hand it on for every sentence.
final class Lexicon: Sendable {
    let words: LanguageTable
    /// A bit for each of the language's traits.
    private let traits: Int
    /// What tells of news: one's own first, then anybody's.
    let news: [(kind: Extraction.News.Kind, words: Patterns, isOwn: Bool)]
    let newsHeads: PatternHeads
    /// What is done for a pastime.
    let actHeads: PatternHeads
    /// With which the names of places for one begin.
    let pastimePlaceHeads: WordSet
    /// With which verbs of several words for a plan begin.
    let gistHeads: WordSet
    /// With which begins what tells where somebody is known from.
    let knownFromHeads: WordSet

    /// What verbs for pastimes are called: "leer", folded.
    let pastimeNames: WordSet

    /// The names of days of the week as they are mistyped, by their letters: two of them swapped, one left out or doubled.
    let weekdaySlips: [UInt64: String]

    private init(_ words: LanguageTable) {
        weekdaySlips = Self.slips(of: words.weekdayNames)
        self.words = words
        let names = [words.hobbyVerbs, words.pastimeInfinitives].flatMap { forms in forms.all.compactMap { forms[$0] } }
        pastimeNames = WordSet(names.map(\.folded).joined(separator: " "))
        traits = words.traits.reduce(0) { $0 | 1 &<< $1.rawValue }
        news = words.ownNews.map { ($0.kind, $0.words, true) } + words.news.map { ($0.kind, $0.words, false) }
        newsHeads = PatternHeads(news.map(\.words))
        actHeads = PatternHeads(words.pastimeActs.map(\.words))
        pastimePlaceHeads = WordSet(headsOf: words.pastimeSigns.places.map(\.words))
        gistHeads = WordSet(headsOf: words.gistPhrases.map(\.words))
        knownFromHeads = WordSet(headsOf: words.knownFrom.map(\.words))
    }

    /// Of short names a slip may be any word; the first letter and the last are typed right.
    private static func slips(of names: [String]) -> [UInt64: String] {
        var found: [UInt64: String] = [:]
        for name in names where name.utf8.count >= 6 {
            let letters = Array(name)
            for index in letters.indices.dropFirst() {
                var (swapped, doubled, shorter) = (letters, letters, letters)
                swapped.swapAt(index, index - 1)
                doubled.insert(letters[index], at: index)
                found[String(swapped).key] = name
                found[String(doubled).key] = name
                guard index + 1 < letters.count else { continue }
                shorter.remove(at: index)
                found[String(shorter).key] = name
            }
        }
        for name in names { found[name.key] = nil }
        return found
    }

    func has(_ trait: LanguageTable.Trait) -> Bool { traits & 1 &<< trait.rawValue != 0 }

    private static let english = Lexicon(.english)
    private static let german = Lexicon(.german)
    private static let spanish = Lexicon(.spanish)
    private static let french = Lexicon(.french)

    static func of(_ language: Language) -> Lexicon {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        }
    }

    // MARK: all languages

    /// The words of all languages: one spelling means one thing, or the grammar asks for the language.
    static func all(_ words: KeyPath<LanguageTable, WordSet>) -> WordSet {
        Language.allCases.reduce(into: []) { $0.formUnion(of($1).words[keyPath: words]) }
    }

    static func all<Value>(_ words: KeyPath<LanguageTable, WordMap<Value>>) -> WordMap<Value> {
        Language.allCases.reduce(into: [:]) { $0.merge(of($1).words[keyPath: words]) }
    }

    /// What a birthday is called in a title, in lower case, in any language.
    static let birthdayNames = Language.allCases.flatMap { of($0).words.birthdayNames }

    /// "Aoife's 40th birthday", "Omas Geburtstag".
    static func isBirthday(_ title: String) -> Bool {
        birthdayNames.contains { title.lowercased().hasSuffix($0) }
    }

    /// A feast in any language: its name means no other thing in another one.
    static func namedDay(at index: Int, in grammar: Grammar) -> Grammar.Match<NamedDay>? {
        guard let named = Self.feasts[grammar.word(at: index)] else { return nil }
        for feast in named {
            if let length = feast.name.length(in: grammar, at: index) {
                return Grammar.Match(value: feast.day, end: index + length)
            }
        }
        return nil
    }

    /// By the first words of their names.
    private static let feasts: WordMap<[(name: Phrases, day: NamedDay)]> = {
        let all = Language.allCases.flatMap { of($0).words.feasts }
        var result: WordMap<[(name: Phrases, day: NamedDay)]> = [:]
        for word in all.flatMap(\.name.firstWords) {
            result.insert(all.filter { $0.name.firstWords.contains(word) }, for: word)
        }
        return result
    }()
}
