internal import CirclesStore

/// A transaction on one connection.
final class PostgresSession: Session {
    let connection: PostgresConnection

    init(_ connection: PostgresConnection) { self.connection = connection }

    var dialect: any Dialect { PostgresDialect() }

    var search: any TextSearch { PostgresSearch(self) }

    var tables: any TableMoving { PostgresMoving(session: self) }

    func prepare(_ sql: String) throws -> any PreparedStatement { connection.statement(sql) }

    /// Its memory is the server's own affair.
    func expectManyReads() throws {}

    /// What it says of its files is for whoever keeps the server: nobody else may read them.
    func health() throws -> EngineHealth {
        EngineHealth(
            version: "PostgreSQL \(try connection.run("SHOW server_version").text(0, 0) ?? "?")", integrity: "ok")
    }
}
