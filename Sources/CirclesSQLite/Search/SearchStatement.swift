internal import CirclesCore
internal import Foundation
internal import GRDB

/// A search in SQL: fixed pieces, chosen by what is asked; all that was typed is an argument.
struct SearchStatement {
    private(set) var arguments: [String: any DatabaseValueConvertible] = [:]
    /// What looks for letters in a row; nil where none are asked for.
    private(set) var letters: LettersFunction?
    private var conditions: [StaticString] = []
    private let hasWords: Bool
    /// Whether the index of letters leads to what is looked at.
    private var isLedByLetters = false
    /// Whether a condition looks at more than the index.
    private let needsDocument: Bool

    init(_ request: SearchRequest) throws {
        let words = request.terms.filter { $0.match != .substring }
        let substrings = request.terms.filter { $0.match == .substring }
        hasWords = !words.isEmpty
        if hasWords {
            conditions.append("search_words MATCH :words")
            arguments["words"] = words.map(Self.words).joined(separator: " AND ")
        }
        let indexed = substrings.filter(Self.isIndexed)
        if !indexed.isEmpty {
            isLedByLetters = !hasWords
            conditions.append(
                hasWords
                    ? "search_words.rowid IN (SELECT rowid FROM search_letters WHERE search_letters MATCH :letters)"
                    : "search_letters MATCH :letters")
            arguments["letters"] = indexed.map(Self.letters).joined(separator: " AND ")
        }
        // Too short for the index, and of a script without case: SQLite itself passes over most of what has it not.
        if indexed.count < substrings.count, let short = substrings.first(where: { !Self.isIndexed($0) })?.texts.only {
            conditions.append(
                """
                (instr(document.body, :short) OR instr(document.summary, :short) OR instr(document.names, :short)
                    OR instr(document.facts, :short))
                """)
            arguments["short"] = short
        }
        if !substrings.isEmpty {
            letters = LettersFunction(substrings)
            conditions.append(
                "search_letters_rank(document.names, document.summary, document.facts, document.body) IS NOT NULL")
        }
        let filters = try SearchFilters(request)
        conditions += filters.conditions
        arguments.merge(filters.arguments) { mine, _ in mine }
        needsDocument = letters != nil || !filters.conditions.isEmpty
    }

    /// Numbers and ranks of what fits, best first, and of what fits as well, the newest.
    func sql(continued: Bool) -> String {
        let (tables, number, rank): (StaticString, StaticString, StaticString) =
            switch (hasWords, needsDocument) {
            case (true, false): ("search_words", "search_words.rowid", "search_words.rank")
            case (true, true):
                (
                    "search_words CROSS JOIN search_document AS document ON document.number = search_words.rowid",
                    "search_words.rowid", "search_words.rank"
                )
            case (false, _) where isLedByLetters:
                (
                    "search_letters CROSS JOIN search_document AS document ON document.number = search_letters.rowid",
                    "document.number", Self.rankOfLetters
                )
            case (false, _):
                (
                    "search_document AS document", "document.number",
                    letters == nil ? "coalesce(-julianday(document.at), 0.0)" : Self.rankOfLetters
                )
            }
        let place = "(\(rank), -\(number)) > (:rank, -:number)"
        let wanted = ["true"] + conditions.map { "\($0)" } + (continued ? [place] : [])
        return """
            SELECT \(number) AS number, \(rank) AS score FROM \(tables) WHERE \(wanted.joined(separator: " AND "))
            ORDER BY score, -number LIMIT :limit
            """
    }

    private static let rankOfLetters: StaticString =
        "search_letters_rank(document.names, document.summary, document.facts, document.body)"

    /// A term as FTS5 reads it: each text in quotation marks, so that nothing in it is read as more than text.
    private static func words(_ term: SearchTerm) -> String {
        "(" + term.texts.map { quoted($0) + (term.match == .prefix ? " *" : "") }.joined(separator: " OR ") + ")"
    }

    /// Every three letters in a row of it.
    private static func letters(_ term: SearchTerm) -> String {
        let texts = term.texts.map { text in
            let scalars = Array(text.unicodeScalars)
            let threes = (0...scalars.count - 3).map { start in
                var view = String.UnicodeScalarView()
                view.append(contentsOf: scalars[start..<start + 3])
                return quoted(String(view))
            }
            return "(" + threes.joined(separator: " AND ") + ")"
        }
        return "(" + texts.joined(separator: " OR ") + ")"
    }

    private static func quoted(_ text: String) -> String {
        // An argument ends at a zero.
        "\"" + text.replacing("\0", with: " ").replacing("\"", with: "\"\"") + "\""
    }

    private static func isIndexed(_ term: SearchTerm) -> Bool {
        term.texts.allSatisfy { $0.unicodeScalars.count >= SearchStage.fewestLetters }
    }
}

extension Array {
    fileprivate var only: Element? { count == 1 ? first : nil }
}
