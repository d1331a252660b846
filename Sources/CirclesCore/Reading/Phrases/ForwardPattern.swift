/// The mark above a message that came from another conversation.
enum ForwardPattern {
    /// The whole of `text` is one: "Forwarded", "Forwarded from Ana Costa", "Weitergeleitet".
    static func isMark(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        guard let first = words.first(where: { $0.count > 2 }), words.count <= 6, marks.contains(first) else {
            return false
        }
        let rest = words.drop { $0 != first }.dropFirst()
        return rest.isEmpty
            || ["from", "many", "message", "von", "de", "par", "z", "od", "fra", "från", "da", "nachricht", "mensaje"]
                .contains(rest.first)
    }

    private static let marks: Set<String> = [
        "forwarded", "weitergeleitet", "weitergeleitete", "transféré", "transférée", "reenviado", "reenviada",
        "inoltrato", "encaminhada", "doorgestuurd", "przekazano", "vidarebefordrat", "videresendt", "iletildi",
        "přeposláno",
    ]
}
