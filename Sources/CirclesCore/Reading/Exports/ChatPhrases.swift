internal import Foundation

/// What messengers write in the place of a message.
enum ChatPhrases {
    /// What somebody said: empty for a file that went with it; nil for what nobody said.
    static func said(_ text: Substring) -> String? {
        // WhatsApp for iOS marks what it says itself with an invisible left-to-right mark.
        let isMarked = text.unicodeScalars.first?.value == 0x200E
        let plain = UntrustedText.clean(text)
        if plain.isEmpty { return nil }
        // A caption may stand on the next line.
        if isAttachment(plain) || plain.hasPrefix("<") && plain.hasSuffix(">") { return "" }
        return isMarked || deleted.contains(plain.folded) ? nil : String(text)
    }

    /// "IMG-20240104-WA0001.jpg (file attached)": a file's name and words in brackets.
    private static func isAttachment(_ text: String) -> Bool {
        guard text.hasSuffix(")"), let open = text.range(of: " (") else { return false }
        let name = text[..<open.lowerBound]
        guard let dot = name.lastIndex(of: "."), !name.contains(" ") || name.contains("WA0") else { return false }
        let ending = name[name.index(after: dot)...]
        return (2...4).contains(ending.count) && ending.allSatisfy { $0.isLetter || $0.isNumber }
    }

    private static let deleted: Set<String> = [
        "this message was deleted", "this message was deleted.", "you deleted this message",
        "you deleted this message.",
        "diese nachricht wurde geloscht.", "diese nachricht wurde geloscht", "du hast diese nachricht geloscht.",
        "se elimino este mensaje.", "eliminaste este mensaje.", "ce message a ete supprime",
        "vous avez supprime ce message",
        "null", "missed voice call", "missed video call", "verpasster sprachanruf", "verpasster videoanruf",
    ]
}
