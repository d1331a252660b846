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
        if isMarked, isPoll(plain) { return plain }
        return isMarked || deleted.contains(plain.folded) ? nil : String(text)
    }

    /// A message without what the messenger puts behind it: "<This message was edited>", and, behind an invisible mark, any words in
    /// angle brackets.
    static func withoutTail(_ text: String) -> Substring {
        let end = text.lastIndex { !$0.isWhitespace }
        guard let end, text[end] == ">", let start = text[..<end].lastIndex(of: "<") else { return text[...] }
        let before = text[..<start]
        let isMarked = before.unicodeScalars.last?.value == 0x200E
        return isMarked || EditPattern.isSentence(text[start...end]) ? before : text[...]
    }

    /// A message's own words, and what kind it is when the sender did not say them.
    static func told(_ text: String) -> (text: String, kind: Message.Kind?) {
        guard let end = text.firstIndex(where: \.isNewline) else { return (text, nil) }
        let first = text[..<end], rest = String(text[text.index(after: end)...])
        if isPoll(String(first)) { return (rest, .poll) }
        let mark = first.hasPrefix("[") && first.hasSuffix("]") ? first.dropFirst().dropLast() : first
        if ForwardPattern.isMark(String(mark)) { return (rest, .forwarded) }
        // What it answers is another message.
        return mark.count < first.count && mark.lowercased().hasPrefix("in reply to ") ? told(rest) : (text, nil)
    }

    private static func isPoll(_ line: String) -> Bool { polls.contains(line.folded) }

    private static let polls: Set<String> = ["poll:", "umfrage:", "encuesta:", "sondage:", "enquete:", "sondaggio:"]

    /// "Maria Lopez created group "Hiking": what stands before a colon is the messenger's own sentence.
    static func isNotice(_ sender: String) -> Bool {
        // Names have quotes in pairs.
        let quotes = sender.count { "\"“”„«»".contains($0) }
        if !quotes.isMultiple(of: 2) { return true }
        guard sender.contains(" ") else { return false }
        let folded = sender.folded
        // By bytes: this is asked of every message of a chat.
        return notices.contains { folded.containsBytes(of: $0) }
    }

    private static let notices = [
        " security code", " created group", " created this group", " changed the ", " changed this group",
        " changed their phone number", " changed to ", " added ", " removed ", " joined using ", " pinned a message",
        " sicherheitsnummer", " hat die gruppe ", " hat den betreff ", " hat das gruppenbild", " hinzugefugt",
        " codigo de seguridad", " creo el grupo", " cambio el asunto", " anadio a ", " code de securite",
        " a cree le groupe", " a modifie l", " a ajoute ", " codice di sicurezza", " ha creato il gruppo",
        " codigo de seguranca", " criou o grupo",
    ]

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
        "se elimino este mensaje.", "eliminaste este mensaje.", "se elimino este mensaje", "eliminaste este mensaje",
        "mensagem apagada", "esta mensagem foi apagada", "voce apagou esta mensagem", "mensagem apagada.",
        "messaggio eliminato", "questo messaggio e stato eliminato", "hai eliminato questo messaggio",
        "waiting for this message", "waiting for this message. this may take a while.",
        "ce message a ete supprime",
        "vous avez supprime ce message",
        "missed voice call", "missed video call", "verpasster sprachanruf", "verpasster videoanruf",
    ]
}
