/// Words behind which a time is part of what is said: "at 7:15", "which means 12:30".
enum TimePreposition {
    static func isOne(_ word: String) -> Bool { words.contains(word.lowercased().filter(\.isLetterOrDigit)) }

    private static let words: Set<String> = [
        "at", "by", "from", "to", "till", "until", "before", "after", "around", "about", "is", "and", "or", "um", "ab",
        "bis", "gegen", "von", "vor", "nach", "à", "a", "las", "dès", "vers", "hasta", "sobre", "desde", "the", "means",
    ]
}
