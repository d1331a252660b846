internal import CirclesCore
internal import CirclesStore
internal import GRDB

/// Finding by FTS5.
struct SQLiteSearch: TextSearch {
    let db: Database

    func isBehind() throws -> Bool { try SearchUpkeep.isBehind(db) }

    func catchUp() throws { try SearchUpkeep.catchUp(db) }

    func note(_ id: String) throws { try SearchUpkeep.note(id, db) }

    func place(_ id: String, _ kind: String) throws { try SearchUpkeep.place(id, kind, db) }

    func documents(
        _ request: SearchRequest, after place: (rank: Double, number: Int64)?, limit: Int
    ) throws -> [FoundDocument] {
        let statement = try SearchStatement(request)
        if let letters = statement.letters { db.add(function: letters.function) }
        defer { if let letters = statement.letters { db.remove(function: letters.function) } }
        var arguments = statement.arguments
        arguments["limit"] = limit
        if let place { (arguments["rank"], arguments["number"]) = (place.rank, place.number) }
        return try Row.fetchAll(
            db,
            sql: """
                SELECT document.*, found.score FROM (\(statement.sql(continued: place != nil))) AS found
                CROSS JOIN search_document AS document ON document.number = found.number
                ORDER BY found.score, -found.number
                """,
            arguments: StatementArguments(arguments)
        ).map { row in
            FoundDocument(
                number: row["number"], rank: row["score"], kind: row["kind"], ownerID: row["owner_id"],
                texts: SearchTexts(
                    summary: row["summary"], body: row["body"], facts: row["facts"], names: row["names"]))
        }
    }

    func words(ofLength length: ClosedRange<Int>, _ body: (String) throws -> Bool) throws {
        let terms = try String.fetchCursor(
            db, sql: "SELECT term FROM search_vocabulary WHERE length(term) BETWEEN ? AND ?",
            arguments: [length.lowerBound, length.upperBound])
        while let term = try terms.next() {
            guard try body(term) else { return }
        }
    }
}
