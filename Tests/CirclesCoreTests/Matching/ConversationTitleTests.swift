import Testing

@testable import CirclesCore

@Suite("Whether two titles are one conversation's")
struct ConversationTitleTests {
    private func isSame(_ a: String, _ b: String) -> Bool {
        let (one, other) = (ConversationTitle(a), ConversationTitle(b))
        #expect(one.isSame(as: other) == other.isSame(as: one))
        return one.isSame(as: other)
    }

    @Test(
        "what nobody sees, case and how a number is written make no difference",
        arguments: [
            ("Lissy Wonder", "  lissy\u{A0}\u{200B}Wonder "), ("Zoe\u{301}", "ZO\u{C9}"), ("Ａｎｎａ １", "Anna 1"),
            ("ｶﾞｰﾙ", "ガール"), ("Mom ❤️", "mom ❤"), ("ΝΙΚΟΣ", "Νικος"),
            ("+1 412 253 4494", "\u{202A}+1 (412) 253-4494\u{202C}"), ("0412 2534494", "0412-253 4494"),
            ("Tim +1 412 253 4494", "tim  +14122534494"), ("Tim@Example.com", "tim@example.com"),
            ("@Tim_B", "@tim_b"), ("+49 (0) 30 1234567", "+49 30 1234567"),
        ])
    func same(a: String, b: String) {
        #expect(isSame(a, b))
    }

    @Test(
        "another digit, letter, mark or sign is another title",
        arguments: [
            ("+1 412 253 4494", "+1 202-555-0177"), ("+1 412 253 4494", "+1 412 253 4495"),
            ("+1 412 253 4494", "+44 412 253 4494"), ("+1 412 253 4494", "412 253 4494"),
            ("+1 412 253 4494", "+1 412 253 4494 ext. 2"), ("+1 412 253 4494", "Tim +1 412 253 4494"),
            ("Tim +1 412 253 4494", "Tom +1 412 253 4494"), ("+1 (4l2) 253-4494", "+1 (412) 253-4494"),
            ("Anna 1", "Anna 2"), ("Anna", "Anna 1"), ("Anna (Work)", "Anna (Gym)"), ("Anna", "Anne"),
            ("Jose", "José"), ("Strauss", "Strauß"), ("Anna 🌸", "Anna 🐻"), ("Anna", "Anna 🌸"), ("👍🏽", "👍🏿"),
            ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"), ("Dr. Bauer", "Bauer"), ("Bauer, Anna", "Anna Bauer"), ("H2O", "H₂O"),
            ("tim@example.com", "tim@example.org"), ("tím@example.com", "tim@example.com"), ("@tim_b", "@tim.b"),
            ("", ""), ("", "Anna"), ("\u{200B}", " "),
        ])
    func different(a: String, b: String) {
        #expect(!isSame(a, b))
    }

    @Test("a plain text is its own plain text", arguments: ["Zoe\u{301} ＡＢ", "ΝΙΚΟΣ", "İstanbul", "ﾊﾟ ﾊﾟ", "\u{1F3}ur"])
    func idempotent(text: String) {
        #expect(PlainText.of(PlainText.of(text)) == PlainText.of(text))
    }

    @Test("of two numbers longer than any, the last digit still counts")
    func long() {
        let digits = String(repeating: "1234567890", count: 15)
        #expect(!isSame(digits + "1", digits + "2"))
    }
}

@Suite("Whether two names of a contact book are the same")
struct ContactNameTests {
    private func isSame(_ a: String, _ b: String) -> Bool {
        let (one, other) = (ContactName(a), ContactName(b))
        #expect(one.isSame(as: other) == other.isSame(as: one))
        return one.isSame(as: other)
    }

    @Test(
        "case, lost accents and emoji, punctuation and a comma make no difference",
        arguments: [
            ("maria lópez", "Maria Lopez"), ("Lopez, Maria", "María López"), ("José Maria", "José María"),
            ("O’Brien", "O'Brien"), ("Mom ❤️", "Mom"), ("Łukasz Nowak", "Lukasz Nowak"), ("🌸", "🌸"),
            ("Anna 1", "anna 1"),
            ("John Smith, Jr.", "John Smith Jr"),
        ])
    func same(a: String, b: String) {
        #expect(isSame(a, b))
    }

    @Test(
        "digits, titles, generations, contexts, exchanged accents and other emoji tell people apart",
        arguments: [
            ("Anna 1", "Anna 2"), ("Anna", "Anna 1"), ("John Smith Sr", "John Smith Jr"),
            ("John Smith", "John Smith Jr"),
            ("Anna (Work)", "Anna (Gym)"), ("Anna - Work", "Anna - Gym"), ("Anna (Tennis)", "Anna (Chess)"),
            ("Mr. Whitfield", "Mrs. Whitfield"), ("Jóse", "José"), ("Anna 🌸", "Anna 🐻"), ("Anna", "Anne"), ("🌸", "🐻"),
            ("", ""), ("Sara Åberg", "Sara Äberg"), ("Андрей", "Андреев"),
        ])
    func different(a: String, b: String) {
        #expect(!isSame(a, b))
    }

    @Test("of a name too long to be read, the end counts, too")
    func long() {
        let name = String(repeating: "anna ", count: 200)
        #expect(!isSame(name + "1", name + "2"))
    }
}
