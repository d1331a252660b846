package import CirclesCore
internal import CirclesFiles
package import CirclesStore
package import Foundation

/// The accounts that share a database, over a few connections for all of them.
///
/// What concerns one account goes through its own store, which sees no other; here is what must be asked across accounts: whose a
/// secret is, who is to be served next, and who there is.
package final class PostgresAccounts: Sendable {
    private let pool: PostgresPool

    /// Connections of a process to all accounts.
    private static let connections = 12

    /// Makes the tables where they are missing; blocks the thread.
    ///
    /// - Parameter patience: Seconds that the database may take to answer.
    package init(_ address: PostgresAddress, patience: Double = 30) throws(CirclesError) {
        pool = PostgresPool(address, connections: Self.connections, patience: patience)
        do {
            let connection = try pool.connect()
            try PostgresSchema.migrate(connection)
            pool.keep(connection)
        } catch let failure as PostgresFailure {
            throw PostgresError.describe(failure, doing: "open the store", at: address.place)
        } catch {
            throw StoreError.describe(error, doing: "open the store")
        }
    }

    /// By name.
    package func list() async throws(CirclesError) -> [StoreAccount] {
        try await run("list the accounts") { connection in
            var accounts: [StoreAccount] = []
            try connection.statement(
                """
                SELECT name, captures_a_day, bytes_kept FROM account LEFT JOIN account_quota ON account_id = id
                ORDER BY name
                """
            ).read([]) { row in
                accounts.append(
                    StoreAccount(
                        name: try row[0], quota: AccountQuota(capturesADay: try row[1], bytesKept: try row[2])))
                return true
            }
            return accounts
        }
    }

    /// What the database is and keeps, and how many accounts are in it.
    package func health() async throws(CirclesError) -> (database: EngineHealth, accounts: Int) {
        try await run("look at the database") { connection in
            let accounts = try connection.run("SELECT count(*) FROM account").text(0, 0).flatMap { Int($0) } ?? 0
            return (try PostgresSession(connection).health(), accounts)
        }
    }

    /// - Parameter keepsOthers: Of an account that is there, limits that are not given stay.
    /// - Returns: False when there is one of this name.
    @discardableResult
    package func add(_ account: StoreAccount, keepsOthers: Bool = true) async throws(CirclesError) -> Bool {
        try await run("add an account") { connection in
            let isNew = try PostgresSchema.accountID(account.name, connection) == nil
            let id = try PostgresSchema.account(account.name, connection)
            _ = try connection.statement(
                """
                INSERT INTO account_quota AS known VALUES (?1, ?2, ?3) ON CONFLICT ON CONSTRAINT account_quota_pkey
                DO UPDATE SET
                    captures_a_day = coalesce(excluded.captures_a_day, CASE WHEN ?4 THEN known.captures_a_day END),
                    bytes_kept = coalesce(excluded.bytes_kept, CASE WHEN ?4 THEN known.bytes_kept END)
                """
            ).execute([id, account.quota.capturesADay, account.quota.bytesKept, keepsOthers])
            return isNew
        }
    }

    /// Deletes an account with all that it has. Its bytes stay in the server's log and backups until their time is over.
    ///
    /// - Throws: `CirclesError` with `notFound`.
    package func remove(_ name: String) async throws(CirclesError) {
        try await run("remove an account") { connection in
            guard let id = try PostgresSchema.accountID(name, connection) else { throw Self.isUnknown(name) }
            do {
                try connection.run(
                    "BEGIN; SELECT 1 FROM account WHERE id = \(id) FOR UPDATE; SET LOCAL circles.account = '\(id)'")
                for table in [PostgresPictures.table] + PostgresSchema.tables.reversed() {
                    try connection.run("DELETE FROM \(table)")
                }
                guard try connection.run("DELETE FROM account WHERE id = \(id); COMMIT").tag == "COMMIT" else {
                    throw PostgresFailure.undone
                }
            } catch {
                connection.rollBack()
                throw error
            }
        }
    }

    /// The account that a secret belongs to; nil for one that nobody has.
    package func owner(of secret: SecretHash) async throws(CirclesError) -> AccountKey? {
        try await run("look for an account") { connection in
            var key: AccountKey?
            try connection.statement(
                "SELECT name, id FROM credential JOIN account ON account.id = account_id WHERE hash = ? AND name ~ '^[a-z0-9_-]{1,64}$'"
            ).read([secret.hex]) { row in
                key = AccountKey(name: try row[0], number: try row[1])
                return false
            }
            return key
        }
    }

    /// The account with unfinished captures that was served longest ago, and is from now on the one served last; nil when there
    /// is none.
    ///
    /// What was a store's one account may have any name; it is nobody's here.
    ///
    /// - Parameter tried: Accounts with nothing that could be claimed.
    package func next(except tried: Set<AccountKey>) async throws(CirclesError) -> AccountKey? {
        let text = (try? JSONEncoder().encode(tried.map(\.number))).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        return try await run("look who is next") { connection in
            var key: AccountKey?
            // Who takes their turn at this moment is passed over, and nobody waits.
            try connection.statement(
                """
                UPDATE account_turn SET served_at = clock_timestamp() FROM account
                WHERE account.id = account_turn.account_id AND account_turn.account_id = (
                    SELECT turn.account_id FROM account_turn AS turn JOIN account AS named ON named.id = turn.account_id
                    WHERE named.name ~ '^[a-z0-9_-]{1,64}$' AND turn.account_id IN (SELECT account_id FROM waiting)
                        AND CAST(turn.account_id AS text) NOT IN (SELECT json_array_elements_text(CAST(? AS json)))
                    ORDER BY turn.served_at, turn.account_id LIMIT 1 FOR UPDATE OF turn SKIP LOCKED)
                RETURNING account.name, account.id
                """
            ).read([text]) { row in
                key = AccountKey(name: try row[0], number: try row[1])
                return false
            }
            return key
        }
    }

    /// - Throws: `CirclesError` with `notFound`.
    package func key(of name: String) async throws(CirclesError) -> AccountKey {
        try await run("look for an account") { connection in
            guard let id = try PostgresSchema.accountID(name, connection) else { throw Self.isUnknown(name) }
            return AccountKey(name: name, number: id)
        }
    }

    /// The store of one account.
    ///
    /// - Parameters:
    ///   - bucket: Where new pictures are put; nil: into the database.
    ///   - folder: Where a purge that was cut off is remembered.
    ///   - rules: By which learnt names are held against contacts that come.
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func store(
        of account: AccountKey, bucket: (any PictureBucket)? = nil, folder: URL, rules: NameRules = NameRules()
    ) throws(CirclesError) -> CirclesDatabase {
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(folder.path)
        } catch {
            throw error.writing("make the account's folder")
        }
        return CirclesDatabase(
            postgres: PostgresEngine(pool, account: account.number), bucket: bucket, folder: folder, rules: rules)
    }

    private static func isUnknown(_ name: String) -> CirclesError {
        CirclesError(
            .notFound, "there is no account \(name.printable.truncated(to: 60))",
            hint: "whoever keeps the store can add one")
    }

    /// Runs what is of no account, and therefore not in the role of one.
    private func run<Value: Sendable>(
        _ purpose: String, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws(CirclesError) -> Value {
        do {
            return try await pool.transaction { connection in
                try connection.wake()
                return try body(connection)
            }
        } catch let failure as PostgresFailure {
            throw PostgresError.describe(failure, doing: purpose, at: pool.place)
        } catch {
            throw StoreError.describe(error, doing: purpose)
        }
    }
}
