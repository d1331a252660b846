import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@Suite("Who may talk to the server")
struct AccessTests {
    private static let now = Date(timeIntervalSince1970: 1_704_360_600)

    private func hash(_ digit: Character) -> SecretHash { SecretHash(hex: String(repeating: digit, count: 64)) }

    private func device(_ name: String = "Phone", _ scope: Device.Scope = .capture, at seconds: Double = 0) -> Device {
        Device(
            id: .random(), account: .owner, name: name, scope: scope, createdAt: Self.now.addingTimeInterval(seconds))
    }

    private func opened(_ engine: Engine) throws -> (TemporaryFolder, any Store) {
        let folder = try TemporaryFolder()
        return (folder, try engine.open(in: folder.url))
    }

    @Test("a device is known by each of its tokens until it is revoked", arguments: Engine.allCases)
    func tokens(engine: Engine) async throws {
        let (folder, store) = try opened(engine)
        defer { withExtendedLifetime(folder) {} }
        let phone = device(), laptop = device("Laptop", .full, at: 1)
        try await store.add(phone, token: hash("a"))
        try await store.add(laptop, token: hash("b"))
        #expect(try await store.devices(of: .owner) == [phone, laptop])
        #expect(try await store.devices(of: Account("somebody")).isEmpty)
        let link = OneTimeLink(
            account: .owner, purpose: .pairing(phone.id), expiresAt: Self.now.addingTimeInterval(600))
        try await store.keep(link, under: hash("c"))
        let redeemed = try await store.redeem(hash("c"), for: hash("d"), sessionUntil: Self.now, at: Self.now)
        #expect(redeemed == link)
        for token in ["a", "d"] as [Character] {
            let caller = try #require(try await store.caller(by: hash(token), at: Self.now))
            #expect(caller.kind == .device(phone.id) && caller.scope == .capture && caller.account == .owner)
        }
        try await store.noteUse(of: phone.id, at: Self.now)
        #expect(try await store.devices(of: .owner).first?.lastUsedAt == Self.now)
        try await store.revoke(phone.id)
        for token in ["a", "d"] as [Character] {
            #expect(try await store.caller(by: hash(token), at: Self.now) == nil)
        }
        #expect(try await store.caller(by: hash("b"), at: Self.now)?.scope == .full)
        let gone = await #expect(throws: CirclesError.self) { try await store.revoke(phone.id) }
        #expect(gone?.code == .notFound)
    }

    @Test("a link works once and not after its time, whoever is first", arguments: Engine.allCases)
    func links(engine: Engine) async throws {
        let (folder, store) = try opened(engine)
        defer { withExtendedLifetime(folder) {} }
        let end = Self.now.addingTimeInterval(600)
        for digit in ["1", "2"] as [Character] {
            try await store.keep(OneTimeLink(account: .owner, purpose: .signIn, expiresAt: end), under: hash(digit))
        }
        #expect(try await store.link(hash("1"), at: Self.now) != nil)
        #expect(try await store.redeem(hash("1"), for: hash("e"), sessionUntil: end, at: end) == nil)
        let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
            for digit in "3456789" {
                group.addTask {
                    try await store.redeem(hash("1"), for: hash(digit), sessionUntil: end, at: Self.now) != nil
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(winners == 1)
        #expect(try await store.link(hash("1"), at: Self.now) == nil)
        // A session ends by itself, and by being ended.
        #expect(try await store.redeem(hash("2"), for: hash("f"), sessionUntil: end, at: Self.now) != nil)
        #expect(try await store.caller(by: hash("f"), at: Self.now)?.kind == .session)
        #expect(try await store.caller(by: hash("f"), at: end) == nil)
        try await store.endSession(hash("f"))
        #expect(try await store.caller(by: hash("f"), at: Self.now) == nil)
        try await store.sweepAccess(at: end)
        #expect(try await store.link(hash("2"), at: Self.now) == nil)
    }

    @Test("a device that is revoked takes its links along", arguments: Engine.allCases)
    func revokedLinks(engine: Engine) async throws {
        let (folder, store) = try opened(engine)
        defer { withExtendedLifetime(folder) {} }
        let phone = device()
        try await store.add(phone, token: hash("a"))
        let end = Self.now.addingTimeInterval(600)
        try await store.keep(
            OneTimeLink(account: .owner, purpose: .pairing(phone.id), expiresAt: end), under: hash("c"))
        try await store.revoke(phone.id)
        #expect(try await store.redeem(hash("c"), for: hash("d"), sessionUntil: end, at: Self.now) == nil)
    }

    @Test("a request that is repeated has the ids of the first, until it is forgotten", arguments: Engine.allCases)
    func requests(engine: Engine) async throws {
        let (folder, store) = try opened(engine)
        defer { withExtendedLifetime(folder) {} }
        func captures(_ key: Character, _ content: Character, else ids: [Capture.ID]) async throws -> [Capture.ID]? {
            try await store.captures(of: hash(key), saying: hash(content), else: ids, at: Self.now)
        }
        let first = [Capture.ID.random(), .random()]
        #expect(try await captures("a", "c", else: first) == first)
        #expect(try await captures("a", "c", else: [.random()]) == first)
        #expect(try await captures("a", "d", else: first) == nil)
        let other = [Capture.ID.random()]
        #expect(try await captures("b", "d", else: other) == other)
        try await store.sweepRequestKeys(before: Self.now.addingTimeInterval(1))
        #expect(try await captures("a", "d", else: other) == other)
    }

    @Test("who follows the journal sees what is written and what is taken back, each once", arguments: Engine.allCases)
    func following(engine: Engine) async throws {
        let (folder, store) = try opened(engine)
        defer { withExtendedLifetime(folder) {} }
        try await store.add(Contact(name: "Before"), at: Self.now)
        var place = try await store.journalEnd()
        #expect(try await store.changes(after: place, limit: 10).isEmpty)
        for name in ["One", "Two", "Three"] { try await store.add(Contact(name: name), at: Self.now) }
        _ = try await store.undo(nil, at: Self.now)
        var kinds: [JournalChange.Kind] = []
        while case let changes = try await store.changes(after: place, limit: 2), let last = changes.last {
            kinds += changes.map(\.kind)
            place = last.place
        }
        #expect(kinds == [.written, .written, .written, .undone])
        #expect(try await store.journalEnd() == place)
        #expect(JournalPlace(place.description) == place)
        for text in ["", "1", "1.", "-1.0", "1.2.3", "a.b"] { #expect(JournalPlace(text) == nil) }
    }

    @Test("contacts come by name, a page at a time; a label narrows them", arguments: Engine.allCases)
    func contactPages(engine: Engine) async throws {
        let (folder, store) = try opened(engine)
        defer { withExtendedLifetime(folder) {} }
        for name in ["Bea", "Ana", "Bea", "Çem", "a_b n1"] {
            var record = ContactRecord(contact: Contact(name: name))
            if name == "Bea" { record.details.labels = ["Work"] }
            try await store.add(record, at: Self.now)
        }
        func names(_ label: String?) async throws -> [String] {
            try await Pages(limit: nil) { _, after throws(CirclesError) in
                try await store.records(label: label, limit: 1, after: after)
            }.items().map(\.contact.name)
        }
        #expect(try await names(nil) == ["Ana", "Bea", "Bea", "a_b n1", "Çem"])
        #expect(try await names("work") == ["Bea", "Bea"])
        let wrong = await #expect(throws: CirclesError.self) {
            try await store.records(label: nil, limit: 1, after: try PageCursor("12"))
        }
        #expect(wrong?.code == .usage)
    }
}
