/// What stands under a title: when somebody was there.
enum PresencePattern {
    /// The whole of `text` says so: "online", "Active 5m ago", "last seen today at 9:41", "zuletzt online gestern".
    static func isPresence(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetterOrDigit }.map(String.init)
        guard let first = words.first, words.count <= 8, text.count <= 48 else { return false }
        if words.count == 1 { return alone.contains(first) }
        return beginnings.contains(words.prefix(2).joined(separator: " "))
            || (words.contains { actives.contains($0) } && words.contains { Int($0) != nil })
            || (first == "active"
                && (words.last == "ago" || TimePattern.isTime(words.dropFirst().joined(separator: " "))))
    }

    /// What stands under a name in a title bar: when somebody was there, how many are in the group, what can be pressed.
    static func isSubtitle(_ text: String) -> Bool {
        let folded = text.lowercased()
        return isPresence(text) || subtitles.contains(where: folded.hasPrefix)
            || folded.contains(where: \.isNumber) && counted.contains(where: folded.contains)
    }

    private static let subtitles = [
        "online", "last seen", "typing", "active", "tap here", "tap for", "zuletzt", "schreibt", "en ligne",
        "en línea", "click here", "away", "offline", "secured", "end-to-end", "available",
    ]
    private static let counted = [
        "members", "participants", "mitglieder", "teilnehmer", "people", "subscribers", "membres", "miembros",
        "subscriber", "teilnehmende", "suscriptores",
    ]
    private static let alone: Set<String> = [
        "online", "offline", "active", "typing", "mobile", "conectado", "connecté", "aktiv", "abwesend", "tippt",
        "schreibt", "escribiendo",
        "çevrimiçi", "yazıyor", "печатает", "digitando", "pisze", "píše", "skriver", "dostępny", "dostępna",
    ]
    /// "Vor 12 Min. aktiv", "Activa hace 5 min".
    private static let actives: Set<String> = ["active", "aktiv", "actif", "activo", "activa", "attivo", "actief"]
    private static let beginnings: Set<String> = [
        "active now", "active today", "active yesterday", "active recently", "last seen", "last active",
        "zuletzt online",
        "zuletzt gesehen", "gerade aktiv", "jetzt aktiv", "vu à", "vu e", "vu hier", "vu récemment", "en ligne",
        "en línea",
        "últ vez", "activo ahora", "activo hace", "activa hace", "aktiv vor", "zuletzt aktiv", "actif il", "active il",
        "is typing", "online now", "en linea", "sta scrivendo", "ultimo accesso", "в сети", "был в", "была в",
        "был недавно", "son görülme", "visto por", "online há",
        "ostatnio widziany", "ostatnio widziana", "senast sedd", "laatst gezien", "naposledy online", "sist sett",
        "vista por", "schreibt gerade", "écrit en", "está escribiendo",
    ]
}
