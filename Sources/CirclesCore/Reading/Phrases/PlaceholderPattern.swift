/// The invitation that an empty input field shows.
enum PlaceholderPattern {
    static func isPlaceholder(_ text: String) -> Bool {
        let folded = text.lowercased().filter { $0.isLetter || $0 == " " }
        let words = folded.split(separator: " ").joined(separator: " ")
        return phrases.contains(words) || isAddressed(text)
    }

    /// A few words that begin as an invitation does.
    static func beginsAsOne(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ")
        return words.count <= 5 && words.first.map { beginnings.contains($0.filter(\.isLetter)) } ?? false
    }

    private static let beginnings: Set<String> = [
        "message", "send", "type", "write", "enter", "nachricht", "schreibe", "écrire", "escribe", "reply",
    ]

    /// "Message #general", "Write to Ana Costa": with whom the conversation is.
    private static func isAddressed(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (2...7).contains(words.count) else { return false }
        return addresses.contains { address in
            let name = words.dropFirst(address.count).joined(separator: " ")
            return words.count > address.count && words.prefix(address.count).map { $0.lowercased() } == address
                && (["#", "@"].contains(name.first) || NamePattern.isProperName(name))
        }
    }

    private static let addresses = [
        ["message"], ["nachricht", "an"], ["write", "to"], ["send", "to"], ["message", "to"], ["mensaje", "a"],
        ["envoyer", "à"], ["mensagem", "para"],
    ]

    private static let phrases: Set<String> = [
        "imessage", "message", "text message", "sms", "text", "text message sms", "type a message",
        "type a new message", "type message", "type your message", "type your message here", "type something",
        "ask anything", "ask me anything", "ask a question", "enter your prompt", "enter a prompt here",
        "say something", "type here", "type a text",
        "write a message", "write message", "write something", "write here", "send a message", "send message",
        "send text", "send a chat", "new message", "enter message", "enter a message", "enter text",
        "enter your message", "your message", "aa", "signal message", "rcs message", "chat message", "say something",
        "start typing", "reply", "start a message", "send text message", "message here",
        "nachricht", "nachricht schreiben", "nachricht eingeben", "nachricht senden", "signalnachricht",
        "schreib eine nachricht", "schreibe eine nachricht", "eine nachricht schreiben", "textnachricht",
        "écrire un message", "écrivez un message", "ecrivez un message", "votre message", "tapez un message",
        "envoyer un message", "saisir un message",
        "escribe un mensaje", "mensaje", "escribir mensaje", "mensaje de texto", "enviar mensaje",
        "scrivi un messaggio", "messaggio", "mensagem", "digite uma mensagem", "wiadomość", "napisz wiadomość",
        "meddelande", "skriv ett meddelande", "skriv en besked", "besked", "melding", "skriv en melding", "bericht",
        "typ een bericht", "stuur een bericht", "mesaj", "mesaj yaz", "bir mesaj yazın", "zpráva", "napište zprávu",
        "mesajınızı yazın", "viesti", "kirjoita viesti", "mensaje nuevo", "schreib etwas", "écrire",
        "votre réponse", "écrivez quelque chose", "écris un message", "répondre", "deine antwort", "antwort schreiben",
        "tu respuesta", "escribe algo", "responder", "rispondi", "scrivi qualcosa", "escreva uma mensagem",
        "mensagem de texto", "napisz coś", "skriv något", "skriv noe", "skriv noget", "schrijf een bericht",
        "scrie un mesaj", "mesajul tău", "napiši poruku", "vaša poruka", "írj üzenetet", "üzenet írása", "napíš správu",
        "napište něco", "napiši sporočilo", "rašykite žinutę", "rakstiet ziņojumu", "kirjuta sõnum",
    ]
}

extension TextLine {
    /// Without a smiley or clip read as a character or two in front or behind.
    var withoutIcons: String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let kept = words.filter { $0.count(where: \.isLetter) > 1 || $0.lowercased() == "a" }
        return kept.joined(separator: " ")
    }
}
