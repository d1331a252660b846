package import Foundation

/// Pictures of one conversation, scrolled, become one interaction.
///
/// An interaction is filed first as if it stood alone, and joined with its neighbour in an entry of its own: taking that
/// one back leaves two, each with the contact it was filed with.
package struct ConversationJoining {
    /// Interactions with the same contact that are looked at: of the same days, and the latest that came.
    private static let mostNeighbours = 40
    private static let mostLatest = 20
    /// A line by which others are looked for has so many characters.
    private static let leastLine = 10
    private static let aYear: TimeInterval = 366 * 86_400

    private let store: any StoreTransaction
    private let now: Date

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// The one of its neighbours that shows exactly the messages of a capture that is to be filed with the same contacts.
    func copy(of interaction: Interaction, among neighbours: [FiledInteraction]) throws -> Interaction? {
        guard let capture = try interaction.captureIDs.first.flatMap(store.capture) else { return nil }
        let others = try neighbours.filter { try mayShow($0.interaction, capture) }
        guard !others.isEmpty, let part = try part(capture.id) else { return nil }
        for other in others {
            if try conversation(of: other.interaction)?.isShown(part) ?? false { return other.interaction }
        }
        return nil
    }

    /// False for days of exported chats on other dates, by what each text says itself: nobody's messages need be read to know that the
    /// one shows nothing of the other (`JoinedConversation.isShown`). A copy of one may lack its year.
    private func mayShow(_ other: Interaction, _ capture: Capture) throws -> Bool {
        guard let day = capture.soleDay else { return true }
        return try !other.captureIDs.compactMap(store.capture).allSatisfy { shown in
            shown.soleDay.map { ($0.month, $0.day) != (day.month, day.day) } ?? false
        }
    }

    /// An open note whose capture shows exactly the messages of another capture.
    ///
    /// A text is read as it stands, so that only an equal one is looked at: sixteen jobs wait for this transaction, and
    /// unlike a picture a text costs little before it.
    func copy(ofNoted capture: Capture) throws -> InboxNote? {
        guard let part = try part(capture.id) else { return nil }
        let text = if case .text = capture.payload { part.transcript.text } else { String?.none }
        let notes = try store.openNotes(
            titled: part.transcript.title, reading: text, except: capture.id, limit: Self.mostLatest)
        return try notes.first { note in
            guard let other = try self.part(note.captureID) else { return false }
            // An agent reads what its own note says, and is told of nothing private.
            guard capture.origin != .agent || !other.capture.isPrivate else { return false }
            return JoinedConversation(other).isShown(part)
        }
    }

    /// Joins an interaction with those that it continues; the one that was there first takes the others in.
    ///
    /// - Parameters:
    ///   - neighbours: What `neighbours(of:)` said of it, where it was asked before; nothing was filed since.
    ///   - cause: The entry that this is a part of; nil when it can be taken back by itself.
    ///   - keepingCopies: The user was told that its messages stand there already, and wants both.
    /// - Returns: The interaction that the captures belong to now.
    func join(
        _ id: Interaction.ID, with neighbours: [FiledInteraction]? = nil, cause: JournalEntry.ID?,
        keepingCopies: Bool = true
    ) throws -> Interaction {
        var filed = try store.filed(id)
        var left = try ofItsDays(filed.interaction, neighbours ?? self.neighbours(of: filed.interaction))
        guard !left.isEmpty, var whole = try conversation(of: filed.interaction) else { return filed.interaction }
        while let next = left.popLast() {
            guard let other = try conversation(of: next.interaction),
                !keepingCopies || !whole.parts.contains(where: other.isShown), whole.add(other.parts)
            else { continue }
            let (kept, taken) = next.createdAt <= filed.createdAt ? (next, filed) : (filed, next)
            filed = try take(taken, into: kept, whole, cause: cause)
            // What is longer now may touch what it did not before.
            left = try ofItsDays(filed.interaction, self.neighbours(of: filed.interaction))
        }
        return filed.interaction
    }

    /// Whether it may go on with one of its neighbours.
    func mayJoin(_ interaction: Interaction, with neighbours: [FiledInteraction]) throws -> Bool {
        try !ofItsDays(interaction, neighbours).isEmpty
    }

    /// Those that can go on with it at all (`JoinedConversation.add`): a capture of theirs is of a day of its own. Each day of a long
    /// chat has neighbours that are not, whose messages need not be read for that.
    private func ofItsDays(_ interaction: Interaction, _ neighbours: [FiledInteraction]) throws -> [FiledInteraction] {
        guard !neighbours.isEmpty else { return [] }
        let days = try Set(self.days(of: interaction))
        return try neighbours.filter { try self.days(of: $0.interaction).contains(where: days.contains) }
    }

    private func days(of interaction: Interaction) throws -> [CalendarDate] {
        try interaction.captureIDs.compactMap { try store.capture($0)?.capturedAt.date }
    }

    private func take(
        _ taken: FiledInteraction, into kept: FiledInteraction, _ whole: JoinedConversation, cause: JournalEntry.ID?
    ) throws -> FiledInteraction {
        let (mine, other) = (kept.interaction, taken.interaction)
        let names = try store.names(of: mine.participants.compactMap(\.contactID))
        let arePictures = whole.parts.allSatisfy { if case .image = $0.capture.payload { true } else { false } }
        var draft = JournalDraft(
            .joined,
            "joined two \(arePictures ? "screenshots" : "parts") of one conversation with "
                + names.joined(separator: ", "))
        draft.isAutomatic = true
        draft.cause = cause
        draft.interaction = mine.id
        let scope = JournalScope(
            interactions: [mine.id, other.id].map(\.description),
            captures: (mine.captureIDs + other.captureIDs).map(\.description))
        try store.record(draft, scope, at: now) {
            try store.moveCaptures(of: other.id, to: mine.id)
            try store.delete(other.id)
            var row = kept
            let notes = [mine.userNote, other.userNote].compactMap(\.self).inOrderOnce
            row.interaction.userNote = notes.isEmpty ? nil : notes.joined(separator: "\n")
            row.interaction.labels = (mine.labels + other.labels).inOrderOnce
            // What does not know its day does not make the other one's uncertain.
            let later =
                mine.dayIsUncertain != other.dayIsUncertain
                ? (mine.dayIsUncertain ? other : mine) : mine.occurredAt < other.occurredAt ? other : mine
            row.interaction.occurredAt = later.occurredAt
            row.interaction.dayIsUncertain = later.dayIsUncertain
            row.interaction.summaryIsPending = mine.summaryIsPending || other.summaryIsPending
            row.summaryIsEdited = kept.summaryIsEdited || taken.summaryIsEdited
            if row.summaryIsEdited {
                row.interaction.summary = [kept, taken].filter(\.summaryIsEdited).map(\.interaction.summary).inOrderOnce
                    .joined(separator: " ")
            }
            row.interaction.participants += other.participants.filter { new in
                !mine.participants.contains {
                    new.contactID == nil ? $0.label == new.label : $0.contactID == new.contactID
                }
            }
            try rewrite(row, whole)
            try store.saveParticipants(of: row.interaction)
        }
        return try store.filed(mine.id)
    }

    /// Makes an interaction tell the whole conversation; a summary that the user wrote stays.
    private func rewrite(_ filed: FiledInteraction, _ whole: JoinedConversation) throws {
        var filed = filed
        let extraction = whole.extraction
        filed.interaction.messages = whole.transcript.messages
        if !filed.summaryIsEdited { filed.interaction.summary = extraction.summary }
        filed.interaction.interests = extraction.interests
        filed.interaction.events = extraction.events
        filed.interaction.dates = extraction.dates
        filed.interaction.relationships = extraction.relationships
        let before = try store.interaction(filed.interaction.id)?.interaction
        try store.save(filed)
        try store.saveFacts(of: filed.interaction)
        if let before { try CalendarNaming(store).carry(before, to: filed.interaction) }
        try SettledSummary(store, at: now).tell(filed.interaction.id)
    }

    /// Brings an interaction of several captures up to date after one of them was read or understood anew. When they no longer
    /// hang together, nothing is changed.
    func refresh(_ filed: FiledInteraction, with new: Interaction, of capture: Capture.ID) throws {
        guard let whole = try conversation(of: filed.interaction) else { return }
        var filed = filed
        let others = whole.parts.filter { $0.capture.id != capture }
        let isAnswered = whole.parts.contains {
            $0.capture.id == capture && $0.extraction.model != RuleBasedExtractor.model
        }
        // The others' own answers are still to come.
        filed.interaction.summaryIsPending =
            new.summaryIsPending
            || (filed.interaction.summaryIsPending && isAnswered
                && others.contains { $0.extraction.model == RuleBasedExtractor.model })
        try rewrite(filed, whole)
    }

    /// Makes an interaction tell what its captures show now.
    ///
    /// - Throws: `CirclesError` with `conflict` when they do not hang together any more.
    func retell(_ filed: FiledInteraction) throws {
        guard let whole = try conversation(of: filed.interaction) else {
            throw CirclesError(.conflict, "its screenshots cannot be put together any more")
        }
        try rewrite(filed, whole)
    }

    /// What the captures of an interaction show together; nil when that cannot be told.
    func conversation(of interaction: Interaction) throws -> JoinedConversation? {
        let parts = try interaction.captureIDs.compactMap(part)
        guard parts.count == interaction.captureIDs.count else { return nil }
        return JoinedConversation(parts)
    }

    private func part(_ capture: Capture.ID) throws -> JoinedConversation.Part? {
        guard let known = try store.capture(capture), let transcript = try store.transcript(of: capture),
            !transcript.messages.isEmpty, let extraction = try store.extraction(of: capture)
        else { return nil }
        return JoinedConversation.Part(known, transcript, extraction)
    }

    /// The longest line, by which the day is found that these messages are of; nil for a day of an exported chat, which says that
    /// itself: but one of the last year may have been copied without its year.
    private func tellingLine(of interaction: Interaction) throws -> String? {
        let isDayOfChat = try interaction.captureIDs.compactMap(store.capture).allSatisfy { capture in
            guard case .text(let text) = capture.payload, ExportedChat.isPlainText(text) else { return false }
            return capture.capturedAt.instant.addingTimeInterval(Self.aYear) < capture.receivedAt
        }
        guard !isDayOfChat else { return nil }
        let lines = interaction.messages.flatMap { $0.text.split(whereSeparator: \.isNewline) }
        return lines.map { String($0).trimmingWhitespace }.filter { $0.count >= Self.leastLine }
            .max { $0.count < $1.count }
    }

    /// Interactions with the same contacts (in a group: with one of them) that may be another part of the same
    /// conversation, or a copy of one.
    func neighbours(of interaction: Interaction) throws -> [FiledInteraction] {
        let known = Set(interaction.participants.compactMap(\.contactID))
        guard !known.isEmpty else { return [] }
        return try store.neighbours(
            of: interaction, holding: try tellingLine(of: interaction), near: Self.mostNeighbours,
            latest: Self.mostLatest
        ).filter { other in
            Set(other.interaction.participants.compactMap(\.contactID)) == known || interaction.participants.count > 1
        }
    }
}

extension Capture {
    /// The day of an exported chat that it is, as it is filed: nil where the user gave it another time.
    fileprivate var soleDay: CalendarDate? {
        guard case .text(let text) = payload, capturedAt.source.isCertain,
            let day = ExportedChat.soleDay(ofPlainText: text), day == capturedAt.date
        else { return nil }
        return day
    }
}
