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
    func direction(around day: Range<Int>) -> Direction {
        // "for Saturday", "by Friday", "until the 5th" look ahead whatever the verb.
        if isWord(day.lowerBound - 1, "for", "by", "until", "till", "til", "bis", "fur", "para", "pour") {
            return .future
        }
        if isWord(day.lowerBound - 1, "since", "seit", "desde", "depuis") { return .past }
        let sentence = sentence(around: day.lowerBound)
        for index in sentence where isPastVerb(index, in: sentence) { return .past }
        return .future
    }

    private func isPastVerb(_ index: Int, in sentence: Range<Int>) -> Bool {
        guard let token = self[index], token.kind == .word else { return false }
        if ["was", "were", "wasn't"].contains(token.text) {
            // "I was thinking Saturday?" plans.
            return !isWord(index + 1, in: Self.planningVerbs) && !isWord(index + 2, in: Self.planningVerbs)
                && !(isWord(index - 1, "if", "wish"))
        }
        if token.text == "had" { return !isWord(index + 1, "to", "better", "planned") }
        if token.text == "did" { return !isWord(index + 1, "we") }
        if token.isWord(in: Self.pastVerbs) { return true }
        guard language == .german, token.text.hasPrefix("ge"), token.text.count > 5,
            token.text.hasSuffix("t") || token.text.hasSuffix("en")
        else { return false }
        return sentence.contains {
            isWord($0, "hab", "habe", "hat", "haben", "habt", "hast", "bin", "sind", "ist", "wurde")
        }
    }

    private static let planningVerbs: Set<String> = [
        "thinking", "wondering", "hoping", "planning", "going", "gonna", "supposed", "just",
    ]

    private static let pastVerbs: Set<String> = [
        "went", "saw", "met", "came", "ate", "drank", "took", "flew", "drove", "arrived", "happened", "watched",
        "played",
        "visited", "finished", "enjoyed", "slept", "ran", "won", "lost", "fell", "spent", "left", "died", "woke",
        "cooked", "celebrated", "missed", "told", "said", "called", "texted", "didn't", "gave", "started", "cooked", "walked", "tried", "stayed", "hiked", "baked", "cleaned",
        "talked", "worked", "passed", "failed", "landed", "danced", "laughed", "rained", "snowed", "ended", "swam", "sang",
        "made", "became",
        "broke",
        "war", "waren", "warst", "hatte", "hatten", "ging", "kam", "gab",
        "fue", "fui", "fuimos", "estuvo", "estuve", "estuvimos", "vi", "vimos", "comimos", "llego",
        "etait", "etais", "etions", "allee", "alle", "alles", "vu", "mange", "j'etais", "c'etait",
    ]

    // MARK: morning or evening

    /// Which seven o'clock people mean who do not say so. "6:25" is taken as a clock shows it, unless there is dinner.
    func usualHalf(hour: Int, isDigital: Bool, around moment: Range<Int>) -> SaidTime.Half {
        let sentence = sentence(around: moment.lowerBound)
        let words = Set(sentence.compactMap { self[$0]?.kind == .word ? self[$0]?.text : nil })
        if !words.isDisjoint(with: Self.eveningOccasions) { return .afternoon }
        if !words.isDisjoint(with: Self.morningOccasions), (5...11).contains(hour) { return .morning }
        return hour == 12 || (hour <= 7 && !isDigital) ? .afternoon : .morning
    }

    private static let eveningOccasions: Set<String> = [
        "dinner", "drinks", "tonight", "evening", "party", "concert", "movie", "cinema", "show", "gig", "supper",
        "night",
        "abendessen", "abend", "heute abend", "konzert", "kino", "cena", "cenar", "diner", "soir", "noche", "beers",
        "pub", "bar", "film", "theatre", "theater", "opera", "beer",
    ]
    private static let morningOccasions: Set<String> = [
        "breakfast", "morning", "fruhstuck", "brunch", "school", "desayuno", "matin", "morgens", "run", "sunrise",
    ]
}
