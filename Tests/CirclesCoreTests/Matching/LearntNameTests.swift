import Testing

@testable import CirclesCore

@Suite("What a number, address or handle as a title teaches")
struct LearntNameTests {
    private static let tim = Contact(name: "Tim Berg")
    private static let book = [
        tim, Contact(name: "Paula Rossi", phones: ["+1 202-555-0177", "555 8822"], emails: ["paula@example.com"]),
        Contact(name: "Daniel Kim", handles: ["danny_k"]), Contact(name: "+1 412 253 4400"),
        Contact(name: "Sam Hall", isMe: true),
    ]

    private func verdict(_ title: String, isGroup: Bool = false) -> AliasRule.Verdict {
        let rule = AliasRule(ContactMatcher(ContactIndex(Self.book)))
        return rule.verdict(title, in: .whatsapp, isGroup: isGroup, for: Self.tim)
    }

    @Test(
        "a title that is a number, address or handle and nothing else is learnt as that",
        arguments: [
            ("+1 412 253 4494", LearntName(.phone, "+1 412 253 4494")),
            ("\u{202A}+1 412\u{A0}253 4494\u{202C}", LearntName(.phone, "+1 412 253 4494")),
            ("(412) 253-4494", LearntName(.phone, "(412) 253-4494")),
            ("Tim@Example.com", LearntName(.email, "tim@example.com")),
            ("@tim.berg", LearntName(.handle, "@tim.berg")),
            ("t.me/timberg", LearntName(.handle, "t.me/timberg")),
        ])
    func learns(title: String, learnt: LearntName) {
        #expect(verdict(title) == .learn(learnt))
        let book = Self.book.map { $0.id == Self.tim.id ? $0.knowing(learnt) : $0 }
        #expect(ContactMatcher(ContactIndex(book)).match(title).contact?.id == Self.tim.id)
        #expect(learnt.leads(from: title))
    }

    @Test(
        "what is no number for certain, or stands beside something else, is not",
        arguments: [
            "+1 412 253 4494 Tim", "Tim +1 412 253 4494", "~ +1 412 253 4494", "+1 412 253 4494 +1 412 253 4495",
            "+1 (4l2) 253-O494", "+1 412 253 44…", "+1 412 253 44...", "tim@example.c…", "@tim...", "12345",
            "12.05.2024", "2024-05-12", "1234567890123456",
        ])
    func refuses(title: String) {
        #expect(verdict(title).learnt == nil)
    }

    @Test("a group's number is nobody's")
    func group() {
        #expect(verdict("+1 412 253 4494", isGroup: true) == .refuse(.group))
    }

    @Test(
        "what somebody else has or could be meant by is not learnt",
        arguments: [
            "+1 202 555 0177", "202-555-0177", "+49 30 5558822", "Paula@example.com", "@Danny_K", "+1 (412) 253-4400",
        ])
    func others(title: String) {
        #expect(verdict(title) == .refuse(.othersFit))
    }

    @Test("a number a digit away is another one")
    func nextNumber() {
        #expect(verdict("+1 202-555-0178") == .learn(LearntName(.phone, "+1 202-555-0178")))
    }

    @Test("a learnt name leads where the matcher calls it equal, and nowhere else")
    func leads() {
        let number = LearntName(.phone, "+1 412 253 4494")
        #expect(number.leads(from: "(412) 253-4494"))
        #expect(!number.leads(from: "+1 412 253 4495"))
        #expect(!number.leads(from: "+44 412 253 4494"))
        #expect(!number.leads(from: "1"))
        let handle = LearntName(.handle, "@tim.berg")
        #expect(handle.leads(from: "tim.berg"))
        #expect(!handle.leads(from: "tim.burg"))
        #expect(!LearntName(.email, "tim@example.com").leads(from: "tim@example.org"))
        let anna = LearntName(Contact.Alias("Anna 1"))
        #expect(anna.leads(from: "anna 1 🌸"))
        #expect(!anna.leads(from: "Anna 2"))
        #expect(!LearntName(Contact.Alias("John Smith Jr")).leads(from: "John Smith Sr"))
        #expect(!LearntName(Contact.Alias("Anna (Gym)")).leads(from: "Anna (Work)"))
        #expect(LearntName(Contact.Alias("Lizzie 🌸")).leads(from: "lizzie"))
    }
}
