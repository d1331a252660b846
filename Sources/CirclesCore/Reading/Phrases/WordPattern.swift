/// Tells words from what icons, waves and photos come out as, by their letters alone.
enum WordPattern {
    /// "Dad", "Åsa": no icon comes out so.
    static func isShortName(_ text: String) -> Bool {
        let vowels = text.count { "aeiouyäöüåøæAEIOUYÄÖÜÅØÆ".contains($0) }
        return text.count == 3 && text.allSatisfy(\.isLetter) && text.first?.isUppercase == true
            && text.dropFirst().allSatisfy(\.isLowercase) && vowels > 0 && vowels < 3
    }

    /// Most of it is words of three letters and more of one case, or numbers.
    static func areWords(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        let good = words.filter { word in
            let letters = word.filter(\.isLetter)
            guard letters.count >= 3, letters.count * 10 >= word.count * 7 else { return false }
            let isOneCase = letters.dropFirst().allSatisfy(\.isLowercase) || letters.allSatisfy { !$0.isLowercase }
            let vowels = letters.count { "aeiouyäöüáéíóúàèìòùâêîôûåøæœãõAEIOUYÄÖÜÉ".contains($0) }
            return isOneCase && vowels > 0 && vowels < letters.count
        }
        let goodLetters = good.reduce(0) { $0 + $1.count }
        let all = words.reduce(0) { $0 + $1.count }
        return goodLetters >= 4 && goodLetters * 10 >= all * 5
    }
}

extension TextLine {
    /// Capitals, figures, or small letters with a stroke above the others.
    var hasTallLetters: Bool { text.contains { $0.isUppercase || $0.isNumber || "bdfhkltßäöüéèáíóúñ".contains($0) } }
}
