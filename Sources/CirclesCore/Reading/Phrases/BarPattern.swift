/// What a title bar says beside the name: where the way back leads to, and what can be done.
enum BarPattern {
    /// - Parameter text: In small letters, without signs.
    static func isWayBack(_ text: String) -> Bool { labels.contains(text) }

    private static let labels: Set<String> = [
        "back", "chats", "messages", "edit", "done", "cancel", "details", "contact", "info", "call", "zurück",
        "fertig", "bearbeiten", "abbrechen", "retour", "atrás", "volver", "chat", "inbox", "contacts", "close",
    ]
}
