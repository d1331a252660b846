package import CirclesCore
internal import Foundation
internal import GRDB

/// What imports of contacts ask of the store.
extension CirclesDatabase {
    package func keys() async throws(CirclesError) -> BookKeys {
        do {
            // Random ids land anywhere in the tables: with the default cache of 2 MB each would be read from the disk.
            try await pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_size = -49152") }
        } catch {
            throw StoreError.describe(error, doing: "read the contacts")
        }
        return try await read("read the contacts") { db in
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
                if row[1] == "email" {
                    keys.add(email: row[2], of: number)
                } else {
                    keys.add(phone: row[2], of: number)
                }
            }
            return BookKeys(contacts: keys, hasMe: hasMe)
        }
    }

    package func writeCards<Value: Sendable>(
        _ body: @escaping @Sendable (any CardTransaction) throws -> Value
    ) async throws(CirclesError) -> Value {
        try await write("store the contacts") { try body(SQLiteCardTransaction($0)) }
    }

    package func contactGroups() async throws(CirclesError) -> [StoredGroup] {
        try await read("read the groups") { db in
            try ContactGroupRow.fetchAll(db, sql: "SELECT * FROM contact_group ORDER BY name, id").map {
                try $0.group()
            }
        }
    }
}
