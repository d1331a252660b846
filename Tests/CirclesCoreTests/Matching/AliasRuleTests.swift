import Testing

@testable import CirclesCore

@Suite("What is learnt from an assignment")
struct AliasRuleTests {
    private static let book = [
        Contact(name: "Elizabeth Chen"), Contact(name: "Sarah Ahmed"), Contact(name: "Sarah Whitfield"),
        Contact(name: "Maria Lopez", nicknames: ["Mari"]),
    ]

    @Test(
        "a name that could be nobody else's",
        arguments: [
            ("Lizzie 🌸", "Elizabeth Chen", true), ("Liz", "Elizabeth Chen", true), ("Froggy", "Maria Lopez", true),
            // Two Sarahs stay two.
            ("Sarah", "Sarah Ahmed", false),
            // Equality leads there already.
            ("Elizabeth Chen", "Elizabeth Chen", false), ("Mari", "Maria Lopez", false),
            // Another contact's name.
            ("Maria Lopez", "Elizabeth Chen", false),
            ("Al", "Elizabeth Chen", false), ("Unknown", "Elizabeth Chen", false), ("Message", "Elizabeth Chen", false),
            ("+1 202-555-0177", "Elizabeth Chen", false), ("Elizabeth Ch…", "Elizabeth Chen", false),
        ])
    func learns(_ title: String, _ name: String, _ isLearnt: Bool) throws {
        let contact = try #require(Self.book.first { $0.name == name })
        let alias = AliasRule(ContactMatcher(ContactIndex(Self.book))).alias(title, for: contact, isGroup: false)
        #expect((alias != nil) == isLearnt)
    }

    @Test("nothing from a group or without a title")
    func nothing() {
        let rule = AliasRule(ContactMatcher(ContactIndex(Self.book)))
        #expect(rule.alias("Froggy", for: Self.book[0], isGroup: true) == nil)
        #expect(rule.alias(nil, for: Self.book[0], isGroup: false) == nil)
    }
}
