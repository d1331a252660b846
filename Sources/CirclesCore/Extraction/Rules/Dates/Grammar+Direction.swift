extension Grammar {
    /// The tokens of the sentence in which `index` stands.
    func sentence(around index: Int) -> Range<Int> {
        guard tokens.indices.contains(index) else { return 0..<0 }
        var start = index
        while start > 0, !endsSentence(start - 1) { start -= 1 }
        var end = index
        while end < tokens.count, !endsSentence(end) { end += 1 }
        return start..<min(end + 1, tokens.count)
    }

    /// Does the sentence around a day tell of what has been?
    func direction(around day: Range<Int>, isMove: Bool = false) -> Direction {
        if isMove { return .future }
        // "Thanks for Saturday" looks back.
        if sentence(around: day.lowerBound).contains(where: { isThanks($0) && $0 < day.lowerBound }) { return .past }
        // "for Saturday", "by Friday", "until the 5th" look ahead whatever the verb.
        if isWord(day.lowerBound - 1, "for", "by", "until", "till", "til", "bis", "fur", "para", "pour") {
            return .future
        }
        // "Forget Saturday, my car broke down" looks ahead.
        if isWord(day.lowerBound - 1, "forget", "skip", "vergiss", "vergesst", "not", "nicht", "olvida", "oublie") {
            return .future
        }
        if isWord(day.lowerBound - 1, "since", "seit", "desde", "depuis") { return .past }
        let sentence = saying(around: day)
        for index in sentence where isPastVerb(index, in: sentence) { return .past }
        return .future
    }

    /// The part between commas, if it says something of the day; else the whole sentence.
    private func saying(around day: Range<Int>) -> Range<Int> {
        let clause = clause(around: day)
        let words = clause.filter { !day.contains($0) && self[$0]?.kind == .word }.count
        let isWhole = words >= 3 || clause.contains { isWord($0, "it's", "it'll", "is", "will") && $0 < day.lowerBound }
        return isWhole ? clause : sentence(around: day.lowerBound)
    }

    private func isPastVerb(_ index: Int, in sentence: Range<Int>) -> Bool {
        guard let token = self[index], token.kind == .word else { return false }
        // "Was machst du am Samstag?" asks in German.
        if language != .german, ["was", "were", "wasn't"].contains(token.text) {
            // "I was thinking Saturday?" plans.
            return !isWord(index + 1, in: Self.planningVerbs) && !isWord(index + 2, in: Self.planningVerbs)
                && !(isWord(index - 1, "if", "wish"))
        }
        if token.text == "had" { return !isWord(index + 1, "to", "better", "planned") }
        if ["left", "made", "gave", "got"].contains(token.text), !isWord(index + 1, "to") {
            return isWord(index - 1, "i", "we", "you", "he", "she", "they")
        }
        if token.text == "didn't" {
            return !isWord(index + 1, "know", "realise", "realize", "think", "see", "want", "you")
        }
        if token.text == "did" { return !isWord(index + 1, "we") }
        if token.isWord(in: Self.pastVerbs) { return true }
        if isRegularPast(index) { return true }
        return language == .german && isParticiple(token.text)
            && sentence.contains {
                isWord($0, "hab", "habe", "hat", "haben", "habt", "hast", "bin", "sind", "ist", "wurde", "seid", "bist")
            }
    }

    private func isThanks(_ index: Int) -> Bool {
        if isWord(index, "danke", "merci", "gracias") {
            return isWord(index + 1, "fur", "pour", "por") || isWord(index + 2, "fur")
        }
        return isWord(index, "thanks", "thank", "thx", "cheers")
            && (isWord(index + 1, "for") || isWord(index + 2, "for") || isWord(index + 3, "for"))
            && !(index...index + 6).contains { isWord($0, "inviting", "invite", "invitation", "booking") }
    }

    /// "I finally finished": a pronoun and a word in -ed that does not arrange anything.
    private func isRegularPast(_ index: Int) -> Bool {
        guard let token = self[index], token.text.hasSuffix("ed"), token.text.count > 4,
            !Self.arranging.contains(token.text)
        else { return false }
        let subject = isWord(index - 1, "finally", "just", "also", "then", "really", "actually") ? index - 2 : index - 1
        return isWord(subject, "i", "we", "you", "he", "she", "they", "it")
    }

    /// Participles that look ahead: "we booked Saturday", "I planned it for Friday".
    private static let arranging: Set<String> = [
        "booked", "moved", "planned", "scheduled", "invited", "confirmed", "arranged", "reserved", "changed",
        "postponed",
        "cancelled", "canceled", "rescheduled", "wanted", "needed", "decided", "agreed", "shifted", "pushed",
        "organised",
        "organized", "hoped", "offered", "promised", "signed", "ordered", "asked", "indeed", "proposed", "suggested",
        "fixed",
    ]

    /// "gesehen", "angerufen", "telefoniert" — not "gebucht", "eingeladen", "geschlossen", which hold for days to come.
    private func isParticiple(_ word: String) -> Bool {
        guard word.count > 5, !Self.standing.contains(word) else { return false }
        if Self.plainParticiples.contains(word) { return true }
        if word.hasSuffix("iert") { return true }
        guard word.hasSuffix("t") || word.hasSuffix("en") else { return false }
        if word.hasPrefix("ge") { return true }
        return ["ein", "an", "aus", "mit", "auf", "statt", "um", "ab", "vor", "nach", "her", "hin", "los", "weg"]
            .contains {
                word.hasPrefix($0 + "ge") && word.count > $0.count + 5
            }
    }

    /// Participles without "ge".
    private static let plainParticiples: Set<String> = [
        "bekommen", "erhalten", "verpasst", "erlebt", "verloren", "verbracht", "entdeckt", "bestanden",
        "verstanden", "erzahlt", "erfahren", "verschlafen", "unterschrieben",
    ]

    private static let standing: Set<String> = [
        "gebucht", "geplant", "geschlossen", "geoffnet", "gesperrt", "gedacht", "gebeten", "gefragt", "gewunscht",
        "genau",
        "gerade", "gestern", "gesund", "gemeint", "geschenkt", "gesagt", "geeinigt", "gemeinsam", "gekauft",
        "reserviert",
        "organisiert", "interessiert", "eingeladen", "angemeldet", "angesagt", "ausgebucht", "vorgesehen", "eingeplant",
        "geburtstag", "gelegenheit", "gericht", "gesicht", "geschaft", "gewicht", "geschaften", "gespannt", "geht",
        "gehen", "geben",
    ]

    private static let planningVerbs: Set<String> = [
        "thinking", "wondering", "hoping", "planning", "going", "gonna", "supposed", "just",
    ]

    private static let pastVerbs: Set<String> = [
        "went", "saw", "met", "came", "ate", "drank", "took", "flew", "drove", "arrived", "happened", "watched",
        "played",
        "visited", "finished", "enjoyed", "slept", "ran", "won", "lost", "fell", "spent", "died", "woke",
        "cooked", "celebrated", "missed", "started", "cooked", "walked", "tried", "stayed", "hiked", "baked", "cleaned",
        "talked", "worked", "passed", "failed", "landed", "danced", "laughed", "rained", "snowed", "ended", "swam",
        "sang",
        "became",
        "broke",
        "brought", "bought", "sold", "wrote", "paid", "sent", "found", "heard", "forgot", "taught", "caught", "began",
        "war", "waren", "warst", "sah", "traf", "lief", "blieb", "schlief", "regnete", "fand", "hatte", "hatten",
        "ging", "kam", "gab",
        "fue", "fui", "fuimos", "estuvo", "estuve", "estuvimos", "vi", "vimos", "comimos", "llego",
        "etait", "etais", "etions", "allee", "alle", "alles", "vu", "mange", "j'etais", "c'etait",
    ]

    // MARK: morning or evening

    /// Which seven o'clock people mean who do not say so. "6:25" is taken as a clock shows it, unless there is dinner.
    func usualHalf(hour: Int, isDigital: Bool, around moment: Range<Int>) -> SpokenTime.DayHalf {
        let sentence = sentence(around: moment.lowerBound)
        let words = Set(sentence.compactMap { self[$0]?.kind == .word ? self[$0]?.text : nil })
        // "10:00, pizza included" is what a clock shows.
        if !words.isDisjoint(with: Self.eveningOccasions), !isDigital || hour < 10 || words.contains("tonight") {
            return .afternoon
        }
        if !words.isDisjoint(with: Self.morningOccasions), (5...11).contains(hour) { return .morning }
        return hour == 12 || hour <= (isDigital ? 4 : 7) ? .afternoon : .morning
    }

    static let eveningOccasions: Set<String> = [
        "dinner", "drinks", "tonight", "evening", "party", "concert", "movie", "cinema", "show", "gig", "supper",
        "night",
        "abendessen", "abend", "heute abend", "konzert", "kino", "cena", "cenar", "diner", "soir", "noche", "beers",
        "pub", "bar", "doors", "telly", "poker", "cenamos", "dine", "film", "theatre", "theater", "opera", "beer",
        "karaoke", "quiz", "cocktails", "curry", "tapas", "pint", "pints", "fondue", "raclette", "gala",
        "prom",
        "disco", "kneipe", "cine", "apero", "soiree", "vernissage", "kabarett", "cinema", "bowling", "billard",
    ]
    private static let morningOccasions: Set<String> = [
        "breakfast", "morning", "fruhstuck", "los", "losfahren", "skifahren", "sunrise", "hike", "tuv", "brunch",
        "school", "desayuno", "matin", "morgens", "run", "sunrise",
    ]
}
