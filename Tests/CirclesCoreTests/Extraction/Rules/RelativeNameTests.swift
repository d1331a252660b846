import Testing

@testable import CirclesCore

@Suite("Names of relatives")
struct RelativeNameTests {
    private func related(_ text: String) -> [String] {
        extract(chat(text)).relationships.map { "\($0.relation) \($0.name ?? "-") (\($0.about.rawValue))" }
    }

    @Test(
        "in a message without capitals a word that nobody knows is the name behind a relative, a verb is not",
        arguments: [
            ("my sister tavita's flat is damp", "sister tavita (contact)"),
            ("my nan olwen knits", "grandmother olwen (contact)"),
            ("went with my bro rangi", "brother rangi (contact)"),
            ("my daughter bea lost a tooth", "daughter bea (contact)"),
            ("my sister moans a lot", "sister - (contact)"), ("my brother snores", "brother - (contact)"),
            ("mein schwager der uwe kommt auch", "brother-in-law uwe (contact)"),
        ])
    func small(text: String, expected: String) { #expect(related(text) == [expected]) }

    @Test("each of several is one, and whose they are goes without saying")
    func several() {
        #expect(related("My parents Jim and Carol are here") == ["parent Jim (contact)", "parent Carol (contact)"])
        #expect(related("the kids, Tim and Ida, are asleep") == ["child Tim (contact)", "child Ida (contact)"])
    }

    @Test("a name that is said of somebody else's relative, or of a child, is not the one's before it")
    func another() {
        #expect(related("my sister had her baby! a boy, Noah") == ["sister - (contact)"])
        #expect(
            related("my boyfriend's sister is called Nadia") == ["boyfriend - (contact)", "sister Nadia (other)"])
    }

    @Test("what is denied, and what a thing is only called, is nobody")
    func nobody() {
        #expect(related("that's not my dad") == [])
        #expect(related("We're going to Da Mario on Saturday") == [])
        #expect(related("the garden is my therapist") == [])
    }
}
