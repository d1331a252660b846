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
}
