extension GermanPreferencePatterns {
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
        guard let verb = clause.last(where: { $0 < index && isPastime($0) }),
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
        guard !grammar.isWord(verb, in: Self.carriers) else { return nil }
        return end == clause.upperBound || grammar.isWord(end, "und", "in", "im", "am", "mit")
            ? [verb..<(verb + 1)] : nil
    }

    private func isPastime(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return Self.pastimes[token.text] != nil || Self.carriers.contains(token.text)
    }

    /// What people do for its own sake, with the infinitive.
    static let pastimes: [String: String] = [
        "esse": "essen", "isst": "essen", "essen": "essen", "trinke": "trinken", "trinkt": "trinken",
        "trinken":
            "trinken", "hore": "hören", "hort": "hören", "horen": "hören", "spiele": "spielen", "spielt": "spielen",
        "spielen": "spielen", "lese": "lesen", "liest": "lesen", "lesen": "lesen", "koche": "kochen",
        "kocht":
            "kochen", "kochen": "kochen", "backe": "backen", "backt": "backen", "backen": "backen", "tanze": "tanzen",
        "tanzt": "tanzen", "tanzen": "tanzen", "singe": "singen", "singt": "singen", "singen": "singen",
        "male":
            "malen", "malt": "malen", "malen": "malen", "wandere": "wandern", "wandert": "wandern",
        "wandern":
            "wandern", "reise": "reisen", "reist": "reisen", "reisen": "reisen", "schwimme": "schwimmen",
        "schwimmt":
            "schwimmen", "schwimmen": "schwimmen", "laufe": "laufen", "lauft": "laufen", "laufen": "laufen",
        "fotografiere": "fotografieren", "fotografiert": "fotografieren", "fotografieren": "fotografieren",
        "gartnere": "gärtnern", "gartnert": "gärtnern", "gartnern": "gärtnern", "stricke": "stricken",
        "strickt":
            "stricken", "stricken": "stricken", "klettere": "klettern", "klettert": "klettern", "klettern": "klettern",
        "segle": "segeln", "segelt": "segeln", "segeln": "segeln", "jogge": "joggen", "joggt": "joggen",
        "joggen":
            "joggen", "surfe": "surfen", "surft": "surfen", "surfen": "surfen", "zeichne": "zeichnen",
        "zeichnet":
            "zeichnen", "zeichnen": "zeichnen", "nahe": "nähen", "naht": "nähen", "nahen": "nähen", "bastle": "basteln",
        "bastelt": "basteln", "basteln": "basteln", "sammle": "sammeln", "sammelt": "sammeln", "sammeln": "sammeln",
        "tauche": "tauchen", "taucht": "tauchen", "tauchen": "tauchen", "angle": "angeln", "angelt": "angeln",
        "angeln": "angeln", "puzzle": "puzzeln", "puzzelt": "puzzeln", "puzzeln": "puzzeln", "bouldere": "bouldern",
        "bouldert": "bouldern", "bouldern": "bouldern", "grille": "grillen", "grillt": "grillen",
        "grillen":
            "grillen",
    ]

    /// Verbs that need an object to be a pastime: "ich gehe gern ins Kino".
    private static let carriers: Set<String> = [
        "sehe", "sieht", "sehen", "schaue", "schaut", "schau", "schauen", "gucke", "guckt", "gucken", "fahre",
        "fahrt", "fahren", "gehe", "geht", "gehen", "mache", "macht", "machen",
    ]

    /// This once, not for good.
    private static let once: Set<String> = [
        "noch", "heute", "morgen", "jetzt", "mitkommen", "mit", "vorbei", "dazu", "dabei",
    ]
}
