extension GermanLikings {
    /// "Ich esse so gerne Käse", "sie hört am liebsten Jazz", "er geht gern wandern", "ich koche gern".
    func gladly(at index: Int, in clause: Range<Int>) -> [Range<Int>]? {
        let end: Int
        if grammar.isWord(index, "gern", "gerne") {
            end = index + 1
        } else if grammar.isPhrase(index, "am", "liebsten") {
            end = index + 2
        } else {
            return nil
        }
        guard let verb = clause.last(where: { $0 < index && grammar.isWord($0, in: Self.pastimes) }),
            !clause.contains(where: { grammar.isWord($0, in: Self.once) })
        else { return nil }
        let after = grammar.topics(from: end).filter { topic in
            topic.upperBound <= clause.upperBound
                && (topic.contains { grammar[$0]?.isCapitalised == true }
                    || grammar[topic.lowerBound]?.text.hasSuffix("en") == true)
        }
        if !after.isEmpty { return after }
        let between = clause.filter {
            $0 > verb && $0 < index && grammar[$0]?.isCapitalised == true && !grammar.isWord($0, "ich")
        }
        if let first = between.first, let last = between.last, last - first <= 3 { return [first..<(last + 1)] }
        let leads = clause.lowerBound..<verb
        if let noun = leads.first, grammar[noun]?.isCapitalised == true,
            !grammar.isWord(noun, in: CommonWords.function),
            grammar.isWord(verb + 1, "ich", "er", "sie", "wir"), verb == noun + 1
        {
            return [noun..<(noun + 1)]
        }
        return end == clause.upperBound || grammar.isWord(end, "und", "in", "im", "am", "mit")
            ? [verb..<(verb + 1)] : nil
    }

    /// What people do for its own sake.
    private static let pastimes: Set<String> = [
        "esse", "isst", "essen", "trinke", "trinkt", "trinken", "hore", "hort", "horen", "spiele", "spielt", "spielen",
        "lese", "liest", "lesen", "koche", "kocht", "kochen", "backe", "backt", "backen", "tanze", "tanzt", "tanzen",
        "singe", "singt", "singen", "male", "malt", "malen", "wandere", "wandert", "wandern", "reise", "reist",
        "reisen",
        "schwimme", "schwimmt", "schwimmen", "laufe", "lauft", "laufen", "fotografiere", "fotografiert",
        "fotografieren",
        "gartnere", "gartnert", "stricke", "strickt", "stricken", "klettere", "klettert", "klettern", "sehe", "sieht",
        "schaue", "schaut", "schauen", "schau", "gucke", "guckt", "gucken", "fahre", "fahrt", "fahren", "gehe", "geht",
        "gehen", "jogge", "joggt", "joggen", "surfe", "surft", "zeichne", "zeichnet", "zeichnen", "nahe", "naht",
        "segle",
        "segelt", "segeln", "sammle", "sammelt", "sammeln", "bastle", "bastelt", "basteln", "mache", "macht", "mag",
    ]

    /// This once, not for good.
    private static let once: Set<String> = [
        "noch", "heute", "morgen", "jetzt", "mitkommen", "mit", "vorbei", "dazu", "dabei",
    ]
}
