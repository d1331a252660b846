/// Words behind which a time is part of what is said: "at 7:15", "which means 12:30".
enum TimePrepositionPattern {
    static func isOne(_ word: String) -> Bool { words.contains(word.lowercased().filter(\.isLetterOrDigit)) }

    /// Joins a name to a time: "Ana at 9:03".
    static func isJoint(_ word: String) -> Bool { joints.contains(word.lowercased()) }

    /// "at7:49" → at, 7:49: narrow spaces of small print are easily lost.
    static func apart(_ word: String) -> [String] {
        let joint = word.prefix(while: \.isLetter)
        let time = word.dropFirst(joint.count)
        return isJoint(String(joint)) && TimePattern.isDigitalTime(String(time))
            ? [String(joint), String(time)] : [word]
    }

    private static let joints: Set<String> = ["at", "um", "à", "a", "las", "by", "from"]
    private static let words: Set<String> = [
        "at", "by", "from", "to", "till", "until", "before", "after", "around", "about", "is", "and", "or", "um", "ab",
        "bis", "gegen", "von", "vor", "nach", "à", "a", "las", "dès", "vers", "hasta", "sobre", "desde", "the", "means",
    ]
}
