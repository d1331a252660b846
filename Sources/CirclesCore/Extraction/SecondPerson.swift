/// Whether words speak to somebody rather than of oneself.
enum SecondPerson {
    /// Folded; the languages whose packs Circles reads most.
    private static let words: Set<FoldedText> = Set(
        [
            "you", "your", "yours", "yourself", "youre", "youve", "youll", "youd", "u", "ur", "du", "dich", "dir",
            "dein",
            "deine", "deinen", "deinem", "deiner", "ihr", "euch", "euer", "eure", "tu", "te", "ti", "tus", "toi", "ton",
            "tes",
            "vous", "votre", "vos", "tuo", "tua", "tuoi", "voce", "seu", "sua", "usted", "ustedes", "jij", "je", "jouw",
        ].map { FoldedText($0) })
    /// "je" is Dutch for you and French for I, "te" and "ti" stand beside a first person as well.
    private static let firstPerson: Set<FoldedText> = Set(
        [
            "i", "im", "ive", "my", "me", "mine", "ich", "mein", "meine", "mich", "mir", "yo", "mi", "moi", "mon", "ma",
            "mes", "jai", "io", "eu", "ik", "mijn",
        ]
        .map { FoldedText($0) })

    static func isAddressed(in quote: String) -> Bool {
        let found = Set(quote.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { FoldedText($0) })
        return !found.isDisjoint(with: words) && found.isDisjoint(with: firstPerson)
    }
}
