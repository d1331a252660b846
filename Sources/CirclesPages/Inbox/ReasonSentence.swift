internal import CirclesCore

/// Why a note is here, as a person would ask it.
enum ReasonSentence {
    static func heading(_ note: InboxNote, _ match: MatchDecision, isGroup: Bool) -> String {
        let name = note.title.map { UntrustedText.line($0, limit: 60) }
        switch note.reason {
        case .noText: return "No text was found on the picture"
        case .duplicate: return "This shows what another screenshot shows"
        case .interrupted: return "Reading this was interrupted"
        case .undone: return "You took \(name.map { "“\($0)”" } ?? "this") back. Who is it with?"
        case .unknownContact, .ambiguousContact, .lowConfidence, .confirm, .waitingForModel, .modelFailed: break
        }
        if let contact = match.contact {
            let known = UntrustedText.line(contact.name, limit: 60)
            return name.map { "Is “\($0)” \(known)?" } ?? "Is it \(known)?"
        }
        if match.outcome == .ambiguous, match.suggestions.count > 1 {
            return several(name, match.suggestions.map(\.contact.name))
        }
        guard let name else { return "Whose conversation is it?" }
        if !match.suggestions.isEmpty { return "Who is “\(name)”?" }
        return isGroup ? "Nobody of “\(name)” is in your contacts yet" : "“\(name)” is not in your contacts yet"
    }

    /// "Two people are called Sarah", where that is so.
    private static func several(_ name: String?, _ names: [String]) -> String {
        guard let name else { return "\(number(names.count)) people fit" }
        let called = names.allSatisfy { $0.split(separator: " ").contains { $0.lowercased() == name.lowercased() } }
        return called
            ? "\(number(names.count)) people are called \(name)" : "“\(name)” may be one of \(names.count) people"
    }

    private static func number(_ count: Int) -> String {
        let words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]
        return words.indices.contains(count) ? words[count] : String(count)
    }

    /// The messenger's name as people write it; nil where it is not known.
    static func name(of app: Transcript.App?) -> String? {
        switch app {
        case .imessage?: "iMessage"
        case .whatsapp?: "WhatsApp"
        case .signal?: "Signal"
        case .telegram?: "Telegram"
        case .instagram?: "Instagram"
        case .messenger?: "Messenger"
        case .sms?: "SMS"
        case .unknown?, nil: nil
        }
    }
}
