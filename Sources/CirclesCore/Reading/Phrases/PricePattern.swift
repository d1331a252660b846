/// "65,00 €", "£105.00", "$ 12", "CHF 40.–": so much money.
enum PricePattern {
    /// The first words of `text` are a price.
    static func begins(_ text: String) -> Bool { length(text.split(whereSeparator: \.isWhitespace)) != nil }

    /// It is a price, with up to two words beside it, such as the one that it was before.
    static func isPrice(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.indices.contains { start in
            length(words[start...]).map { words.count - $0 <= 2 } ?? false
        }
    }

    /// Of the price that stands at the head, in words.
    private static func length(_ words: some RandomAccessCollection<Substring>) -> Int? {
        guard let first = words.first else { return nil }
        if isAmount(first.filter { !signs.contains($0) }), first.contains(where: signs.contains) { return 1 }
        guard let second = words.dropFirst().first else { return nil }
        return isAmount(first) && isCurrency(second) || isCurrency(first) && isAmount(second) ? 2 : nil
    }

    private static func isAmount(_ word: some StringProtocol) -> Bool {
        guard let first = word.first, first.isASCII, first.isNumber, word.utf8.count <= 10 else { return false }
        return word.allSatisfy { $0.isASCII && $0.isNumber || ".,'–-".contains($0) }
    }

    private static func isCurrency(_ word: Substring) -> Bool {
        word.count == 1 && word.allSatisfy(signs.contains) || codes.contains(word.uppercased())
    }

    private static let signs: Set<Character> = ["€", "£", "$", "¥", "₺", "₹", "₽", "₩"]
    private static let codes: Set<String> = [
        "EUR", "USD", "GBP", "CHF", "KR", "SEK", "NOK", "DKK", "ZŁ", "PLN", "KČ", "CZK", "TL", "RON", "LEI", "FT",
        "BRL",
        "R$",
    ]
}
