package import CirclesCore
internal import Foundation

/// What imports of contacts ask of the store.
extension CirclesDatabase {
    package func writeCards<Value: Sendable>(
        _ body: @escaping @Sendable (any CardTransaction) throws -> Value
    ) async throws(CirclesError) -> Value {
        try await write("store the contacts") { try body(SQLCardTransaction($0)) }
    }

    package func contactGroups() async throws(CirclesError) -> [StoredGroup] {
        try await read("read the groups") { db in
            try ContactGroupRow.fetchAll(db, "SELECT * FROM contact_group ORDER BY name, id").map {
                try $0.group()
            }
        }
    }
}
