internal import Foundation

/// A run of imports: what becomes of each card, in the transaction of its batch. Whom it is about: `CardFiling+Owner.swift`.
struct CardFiling: Sendable {
    let update: ContactUpdate
    private let rules: NameRules
    private let now: Date
    private(set) var keys = ContactKeys()
    /// The book's revision that `keys` and `hasMe` are of; nil before the first batch.
    private var revision: Int64?
    /// Contacts that a card of this run was about; whether the last one had a UID.
    var touched: [Contact.ID: Bool] = [:]
    private var hasMe = false
    private var nameIDs = IdentifierSequence()
    /// Groups of the file, whose members may still come.
    private var groups: [(id: StoredGroup.ID, outcome: CardOutcome)] = []
    /// Contacts came that groups of earlier files may name.
    private var hasAdded = false
    /// Contacts came or got other names since people in groups were last linked to them.
    private(set) var hasWritten = false
    /// What the run brought about for contacts that it was not about.
    private(set) var effects = ContactBookEffects()
    /// Contacts that the transaction wrote.
    private var written: [Contact] = []
    /// The first entry in the journal: undoing it takes the whole run back.
    private var firstEntry: JournalEntry.ID?

    init(_ rules: NameRules, at now: Date) {
        self.rules = rules
        self.now = now
        update = ContactUpdate(phoneNumbers: rules.phoneNumbers, region: rules.region)
    }

    var hasGroups: Bool { !groups.isEmpty }

    mutating func take(_ cards: [PreparedCard], _ store: any CardTransaction) throws -> [CardOutcome] {
        try followBook(store)
        var outcomes: [CardOutcome] = []
        for card in cards { outcomes.append(try take(card, store)) }
        return outcomes
    }

    mutating func endFile(_ store: any CardTransaction) throws -> [CardOutcome] {
        defer { groups = [] }
        return try groups.map { id, outcome in
            var outcome = outcome
            outcome.changes = try GroupLabelling(store, at: now).apply(id)
            if outcome.status == .unchanged, !outcome.changes.isEmpty { outcome.status = .updated }
            return outcome
        }
    }

    mutating func endRun(_ store: any CardTransaction) throws {
        defer { hasWritten = false }
        if hasAdded {
            hasAdded = false
            for id in try store.groups() { _ = try GroupLabelling(store, at: now).apply(id) }
        }
        // Not before all have come: two of one name in one file are nobody.
        guard hasWritten, let firstEntry else { return }
        effects.linkedConversations += try MemberLinking(store.store, by: rules, at: now).link(nil, cause: firstEntry)
    }

    /// The end of a batch: its entry in the journal, and what it brought about for others.
    mutating func end(_ source: String, _ store: any CardTransaction) throws {
        let entry = try store.writeEntry(source: source, cause: firstEntry, at: now)
        firstEntry = firstEntry ?? entry
        effects.forgottenAliases += try NameLearning(store.store, at: now).forgetWhatFits(
            written, by: rules, cause: firstEntry)
        written = []
        revision = try store.store.bookRevision()
    }

    /// Somebody else may have written between two batches: another import of the same file, above all.
    private mutating func followBook(_ store: any CardTransaction) throws {
        guard try store.store.bookRevision() != revision else { return }
        let book = try store.keys()
        keys = book.contacts
        hasMe = book.hasMe
    }

    private mutating func take(_ card: PreparedCard, _ store: any CardTransaction) throws -> CardOutcome {
        switch card.content {
        case .group:
            return try take(group: card, store)
        case .nobody:
            return CardOutcome(
                status: .skipped, line: card.line,
                reason: "it has neither a name nor an organisation, an e-mail address or a number", isFault: true)
        case .person(let said, let hashes):
            if let same = try unchanged(card, said, store) {
                return CardOutcome(status: .unchanged, line: card.line, contact: same)
            }
            if let known = try find(said.record.contact, hashes, id: card.id, body: card.body, store) {
                touched[known.id] = said.record.contact.uid != nil
                return try bring(known, up: said, card, store)
            }
            return try add(said, hashes, card, store)
        }
    }

