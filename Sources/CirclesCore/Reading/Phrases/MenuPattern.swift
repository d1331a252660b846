/// What a menu over a conversation offers, and what a key of a keyboard is called.
enum MenuPattern {
    /// The whole of `text` is an entry of a message's menu: "Copy", "Select text", "Weiterleiten".
    static func isEntry(_ text: String) -> Bool { entries.contains(folded(text)) }

    /// The whole of `text` is the name of a key that no message consists of: "space", "return", "123".
    static func isKey(_ text: String) -> Bool { keys.contains(folded(text)) }

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
    private static let keys: Set<String> = [
        "space", "return", "123", "abc", "shift", "leerzeichen", "eingabe", "espace", "retour", "espacio", "intro",
        "go", "?123", "12 3", "q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "qwertyuiop", "asdfghjkl",
        "zxcvbnm", "leertaste", "spacja", "espaço", "spazio", "mellanslag", "boşluk", "invio", "enter", "retur",
        "mezerník", "spatie",
    ]
}
