package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    package func contactImporter(_ rules: NameRules, at now: Date) throws(CirclesError) -> any ContactImporting {
        try ContactImporter(self, rules, at: now)
    }
}

final class ContactImporter: ContactImporting {
    private let database: CirclesDatabase
    private let update: ContactUpdate
    private let now: Date
    var source = "a file"
    private var keys = ContactKeys()
    /// Contacts that a card of this run was about; whether the last one had a UID.
    private var touched: [Contact.ID: Bool] = [:]
    private var hasMe = false
    private var nameIDs = IdentifierSequence()
    /// Groups of the file, whose members may still come.
    private var groups: [(id: String, outcome: CardOutcome)] = []
    private var hasAdded = false
    private(set) var effects = ContactBookEffects()
    /// Contacts that the transaction wrote.
    private var written: [Contact] = []
    /// The first entry in the journal: undoing it takes the whole run back.
    private var firstEntry: JournalEntry.ID?

    init(_ database: CirclesDatabase, _ rules: NameRules, at now: Date) throws(CirclesError) {
        self.database = database
        self.now = now
        update = ContactUpdate(phoneNumbers: rules.phoneNumbers, region: rules.region)
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

    func take(_ cards: [PreparedCard]) throws(CirclesError) -> [CardOutcome] {
        guard !cards.isEmpty else { return [] }
        return try write { journal, db in
            let insertion = try ContactInsertion(at: now, db)
            return try cards.map { try take($0, insertion, &journal, db) }
        }
    }

    func endFile() throws(CirclesError) -> [CardOutcome] {
        guard !groups.isEmpty else { return [] }
        defer { groups = [] }
        return try write { journal, db in
            try groups.map { id, outcome in
                var outcome = outcome
                outcome.changes = try GroupLabels(now: now).apply(id, &journal, db)
                if outcome.status == .unchanged, !outcome.changes.isEmpty { outcome.status = .updated }
                return outcome
            }
        }
    }

    func endRun() throws(CirclesError) {
        guard hasAdded else { return }
        hasAdded = false
        try write { journal, db in
            for id in try String.fetchAll(db, sql: "SELECT id FROM contact_group") {
                _ = try GroupLabels(now: now).apply(id, &journal, db)
            }
        }
    }

    /// One transaction with one entry in the journal.
    private func write<Value>(
        _ body: (inout ImportJournal, Database) throws -> Value
    ) throws(CirclesError) -> Value {
        do {
            return try database.pool.writeWithoutTransaction { db in
                try database.inTransaction(db) {
                    var journal = ImportJournal()
                    let value = try body(&journal, db)
                    let entry = try journal.write(source: source, cause: firstEntry, at: now, db)
                    firstEntry = firstEntry ?? entry
                    effects.forgottenAliases += try NameLearning(SQLiteTransaction(db: db), at: now).forgetWhatFits(
                        written, by: database.rules, cause: firstEntry)
                    written = []
                    return value
                }
            }
        } catch {
            throw StoreError.describe(error, doing: "store the contacts")
        }
    }

    private func take(
        _ card: PreparedCard, _ insertion: ContactInsertion, _ journal: inout ImportJournal, _ db: Database
    ) throws -> CardOutcome {
        switch card.content {
        case .group:
            return try take(group: card, &journal, db)
        case .nobody:
            return CardOutcome(
                status: .skipped, line: card.line,
                reason: "it has neither a name nor an organisation, an e-mail address or a number", isFault: true)
        case .person(let said, let hashes):
            if let same = try unchanged(card, said, db) {
                return CardOutcome(status: .unchanged, line: card.line, contact: same)
            }
            if let known = try find(said.record.contact, hashes, id: card.id, body: card.body, db) {
                touched[try StoreError.id(known.id)] = said.record.contact.uid != nil
                return try bring(known, up: said, card, &journal, db)
            }
            return try add(said, hashes, card, insertion, &journal, db)
        }
    }

    private func take(
        group card: PreparedCard, _ journal: inout ImportJournal, _ db: Database
    ) throws -> CardOutcome {
        guard let group = ContactGroup(ContactCard(stored: card.body)) else {
            return CardOutcome(status: .skipped, line: card.line, reason: "it is a group without a name", isFault: true)
        }
        let (id, status) = try GroupLabels(now: now).take(group, card.body, &journal, db)
        let outcome = CardOutcome(status: status, line: card.line, group: group.name)
        groups.append((id, outcome))
        return outcome
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

    /// Whom a card is about that stands here already as it is; nothing is to be done about it.
    private func unchanged(_ card: PreparedCard, _ said: CardInterpretation, _ db: Database) throws -> ContactReference?
    {
        guard let uid = said.record.contact.uid else { return nil }
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT contact.id, contact.uid, contact.name FROM contact_uid
                    JOIN contact ON contact.id = contact_uid.contact_id
                    JOIN contact_card ON contact_card.contact_id = contact.id AND contact_card.uid = contact_uid.uid
                    WHERE contact_uid.uid = ? AND contact_card.body = ?
                    """),
            arguments: [uid, card.body])
        guard let row else { return nil }
        let id: Contact.ID = try StoreError.id(row[0])
        touched[id] = true
        return ContactReference(id: id, uid: row[1], name: row[2])
    }

    private func find(
        _ said: Contact, _ hashes: ContactKeys.Hashes, id: Contact.ID?, body: String, _ db: Database
    ) throws -> Known? {
        if let uid = said.uid {
            if let contact = try ContactUID.contact(uid, db) {
                let card = try ContactCardRow.cards(of: contact, db).first { $0.uid == uid }
                return Known(id: contact, card: card, isLed: true)
            }
            if let own = Self.ownID(uid), let known = try exported(own, db) { return known }
        }
        if let id, let known = try exported(id.description, db) { return known }
        return try findByName(said, hashes, body: body, db)
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

    private func findByName(
        _ said: Contact, _ hashes: ContactKeys.Hashes, body: String, _ db: Database
    ) throws -> Known? {
        let candidates = keys.candidates(for: hashes).filter { touched[$0] != true || said.uid == nil }
        guard !candidates.isEmpty else { return nil }
        var fitting: [Known] = []
        for id in candidates.sorted() {
            let candidate = id.description
            guard let record = try CirclesDatabase.records([candidate], db).first else { continue }
            let cards = try ContactCardRow.cards(of: candidate, db)
            let unnamed = cards.filter { $0.uid == nil }
            if said.uid == nil, let same = unnamed.first(where: { $0.body == body }) {
                return Known(id: candidate, card: same)
            }
            let names = cards.compactMap { CardInterpretation(ContactCard(stored: $0.body))?.record.contact.name }
            if said.emails.isEmpty, said.phones.isEmpty {
                // A bare name is only the same person's when it came bare before, and once in this run.
                guard said.uid == nil, touched[id] == nil, record.contact.emails.isEmpty,
                    record.contact.phones.isEmpty, let card = unnamed.first,
                    ContactName(said.name).isSame(as: ContactName(record.contact.name))
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
        _ known: Known, up said: CardInterpretation, _ card: PreparedCard, _ journal: inout ImportJournal,
        _ db: Database
    ) throws -> CardOutcome {
        guard var mine = try CirclesDatabase.records([known.id], db).first else {
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
        if try isNews(ContactCard(stored: card.body), since: earlier, merged, db) {
            outcome.changes.append(.keptProperties)
        }
        if !outcome.changes.isEmpty || merged != mine {
            outcome.status = .updated
        } else if known.isLed {
            return outcome
        }
        try journal.changing(JournalScope(contacts: [known.id]), db) {
            if merged != mine {
                try ContactRow.save(merged.contact, at: now, db)
                try ContactDetailRow.save(merged.details, of: merged.contact.id, db)
                hasMe = hasMe || merged.contact.isMe
                mine = merged
            }
            if outcome.status == .updated || known.card != nil || newer.contact.uid != nil {
                try keep(card.body, newer.contact.uid ?? known.card?.uid, known, db)
            }
            for uid in [newer.contact.uid].compactMap(\.self) + said.formerUIDs {
                try ContactUID.lead(uid, to: known.id, db)
            }
        }
        keys.add(merged.contact)
        outcome.contact = ContactReference(merged.contact)
        if outcome.status == .updated {
            outcome.changed = merged.contact
            written.append(merged.contact)
        }
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
            let position = try ContactCardRow.nextPosition(of: known.id, db)
            try ContactCardRow(contactId: known.id, position: position, uid: uid, body: body).insert(db)
        }
    }

    private func add(
        _ said: CardInterpretation, _ hashes: ContactKeys.Hashes, _ card: PreparedCard, _ insertion: ContactInsertion,
        _ journal: inout ImportJournal, _ db: Database
    ) throws -> CardOutcome {
        var record = said.record
        record.contact.isMe = said.isMe && !hasMe
        hasMe = hasMe || record.contact.isMe
        let contact = record.contact
        try insertion.insert(
            record, card: card.body, uids: [contact.uid].compactMap(\.self) + said.formerUIDs, names: nameIDs.next())
        keys.add(contact.id, hashes)
        touched[contact.id] = contact.uid != nil
        journal.creating(contact.id.description)
        written.append(contact)
        hasAdded = true
        return CardOutcome(status: .added, line: card.line, contact: ContactReference(contact), changed: contact)
    }
}
