package import CirclesCore
internal import Foundation

/// The state the contact book is in: raised in the transaction of every write of a contact or a name.
enum BookRevision {
    /// Beyond so many contacts at once nobody follows change by change.
    private static let mostListed = 200

    static func current(_ db: any Session) throws -> Int64 {
        try Int64.fetchOne(db, "SELECT revision FROM book") ?? 0
    }

    /// - Parameter contacts: The ids of those that were written or removed.
    static func raise(_ contacts: some Collection<String>, _ db: any Session) throws {
        guard !contacts.isEmpty else { return }
        try db.run("UPDATE book SET revision = revision + 1")
        guard contacts.count <= mostListed else { return try forgetChanges(db) }
        let statement = try db.prepare(
            """
            INSERT INTO book_change (contact_id, revision) SELECT ?, revision FROM book WHERE true
            ON CONFLICT (contact_id) DO UPDATE SET revision = excluded.revision
            """)
        for contact in contacts { try statement.write([contact]) }
    }

    /// Whoever follows must read all of the book again. No id is left of what was changed.
    static func forgetChanges(_ db: any Session) throws {
        try db.run("UPDATE book SET floor = revision")
        try db.run("DELETE FROM book_change")
    }
}

extension CirclesDatabase {
    package func book(since known: Int64?) async throws(CirclesError) -> BookChanges {
        try await read("read the contacts") { db in
            let (revision, floor): (Int64, Int64) =
                try db.row("SELECT revision, floor FROM book") { (try $0[0], try $0[1]) } ?? (0, 0)
            guard let known, known >= floor, known <= revision else {
                return BookChanges(revision: revision, isWhole: true, contacts: try ContactRow.contacts(db))
            }
            guard known < revision else { return BookChanges(revision: revision, isWhole: false, contacts: []) }
            let ids = try String.fetchAll(db, "SELECT contact_id FROM book_change WHERE revision > ?", [known])
            let contacts = try ContactRow.contacts(ids: ids, db)
            let there = Set(contacts.map(\.id.description))
            let removed = try ids.filter { !there.contains($0) }.map { id -> Contact.ID in try StoreError.id(id) }
            return BookChanges(revision: revision, isWhole: false, contacts: contacts, removed: Set(removed))
        }
    }
}
