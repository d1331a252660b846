package import CirclesCore

extension CirclesDatabase {
    package func distinctContacts() async throws(CirclesError) -> Set<[Contact.ID]> {
        try await read("read the pairs kept apart") { db in
            var pairs: Set<[Contact.ID]> = []
            try db.forEach("SELECT first_id, second_id FROM contact_distinct") { row in
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
            try db.run(
                areDistinct
                    ? "INSERT INTO contact_distinct (first_id, second_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
                    : "DELETE FROM contact_distinct WHERE first_id = ? AND second_id = ?",
                [pair[0], pair[1]])
        }
    }
}
