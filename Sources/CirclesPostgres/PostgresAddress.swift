/// Where a database is and who may use it, as libpq reads it. It holds a password, so it tells nothing of itself: no error, no log and
/// no mirror has its text.
package struct PostgresAddress: Sendable {
    let text: String

    /// - Parameter text: `postgres://name:password@host/database?sslmode=verify-full`, or libpq's own words.
    package init(_ text: String) { self.text = text }
}

extension PostgresAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "the PostgreSQL database" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
