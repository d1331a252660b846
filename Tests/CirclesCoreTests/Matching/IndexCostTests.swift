import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// What a live contact index costs at 10,000 contacts. `make bench-matching` builds it optimised, so that
/// this measures what users get.
@Suite("The contact index's own cost", .enabled(if: ProcessInfo.processInfo.environment["CIRCLES_BENCH"] == "1"))
struct IndexCostTests {
    private static let given = "James Mary Robert Patricia Jürgen Katharina José María Łukasz Priya Arjun Yuki Fatima"
        .split(separator: " ").map(String.init)
    private static let syllables = "ba be chi da del do fen ga gor ha jo ka ker la mer na nor pa rin sel ta va wen zo"
        .split(separator: " ").map(String.init)

    private static func name(_ random: inout SplitMix64) -> String {
        let family = (0..<Int.random(in: 2...4, using: &random)).map { _ in
            syllables.randomElement(using: &random) ?? ""
        }
        return "\(given.randomElement(using: &random) ?? "") \(family.joined().capitalized)"
    }

    private static func book(_ count: Int, _ random: inout SplitMix64) -> [Contact] {
        (0..<count).map { number in
            Contact(
                name: name(&random), nicknames: number % 8 == 0 ? [syllables[number % syllables.count]] : [],
                phones: number % 5 < 3 ? ["+1 555 \(100_0000 + number)"] : [],
                emails: number % 3 == 0 ? ["p\(number)@example.com"] : [])
        }
    }

    @Test("one edit among 10,000 contacts takes at most 5 ms, fifty at most 10 ms")
    func updates() {
        var random = SplitMix64(seed: 11)
        let book = Self.book(10_000, &random)
        let built = (0..<5).map { _ in processorMilliseconds { _ = ContactIndex(book) } }.sorted()[2]
        var index = ContactIndex(book)
        for (edits, limit) in [(1, 5.0), (50, 10)] {
            var spent: [Double] = []
            for _ in 0..<60 {
                let changed = (0..<edits).map { _ in
                    var contact = book[Int.random(in: book.indices, using: &random)]
                    contact.name = Self.name(&random)
                    return contact
                }
                spent.append(processorMilliseconds { index = index.updating(changed: changed) })
            }
            spent.sort()
            print(
                "| bringing an index of 10,000 contacts up to date after \(edits) edits | \(Self.rounded(spent[30])) ms,"
                    + " at most \(Self.rounded(spent[59])) ms | ≤ \(limit) ms; building it anew: \(Self.rounded(built)) ms |"
            )
            #expect(spent[30] <= limit)
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
