/// Decides whether a conversation may be filed without asking, and with whom.
///
/// A wrong filing is far worse than a note in the inbox: what is not settled by one of these, in this order, is asked.
/// 1. The user's own choice; that of a device that may only capture, unless the screen shows somebody else.
/// 2. The title bar, naming exactly one contact.
/// 3. The sender labels of a group.
/// 4. The extraction's name, if it is at least 0.7 sure, leads to exactly one contact, and stands in a naming position.
package struct FilingPolicy: Sendable {
    /// How much may be filed without asking.
    package enum AutoFile: String, CaseIterable, Sendable {
        /// Equality of a name, nickname, alias, number, address or handle.
        case exact
        /// And a whole name that was misread, when nobody else is near.
        case careful
        /// And a part of a name that fits one contact only.
        case all
    }

    /// Below this an extraction's word about who it was is not taken.
    package static let leastConfidence = 0.7

    package var autoFile: AutoFile

    package init(autoFile: AutoFile = .careful) {
        self.autoFile = autoFile
    }

    /// - Parameter chosen: The contact the user named when handing the capture in.
    package func decide(
        _ transcript: Transcript, _ extraction: Extraction, chosen: Contact? = nil, matcher: ContactMatcher
    ) -> FilingDecision {
        if let chosen { return .chosen(chosen, title: transcript.title) }
        let title = transcript.title.map { matcher.match($0, app: transcript.app) }
        let named = nameFromExtraction(transcript, extraction, matcher)
        if transcript.isGroup { return decideGroup(transcript, title, matcher) }

        if let title {
            switch title.outcome {
            case .matched:
                if let other = named?.contact, other != title.contact {
                    return .ask(.confirm, disagreement(title, named), title.adding(named))
                }
                if let label = otherLabel(transcript, title, matcher) {
                    return .ask(
                        .confirm,
                        "the title says \"\(shown(title.query))\", the messages are from \"\(shown(label.query))\"",
                        title.adding(label))
                }
                if let other = title.contact.flatMap({ OtherSpeakers(matcher).first(in: transcript, beside: $0) }) {
                    return .ask(.ambiguousContact, OtherSpeakers.words(shown(other.query)), title.adding(other))
                }
                return fileOrAsk(title, transcript, matcher)
            case .ambiguous:
                return .ask(.ambiguousContact, title.reason, title)
            case .unknown:
                break
            }
        }
        if let named { return decideByName(named, title, transcript, extraction, matcher) }
        let match = title ?? MatchDecision(query: "", outcome: .unknown)
        return .ask(.unknownContact, title == nil ? nameless(transcript) : nobody(match), match)
    }

    /// Labels that name nobody: who types a chat by hand writes so.
    private static let anybody: Set<String> = ["them", "they", "other", "the other person", "die andere", "der andere"]

    /// In a chat of two, a name above the other side's messages that does not lead to whom the title names. Where no side is known,
    /// one of the names may be the user's.
    private func otherLabel(
        _ transcript: Transcript, _ title: MatchDecision, _ matcher: ContactMatcher
    ) -> MatchDecision? {
        let isText = transcript.languages.isEmpty
        let named = transcript.messages.filter { $0.side == .left || isText && $0.side == .unknown }
        let labels = Set(named.compactMap(\.sender)).filter { !Self.anybody.contains($0.folded) }.sorted()
        let others = labels.filter { $0.folded != title.query.folded }.map { matcher.match($0, app: transcript.app) }
        if let other = others.first(where: { $0.outcome == .matched && $0.contact != title.contact }) { return other }
        // On a picture what cannot be read stands there, too.
        guard isText else { return nil }
        let astray = others.filter { label in !label.suggestions.contains { $0.contact == title.contact } }
        let mayBeOwn = named.contains { $0.side == .unknown } && astray.count < labels.count ? 1 : 0
        return astray.count > mayBeOwn ? astray.first : nil
    }

    private func decideByName(
        _ named: MatchDecision, _ title: MatchDecision?, _ transcript: Transcript, _ extraction: Extraction,
        _ matcher: ContactMatcher
    ) -> FilingDecision {
        switch named.outcome {
        case .matched where extraction.confidence < Self.leastConfidence:
            let percent = Int((extraction.confidence * 100).rounded())
            return .ask(.lowConfidence, "only \(percent) % sure that it is with \"\(shown(named.query))\"", named)
        case .matched where title != nil:
            // The screen shows a name that nobody has; another name inside the conversation is a hint, no proof.
            return .ask(.confirm, disagreement(title, named), named)
        case .matched:
            if let other = named.contact.flatMap({ OtherSpeakers(matcher).first(in: transcript, beside: $0) }) {
                return .ask(.ambiguousContact, OtherSpeakers.words(shown(other.query)), named.adding(other))
            }
            return fileOrAsk(named, transcript, matcher)
        case .ambiguous:
            return .ask(.ambiguousContact, named.reason, named)
        case .unknown:
            return .ask(.unknownContact, nobody(named), title ?? named)
        }
    }

    private func nameless(_ transcript: Transcript) -> String {
        let senders = Set(transcript.messages.filter { $0.side == .unknown }.compactMap(\.sender))
        return senders.count > 1 ? ExportedChat.ownerIsUnknown : "no name was found"
    }

    private func nobody(_ match: MatchDecision) -> String {
        if match.mayBeMe { return "\"\(shown(match.query))\" may be your own name" }
        if !match.suggestions.isEmpty, NameQuery(match.query).nature.contains(.unconfirmed) {
            return "\"\(shown(match.query))\" is only what somebody calls themselves"
        }
        return "no contact is called \"\(shown(match.query))\""
    }

    /// What a device that may only capture said of who it was is no more than a word: where the screen leads to somebody else, it
    /// is asked.
    package func decide(
        _ transcript: Transcript, _ extraction: Extraction, deviceChose chosen: Contact, matcher: ContactMatcher
    ) -> FilingDecision {
        let shown = decide(transcript, extraction, matcher: matcher).match
        let ofDevice = FilingDecision.chosen(chosen, title: transcript.title)
        guard shown.outcome != .unknown, !shown.suggestions.contains(where: { $0.contact.id == chosen.id }) else {
            return ofDevice
        }
        return .ask(
            .confirm, "the device says \"\(self.shown(chosen.name))\", the screen says \"\(self.shown(shown.query))\"",
            shown.adding(ofDevice.match))
    }

    /// What the extraction says of who it was, as far as it may be heard; nil when it only repeats the title.
    private func nameFromExtraction(
        _ transcript: Transcript, _ extraction: Extraction, _ matcher: ContactMatcher
    ) -> MatchDecision? {
        guard let name = extraction.detectedName, !name.isEmpty, name != transcript.title,
            NamingPosition.of(name: name, evidence: extraction.nameEvidence, in: transcript) != nil
        else { return nil }
        return matcher.match(name, app: transcript.app)
    }

    private func decideGroup(
        _ transcript: Transcript, _ title: MatchDecision?, _ matcher: ContactMatcher
    ) -> FilingDecision {
        let members = GroupMembers(transcript, matcher)
        var all = members.decision(title: title)
        if let open = members.matches.first(where: { $0.outcome == .ambiguous }) {
            return .ask(.ambiguousContact, open.reason, all)
        }
        let isFirm = { (match: MatchDecision) in mayFile(match) && doubt(match, transcript, matcher) == nil }
        let firm = members.matches.filter { $0.contact != nil && isFirm($0) }
        if !firm.isEmpty {
            all.contacts = firm.compactMap(\.contact)
            return .file(members.participants(where: isFirm), all)
        }
        if let title, title.outcome != .unknown {
            // A group is no person, whatever it is called.
            if title.outcome == .matched, !members.labels.isEmpty || transcript.languages.isEmpty {
                return .ask(.confirm, "a group is called \"\(shown(title.query))\"", all)
            }
            return title.outcome == .matched
                ? fileOrAsk(title, transcript, matcher) : .ask(.ambiguousContact, title.reason, title)
        }
        if let part = members.matches.first(where: { $0.contact != nil }) {
            return .ask(.confirm, confirmation(part), all)
        }
        return .ask(.unknownContact, "none of the group's names is a contact", all)
    }

    private func fileOrAsk(
        _ match: MatchDecision, _ transcript: Transcript, _ matcher: ContactMatcher
    ) -> FilingDecision {
        guard let contact = match.contact else { return .ask(.unknownContact, match.reason, match) }
        guard mayFile(match) else { return .ask(.confirm, confirmation(match), match) }
        if let doubt = doubt(match, transcript, matcher) {
            return .ask(.confirm, "\"\(shown(match.query))\" is probably \(contact.name): \(doubt)", match)
        }
        return .file([Interaction.Participant(contactID: contact.id, label: match.query)], match)
    }

    /// Why a name that files where it was read from a picture does not where somebody typed it: nobody misread a letter, and what
    /// stands beside the name stands there on purpose.
    private func doubt(_ match: MatchDecision, _ transcript: Transcript, _ matcher: ContactMatcher) -> String? {
        guard transcript.languages.isEmpty, transcript.messages.allSatisfy({ $0.bounds == nil }) else { return nil }
        if match.method == .fuzzy { return match.reason }
        if PlainText.mixesAlphabets(match.query) { return "letters of two alphabets stand in one word" }
        return matcher.isTyped(match) ? nil : "the contact's name is written otherwise"
    }

    /// Whether a name that leads to somebody files without asking.
    package func mayFile(_ match: MatchDecision) -> Bool {
        guard match.outcome == .matched, let method = match.method else { return false }
        switch method {
        case .chosen, .exact, .nickname, .phone, .email, .handle: return true
        case .fuzzy: return autoFile != .exact
        case .partial, .model: return autoFile == .all
        }
    }

    /// A name in an explanation: whatever its length, it stays one line.
    private func shown(_ name: String) -> String { UntrustedText.line(name, limit: 80) }

    private func confirmation(_ match: MatchDecision) -> String {
        "\"\(shown(match.query))\" is probably \(match.contact?.name ?? "?"): \(match.reason)"
    }

    private func disagreement(_ title: MatchDecision?, _ named: MatchDecision?) -> String {
        "the title says \"\(shown(title?.query ?? ""))\", the conversation says \"\(shown(named?.query ?? ""))\""
    }
}

/// What is to become of a conversation.
package enum FilingDecision: Sendable {
    case file([Interaction.Participant], MatchDecision)
    /// Into the inbox: why, and why in words.
    case ask(InboxNote.Reason, String, MatchDecision)

    package var match: MatchDecision {
        switch self {
        case .file(_, let match), .ask(_, _, let match): match
        }
    }

    package static func chosen(_ contact: Contact, title: String?) -> FilingDecision {
        let reference = ContactReference(contact)
        let match = MatchDecision(
            query: title ?? contact.name, outcome: .matched, contacts: [reference], method: .chosen, score: 1,
            reason: "you chose \(contact.name)", margin: 1,
            suggestions: [.init(contact: reference, score: 1, reason: "you chose \(contact.name)")])
        return .file([Interaction.Participant(contactID: contact.id, label: title ?? contact.name)], match)
    }
}

extension MatchDecision {
    /// The same decision, with another's suggestions after its own.
    fileprivate func adding(_ other: MatchDecision?) -> MatchDecision {
        var sum = self
        for suggestion in other?.suggestions ?? []
        where !sum.suggestions.contains(where: { $0.contact == suggestion.contact }) {
            sum.suggestions.append(suggestion)
        }
        return sum
    }
}
