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

    /// The same with somebody the user named: under the label that means them before all others, else besides the members.
    ///
    /// - Parameters:
    ///   - title: What the group is called.
    ///   - rejected: Whom the user took this conversation back from. Choosing one of them takes that back, too: the members are
    ///     those that they were.
    package func participants(
        choosing contact: Contact, title: String?, without rejected: [Contact.ID] = [],
        where mayFile: (MatchDecision) -> Bool
    ) -> [Interaction.Participant] {
        let leftOut = rejected.contains(contact.id) ? [] : rejected
        var participants = participants { match in
            mayFile(match) && !(match.contact.map { leftOut.contains($0.id) } ?? false)
        }
        guard !participants.contains(where: { $0.contactID == contact.id }) else { return participants }
        let open = matches.indices.filter { participants[$0].contactID == nil && means(matches[$0], contact) }
        if open.count == 1, let only = open.first {
            participants[only].contactID = contact.id
        } else {
            participants.insert(.init(contactID: contact.id, label: title ?? contact.name), at: 0)
        }
        return participants
    }

    /// Whether nobody is nearer to the label: what one person said is never put into another's mouth.
    private func means(_ match: MatchDecision, _ contact: Contact) -> Bool {
        guard let best = match.suggestions.first,
            let own = match.suggestions.first(where: { $0.contact.id == contact.id })
        else { return false }
        return own.score >= best.score
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
        // Best first; of equals, whoever spoke first.
        all.suggestions = all.suggestions.enumerated().sorted {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }.map(\.element)
        return all
    }
}