    private mutating func take(group card: PreparedCard, _ store: any CardTransaction) throws -> CardOutcome {
        guard let group = ContactGroup(ContactCard(stored: card.body)) else {
            return CardOutcome(status: .skipped, line: card.line, reason: "it is a group without a name", isFault: true)
        }
        let (id, status) = try GroupLabelling(store, at: now).take(group, card.body)
        let outcome = CardOutcome(status: status, line: card.line, group: group.name)
        groups.append((id, outcome))
        return outcome
    }

    private mutating func bring(
        _ known: CardOwner, up said: CardInterpretation, _ card: PreparedCard, _ store: any CardTransaction
    ) throws -> CardOutcome {
        guard let mine = try store.store.record(known.id) else {
            throw CirclesError(.internalError, "a UID leads to no contact")
        }
        var outcome = CardOutcome(status: .unchanged, line: card.line, contact: ContactReference(mine.contact))
        guard known.card?.body != card.body else { return outcome }
        var newer = said.record
        if let uid = newer.contact.uid, Self.ownID(uid) == known.id { newer.contact.uid = nil }
        let earlier = known.card.map { ContactCard(stored: $0.body) }
        var merged = update.merged(
            mine, base: earlier.flatMap { CardInterpretation($0, id: mine.contact.id)?.record }, newer: newer,
            takesAway: known.isSure)
        if said.isMe, !hasMe { merged.contact.isMe = true }
        outcome.changes = ContactChange.between(mine, merged)
        if try isNews(ContactCard(stored: card.body), since: earlier, merged, store) {
            outcome.changes.append(.keptProperties)
        }
        if !outcome.changes.isEmpty || merged != mine {
            outcome.status = .updated
        } else if known.isLed {
            return outcome
        }
        try store.changing(JournalScope(contacts: [known.id.description])) {
            if merged != mine { try store.store.save(merged, at: now) }
            if outcome.status == .updated || known.card != nil || newer.contact.uid != nil {
                try keep(card.body, newer.contact.uid ?? known.card?.uid, known, store)
            }
            for uid in [newer.contact.uid].compactMap(\.self) + said.formerUIDs {
                try store.store.lead(uid, to: known.id)
            }
        }
        hasMe = hasMe || merged.contact.isMe
        keys.add(merged.contact)
        outcome.contact = ContactReference(merged.contact)
        if outcome.status == .updated {
            outcome.changed = merged.contact
            written.append(merged.contact)
            hasWritten = true
        }
        return outcome
    }

    /// Whether the card says anything beyond the contact's fields that no card said yet, or lacks what the earlier one
    /// said.
    private func isNews(
        _ card: ContactCard, since earlier: ContactCard?, _ record: ContactRecord, _ store: any CardTransaction
    ) throws -> Bool {
        let said = card.essence(of: record)
        if let earlier, !earlier.essence(of: record).isSubset(of: said) { return true }
        let stored = try store.cards(of: record.contact.id).map { ContactCard(stored: $0.body) }
        return !said.isSubset(of: ContactCard.essence(of: record, from: stored))
    }

    private func keep(_ body: String, _ uid: String?, _ known: CardOwner, _ store: any CardTransaction) throws {
        if var card = known.card {
            card.body = body
            try store.save(card, of: known.id)
        } else {
            try store.add(StoredCard(uid: uid, body: body), to: known.id)
        }
    }

    private mutating func add(
        _ said: CardInterpretation, _ hashes: ContactKeys.Hashes, _ card: PreparedCard, _ store: any CardTransaction
    ) throws -> CardOutcome {
        var record = said.record
        record.contact.isMe = said.isMe && !hasMe
        hasMe = hasMe || record.contact.isMe
        let contact = record.contact
        let namesake = try namesake(of: contact, hashes, store)
        try store.insert(
            record, card: card.body, uids: [contact.uid].compactMap(\.self) + said.formerUIDs, names: nameIDs.next(),
            at: now)
        keys.add(contact.id, hashes)
        touched[contact.id] = contact.uid != nil
        written.append(contact)
        hasAdded = true
        hasWritten = true
        var outcome = CardOutcome(
            status: .added, line: card.line, contact: ContactReference(contact), changed: contact)
        outcome.namesake = namesake
        return outcome
    }
}
