/// What a messenger offers to do with a message: open its thread, see who read it, show more.
enum ThreadPattern {
    /// The whole of `text` is such an offer: "3 replies", "View thread", "Last reply today at 9:41", "(edited)".
    static func isAction(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetterOrDigit }.map(String.init)
        guard let first = words.first, words.count <= 9 else { return false }
        let phrase = words.joined(separator: " ")
        if phrases.contains(phrase) { return true }
        if words.count >= 2, Int(first) != nil, replies.contains(words[1]) { return true }
        return phrase.contains("last reply ") || phrase.hasPrefix("view newer repl") || isLink(text)
    }

    /// The whole of `text` is what stands small below a message, where its print says so: what can be pressed and how often it was, with its
    /// age in front ("Reply", "Like · Share", "2h 21 likes Reply", "yesterday View 3 more replies").
    static func isOffer(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetterOrDigit }.map(String.init)
        let isFigure = { (word: String) in
            word.count == 1 || word.first?.isNumber ?? false && word.count <= 4 || ages.contains(word)
        }
        return words.count <= 9 && words.contains(where: offers.contains)
            && words.allSatisfy { offers.contains($0) || isFigure($0) }
    }

    /// The whole of `text` is what a board knows of a writer, or of a message's place in it: "874 posts", "Joined: Mon May 04, 2015", "#3".
    static func isAccount(_ text: String) -> Bool {
        let words = text.lowercased().split { $0.isWhitespace || ",:".contains($0) }.map(String.init)
        if words.count == 1, words[0].hasPrefix("#") { return words[0].dropFirst().allSatisfy(\.isNumber) }
        let isNumber = { (word: String) in word.allSatisfy { $0.isNumber || ".,/-".contains($0) } }
        return (2...9).contains(words.count) && words.contains { accounts.contains($0) }
            && words.contains(where: isNumber)
            && words.allSatisfy { accounts.contains($0) || isNumber($0) || DayNames.all.contains($0) }
    }

    private static let accounts: Set<String> = [
        "posts", "messages", "joined", "reputation", "beiträge", "nachrichten", "registriert", "mitglied", "seit",
        "member", "since", "inscrit", "membre", "depuis", "mensajes", "registrado", "messaggi", "iscritto", "berichten",
        "lid", "sinds", "mensagens", "inlägg", "posty",
    ]

    private static let offers: Set<String> = [
        "reply", "replies", "like", "likes", "share", "quote", "report", "award", "permalink", "thanks", "antworten",
        "teilen", "melden", "zitieren", "gefällt", "répondre", "partager", "signaler", "citer", "aime", "j'aime",
        "responder", "compartir", "denunciar", "gusta", "rispondi", "condividi", "segnala", "piace", "beantwoorden",
        "delen", "svara", "dela", "gilla", "odpowiedz", "comments", "points", "upvote",
    ]
    private static let ages: Set<String> = DayNames.relative.union([
        "min", "mins", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months", "year", "ago",
        "just",
        "now", "last", "vor", "std", "tagen", "gerade", "eben", "il", "hace", "mir", "me", "mi", "view", "show", "more",
        "previous", "other", "all", "weitere", "anzeigen", "voir", "autres", "ver", "más",
    ])

    /// Leads to a thread: "3 replies", "View all 4 replies", "5 Antworten · Thread anzeigen", whatever the arrow in front of it came out as.
    static func isLink(_ text: String) -> Bool {
        var words = text.lowercased().split { !$0.isLetterOrDigit }.map(String.init)
        guard words.count <= 12 else { return false }
        if words.count > 1, words[0].count == 1, Int(words[0]) == nil { words.removeFirst() }
        let phrase = words.joined(separator: " ")
        if links.contains(phrase) { return true }
        while let first = words.first, openers.contains(first) { words.removeFirst() }
        guard words.count > 1, Int(words[0]) != nil, replies.contains(words[1]) else { return false }
        // What stands behind it is when the last one came, who wrote them, and where they are.
        return words.count == 2 || words.dropFirst(2).contains { trailers.contains($0) || DayNames.all.contains($0) }
    }

    private static let replies: Set<String> = [
        "reply", "replies", "antworten", "antwort", "réponse", "réponses", "respuesta", "respuestas", "risposta",
        "risposte", "resposta", "respostas", "reactie", "reacties", "svar", "odpowiedź", "odpowiedzi", "comment",
        "comments", "kommentar", "kommentare", "commentaires", "comentarios",
    ]
    private static let openers: Set<String> = ["view", "see", "show", "all", "alle", "voir", "les", "ver", "mehr"]
    private static let trailers: Set<String> = [
        "last", "letzte", "dernière", "última", "ultima", "from", "von", "de", "view", "thread", "ago", "min", "mins",
        "minutes", "hours", "hour", "days", "day", "vor", "hace",
    ]
    private static let links: Set<String> = [
        "view thread", "reply in thread", "view replies", "see all replies", "show replies", "alle antworten anzeigen",
        "im thread antworten", "thread anzeigen", "voir le fil", "voir les réponses", "ver respuestas", "ver hilo",
        "see all threads",
    ]

    private static let phrases: Set<String> = [
        "edited", "show more", "show less", "new", "new messages", "see more", "jump to present", "add reaction",
        "bearbeitet",
    ]
}
