internal import CirclesCore
internal import Foundation

/// The key of a list by time, as SQLite compares it: (instant, id).
struct ListKey {
    let instant: String
    let id: String

    /// Before every row of a list that grows, and after every row of one that falls.
    static let lowest = ListKey(instant: "", id: "")
    static let highest = ListKey(instant: "~", id: "")

    private init(instant: String, id: String) {
        self.instant = instant
        self.id = id
    }

    /// Where a list begins that goes on after `cursor`.
    ///
    /// - Throws: `usage` for a place in a list of another kind.
    init(_ cursor: PageCursor?, orAt start: ListKey) throws(CirclesError) {
        guard let cursor else {
            self = start
            return
        }
        guard case .instant(let instant, let id) = cursor.position else { throw PageCursor.unusable }
        self.init(instant: instant.replacing("T", with: " ").replacing("Z", with: ""), id: id)
    }

    /// The place right after a row, by the very text that is stored: an instant read and written again may differ.
    init(_ row: ResultRow, _ column: String) throws {
        self.init(instant: try row[column], id: try row["id"])
    }

    func cursor() throws -> PageCursor {
        guard let cursor = PageCursor(.instant(instant.replacing(" ", with: "T") + "Z", id: id)) else {
            throw StoreError.damaged("row", id)
        }
        return cursor
    }
}

extension Page {
    /// - Parameters:
    ///   - rows: One more than fits on the page, when there are more; each with what its place is told by.
    ///   - cursor: The place after a row.
    ///   - items: What the rows of the page say.
    init<Row, Place>(
        _ rows: [(row: Row, place: Place)], limit: Int, cursor: (Place) throws -> PageCursor,
        items: ([Row]) throws -> [Item]
    ) throws {
        let shown = rows.prefix(limit)
        let next = rows.count > limit ? try shown.last.map { try cursor($0.place) } : nil
        self.init(try items(shown.map(\.row)), next: next)
    }
}

extension Session {
    /// At most 20 ids of the table that begin with what a person typed: hexadecimal digits and hyphens. By the key's index.
    func ids<Subject>(of table: StaticString, startingWith prefix: String) throws -> [Identifier<Subject>] {
        // "g" follows all that an id is made of.
        try String.fetchAll(
            self, "SELECT id FROM \(table) WHERE id >= ?1 AND id < ?1 || 'g' ORDER BY id LIMIT 20", [prefix]
        ).map { try StoreError.id($0) }
    }
}
