internal import CirclesCore
internal import CirclesStore
internal import Foundation

/// Finding by going through what an account has, which is as much as one person's conversations. An index would not help:
/// what looks for letters is not let near rows of others, and row-level security would have to ask of each row first.
struct PostgresSearch: TextSearch {
    let session: any Session

    init(_ session: any Session) { self.session = session }

    func isBehind() throws -> Bool {
        var isBehind = false
        try session.prepare("SELECT 1 FROM search_stale LIMIT 1").read([]) { _ in
            isBehind = true
            return false
        }
        return isBehind
    }

    func note(_ id: String) throws { try session.prepare("INSERT INTO search_stale (id) VALUES (?)").write([id]) }

    func place(_ id: String, _ kind: String) throws {
        let texts = PostgresSearchTables.fields.flatMap { [$0, "words_\($0)", "letters_\($0)"] }
        try session.prepare(
            """
            INSERT INTO search_document (kind, owner_id, apps, \(texts.joined(separator: ", ")))
            VALUES (?, ?, '', \(texts.map { _ in "''" }.joined(separator: ", "))) ON CONFLICT DO NOTHING
            """
        ).write([kind, id])
    }

    func documents(
        _ request: SearchRequest, after place: (rank: Double, number: Int64)?, limit: Int
    ) throws -> [FoundDocument] {
        let statement = try PostgresSearchStatement(request, continuing: place != nil)
        var values = statement.arguments.merging(["limit": .integer(Int64(limit))]) { mine, _ in mine }
        if let place { (values["rank"], values["after"]) = (.real(place.rank), .integer(-place.number)) }
        var found: [FoundDocument] = []
        try session.prepare(statement.sql).read(SQLArguments(named: values)) { row in
            found.append(
                FoundDocument(
                    number: try row[0], rank: try row[1], kind: try row[2], ownerID: try row[3],
                    texts: SearchTexts(
                        summary: try row[4], body: try row[5], facts: try row[6], names: try row[7])))
            return true
        }
        return found
    }

    func words(ofLength length: ClosedRange<Int>, _ body: (String) throws -> Bool) throws {
        let all = PostgresSearchTables.fields.map { "words_\($0)" }.joined(separator: " || ")
        try session.prepare(
            """
            SELECT DISTINCT word FROM search_document, unnest(string_to_array(\(all), ' ')) AS word
            WHERE length(word) BETWEEN ? AND ? ORDER BY word
            """
        ).read([length.lowerBound, length.upperBound]) { try body(try $0[0]) }
    }
}
