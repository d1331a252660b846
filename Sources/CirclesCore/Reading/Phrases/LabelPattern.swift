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
        for index in words.indices.dropLast() where titles.contains(words[index].lowercased()) {
            words[index] = words[index].dropLast() + "."
        }
        // What somebody is in the group stands beside the name.
        while words.count > 1, let last = words.last, roles.contains(last.lowercased()) { words.removeLast() }
        var joined = words.joined(separator: " ")
        // "Ana Costa, 16:00": what stood in front of the time.
        if words.count <= 5, joined.hasSuffix(",") { joined.removeLast() }
        if joined.hasPrefix("~") { (isMarked, joined) = (true, String(joined.dropFirst()).trimmingWhitespace) }
        joined = LetterRepair.repairName(joined)
        return isMarked ? "~ " + joined : joined
    }

    /// The whole of `text` is what somebody is in the group.
    static func isRole(_ text: String) -> Bool { roles.contains(text.lowercased()) }

    /// What the user is called.
    static func isOwn(_ name: String) -> Bool { ["you", "du", "vous", "tú", "você"].contains(name.lowercased()) }

    private static let roles: Set<String> = [
        "admin", "administrator", "owner", "creator", "moderator", "mod", "host", "leader", "co-leader", "member",
        "elder",
        "inhaber", "besitzer", "mitglied", "administrateur", "propriétaire", "membre", "administrador", "propietario",
        "miembro",
    ]
    private static let titles: Set<String> = ["mr,", "mrs,", "ms,", "dr,"]
}
