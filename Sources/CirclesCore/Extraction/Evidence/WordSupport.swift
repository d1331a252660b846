/// Whether words that a model wrote are borne out by words that stand on the screen.
///
/// A fact's quote may be real and say something else: "see you at 8" is no evidence of skydiving. Half of a fact's own words
/// (small ones and such as "likes" aside) must stand in the quote, in whatever form: "gardening" is borne out by "my garden".
enum WordSupport {
    /// Does `quote` bear out what `words` say?
    static func bears(_ words: String, in quote: String) -> Bool {
        let said = FoldedText(quote)
        let whole = FoldedText(words)
        if said.contains(whole) { return true }
        let content = contentWords(of: whole, without: fillers)
        guard !content.isEmpty else { return false }
        return borneOut(content, by: said.words) * 2 >= content.count
    }

    /// How many of `words` have a relative among `said`.
    static func borneOut(_ words: [ArraySlice<UInt32>], by said: [ArraySlice<UInt32>]) -> Int {
        words.count { word in said.contains { areRelated(word, $0) } }
    }

    /// The words that carry the meaning.
    static func contentWords(of text: FoldedText, without fillers: Set<String>) -> [ArraySlice<UInt32>] {
        text.words.filter { word in
            let letters = string(word)
            return !fillers.contains(letters) && !CommonWords.function.contains(letters)
                && (word.count > 2 || word.contains { $0 >= 0x0E00 || (0x30...0x39).contains($0) })
        }
    }

    static func string(_ word: ArraySlice<UInt32>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: word.lazy.compactMap { Unicode.Scalar($0) })
        return String(view)
    }

    /// Forms of one word, or one misread.
    static func areRelated(_ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>) -> Bool {
        if a == b { return true }
        if a.contains(where: { $0 >= 0x0E00 }) { return sharesPair(a, b) }
        let (short, long) = a.count < b.count ? (a, b) : (b, a)
        let common = zip(short, long).prefix { $0 == $1 }.count
        // "ski" and "skiing", "cycle" and "cycling", but not "car" and "carpet".
        if common == short.count, common >= 3, endings.contains(string(long.dropFirst(common))) { return true }
        if common >= 4, common * 100 >= long.count * 55 { return true }
        return short.count == long.count && short.count >= 6 && zip(short, long).count { $0 != $1 } == 1
    }

    /// Scripts without spaces: two characters that stand together in both.
    private static func sharesPair(_ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>) -> Bool {
        guard a.count > 1, b.count > 1 else { return a.allSatisfy(b.contains) || b.allSatisfy(a.contains) }
        let pairs = Set(zip(b, b.dropFirst()).map { UInt64($0) << 32 | UInt64($1) })
        return zip(a, a.dropFirst()).contains { pairs.contains(UInt64($0) << 32 | UInt64($1)) }
    }

    private static let endings: Set<String> = [
        "s", "es", "ing", "ings", "ed", "er", "ers", "e", "n", "en", "ern", "in", "innen", "y", "ies", "ning", "ping",
        "ting", "ner", "ter", "a", "o", "as", "os", "ung",
    ]

    /// What a model puts around a topic.
    static let fillers: Set<String> = [
        "love", "loves", "loving", "like", "likes", "liking", "enjoy", "enjoys", "enjoying", "interest", "interests",
        "interested", "hobby", "hobbies", "fan", "favorite", "favourite", "playing", "play", "plays", "doing", "going",
        "go", "goes", "making", "new", "things", "thing", "stuff", "activity", "activities", "good", "great", "time",
        "liebt", "mag", "gern", "gerne", "spielen", "spielt", "machen", "gehen", "neue", "gusta", "encanta", "aime",
        "adore", "jouer", "hacer", "faire",
    ]
}
