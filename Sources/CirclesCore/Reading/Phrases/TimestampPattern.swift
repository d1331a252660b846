import Foundation

/// When something was written, as it stands beside a name: a time of day, a day, or both.
enum TimestampPattern {
    static func isTimestamp(_ text: String) -> Bool {
        // "Mum · 9:09 PM": a name is no mark of an icon, however short.
        if RowHeading.beginsWithName(text.split(whereSeparator: \.isWhitespace).map(String.init)) { return false }
        if TimePattern.isTime(text) || TimePiece.isTime(text) { return true }
        return isDated(text.split(whereSeparator: \.isWhitespace))
            || (DayPattern.isDay(text) && text.contains(where: \.isNumber))
    }

    /// "Today at 10:05": small print whose word may have lost a letter, got an accent, or come apart.
    private static func isDated(_ words: [Substring]) -> Bool {
        guard (2...5).contains(words.count), words.last.map({ TimePattern.isTime(String($0)) }) ?? false else {
            return false
        }
        let between = words.dropFirst().dropLast()
        let day = words.dropLast().filter { !prepositions.contains($0.lowercased()) }.joined()
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        if between.allSatisfy({ prepositions.contains($0.lowercased()) }) {
            let isBegun = !between.isEmpty && day.count <= 10 && beginnings.contains(where: day.hasPrefix)
            return isBegun || (day == "to" && between.count == 2) || endings.contains(where: day.hasSuffix)
        }
        return words.count > 3 && day.count < 6 && ["to", "he", "ho", "ay", "hi"].contains(where: day.hasPrefix)
    }

    private static let prepositions: Set<String> = ["at", "um", "à", "a", "las"]
    private static let beginnings = ["tod", "yest", "heut", "gest", "hoy", "ayer", "hier", "aujo"]
    private static let endings = ["day", "ute", "tern", "oy", "yer", "hui"]
}
