import CirclesTestSupport
import Testing

@testable import CirclesCore

@Suite struct QuoteSearchTests {
    @Test(
        "a quote is found whatever its case, accents, punctuation and a slip in ten",
        arguments: [
            ("I love gardening", "Ha. I love gardening, so expect"), ("i LOVE gárdening!!", "I love gardening"),
            ("I've been", "Ive been there"), ("I love gardenlng", "I love gardening"),
            ("I love gardning", "I love gardening"),
            ("I love gardenning", "we say I love gardening now"), ("ｆｕｌｌ", "full"), ("我爱", "今天我爱你"),
            ("dinner on Saturday evening at seven", "so dinner on Saturdav evening at sevcn then"), ("7pm", "at 7pm"),
        ])
    func found(quote: String, text: String) {
        #expect(QuoteSearch.finds(FoldedText(quote), in: FoldedText(text)))
    }

    @Test(
        "what was not said is not found",
        arguments: [
            ("art", "party"), ("gardening", "garden"), ("I love poker", "I love opera"),
            ("I love gardening", "You love gardening"),
            ("love gardxnxng", "I love gardening"),
            ("", "x"), ("!?", "x!?"), ("longer than the text itself", "longer"), ("I hate", "I have"),
            ("dinner on Saturday evening at seven", "dinner on Sunday morning at eleven"),
        ])
    func notFound(quote: String, text: String) {
        #expect(!QuoteSearch.finds(FoldedText(quote), in: FoldedText(text)))
    }

    @Test("every single slip in a quote of ten characters or more is forgiven, wherever it is")
    func everySlip() {
        let text = "well then see you on friday at the lake, bye"
        let quote = Array("see you on friday at the lake")
        for index in quote.indices where quote[index] != " " {
            var misread = quote
            misread[index] = "x"
            #expect(QuoteSearch.finds(FoldedText(String(misread)), in: FoldedText(text)))
            misread.remove(at: index)
            #expect(QuoteSearch.finds(FoldedText(String(misread)), in: FoldedText(text)))
        }
    }

    @Test("in a text of one letter a quote that nearly stands there is found, and one with more slips is not")
    func oneLetter() {
        let text = FoldedText(String(repeating: "x", count: 300) + " mom")
        for slips in [1, 30, 31] {
            let quote = String(repeating: "x", count: 300 - slips) + String(repeating: "y", count: slips)
            #expect(QuoteSearch.finds(FoldedText(quote), in: text) == (slips <= QuoteSearch.slips(in: 300)))
        }
        #expect(!QuoteSearch.finds(FoldedText(String(repeating: "x", count: 250)), in: text))
    }

    @Test("a text of one letter costs a few times what one of words does, though the quote might begin at each of them")
    func cost() {
        let quote = FoldedText(String(repeating: "x", count: 250))
        let letters = FoldedText(String(repeating: "x", count: 4000))
        let other = FoldedText(String(repeating: "see you on friday at the lake ", count: 9).dropLast(20))
        let words = FoldedText(String(repeating: "see you on friday at the sea ", count: 138))
        func least(_ quote: FoldedText, _ text: FoldedText) -> Double {
            (0..<3).map { _ in
                processorMilliseconds { #expect(!QuoteSearch.finds(quote, in: text)) }
            }.min() ?? 0
        }
        let (one, usual) = (least(quote, letters), least(other, words))
        #expect(one <= 12 * usual, "\(one) ms and \(usual) ms")
    }
}
