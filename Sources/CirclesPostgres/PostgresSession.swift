internal import CirclesStore

/// A transaction on one connection.
final class PostgresSession: Session {
    let connection: PostgresConnection

    init(_ connection: PostgresConnection) { self.connection = connection }

    var dialect: any Dialect { PostgresDialect() }

    var search: any TextSearch { PostgresSearch(self) }

    var tables: any TableMoving { PostgresMoving(session: self) }

    func prepare(_ sql: String) throws -> any PreparedStatement { connection.statement(sql) }

    func expect(_ questions: [Question]) throws {
        try connection.expect(questions.map { try connection.statement($0.sql).call($0.arguments) })
    }

    /// Its memory is the server's own affair.
    func expectManyReads() throws {}

    /// What it says of its files is for whoever keeps the server: nobody else may read them.
    func health() throws -> EngineHealth {
        func shown(_ name: String) throws -> String { try connection.run("SHOW \(name)").text(0, 0) ?? "?" }
        var health = EngineHealth(version: "PostgreSQL \(try shown("server_version"))", integrity: "ok")
        let commit = try shown("synchronous_commit")
        if try connection.run("SELECT pg_is_in_recovery()").text(0, 0) == "t" {
            health.weakness = "it is a standby: nothing can be accepted"
        } else if try shown("fsync") == "off" {
            health.weakness = "fsync is off: a power cut may lose what was accepted, or all"
        } else if commit == "off" {
            health.weakness = "synchronous_commit is off: a crash may lose what was accepted"
        } else if try shown("synchronous_standby_names").isEmpty || commit == "local" {
            health.promise = "what is accepted is on the disk of one database server"
        } else if try !hasStandby() {
            health.weakness = "no standby is there of those it waits for: nothing can be accepted"
        } else if commit == "remote_write" {
            health.promise = "what is accepted is on the disk of one database server, and in the memory of a standby"
        } else {
            health.promise = "what is accepted is on the disks of two database servers or more"
        }
        return health
    }

    /// Whether a standby is connected that commits wait for. Who may not see what standbys do sees how many there are.
    private func hasStandby() throws -> Bool {
        let found = try connection.run(
            """
            SELECT CASE WHEN count(state) > 0 THEN count(*) FILTER (WHERE sync_state IN ('sync', 'quorum'))
                ELSE count(*) END FROM pg_stat_replication
            """)
        return found.text(0, 0) != "0"
    }
}
