/// Whether words speak to somebody: then they may be about either of the two.
///
/// Some of these words mean "I" in a neighbouring language ("je"); that costs an item, never a wrong one.
enum SecondPerson {
    private static let words: Set<FoldedText> = Set(
        [
            "you", "your", "yours", "yourself", "youre", "youve", "youll", "youd", "u", "ur", "du", "dich",
            "dir", "dein", "deine", "deinen", "deinem", "deiner", "ihr", "euch", "euer", "eure", "tu", "te",
            "ti", "tus", "toi", "ton", "tes", "vous", "votre", "vos", "tuo", "tua", "tuoi", "voce", "seu",
            "sua", "usted", "ustedes", "jij", "je", "jouw",
        ].map { FoldedText($0) })
    static func isAddressed(in quote: String) -> Bool {
        quote.split { !$0.isLetter && $0 != "'" && $0 != "’" }.contains { words.contains(FoldedText($0)) }
    }
}
