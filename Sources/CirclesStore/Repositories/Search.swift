package import CirclesCore
internal import Foundation
internal import GRDB

extension CirclesDatabase: SearchIndex {
    package func search(
        _ request: SearchRequest, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<SearchHit> {
        var start: (rank: Double, number: Int64)?
        if let after {
            guard case .rank(request.stage, let rank, let number) = after.position else { throw PageCursor.unusable }
            start = (rank, number)
        }
        try await catchUp()
        return try await read("search") { [start] db in
            let statement = try SearchStatement(request)
            if let letters = statement.letters { db.add(function: letters.function) }
            defer { if let letters = statement.letters { db.remove(function: letters.function) } }
            var arguments = statement.arguments
            arguments["limit"] = limit + 1
            if let start { (arguments["rank"], arguments["number"]) = (start.rank, start.number) }
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT document.*, found.score FROM (\(statement.sql(continued: start != nil))) AS found
                    CROSS JOIN search_document AS document ON document.number = found.number
                    ORDER BY found.score, -found.number
                    """,
                arguments: StatementArguments(arguments))
            return try Page(rows, limit: limit) { row in
                guard let cursor = PageCursor(.rank(request.stage, row["score"], number: row["number"])) else {
                    throw StoreError.damaged("search result", row["owner_id"])
                }
                return cursor
            } items: { rows in
                try rows.map(Self.hit)
            }
        }
    }

    private func catchUp() async throws(CirclesError) {
        guard try await read("search", SearchUpkeep.isBehind) else { return }
        try await write("index what can be found") { try SearchUpkeep.catchUp($0) }
    }

    private static func hit(_ row: Row) throws -> SearchHit {
        let id: String = row["owner_id"], kind: String = row["kind"], score: Double = row["score"]
        let subject: SearchHit.Subject =
            switch kind {
            case "interaction": .interaction(try StoreError.id(id))
            case "note": .note(try StoreError.id(id))
            default: .contact(try StoreError.id(id))
            }
        return SearchHit(
            subject, score: -score,
            texts: SearchTexts(
                summary: shown(row["summary"]), body: shown(row["body"]), facts: shown(row["facts"]),
                names: shown(row["names"])))
    }

    /// As people write it: what is indexed has some letters in parts.
    private static func shown(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    }

    package func words(near word: String) async throws(CirclesError) -> [String] {
        try await catchUp()
        return try await read("search") { db in
            let length = word.unicodeScalars.count
            let terms = try String.fetchCursor(
                db, sql: "SELECT term FROM search_vocabulary WHERE length(term) BETWEEN ? AND ?",
                arguments: [length - 1, length + 1])
            var near: [String] = []
            while near.count < SearchStage.mostNearMisses, let term = try terms.next() {
                if SearchFold.isOneLetterApart(term, word) { near.append(term) }
            }
            return near
        }
    }
}
