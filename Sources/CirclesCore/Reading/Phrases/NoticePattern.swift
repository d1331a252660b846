/// What the messenger itself says in a conversation: calls, deletions, who came and went, who is typing.
enum NoticePattern {
    /// Nil for what somebody wrote.
    static func kind(of text: String) -> Message.Kind? {
        let words = text.lowercased().split { !$0.isLetterOrDigit && $0 != "'" && $0 != "’" }
            .map { String($0).replacing("’", with: "'") }
        let phrase = words.joined(separator: " ")
        guard (1...60).contains(words.count), words.count <= 14 || lengthy.contains(where: phrase.contains) else {
            return nil
        }
        if words.count <= 9, isCall(words, phrase) { return .call }
        if wholes.contains(phrase) { return .notice }
        if isArrival(text) || isAddition(text) || isCommand(text) || TypingPattern.isTyping(text)
            || ReplyPattern.replier(in: text) != nil
        {
            return .notice
        }
        if words.count <= 12, deletions.contains(where: { phrase == $0 || phrase.hasSuffix(" " + $0) }) {
            return .deleted
        }
        return (notices + lengthy).contains(where: phrase.contains) ? .notice : nil
    }

    /// "12:40 -!- ana has joined #garden", "ben has quit [Ping timeout]", "ana left the room": who came and went.
    private static func isArrival(_ text: String) -> Bool {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count <= 12, let verb = words.firstIndex(where: arrivals.contains) else { return false }
        let isSaid = verb > 0 && auxiliaries.contains(words[verb - 1])
        let who = words[..<(isSaid ? verb - 1 : verb)].filter { word in
            word.contains(where: \.isLetter) && RowHeading.time(word) == nil
        }
        guard (1...3).contains(who.count), who.allSatisfy({ !pronouns.contains($0) }) else { return false }
        let place = words[(verb + 1)...].joined(separator: " ")
        return rooms.contains(place.trimmingSuffix("."))
            || isSaid && (place.isEmpty || place.first.map { "#[(".contains($0) } ?? false)
    }

    private static let arrivals: Set<String> = ["joined", "quit", "left", "parted"]
    private static let auxiliaries: Set<String> = ["has", "have"]
    private static let pronouns: Set<String> = ["i", "he", "she", "it", "we", "they", "you", "who", "and", "everybody"]
    private static let rooms: Set<String> = [
        "the room", "the channel", "the chat", "the server", "the group", "the game", "the conversation", "the meeting",
        "the party", "the guild",
    ]

    /// "Ana Costa added Ben": who came with whose help.
    private static func isAddition(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count <= 12, let verb = words.firstIndex(where: { additions.contains($0.lowercased()) }), verb > 0,
            verb + 1 < words.count
        else { return false }
        // "Karim a ajouté Paul au groupe", "Marcos añadió a Sofía"
        let before = words[..<verb].last?.lowercased() == "a" ? words[..<(verb - 1)] : words[..<verb]
        let behind = words[verb + 1].lowercased() == "a" ? words[(verb + 2)...] : words[(verb + 1)...]
        let who = before.joined(separator: " ")
        let whom = groups.reduce(behind.joined(separator: " ").trimmingSuffix(".")) { $0.trimmingSuffix($1) }
        let isUser = ["you", "du", "vous", "tú", "você"].contains(who.lowercased())
        return (isUser || NamePattern.isName(who))
            && (whom.lowercased() == "you" || NamePattern.isName(whom.trimmingSuffix(".")))
    }

    /// "Ana Costa used /remind": which program answers below.
    private static func isCommand(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (3...6).contains(words.count), let last = words.last else { return false }
        return last.hasPrefix("/") && last.count > 2 && words[words.count - 2] == "used"
    }

    private static let additions: Set<String> = [
        "added", "invited", "removed", "ajouté", "invité", "retiré", "añadió", "agregó", "eliminó", "adicionou",
        "removeu",
    ]
    private static let groups = [" au groupe", " al grupo", " ao grupo", " to the group"]

    /// "Missed voice call at 18:31", "Video call, 3 min", "Outgoing call", "Verpasster Anruf".
    private static func isCall(_ words: [String], _ phrase: String) -> Bool {
        guard calls.contains(where: { phrase.hasPrefix($0) || phrase.hasSuffix(" " + $0) }) else { return false }
        // What is left may only be when, how long and what to do about it.
        let caller = words.firstIndex(of: "from").map { words[..<$0] } ?? words[...]
        let rest = caller.filter { word in
            !callWords.contains(word) && !word.allSatisfy { $0.isNumber }
        }
        return rest.isEmpty
    }

