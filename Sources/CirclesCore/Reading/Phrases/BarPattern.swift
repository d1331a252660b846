/// What a title bar says beside the name: where the way back leads to, and what can be done.
enum BarPattern {
    /// - Parameter text: In small letters, without signs.
    static func isWayBack(_ text: String) -> Bool { labels.contains(text) }

    /// When, how many are chosen, which of what was found: nobody is called so.
    static func isMomentOrCount(_ text: String) -> Bool {
        if DayPattern.isDay(text) || TimestampPattern.isTimestamp(text) { return true }
        let parts = text.split { !$0.isNumber }
        let between = text.filter { !$0.isNumber && !$0.isWhitespace }.lowercased()
        return !parts.isEmpty && parts.count <= 2 && parts.allSatisfy { $0.count <= 3 }
            && (parts.count == 2 ? counts : [""]).contains(between)
    }

    /// "Parcels · now", over the bar: what another program says, and just has said.
    static func isNews(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count > 2, let last = words.last?.lowercased(), let sign = words.dropLast().last else {
            return false
        }
        return ["·", "-", "–", "•", "»", "."].contains(sign) && justNow.contains(last)
    }

    private static let justNow: Set<String> = [
        "now", "jetzt", "maintenant", "ahora", "ora", "adesso", "agora", "nu", "nå", "teraz", "şimdi", "most", "nyt",
        "teď", "acum",
    ]

    /// What the messenger says, or a message of which a bar covers the rest: nobody is called so. A stop alone may be what "…" came out as.
    static func isSaid(_ text: String) -> Bool {
        // What an emoji at the end came out as is no word.
        let words = text.split(separator: " ")
        let spoken = words.prefix(words.lastIndex { $0.contains(where: \.isLetterOrDigit) }.map { $0 + 1 } ?? 0)
        let isSentence = spoken.last.map { $0.hasSuffix(",") || $0.hasSuffix(".") && text.contains(". ") } ?? false
        return NoticePattern.kind(of: text) != nil || isSentence && spoken.count > 4
    }

    /// How many of the last words are tabs, of which two stand beside a name or nothing but tabs: "Harbour crew Chat Files".
    static func tabs(endOf words: [String]) -> Int {
        let count = words.reversed().prefix { word in
            word.first?.isUppercase == true && tabs.contains(word.filter(\.isLetter).lowercased())
        }.count
        return count > 1 ? count : 0
    }

    /// "To:", before whom a conversation is with.
    static func isAddressing(_ word: String) -> Bool { addressing.contains(word.lowercased()) }

    private static let addressing: Set<String> = ["to:", "an:", "à:", "para:", "a:", "do:", "aan:", "till:"]
    private static let tabs: Set<String> = [
        "chat", "files", "shared", "recap", "photos", "activity", "conversation", "fichiers", "dateien", "fotos",
        "geteilt", "aktivität", "partagé", "activité", "conversación", "conversa", "archivos", "arquivos", "ficheiros",
        "compartido", "compartilhado", "actividad", "atividade", "conversazione", "file", "condivisi", "bestanden",
        "posts", "beiträge", "wiki", "notes", "notizen", "canvas", "pins", "messages", "about",
    ]
    private static let counts: Set<String> = ["of", "von", "sur", "de", "di", "van", "z", "/"]
    private static let labels: Set<String> = [
        "back", "chats", "messages", "edit", "done", "cancel", "details", "contact", "info", "call", "zurück",
        "fertig", "bearbeiten", "abbrechen", "retour", "discussions", "nachrichten", "mensajes", "messaggi",
        "mensagens",
        "conversas", "berichten", "wiadomości", "czaty", "atrás", "volver", "chat", "inbox", "contacts", "close",
    ]
}
