import CirclesTestSupport
import Testing

@testable import CirclesCore

@Suite("What holds for every book and every name")
struct MatchingPropertyTests {
    private static let given = [
        "Sarah", "Sara", "Jon", "John", "Jonathan", "Liz", "Elizabeth", "Bill", "William", "Ana", "Anna", "Jan", "Wei",
    ]
    private static let family = [
        "Connor", "Conner", "Smith", "Smyth", "Chen", "Cheng", "Müller", "Miller", "Applebaum", "King", "Li",
    ]

    private static func book(_ random: inout SplitMix64, count: Int) -> [Contact] {
        var seen = Set<String>()
        return (0..<count).compactMap { _ in
            let name = "\(given.randomElement(using: &random) ?? "") \(family.randomElement(using: &random) ?? "")"
            guard seen.insert(name).inserted else { return nil }
            return person(name, nicknames: Int.random(in: 0..<4, using: &random) == 0 ? ["Lizzie"] : [])
        }
    }

    private static func query(_ random: inout SplitMix64) -> String {
        let first = given.randomElement(using: &random) ?? "", last = family.randomElement(using: &random) ?? ""
        var name =
            [first, last, "\(first) \(last)", "\(first.prefix(1)). \(last)", "\(last), \(first)", "Lizzie"]
            .randomElement(using: &random) ?? ""
        if Bool.random(using: &random), let place = name.indices.randomElement(using: &random) {
            name.replaceSubrange(
                place...place, with: ["rn", "l", "1", "0", "…", "b", ""].randomElement(using: &random) ?? "")
        }
        return name
    }

    @Test("the order of the book never matters", arguments: 0..<10)
    func order(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let book = Self.book(&random, count: 25)
        let there = ContactMatcher(ContactIndex(book)),
            back = ContactMatcher(ContactIndex(book.shuffled(using: &random)))
        for _ in 0..<40 {
            let query = Self.query(&random)
            #expect(there.match(query) == back.match(query), "\(query)")
        }
    }

    @Test("an unrelated contact never turns a match into another", arguments: 0..<10)
    func stability(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) + 100)
        let book = Self.book(&random, count: 15)
        let before = ContactMatcher(ContactIndex(book))
        let after = ContactMatcher(ContactIndex(book + [person("Zbigniew Quarkowski", phones: ["+48 22 000 11 22"])]))
        for _ in 0..<40 {
            let query = Self.query(&random)
            let first = before.match(query), second = after.match(query)
            #expect(
                first.outcome == second.outcome && first.contacts == second.contacts && first.method == second.method,
                "\(query)")
        }
    }

    @Test("any contact added leaves a match or takes it back, but never gives it to a third", arguments: 0..<10)
    func additions(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) + 200)
        var book = Self.book(&random, count: 12)
        let added = book.removeLast()
        let before = ContactMatcher(ContactIndex(book)), after = ContactMatcher(ContactIndex(book + [added]))
        for _ in 0..<40 {
            let query = Self.query(&random)
            guard let first = before.match(query).contact, let second = after.match(query).contact else { continue }
            #expect(second.id == first.id || second.id == added.id, "\(query)")
        }
    }

    @Test("damage and distance are symmetric", arguments: 0..<10)
    func symmetry(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) + 300)
        let letters = "abcdehilmnorstuvw015".unicodeScalars.map(\.value)
        func word() -> [UInt32] {
            (0..<Int.random(in: 1...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0x61 }
        }
        for _ in 0..<200 {
            let a = word(), b = word()
            let there = EditDistance.damage(a, b), back = EditDistance.damage(b, a)
            #expect(abs(there.cost - back.cost) < 1e-9)
            #expect(EditDistance.damage(a, a).cost == 0)
            #expect(
                EditDistance.osa(PatternMask(a), b[...], limit: 64)
                    == EditDistance.osa(PatternMask(b), a[...], limit: 64))
            #expect(EditDistance.osa(PatternMask(a), b[...], limit: 64) == plainOSA(a, b))
        }
        for a in ["bill", "sasha", "liz", "pepe", "kathi", "bobby"] {
            for b in ["william", "aleksandr", "elizabeth", "jose", "bob", "katharina"] {
                #expect(Nicknames.areRelated(a, b) == Nicknames.areRelated(b, a))
            }
        }
    }

    /// The textbook recurrence that the bit-parallel one must agree with.
    private func plainOSA(_ a: [UInt32], _ b: [UInt32]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { table[i][0] = i }
        for j in 0...b.count { table[0][j] = j }
        for i in 1...a.count {
            for j in 1...b.count {
                table[i][j] = min(
                    table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }
}
