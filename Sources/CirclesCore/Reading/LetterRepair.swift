/// Undoes what Tesseract is known to take for one another on screens: a lone "I" comes out as "|" or "l".
enum LetterRepair {
    static func repair(_ text: String, isEnglish: Bool) -> String {
        guard text.contains(where: { "|lI".contains($0) }) else { return text }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return words.map { repairWord($0, isEnglish: isEnglish) }.joined(separator: " ")
    }

    private static func repairWord(_ word: String, isEnglish: Bool) -> String {
        if word == "|" { return "I" }
        // "I'll" comes out as "l'Il", "we'll" as "we'Il".
        for tail in ["'Il", "’Il", "'lI", "’lI"] where word.hasSuffix(tail) {
            return repairWord(String(word.dropLast(2)) + "ll", isEnglish: isEnglish)
        }
        for tail in ["'m", "'ll", "'ve", "'d", "’m", "’ll", "’ve", "’d"] where word == "|" + tail || word == "l" + tail
        {
            return "I" + tail
        }
        if isEnglish {
            if word == "l" { return "I" }
            // No English word, and what "I am" becomes when its space is narrow.
            if word == "lam" { return "I am" }
        }
        return word.hasPrefix("|") && word.dropFirst().allSatisfy(\.isLowercase) ? "I" + word.dropFirst() : word
    }
}
