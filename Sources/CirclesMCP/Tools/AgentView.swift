internal import CirclesCore
internal import CirclesService
internal import Foundation

/// What an agent may see of a home. An agent is a remote model as far as privacy goes: what is private is not there for it,
/// and what is redacted before a model sees a conversation is redacted here.
struct AgentView: Sendable {
    let context: AppContext

    init(_ context: AppContext) { self.context = context.forAgents }

    /// The capture that an id leads to.
    ///
    /// - Throws: `CirclesError` with `notPermitted` for a private one, `notFound`, `ambiguous`, `usage`.
    func capture(_ text: String) async throws(CirclesError) -> Capture {
        let capture = try await context.captureBehind(text)
        guard !capture.isPrivate else {
            throw CirclesError(.notPermitted, "capture \(capture.id.short) is private: no agent is shown it")
        }
        return capture
    }

    /// Those of the notes whose capture is not private.
    func open(_ notes: [Inbox.Match]) -> [Inbox.Match] {
        notes.filter { $0.capture.map { !$0.isPrivate } ?? false }
    }

    /// How many notes that are not private follow in the inbox.
    func openNotes(after cursor: PageCursor?) async throws(CirclesError) -> Int {
        var cursor = cursor, count = 0
        while let from = cursor {
            let page = try await context.database.notes(.open, label: nil, limit: 200, after: from)
            let captures = try await context.database.captures(page.items.map(\.captureID))
            count += page.items.count { captures[$0.captureID].map { !$0.isPrivate } ?? false }
            cursor = page.next
        }
        return count
    }

    /// Those of what was found that a conversation stands behind which is not private, in their order.
    func open(_ found: [FoundItem]) async throws(CirclesError) -> [FoundItem] {
        let ids = found.flatMap(\.captures)
        let captures = try await context.database.captures(ids)
        return found.filter { item in
            !item.captures.isEmpty && item.captures.allSatisfy { captures[$0].map { !$0.isPrivate } ?? false }
        }
    }

    /// Whether what is left of a hit when it is redacted still has what was asked for: a search must not tell, letter by letter,
    /// what is withheld.
    func shows(_ item: FoundItem, _ terms: [SearchTerm]) -> Bool {
        var redaction = Redaction(context.settings.redacting)
        let left = redaction.redact(item.wholeText)
        return redaction.count == 0 || SearchedText(left).has(terms)
    }

    /// Texts of one result.
    func quoting() -> Quoting { Quoting(Redaction(context.settings.redacting)) }
}

/// Texts of one result, redacted: the same words have the same placeholder in all of it.
struct Quoting {
    private var redaction: Redaction

    init(_ redaction: Redaction) { self.redaction = redaction }

    var hasRedacted: Bool { redaction.count > 0 }

    func shows(pictureOf transcript: Transcript?) -> PictureRedaction { PictureRedaction(transcript, redaction) }

    mutating func text(_ text: String) -> JSONValue { .string(redaction.redact(text)) }

    mutating func text(_ text: String?) -> JSONValue { text.map { .string(redaction.redact($0)) } ?? .null }

    mutating func page(_ text: String) -> String { redaction.redact(text) }

    mutating func transcript(_ transcript: Transcript) -> Transcript { redaction.redact(transcript) }
}

extension FoundItem {
    /// All that a search looks at.
    fileprivate var wholeText: String {
        switch subject {
        case .interaction(let interaction, let contacts):
            let said = interaction.messages.map {
                [$0.sender, $0.text, $0.attachment].compactMap(\.self).joined(separator: " ")
            }
            let lines = [Names.of(interaction, contacts), interaction.summary, interaction.userNote ?? ""] + said
            return (lines + interaction.participants.map(\.label)).joined(separator: "\n")
        case .note(let note):
            return [note.title, note.summary, note.text].compactMap(\.self).joined(separator: "\n")
        case .contact(let record): return record.contact.name
        }
    }

    /// What a hit was read from; nothing for a contact.
    fileprivate var captures: [Capture.ID] {
        switch subject {
        case .interaction(let interaction, _): interaction.captureIDs
        case .note(let note): [note.captureID]
        case .contact: []
        }
    }
}

extension JSONValue {
    static func instant(_ date: Date) -> JSONValue {
        .string(date.formatted(.iso8601))
    }

    static func id(_ id: some CustomStringConvertible) -> JSONValue { .string(id.description) }
}
