import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesPostgres
@testable import CirclesStore

/// Databases as earlier versions left them, made by the steps of their time.
@Suite("Upgrading a database", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct UpgradeTests {
    private let server: PostgresServer
    private let folder: TemporaryFolder
    private let capture = Capture.ID.random(), contact = Contact.ID.random()

    init() throws {
        server = try #require(PostgresServer.shared)
        folder = try TemporaryFolder()
    }

    private func text(_ connection: PostgresConnection, _ sql: String) throws -> String? {
        try connection.run(sql).text(0, 0)
    }

    /// A database of that version, in which "maria" has a contact, a capture that waits and, where there is a table for it, its picture.
    private func database(of version: Int) throws -> PostgresAddress {
        let address = PostgresAddress(try server.newDatabase())
        let connection = try PostgresConnection(address, patience: PostgresServer.patience)
        try PostgresSchema.migrate(connection, to: version)
        #expect(try text(connection, "SELECT max(version) FROM circles_schema") == "\(version)")
        let account = try PostgresSchema.account("maria", connection)
        let now = "2026-01-02 03:04:05.000"
        try connection.run(
            """
            BEGIN; SET LOCAL circles.account = '\(account)';
            INSERT INTO contact (id, name, created_at, updated_at) VALUES ('\(contact)', 'Maria Lopez', '\(now)', '\(now)');
            INSERT INTO capture (id, origin, kind, format, width, height, sha256, labels, is_private, captured_at,
                captured_zone, captured_source, received_at, state, attempts, has_image)
            VALUES ('\(capture)', 'cli', 'image', 'png', 10, 10, '00', '[]', false, '\(now)', 'Europe/Berlin', 'given', '\(now)',
                'received', 0, true); COMMIT
            """)
        if version >= 2 {
            try connection.run(
                """
                BEGIN; SET LOCAL circles.account = '\(account)';
                INSERT INTO picture (capture_id, bytes) VALUES ('\(capture)', 'abc'); COMMIT
                """)
        }
        return address
    }

    @Test(
        "a database of every earlier version is brought to the newest one with all that is in it, also when several open it at once",
        arguments: 1..<PostgresSchema.newest)
    func upgraded(from version: Int) async throws {
        let address = try database(of: version)
        let place = folder.url
        let names = try await withThrowingTaskGroup(of: [String].self) { group in
            for number in 0..<4 {
                group.addTask {
                    let own = place.appending(path: "\(number)")
                    return try await CirclesDatabase(
                        postgres: address, account: "maria", folder: own, patience: PostgresServer.patience
                    ).contacts().map(
                        \.name)
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(names == Array(repeating: "Maria Lopez", count: 4))
        let owner = try PostgresConnection(address, patience: PostgresServer.patience)
        #expect(
            try text(owner, "SELECT string_agg(version::text, ' ') FROM circles_schema") == "\(PostgresSchema.newest)")
        #expect(try text(owner, "SELECT string_agg(capture_id, ' ') FROM waiting") == "\(capture)")
        #expect(try text(owner, "SELECT count(*) FROM account_turn JOIN account ON id = account_id") == "1")
        let account = try PostgresSchema.account("maria", owner)
        try owner.run("BEGIN; SET LOCAL circles.account = '\(account)'")
        let picture = version >= 2 ? "abc" : nil
        #expect(try text(owner, "SELECT convert_from(bytes, 'UTF8') FROM picture WHERE size IS NULL") == picture)
        #expect(try text(owner, "SELECT count(*) FROM capture") == "1")
    }

    @Test("a database of a later version is left alone, and says so")
    func later() throws {
        let address = PostgresAddress(try server.newDatabase())
        let connection = try PostgresConnection(address, patience: PostgresServer.patience)
        try PostgresSchema.migrate(connection)
        let later = PostgresSchema.newest + 1
        try connection.run("UPDATE circles_schema SET version = \(later)")
        let error = #expect(throws: CirclesError.self) {
            try CirclesDatabase(
                postgres: address, account: "maria", folder: folder.url, patience: PostgresServer.patience)
        }
        #expect(error?.code == .configuration)
        #expect(try text(connection, "SELECT max(version) FROM circles_schema") == "\(later)")
    }
}
