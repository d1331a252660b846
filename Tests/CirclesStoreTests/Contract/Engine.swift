import CirclesCore
import CirclesFiles
import CirclesPostgres
import CirclesSQLite
import CirclesStore
import CirclesTestSupport
import Foundation
import Testing

extension PostgresServer {
    var address: PostgresAddress { PostgresAddress(url()) }

    func address(of user: String, password: String = "secret", database: String = "circles") -> PostgresAddress {
        PostgresAddress(url(of: user, password: password, database: database))
    }
}

/// What keeps the promises of the ports. Every test in this folder runs on each, and knows nothing of it but the ports; a new
/// engine is a case here.
enum Engine: String, CaseIterable, Sendable, CustomTestStringConvertible {
    /// SQLite in a file.
    case file
    /// SQLite in this process' memory.
    case memory
    /// PostgreSQL, in a server that this process starts; an account for each folder.
    case postgres

    /// Where PostgreSQL is not installed, its tests are skipped (`PostgresTests` says so).
    static let allCases: [Engine] = PostgresServer.shared == nil ? [.file, .memory] : [.file, .memory, .postgres]

    var testDescription: String { rawValue }

    /// A store; an engine with files keeps them in the folder.
    func open(in folder: URL, clock: BootClock = .current) throws -> any Store {
        switch self {
        case .file: return try CirclesDatabase(folder: folder, clock: clock)
        case .memory: return try CirclesDatabase(inMemoryWith: NameRules(), clock: clock)
        case .postgres:
            let server = try #require(PostgresServer.shared)
            // The database's own clock goes on beneath the one that a test sets.
            return try CirclesDatabase(
                postgres: server.address, account: folder.path, folder: folder, patience: PostgresServer.patience,
                ahead: { clock.now })
        }
    }

    /// Those that see at once that a worker is gone: all who share a store are on one machine.
    static let onOneMachine = allCases.filter { $0 == .file }

    /// Those whose store is the same for all who open one folder.
    static let shared = allCases.filter { $0 != .memory }

    /// What an engine can show of what lies beneath its ports: of some tables, or of those that an undo brings back.
    static func rows(of store: any Store, _ tables: [String]? = nil) async throws -> [String: [String]] {
        try await (store as? CirclesDatabase)?.rows(of: tables) ?? [:]
    }
}
