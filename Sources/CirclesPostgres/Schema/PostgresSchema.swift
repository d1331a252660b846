internal import CirclesCore

/// The tables, as one database has them for all its accounts.
///
/// Every row begins with whose it is, which comes from the transaction's setting; so do all keys, as two accounts may have the same
/// ids. Row-level security shows and takes only rows of that account, and it holds for the tables' owner, too: statements need
/// not say whose rows they mean, and one that forgot could not leak.
enum PostgresSchema {
    /// Who reads and writes rows: it owns no table and cannot sign in.
    static let role = "circles_app"
    static let account = "account_id"
    /// In which order rows came, where somebody asks for it.
    static let arrival = "arrived"
    /// What no row type has.
    static let ownColumns: Set<String> = [account, arrival]

    /// Columns of unique keys that may be longer than an index takes, which is about 2,700 bytes.
    static let longKeys: Set<String> = ["uid", "key", "original", "path"]

    static func hash(_ column: String) -> String { "circles_hash(\(column))" }

    /// The number of the newest of `steps`.
    static var newest: Int { steps.count }

    /// What brings a database from one version to the next. A step that has shipped never changes again.
    private static var steps: [String] {
        [
            first, PostgresPictures.step, PostgresAccountTables.step, PostgresQueue.step, PostgresPictures.bucketStep,
            PostgresNeighbours.step,
        ]
    }

    /// Brings the database to this version. Several may do this at once: a transaction's own lock lets one in at a time.
    ///
    /// - Parameter wanted: An older one, as databases of that time have it.
    static func migrate(_ connection: PostgresConnection, to wanted: Int = newest) throws {
        if try version(connection) == wanted { return }
        do {
            try connection.run("BEGIN; SELECT pg_advisory_xact_lock(\(lock))")
            try connection.run(
                "CREATE TABLE IF NOT EXISTS circles_schema (version BIGINT NOT NULL); GRANT SELECT ON circles_schema TO PUBLIC"
            )
            let known = try version(connection) ?? 0
            guard known <= newest else {
                throw CirclesError(
                    .configuration, "the database was written by a newer version of circles",
                    hint: "install that version again")
            }
            if known == 0 { try connection.run(roleMade) }
            for step in steps.prefix(wanted).dropFirst(known) { try connection.run(step) }
            try connection.run("DELETE FROM circles_schema; INSERT INTO circles_schema VALUES (\(max(known, wanted)))")
            try connection.run("COMMIT")
        } catch {
            connection.rollBack()
            throw error
        }
    }

    /// Nil for a database without tables of ours.
    private static func version(_ connection: PostgresConnection) throws -> Int? {
        guard try connection.run("SELECT to_regclass('circles_schema')").text(0, 0) != nil else { return nil }
        let found = try connection.run("SELECT max(version) FROM circles_schema")
        return found.text(0, 0).flatMap { Int($0) }
    }

    /// "circles", in the ASCII of its first bytes.
    private static let lock = 0x63_69_72_63_6C_65

    /// The role is the server's, not the database's: it may be there from another database, or be made for another one at this
    /// moment, which no lock of this database keeps away.
    private static let roleMade = """
        DO $$ BEGIN
            IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '\(role)') THEN
                CREATE ROLE \(role) NOLOGIN NOSUPERUSER NOBYPASSRLS;
            END IF;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
        END $$;
        DO $$ BEGIN
            IF NOT pg_has_role(current_user, '\(role)', 'MEMBER') THEN
                EXECUTE format('GRANT \(role) TO %I', current_user);
            END IF;
        EXCEPTION WHEN unique_violation THEN NULL;
        END $$;
        GRANT USAGE ON SCHEMA public TO \(role);
        """

    static func hasAccount(_ name: String, _ connection: PostgresConnection) throws -> Bool {
        try version(connection) != nil && accountID(name, connection) != nil
    }

    /// The number of an account; nil where there is none of this name.
    static func accountID(_ name: String, _ connection: PostgresConnection) throws -> Int64? {
        var id: Int64?
        try connection.statement("SELECT id FROM account WHERE name = ?").read([name]) { row in
            id = try row[0]
            return false
        }
        return id
    }

    /// The number of an account, which is made when it is missing.
    static func account(_ name: String, _ connection: PostgresConnection) throws -> Int64 {
        if let id = try accountID(name, connection) { return id }
        do {
            try connection.run("BEGIN")
            _ = try connection.statement("INSERT INTO account (name) VALUES (?) ON CONFLICT DO NOTHING").execute([name])
            guard let id = try accountID(name, connection) else { throw PostgresFailure.undone }
            try connection.run(
                """
                SET LOCAL circles.account = '\(id)';
                INSERT INTO book (id, revision, floor) VALUES (1, 1, 1) ON CONFLICT DO NOTHING; COMMIT
                """)
            return id
        } catch {
            connection.rollBack()
            throw error
        }
    }
}
