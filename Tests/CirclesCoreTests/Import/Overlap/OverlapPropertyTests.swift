import CirclesTestSupport
import Testing

@testable import CirclesCore

@Suite("Overlaps, by chance")
struct OverlapPropertyTests {

    private static let words = [
        "lake", "train", "book", "tomorrow", "garden", "sister", "soup", "window", "never", "blue",
    ]

    private func conversation(_ count: Int, _ dice: inout SplitMix64) -> [String] {
        (0..<count).map { _ in
            let side = Bool.random(using: &dice) ? "<" : ">"
            if Int.random(in: 0..<3, using: &dice) == 0 { return side + "ok" }
            return side
                + (0..<Int.random(in: 2...6, using: &dice)).map { _ in
                    Self.words.randomElement(using: &dice) ?? ""
                }.joined(separator: " ")
        }
    }

    @Test("parts of a conversation are never joined into anything but that conversation", arguments: 0..<300)
    func parts(seed: Int) {
        var dice = SplitMix64(seed: UInt64(seed))
        let whole = conversation(Int.random(in: 3...30, using: &dice), &dice)
        let cut = Int.random(in: 1..<whole.count, using: &dice)
        let shared = Int.random(in: 0...min(cut, whole.count - cut), using: &dice)
        let (above, below) = (Array(whole[..<cut]), Array(whole[(cut - shared)...]))
        let texts = whole.map { String($0.dropFirst()) }
        for found in [joined(above, below), joined(below, above)] {
            // Not joined is allowed where what they share does not tell; joined wrongly never is.
            if let found { #expect(found == texts) }
        }
        let common = below.prefix(shared)
        if common.contains(where: { $0.count > 30 }), Set(whole).count == whole.count {
            #expect(joined(above, below) == texts)
        }
    }

    @Test("no message of either picture is lost, and their orders stay", arguments: 0..<200)
    func nothingLost(seed: Int) {
        var dice = SplitMix64(seed: UInt64(seed) &+ 7_000)
        let (a, b) = (conversation(6, &dice), conversation(6, &dice))
        let shared = conversation(3, &dice)
        guard let found = joined(a + shared, shared + b) else { return }
        func isSubsequence(_ texts: [String]) -> Bool {
            var rest = found[...]
            for text in texts {
                guard let index = rest.firstIndex(of: String(text.dropFirst())) else { return false }
                rest = rest[(index + 1)...]
            }
            return true
        }
        #expect(isSubsequence(a + shared) && isSubsequence(shared + b))
        #expect(found.count >= max(a.count, b.count) + shared.count)
    }

    @Test("two readings are alike in both directions, and a digit never stands for another")
    func likeness() {
        func alike(_ a: String, _ b: String) -> Bool {
            let (one, other) = (TextSimilarity.letters(a), TextSimilarity.letters(b))
            #expect(TextSimilarity.areAlike(one, other) == TextSimilarity.areAlike(other, one))
            return TextSimilarity.areAlike(one, other)
        }
        #expect(alike("Modern times", "Modem times"))
        #expect(alike("I'll be there", "l'll be there"))
        #expect(alike("Zoë, see you!", "Zoe see you"))
        #expect(alike("room 101", "room l0l"))
        #expect(!alike("at 6", "at 7"))
        #expect(!alike("at 6 in the garden of my sister", "at 16 in the garden of my sister"))
        #expect(!alike("ok", "no"))
        #expect(!alike("yes please", "no thank you"))
        #expect(!alike("", "a"))
    }
}
