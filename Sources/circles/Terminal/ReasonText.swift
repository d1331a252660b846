import CirclesCore

extension InboxNote {
    /// Whose it is: the title, or what there is instead of one.
    var heading: String {
        if let title { return title }
        guard text.isEmpty else { return "(no name on it)" }
        return reason == .interrupted ? "(not read yet)" : "(a picture without text)"
    }

    /// Why this very note is here: the reason, and what it rests on.
    var why: String {
        switch reason {
        // The explanation says it all: it counts and names those that fit.
        case .ambiguousContact, .noText: explanationWithRemedy
        case .unknownContact where explanation.contains("your own name"): explanationWithRemedy
        default: "\(reason.words): \(explanationWithRemedy)"
        }
    }
}

extension MatchDecision.Method {
    /// How a name led to a contact, in words.
    var text: String {
        switch self {
        case .chosen: "chosen by you"
        case .exact: "by name"
        case .nickname: "by nickname"
        case .phone: "by phone number"
        case .email: "by e-mail address"
        case .handle: "by handle"
        case .fuzzy: "by name, misread"
        case .partial: "by a part of the name"
        case .model: "named by the model"
        }
    }
}