    private static let calls = [
        "missed voice call", "missed video call", "missed call", "missed audio call", "missed group call",
        "voice call", "video call", "audio call", "outgoing call", "incoming call", "declined call",
        "cancelled call", "canceled call", "call ended", "group call", "you missed a call", "verpasster anruf",
        "verpasster sprachanruf", "verpasster videoanruf", "appel manqué", "appel vocal manqué", "appel vidéo manqué",
        "llamada perdida", "videollamada perdida", "chiamata persa", "videochiamata persa", "chamada perdida",
        "chamada de voz perdida", "nieodebrane połączenie", "nieodebrane połączenie głosowe", "missat samtal",
        "missat röstsamtal", "gemiste oproep", "gemiste spraakoproep", "cevapsız arama", "zmeškaný hovor",
        "ubesvart anrop", "llamada de voz perdida", "chiamata vocale persa", "sprachanruf", "videoanruf", "appel vocal",
        "appel vidéo", "llamada de voz", "videollamada", "llamada finalizada", "appel terminé", "appel vocal terminé",
        "appel vidéo terminé", "anruf beendet", "sprachanruf beendet", "videoanruf beendet", "chiamata terminata",
        "chamada encerrada", "samtalet avslutades", "połączenie zakończone", "oproep beëindigd",
    ]
    private static let callWords: Set<String> = [
        "missed", "voice", "video", "audio", "call", "outgoing", "incoming", "declined", "cancelled", "canceled",
        "ended", "group", "you", "a", "at", "am", "pm", "min", "mins", "minutes", "sec", "secs", "seconds", "s", "m",
        "h", "hr", "no", "answer", "tap", "to", "back", "duration", "unanswered", "not", "answered", "verpasster",
        "anruf", "sprachanruf", "videoanruf", "um", "appel", "vocal", "vidéo", "manqué", "à", "llamada",
        "videollamada", "perdida", "las", "today", "yesterday", "chiamata", "vocale", "videochiamata", "persa", "alle",
        "chamada", "voz", "de", "às", "nieodebrane", "połączenie", "głosowe", "o", "missat", "samtal", "röstsamtal",
        "kl",
        "finalizada", "terminé", "beendet", "terminata", "encerrada", "samtalet", "avslutades", "zakończone",
        "beëindigd",
        "gemiste", "oproep", "spraakoproep", "om", "cevapsız", "arama", "zmeškaný", "hovor", "ubesvart", "anrop",
    ]
    private static let deletions = [
        "this message was deleted", "you deleted this message", "message deleted", "deleted message",
        "this message has been deleted", "deleted this message", "unsent a message", "this message was unsent",
        "message was deleted", "message removed", "message unsent", "this message was removed",
        "diese nachricht wurde gelöscht", "du hast diese nachricht gelöscht", "nachricht gelöscht",
        "ce message a été supprimé", "vous avez supprimé ce message", "se eliminó este mensaje",
        "eliminaste este mensaje", "mensaje eliminado",
    ]
    /// Said in several sentences: how a conversation is kept from others, how long messages stay, and whether to answer a stranger.
    private static let lengthy = [
        "end to end encrypted", "ende zu ende verschlüsselt", "chiffrés de bout en bout",
        "cifrados de extremo a extremo",
        "crittografati end to end", "criptografia de ponta a ponta", "szyfrowane end to end",
        "szyfrowane metodą end to end",
        "end to end versleuteld", "uçtan uca şifrelidir", "krypterade från början till slut",
        "turned on disappearing messages", "turned off disappearing messages", "new messages will disappear from",
        "know you've seen their message", "know you've seen this message", "selbstlöschende nachrichten aktiviert",
        "selbstlöschende nachrichten deaktiviert", "activé les messages éphémères", "désactivé les messages éphémères",
        "activaste los mensajes temporales", "activó los mensajes temporales", "desactivó los mensajes temporales",
        "ativou as mensagens temporárias", "attivato i messaggi effimeri", "can't send messages to this group",
        "can no longer send messages to this", "can no longer reply to this", "can't reply to this conversation",
        "kannst keine nachrichten an diese gruppe senden", "kannst nicht mehr auf diese unterhaltung antworten",
        "ne pouvez plus répondre à cette conversation", "ne pouvez pas envoyer de messages à ce groupe",
        "ya no puedes responder a esta",
        "no puedes enviar mensajes a este grupo",
    ]
    /// What asks about a number nobody has named yet, and what says that something was done.
    private static let wholes: Set<String> = [
        "new messages", "neue nachrichten", "nouveaux messages", "mensajes nuevos", "nuovi messaggi", "novas mensagens",
        "nieuwe berichten", "nya meddelanden", "nye meldinger", "nye beskeder", "uusia viestejä", "nowe wiadomości",
        "nové zprávy", "yeni mesajlar", "új üzenetek",
        "is this a number you know", "add contact", "add to contacts", "report spam",
        "zu kontakten hinzufügen", "ajouter aux contacts", "añadir a contactos",
        "copied", "message copied", "text copied", "link copied", "copied to clipboard", "kopiert", "copié", "copiado",
    ]
    private static let notices = [
        "joined using this group's invite", "joined using an invite", "joined the group", "joined via invite",
        "left the group", "changed the group name", "no internet connection", "renamed the group", "a quitté le groupe",
        "a rejoint le groupe", "salió del grupo", "se unió al grupo", "saiu do grupo", "entrou no grupo",
        "mudou o nome do grupo", "ist der gruppe beigetreten", "dołączył do grupy", "opuścił grupę", "opuściła grupę",
        "sender is not in your contacts", "sender isn't in your contacts", "nicht in deinen kontakten gespeichert",
        "ne fait pas partie de vos contacts", "no está en tus contactos", "was added by", "created this group",
        "created the group", "created group", "changed the group",
        "changed this group's", "cambió el asunto", "cambió el nombre del grupo", "a changé le sujet",
        "a modifié le sujet",
        "hat den betreff", "zur gruppe hinzugefügt", "alterou o assunto", "message time to", "changed the subject",
        "security code changed", "security code with", "safety number",
        "disappearing messages", "you're now friends", "you are now connected", "turned on disappearing",
        "unread message", "pinned a message", "named the group", "named the conversation", "changed the theme",
        "added you to the group",
        "hat die gruppe verlassen", "hat diese gruppe erstellt", "ungelesene nachricht", "message non lu",
        "messages non lus",
        "mensaje no leído", "mensajes no leídos", "mensagem não lida", "mensagens não lidas", "messaggi non letti",
        "olästa meddelanden", "oläst meddelande", "nieprzeczytane wiadomości", "nieprzeczytana wiadomość",
        "ongelezen bericht", "okunmamış mesaj", "olvasatlan üzenet", "ulæste beskeder", "uleste meldinger",
        "nepřečtené zprávy",
    ]
}
