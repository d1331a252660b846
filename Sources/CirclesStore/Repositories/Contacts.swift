package import CirclesCore
package import Foundation

extension CirclesDatabase: ContactBook {
    package func contacts() async throws(CirclesError) -> [Contact] {
        try await read("list the contacts") { try ContactRow.contacts($0) }
    }

    package func contacts(_ ids: [Contact.ID]) async throws(CirclesError) -> [Contact.ID: Contact] {
        let ids = Set(ids).map(\.description)
        guard !ids.isEmpty else { return [:] }
        return try await read("look up the contacts") { db in
            Dictionary(
                try ContactRow.contacts(ids: ids, db).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    @discardableResult
    package func add(
        _ record: ContactRecord, whoSpoke places: [SpokenIn], at now: Date
    ) async throws(CirclesError) -> ContactBookEffects {
        try await writeBook("add the contact", at: now) { try $0.add(record, whoSpoke: places) }
    }

    @discardableResult
    package func update(_ record: ContactRecord, at now: Date) async throws(CirclesError) -> ContactBookEffects {
        try await writeBook("change the contact", at: now) { try $0.update(record) }
    }

    @discardableResult
    package func setMe(_ contact: Contact, at now: Date) async throws(CirclesError) -> ContactBookEffects {
        try await writeBook("set who you are", at: now) { try $0.setMe(contact) }
    }

    @discardableResult
    package func remove(
        _ contact: Contact, _ removal: Removal, at now: Date
    ) async throws(CirclesError) -> Int {
        try await writeBook("remove the contact", at: now) { try $0.remove(contact, removal) }
    }

    package func merge(
        _ other: Contact.ID, into survivor: Contact.ID, with update: ContactUpdate, at now: Date
    ) async throws(CirclesError) -> Merged {
        try await writeBook("merge the contacts", at: now) { try $0.merge(other, into: survivor, with: update) }
    }

    private func writeBook<Value: Sendable>(
        _ purpose: String, at now: Date, _ body: @escaping @Sendable (ContactBookWriting) throws -> Value
    ) async throws(CirclesError) -> Value {
        try await write(purpose) { [rules] db in
            try body(ContactBookWriting(SQLTransaction(db: db), by: rules, at: now))
        }
    }
}
