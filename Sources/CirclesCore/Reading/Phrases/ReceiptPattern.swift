/// What a messenger prints about a message's fate: never part of what was said.
enum ReceiptPattern {
    /// The whole of `text` is a receipt: "Delivered", "Read 9:41 PM", "Sent", "Seen by Ana", "Gelesen 21:14".
    static func isReceipt(_ text: String) -> Bool {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map { $0.filter(\.isLetterOrDigit) }
            .filter { !$0.isEmpty }
        guard let first = words.first else { return false }
        // "Seen by Ana, Ben and 3 others"
        if words.count > 2, words.count < 10, beholders.contains(words[0] + " " + words[1]) { return true }
        guard words.count <= 5 else { return false }
        if whole.contains(words.joined(separator: " ")) { return true }
        if words.count == 1 { return alone.contains(first) }
        guard prefixes.contains(first) else { return false }
        // "Read 3": by how many.
        if words.count == 2, let count = Int(words[1]), count < 1000 { return true }
        let rest = text.split(whereSeparator: \.isWhitespace).dropFirst().filter {
            $0.contains(where: \.isLetterOrDigit)
        }
        .joined(separator: " ")
        let dayless = rest.split(separator: " ").filter { !days.contains($0.lowercased().filter(\.isLetterOrDigit)) }
        return dayless.isEmpty || TimePattern.isTime(dayless.joined(separator: " ")) || DayPattern.isDay(rest)
    }

    /// "10:04 · Sent", "Jul 3, 2025, 4:41 PM · Seen": when it was sent, in front of its fate; nil for all else.
    static func moment(in text: String) -> String? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count <= 9, let last = words.popLast(), alone.contains(last.lowercased().filter(\.isLetterOrDigit))
        else { return nil }
        while let mark = words.last, !mark.contains(where: \.isLetterOrDigit) { words.removeLast() }
        let rest = words.joined(separator: " ").trimmingSuffix("-").trimmingSuffix("·").trimmingSuffix("•")
        return TimePattern.isTime(rest) || (DayPattern.isDay(rest) && rest.contains(":")) ? rest : nil
    }

    private static let alone: Set<String> = [
        "delivered", "read", "sent", "seen", "sending", "failed", "edited", "gesehen", "zugestellt", "gelesen",
        "gesendet",
        "bearbeitet", "distribué", "lu", "envoyé", "vu", "entregado", "leído", "enviado", "visto", "entregue",
        "enviada",
        "lida", "visualizada", "wysłano", "dostarczono", "odczytano", "wyświetlono", "letto", "inviato",
        "consegnato", "visualizzato", "gelezen", "verzonden", "bezorgd",
    ]
    private static let whole: Set<String> = [
        "sent as text message", "sent as sms", "delivered quietly", "not delivered", "als sms gesendet",
        "als textnachricht gesendet", "leise zugestellt", "nicht zugestellt", "enviado como mensaje de texto",
        "no entregado", "envoyé comme sms", "non distribué",
    ]
    private static let prefixes: Set<String> = [
        "delivered", "read", "sent", "seen", "zugestellt", "gelesen", "gesehen", "gesendet", "lu", "vu", "leído",
        "visto",
        "entregado",
    ]
    private static let beholders: Set<String> = [
        "seen by", "read by", "gelesen von", "gesehen von", "vu par", "lu par", "visto por", "leído por", "lida por",
        "visto da", "letto da", "gezien door", "gelezen door", "sett av", "läst av",
    ]
    private static let days: Set<String> = [
        "today", "yesterday", "heute", "gestern", "hier", "ayer", "hoy", "at", "um", "just", "now",
    ]
}

extension Character {
    var isLetterOrDigit: Bool { isLetter || isNumber }
}
