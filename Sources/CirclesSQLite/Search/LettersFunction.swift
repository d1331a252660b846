internal import CirclesCore
internal import Foundation
internal import GRDB

/// Looks for letters in a row in the texts of a document, where the index says only that the letters are there.
struct LettersFunction: Sendable {
    /// Terms, each with the texts that will do, as the UTF-8 of their lower case.
    private let terms: [[[UInt8]]]

    static let name = "search_letters_rank"

    init(_ terms: [SearchTerm]) {
        self.terms = terms.map { $0.texts.map { Array($0.lowercased().utf8) } }
    }

    /// Of (names, summary, facts, body): the rank, less being better as with `bm25`; null where a term is nowhere.
    var function: DatabaseFunction {
        DatabaseFunction(Self.name, argumentCount: 4, pure: true) { values in
            let fields = values.map { Array((String.fromDatabaseValue($0) ?? "").lowercased().utf8) }
            var rank = 0.0
            for texts in terms {
                let weight = zip(fields, Self.weights).reduce(0.0) { sum, field in
                    texts.contains { Self.has(field.0, $0) } ? sum + field.1 : sum
                }
                guard weight > 0 else { return nil }
                rank -= weight
            }
            return rank
        }
    }

    /// As of the index of words.
    private static let weights = [8.0, 3.0, 2.0, 1.0]

    private static func has(_ text: [UInt8], _ letters: [UInt8]) -> Bool {
        guard let first = letters.first, text.count >= letters.count else { return letters.isEmpty }
        return text.withUnsafeBytes { text in
            letters.withUnsafeBytes { letters in
                guard let base = text.baseAddress, let wanted = letters.baseAddress else { return false }
                var offset = 0
                let last = text.count - letters.count
                while offset <= last, let found = memchr(base + offset, Int32(first), last - offset + 1) {
                    if memcmp(found, wanted, letters.count) == 0 { return true }
                    offset = base.distance(to: UnsafeRawPointer(found)) + 1
                }
                return false
            }
        }
    }
}
