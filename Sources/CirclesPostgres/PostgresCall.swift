internal import CirclesStore

/// A statement with its arguments, on its way to the server.
struct PostgresCall {
    /// As the server takes it.
    let sql: String
    let arguments: ArgumentBytes
    /// Looks at an answer that nobody waited for.
    var check: ((PostgresResult) throws -> Void)?

    init(_ sql: String, _ values: [SQLValue] = [], check: ((PostgresResult) throws -> Void)? = nil) {
        self.sql = sql
        arguments = ArgumentBytes(values)
        self.check = check
    }

    /// Which question it is.
    var question: Question { Question(sql: sql, arguments: arguments) }

    struct Question: Hashable {
        let sql: String
        let arguments: ArgumentBytes
    }
}
