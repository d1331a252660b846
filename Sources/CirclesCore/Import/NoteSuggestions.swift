/// Whom a note may be with: computed when it is looked at, so that contacts added later are among them.
package struct NoteSuggestions: Sendable {
    private let matcher: ContactMatcher

    package init(_ matcher: ContactMatcher) {
        self.matcher = matcher
    }

    /// The decision on the note's title as the contacts are now, and for a group on its members' names; those it was taken
    /// back from come last.
    ///
    /// - Parameter transcript: The conversation, where its members are to be offered, too.
    package func match(_ note: InboxNote, _ transcript: Transcript? = nil) -> MatchDecision {
        let titled = note.title.map { matcher.match($0) }
        var match = titled ?? MatchDecision(query: "", outcome: .unknown)
        if let transcript, transcript.isGroup {
            match = GroupMembers(transcript, matcher).decision(title: titled)
        } else if titled == nil, let transcript, transcript.messages.allSatisfy({ $0.side == .unknown }) {
            // One of those who write is the user, and nothing says who: each is offered, and none is certain.
            match = GroupMembers(transcript, matcher).decision(title: nil)
            (match.outcome, match.contacts) = (.unknown, [])
        }
        let rejected = match.suggestions.filter { note.rejectedContactIDs.contains($0.contact.id) }
        guard !rejected.isEmpty else { return match }
        match.suggestions.removeAll { note.rejectedContactIDs.contains($0.contact.id) }
        match.suggestions += rejected.map {
            MatchDecision.Suggestion(
                contact: $0.contact, score: 0, reason: "you took it back from \($0.contact.name)")
        }
        if let contact = match.contact, note.rejectedContactIDs.contains(contact.id) {
            match.outcome = .unknown
            match.contacts = []
        }
        return match
    }

    /// With whom the user named when the capture was handed over, where the screen does not lead there: first of all.
    package func match(
        _ note: InboxNote, _ transcript: Transcript? = nil, of capture: Capture?
    ) -> MatchDecision {
        var match = match(note, transcript)
        guard let id = capture?.intendedContactID, !note.rejectedContactIDs.contains(id),
            let contact = matcher.index.contact(id), !match.suggestions.contains(where: { $0.contact.id == id })
        else { return match }
        let who = capture?.origin == .device ? "the device named" : "you named"
        match.suggestions.insert(
            MatchDecision.Suggestion(
                contact: ContactReference(contact), score: 1, reason: "\(who) \(contact.name) along with it"), at: 0)
        return match
    }

    /// Why the note is open as the contacts are now; nil where the reason that it was made with holds.
    ///
    /// - Parameter capture: What is asked about whomever it leads to, as an agent's hand-over, is told in any case.
    package static func news(_ note: InboxNote, _ match: MatchDecision, of capture: Capture? = nil) -> String? {
        guard let news = newsOfMatch(note, match) else { return nil }
        return capture?.confirmation.map { "\($0); \(news)" } ?? news
    }

    private static func newsOfMatch(_ note: InboxNote, _ match: MatchDecision) -> String? {
        guard note.state == .open else { return nil }
        switch (note.reason, match.outcome) {
        case (.confirm, .ambiguous), (.unknownContact, .ambiguous): return match.reason
        case (.unknownContact, .matched): return "\(match.reason); that contact came later"
        case (.ambiguousContact, .ambiguous) where note.explanation != match.reason: return match.reason
        case (.ambiguousContact, .matched) where !OtherSpeakers.isSaid(in: note.explanation): return match.reason
        case (.confirm, .matched):
            guard let contact = match.contact, !note.explanation.contains(contact.name) else { return nil }
            return "\"\(UntrustedText.line(match.query, limit: 80))\" is probably \(contact.name): \(match.reason)"
        default: return nil
        }
    }

    /// The reason as the contacts are now.
    package static func reason(_ note: InboxNote, _ match: MatchDecision) -> InboxNote.Reason {
        guard news(note, match) != nil else { return note.reason }
        return match.outcome == .matched ? .confirm : .ambiguousContact
    }
}
