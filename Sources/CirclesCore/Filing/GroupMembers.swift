/// Whom the names in a group conversation lead to.
package struct GroupMembers: Sendable {
    /// Each name once, in the order in which they first spoke; the user's own messages have none.
    package let labels: [String]
    /// What each label leads to.
    package let matches: [MatchDecision]

    package init(_ transcript: Transcript, _ matcher: ContactMatcher) {
        var labels: [String] = []
        for case let sender? in transcript.messages.filter({ $0.side != .right }).map(\.sender)
        where !labels.contains(sender) { labels.append(sender) }
        self.labels = labels
        matches = labels.map { matcher.match($0, app: transcript.app) }
    }

    /// Everybody in the group; a contact where the match may file.
    package func participants(where mayFile: (MatchDecision) -> Bool) -> [Interaction.Participant] {
        zip(labels, matches).map { label, match in
            Interaction.Participant(contactID: mayFile(match) ? match.contact?.id : nil, label: label)
        }
    }

    /// The same with somebody the user named: under the first label that could mean them, else besides the others.
    ///
    /// - Parameters:
    ///   - title: What the group is called.
    ///   - rejected: Whom the user took this conversation back from.
    package func participants(
        choosing contact: Contact, title: String?, without rejected: [Contact.ID] = [],
        where mayFile: (MatchDecision) -> Bool
    ) -> [Interaction.Participant] {
        var participants = participants { match in
            mayFile(match) && !(match.contact.map { rejected.contains($0.id) } ?? false)
        }
        guard !participants.contains(where: { $0.contactID == contact.id }) else { return participants }
        let open = matches.indices.first { index in
            participants[index].contactID == nil && matches[index].suggestions.contains { $0.contact.id == contact.id }
        }
        if let open {
            participants[open].contactID = contact.id
        } else {
            participants.insert(.init(contactID: contact.id, label: title ?? contact.name), at: 0)
        }
        return participants
    }

    /// One decision that tells of all labels, with everybody they may mean among its suggestions.
    package func decision(title: MatchDecision?) -> MatchDecision {
        let found = matches.first { $0.contact != nil } ?? matches.first ?? title
        guard let found else { return MatchDecision(query: "", outcome: .unknown) }
        var all = found
        all.query = title?.query ?? found.query
        all.suggestions = []
        for suggestion in (matches + [title].compactMap { $0 }).flatMap(\.suggestions)
        where !all.suggestions.contains(where: { $0.contact == suggestion.contact }) {
            all.suggestions.append(suggestion)
        }
        return all
    }
}
