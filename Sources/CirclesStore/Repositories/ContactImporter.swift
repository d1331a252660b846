package import CirclesCore
package import Foundation
internal import GRDB

/// What became of one card.
package struct CardOutcome: Sendable {
    package enum Status: String, Codable, Sendable {
        case added, updated, unchanged, skipped
    }

    package var status: Status
    package var line: Int
    /// Nil when it was skipped.
    package var contact: Contact?
    package var changes: [ContactChange] = []
    /// Why it was skipped.
    package var reason: String?
    /// It was skipped because something is wrong with it.
    package var isFault = false
}

/// Takes cards into the contact book, a batch a transaction: what is interrupted is whole up to the last batch, and a
/// second run finds the rest.
///
/// Who a card is about is told by its UID; else by an equal name with an equal address or number. Two cards of one run
/// with different UIDs are two people, whatever else they share: their own address book says so.
package final class ContactImporter {
    private let database: CirclesDatabase
    private let update: ContactUpdate
    private let now: Date
    /// Where the cards come from, for the journal.
    package var source = "a file"
    private var keys = ContactKeys()
    /// The UID of the card that this run brought last to a contact; empty for a card without.
    private var touched: [String: String] = [:]
    private var hasMe = false
    /// The first entry in the journal: undoing it takes the whole run back.
    private var firstEntry: JournalEntry.ID?

    package init(
        _ database: CirclesDatabase, phoneNumbers: any PhoneNumbers, region: String?, at now: Date
    ) throws(CirclesError) {
        self.database = database
        self.now = now
        update = ContactUpdate(phoneNumbers: phoneNumbers, region: region)
        do {
            (keys, hasMe) = try database.pool.read { try Self.load($0) }
            // Random ids land anywhere in the tables: with the default cache of 2 MB each would be read from the disk.
            try database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_size = -49152") }
        } catch {
            throw StoreError.describe(error, doing: "read the contacts")
        }
    }

    private static func load(_ db: Database) throws -> (ContactKeys, hasMe: Bool) {
        var keys = ContactKeys()
        var numbers: [String: Int32] = [:]
        var hasMe = false
        let contacts = try Row.fetchCursor(db, sql: "SELECT id, name, is_me FROM contact")
        while let row = try contacts.next() {
            let id: String = row[0]
            let number = keys.add(try StoreError.id(id))
            numbers[id] = number
            keys.add(name: row[1], of: number)
            if row[2] { hasMe = true }
        }
        let names = try Row.fetchCursor(
            db, sql: "SELECT contact_id, kind, value FROM contact_name WHERE kind IN ('email', 'phone')")
        while let row = try names.next() {
            guard let number = numbers[row[0]] else { continue }
            if row[1] == "email" { keys.add(email: row[2], of: number) } else { keys.add(phone: row[2], of: number) }
        }
        return (keys, hasMe)
    }

    /// Stores a batch in one transaction.
    package func take(_ cards: [NumberedCard]) throws(CirclesError) -> [CardOutcome] {
        guard !cards.isEmpty else { return [] }
        do {
            return try database.pool.write { db in
                var journal = ImportJournal()
                let outcomes = try cards.map { try take($0, &journal, db) }
                let entry = try journal.write(source: source, cause: firstEntry, at: now, db)
                firstEntry = firstEntry ?? entry
                return outcomes
            }
        } catch {
            throw StoreError.describe(error, doing: "store the contacts")
        }
    }

    private func take(_ numbered: NumberedCard, _ journal: inout ImportJournal, _ db: Database) throws -> CardOutcome {
        let card = numbered.card
        guard !card.isGroup else {
            return CardOutcome(status: .skipped, line: numbered.line, reason: "it is a list of people, not a person")
        }
        guard let said = CardInterpretation(card) else {
            return CardOutcome(
                status: .skipped, line: numbered.line,
                reason: "it has neither a name nor an organisation, an e-mail address or a number", isFault: true)
        }
        let body = card.stored
        if let known = try find(said.record.contact, id: numbered.id, body: body, db) {
            touched[known.id] = said.record.contact.uid ?? ""
            return try bring(known, up: said, to: card, body, line: numbered.line, &journal, db)
        }
        let contact = try add(said, body, id: numbered.id, db)
        keys.add(contact)
        touched[contact.id.description] = contact.uid ?? ""
        journal.created.append(contact)
        return CardOutcome(status: .added, line: numbered.line, contact: contact)
    }

    // MARK: - Whom it is about

    private struct Known {
        var id: String
        /// The earlier state of the card that is taken.
        var card: ContactCardRow?
        /// That it is the earlier state is sure, so what it lacks now was taken away.
        var isSure = true
        /// The card's UID leads here already.
        var isLed = false
    }

    private func find(_ said: Contact, id: Contact.ID?, body: String, _ db: Database) throws -> Known? {
        if let uid = said.uid {
            if let contact = try ContactUID.contact(uid, db) {
                let card = try ContactCardRow.cards(of: contact, db).first { $0.uid == uid }
                return Known(id: contact, card: card, isLed: true)
            }
            if let own = Self.ownID(uid), let known = try exported(own, db) { return known }
        }
        if let id, let known = try exported(id.description, db) { return known }
        return try findByName(said, body: body, db)
    }

    /// A card that this program wrote from a contact: it stands for the one that the contact came from.
    private func exported(_ id: String, _ db: Database) throws -> Known? {
        guard try ContactRow.fetchOne(db, key: id) != nil else { return nil }
        let cards = try ContactCardRow.cards(of: id, db)
        return Known(id: id, card: cards.count == 1 ? cards.first : nil, isLed: true)
    }

    /// The contact's id in the UID that this program gives a contact without one.
    private static func ownID(_ uid: String) -> String? {
        let lowered = uid.lowercased()
        guard lowered.hasPrefix("urn:uuid:") else { return nil }
        return Contact.ID(String(lowered.dropFirst(9)))?.description
    }

    private func findByName(_ said: Contact, body: String, _ db: Database) throws -> Known? {
        let candidates = keys.candidates(for: said).map(\.description).filter { candidate in
            guard let uid = touched[candidate] else { return true }
            return said.uid == nil || uid.isEmpty
        }
        guard !candidates.isEmpty else { return nil }
        var fitting: [Known] = []
        for candidate in candidates.sorted() {
            guard let record = try CirclesDatabase.records([candidate], db).first else { continue }
            let cards = try ContactCardRow.cards(of: candidate, db)
            let unnamed = cards.filter { $0.uid == nil }
            if said.uid == nil, let same = unnamed.first(where: { $0.body == body }) {
                return Known(id: candidate, card: same)
            }
            let names = cards.compactMap { CardInterpretation(ContactCard(stored: $0.body))?.record.contact.name }
            if said.emails.isEmpty, said.phones.isEmpty {
                // A bare name is only the same person's when it came bare before, and once in this run.
                guard said.uid == nil, touched[candidate] == nil, record.contact.emails.isEmpty,
                    record.contact.phones.isEmpty, let card = unnamed.first,
                    NameNormalizer.fold(said.name) == NameNormalizer.fold(record.contact.name)
                else { continue }
                fitting.append(Known(id: candidate, card: card))
            } else if update.isSamePerson(ContactRecord(contact: said), record, knownNames: names) {
                // Without a UID it cannot be told for sure whether a book changed or another one speaks.
                let earlier = said.uid == nil ? unnamed.first { Self.isSameOrigin($0.body, body) } : nil
                fitting.append(Known(id: candidate, card: earlier, isSure: false))
            }
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// Whether two stored cards were written by the same program, as far as they say.
    private static func isSameOrigin(_ a: String, _ b: String) -> Bool {
        let a = ContactCard(stored: a), b = ContactCard(stored: b)
        return a.version == b.version
            && a.properties.first { $0.key == "PRODID" }?.value == b.properties.first { $0.key == "PRODID" }?.value
    }

    // MARK: - Changes

    private func bring(
        _ known: Known, up said: CardInterpretation, to card: ContactCard, _ body: String, line: Int,
        _ journal: inout ImportJournal, _ db: Database
    ) throws -> CardOutcome {
        guard var mine = try CirclesDatabase.records([known.id], db).first else {
            throw CirclesError(.internalError, "a UID leads to no contact")
        }
        var outcome = CardOutcome(status: .unchanged, line: line, contact: mine.contact)
        guard known.card?.body != body else { return outcome }
        var newer = said.record
        if let uid = newer.contact.uid, Self.ownID(uid) == known.id { newer.contact.uid = nil }
        let earlier = known.card.map { ContactCard(stored: $0.body) }
        var merged = update.merged(
            mine, base: earlier.flatMap { CardInterpretation($0, id: mine.contact.id)?.record }, newer: newer,
            takesAway: known.isSure)
        if said.isMe, !hasMe { merged.contact.isMe = true }
        outcome.changes = ContactChange.between(mine, merged)
        if try isNews(card, since: earlier, merged, db) { outcome.changes.append(.keptProperties) }
        if !outcome.changes.isEmpty || merged != mine {
            outcome.status = .updated
        } else if known.isLed {
            return outcome
        }
        try journal.changing(known.id, db) {
            if merged != mine {
                try ContactRow.save(merged.contact, at: now, db)
                try ContactDetailRow.save(merged.details, of: merged.contact.id, db)
                hasMe = hasMe || merged.contact.isMe
                mine = merged
            }
            if outcome.status == .updated || known.card != nil || newer.contact.uid != nil {
                try keep(body, newer.contact.uid ?? known.card?.uid, known, db)
            }
            for uid in [newer.contact.uid].compactMap(\.self) + said.formerUIDs {
                try ContactUID.lead(uid, to: known.id, db)
            }
        }
        keys.add(merged.contact)
        outcome.contact = merged.contact
        return outcome
    }

    /// Whether the card says anything beyond the contact's fields that no card said yet, or lacks what the earlier one
    /// said.
    private func isNews(
        _ card: ContactCard, since earlier: ContactCard?, _ record: ContactRecord, _ db: Database
    ) throws -> Bool {
        let said = card.essence(of: record)
        if let earlier, !earlier.essence(of: record).isSubset(of: said) { return true }
        let stored = try ContactCardRow.cards(of: record.contact.id.description, db).map {
            ContactCard(stored: $0.body)
        }
        return !said.isSubset(of: ContactCard.essence(of: record, from: stored))
    }

    private func keep(_ body: String, _ uid: String?, _ known: Known, _ db: Database) throws {
        if var row = known.card {
            row.body = body
            try row.update(db)
        } else {
            let position = try ContactCardRow.cards(of: known.id, db).map(\.position).max().map { $0 + 1 } ?? 0
            try ContactCardRow(contactId: known.id, position: position, uid: uid, body: body).insert(db)
        }
    }

    private func add(_ said: CardInterpretation, _ body: String, id: Contact.ID?, _ db: Database) throws -> Contact {
        var contact = said.record.contact
        if let id { contact.id = id }
        if said.isMe, !hasMe {
            contact.isMe = true
            hasMe = true
        }
        let key = contact.id.description
        try ContactRow.insertNew(contact, at: now, db)
        if !said.record.details.isEmpty { try ContactDetailRow(said.record.details, of: contact.id).insert(db) }
        try db.cachedStatement(
            sql: "INSERT INTO contact_card (contact_id, position, uid, body) VALUES (?, 0, ?, ?)"
        ).execute(arguments: [key, contact.uid, body])
        for uid in [contact.uid].compactMap(\.self) + said.formerUIDs { try ContactUID.lead(uid, to: key, db) }
        return contact
    }
}

/// What a batch did, for one entry of the journal.
private struct ImportJournal {
    var created: [Contact] = []
    private var changes: [String: RowChange] = [:]
    private var mentions: [String: Mention] = [:]
    private var changed: Set<String> = []

    /// Performs a write on one contact and notes how its rows stood before the batch.
    mutating func changing(_ id: String, _ db: Database, _ body: () throws -> Void) throws {
        guard !created.contains(where: { $0.id.description == id }) else { return try body() }
        let scope = JournalScope(contacts: [id])
        let before = try Snapshot(scope, db)
        try body()
        let (changes, mentions) = before.changes(to: try Snapshot(scope, db))
        if !changes.isEmpty { changed.insert(id) }
        for change in changes {
            let name = "\(change.table.rawValue) \(RowChange.name(change.table, change.key))"
            if self.changes[name] == nil { self.changes[name] = change }
        }
        self.mentions.merge(mentions) { max($0, $1) }
    }

    /// - Returns: The entry; nil when the batch changed nothing.
    mutating func write(source: String, cause: JournalEntry.ID?, at now: Date, _ db: Database) throws -> JournalEntry
        .ID?
    {
        for contact in created {
            let id = contact.id.description
            changes["contact \(id)"] = RowChange(
                table: .contact, key: ["id": .text(id)], before: nil, interaction: nil)
            mentions[id] = .created
        }
        guard !changes.isEmpty else { return nil }
        let parts = [(created.count, "new"), (changed.count, "changed")].filter { $0.0 > 0 }
        var draft = JournalDraft(
            .contactsImported,
            "imported contacts from \(source): \(parts.map { "\($0.0) \($0.1)" }.joined(separator: ", "))")
        draft.cause = cause
        try draft.insert(Array(changes.values), mentions, at: now, db)
        return draft.id
    }
}
