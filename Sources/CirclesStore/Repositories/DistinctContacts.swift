package import CirclesCore
internal import GRDB

extension CirclesDatabase {
    package func distinctContacts() async throws(CirclesError) -> Set<[Contact.ID]> {
        try await read("read the pairs kept apart") { db in
            var pairs: Set<[Contact.ID]> = []
            for row in try Row.fetchAll(db.cachedStatement(sql: "SELECT first_id, second_id FROM contact_distinct")) {
                let pair: [Contact.ID] = [try StoreError.id(row[0]), try StoreError.id(row[1])]
                pairs.insert(pair)
                pairs.insert(pair.reversed())
            }
            return pairs
        }
    }

    package func setDistinct(_ a: Contact.ID, _ b: Contact.ID, _ areDistinct: Bool) async throws(CirclesError) {
        let pair = [a, b].sorted().map(\.description)
        try await write("keep the pair apart") { db in
            try db.execute(
                sql: areDistinct
                    ? "INSERT OR IGNORE INTO contact_distinct (first_id, second_id) VALUES (?, ?)"
                    : "DELETE FROM contact_distinct WHERE first_id = ? AND second_id = ?",
                arguments: StatementArguments(pair))
        }
    }
}
