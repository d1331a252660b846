/// Where a database is and who may use it, as libpq reads it. It holds a password, so it tells nothing of itself: no error, no log and
/// no mirror has its text.
package struct PostgresAddress: Sendable {
    let text: String

    /// - Parameter text: `postgres://name:password@host/database?sslmode=verify-full`, or libpq's own words.
    package init(_ text: String) { self.text = text }

    /// Whether a text is meant to be one.
    package static func isOne(_ text: String) -> Bool {
        let text = text.lowercased()
        return text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }

    /// The server and the database, as far as they can be told from a name and a password without doubt.
    package var place: String {
        let unknown = "PostgreSQL"
        guard Self.isOne(text), let scheme = text.firstRange(of: "://") else { return unknown }
        let rest = text[scheme.upperBound...], end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
        // A sign that was to be written otherwise in a password may have ended it too early.
        guard !rest[end...].contains("@"), rest[..<end].count(where: { $0 == "@" }) <= 1 else { return unknown }
        let server = rest[..<end].drop { $0 != "@" }.dropFirst()
        let shown = server.isEmpty && !rest[..<end].contains("@") ? rest[..<end] : server
        guard shown.wholeMatch(of: /[A-Za-z0-9._\-]*(:[0-9]+)?(\/[A-Za-z0-9._\-]*)?/) != nil else { return unknown }
        return "postgres://\(shown)"
    }
}

extension PostgresAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "the PostgreSQL database" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
