/// The name above a bubble as it is said: without what stands beside it.
enum LabelPattern {
    /// "Mr, Cook" is how small print's "Mr. Cook" comes out. "~ Ana", as WhatsApp marks who is no contact, keeps its mark.
    static func clean(_ text: String) -> String {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var isMarked = false
        while words.count > 1, let first = words.first, !first.contains(where: \.isLetterOrDigit) {
            isMarked = first == "~"
            words.removeFirst()
        }
        while words.count > 1, let last = words.last, !last.contains(where: \.isLetterOrDigit) { words.removeLast() }
        words = withoutAddress(words)
        // "~ Ana Costa +44 7700 900118": the number of who is no contact.
        if let number = words.indices.dropFirst().first(where: { isNumber(words[$0...]) }) {
            words = Array(words[..<number])
        }
        // "Ana Costa Yesterday": of when it was.
        if words.count > 1, let last = words.last?.lowercased(), DayNames.relative.contains(last),
            !DayNames.given.contains(last)
        {
            words.removeLast()
        }
        for index in words.indices.dropLast() where titles.contains(words[index].lowercased()) {
            words[index] = words[index].dropLast() + "."
        }
        // What somebody is in the group stands beside the name.
        while words.count > 1, let last = words.last, roles.contains(last.lowercased()) || isRoleInBrackets(last) {
            words.removeLast()
            // "Ana · Host"
            if words.count > 1, let last = words.last, !last.contains(where: \.isLetterOrDigit) { words.removeLast() }
        }
        var joined = words.joined(separator: " ")
        // "Ana Costa, 16:00": what stood in front of the time.
        if words.count <= 5, joined.hasSuffix(",") { joined.removeLast() }
        if joined.hasPrefix("~") { (isMarked, joined) = (true, String(joined.dropFirst()).trimmingWhitespace) }
        joined = LetterRepair.repairName(joined)
        return isMarked ? "~ " + joined : joined
    }

    /// "Ana Costa @ana@harbour.example", "[Guild] [ana]", "From Ana Costa to Everyone": the name without the room and the network's word for it.
    private static func withoutAddress(_ words: [String]) -> [String] {
        var words = words
        if let handle = words.indices.dropFirst().first(where: { words[$0].hasPrefix("@") && words[$0].count > 2 }) {
            words = Array(words[..<handle])
        }
        let isBracketed = { (word: String) in word.count > 2 && word.hasPrefix("[") && word.hasSuffix("]") }
        if words.count > 1, isBracketed(words[0]) { words.removeFirst() }
        if words.count == 1, isBracketed(words[0]) { words[0] = String(words[0].dropFirst().dropLast()) }
        let phrase = words.joined(separator: " ").lowercased()
        if directs.contains(where: phrase.hasSuffix), let to = words.firstIndex(of: "to"), to > 0 {
            return Array(words[..<to])
        }
        guard let all = everyone.first(where: { phrase.hasSuffix(" " + $0) }) else { return words }
        words.removeLast(all.split(separator: " ").count)
        if words.count > 1, senders.contains(words[0].lowercased()) { words.removeFirst() }
        return words
    }

    /// "iPad (2) to Everyone 10:19": whom it was written to says that it is no message, whatever the name looks like.
    static func isAddressed(_ text: String) -> Bool {
        let folded = text.lowercased()
        return folded.contains(" to ") && directs.contains(where: folded.contains)
            || everyone.contains { folded.contains(" " + $0 + " ") }
    }

    private static func isNumber(_ words: ArraySlice<String>) -> Bool {
        words.first?.hasPrefix("+") == true && NamePattern.isPhoneNumber(words.joined(separator: " "))
    }

    /// "(Support)": a name may end in the word alone.
    private static func isRoleInBrackets(_ word: String) -> Bool {
        guard word.count > 2, let first = word.first, let last = word.last, "([".contains(first), ")]".contains(last)
        else { return false }
        let bare = word.dropFirst().dropLast().lowercased()
        return roles.contains(bare) || services.contains(bare)
    }

    private static let services: Set<String> = [
        "staff", "support", "guest", "customer", "vip", "regular", "new", "team", "kunde", "gast", "neu", "client",
        "invité", "cliente", "soporte", "ospite", "klant",
    ]
    private static let senders: Set<String> = ["from", "von", "de", "da", "van"]
    private static let directs = ["(direct message)", "(privately)"]
    private static let everyone = [
        "to everyone", "to all", "to all panelists", "an alle", "à tous", "à tout le monde", "a todos", "para todos",
        "a tutti", "aan iedereen", "till alla", "do wszystkich",
    ]

    /// The whole of `text` is what somebody is in the group.
    static func isRole(_ text: String) -> Bool { roles.contains(text.lowercased()) }

    /// What stands at the other end of the row that a name begins: what somebody is, or the number of who is no contact.
    static func isBesideName(_ text: String) -> Bool {
        isRole(text) || text.lowercased() == "bot" || text.hasPrefix("+") && NamePattern.isPhoneNumber(text)
    }

    /// What the user is called.
    static func isOwn(_ name: String) -> Bool {
        ["you", "me", "du", "ich", "vous", "moi", "tú", "yo", "você", "eu", "io"].contains(name.lowercased())
    }

    private static let roles: Set<String> = [
        "admin", "administrator", "owner", "creator", "moderator", "mod", "host", "leader", "co-leader", "member",
        "elder", "contributor", "collaborator", "author", "maintainer", "op",
        "inhaber", "besitzer", "mitglied", "administrateur", "propriétaire", "membre", "administrador", "propietario",
        "miembro", "hôte", "co-hôte", "co-host", "cohost", "gastgeber", "gastgeberin", "anfitrión", "anfitriona",
        "anfitrião", "anfitriã", "coanfitrión",
        "správce", "administrátor", "vlastník", "właściciel", "amministratore", "beheerder", "ejer", "ägare",
        "yönetici",
    ]
    private static let titles: Set<String> = ["mr,", "mrs,", "ms,", "dr,"]
}
