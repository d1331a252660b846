/// What a menu over a conversation offers.
enum MenuPattern {
    /// The whole of `text` is an entry of a message's menu: "Copy", "Select text", "Weiterleiten".
    static func isEntry(_ text: String) -> Bool { entries.contains(folded(text)) }

    private static func folded(_ text: String) -> String {
        text.lowercased().split { !$0.isLetterOrDigit && $0 != "?" }.joined(separator: " ")
    }

    private static let entries: Set<String> = [
        "copy", "copy text", "copy link", "reply", "forward", "delete", "delete for me", "delete for everyone", "share",
        "select", "select text", "select messages", "select more", "info", "report", "edit", "pin", "unpin", "star",
        "save", "mark as unread", "mark unread", "translate", "speak", "look up", "remind me", "more", "react",
        "unsend",
        "undo send", "add reaction", "quote", "resend", "details", "message info", "reply in thread", "save image",
        "kopieren", "antworten", "weiterleiten", "löschen", "teilen", "auswählen", "bearbeiten", "melden", "anheften",
        "übersetzen", "mehr", "copier", "répondre", "transférer", "supprimer", "partager", "sélectionner", "modifier",
        "épingler", "traduire", "plus", "copiar", "responder", "reenviar", "eliminar", "compartir", "seleccionar",
        "editar", "fijar", "traducir", "más",
    ]
}
