/// What stands above a message that is kept under the title bar.
enum PinnedPattern {
    static func isMark(_ text: String) -> Bool {
        let folded = text.lowercased()
        return folded.count < 28 && beginnings.contains(where: folded.hasPrefix)
    }

    private static let beginnings = [
        "pinned message", "angeheftete nachricht", "fixierte nachricht", "mensaje fijado", "mensaje anclado",
        "message épinglé", "messaggio fissato", "mensagem fixada", "przypięta wiadomość", "vastgezet bericht",
        "vastgemaakt bericht", "sabitlenmiş mesaj", "sabitlenen mesaj", "fäst meddelande", "fastgjort besked",
        "festet melding", "připnutá zpráva", "messaggio in evidenza",
    ]
}
