import Testing

@testable import CirclesCore

@Suite("Who is asked after, and what they do")
struct AnsweredPersonTests {
    private func relations(_ lines: [String]) -> [String] {
        extracted(lines, isGroup: false).relationships.map { "\($0.relation) \($0.name ?? "-") (\($0.about.rawValue))" }
    }

    private func interests(_ lines: [String]) -> [String] {
        extracted(lines, isGroup: false).interests.map { "\($0.topic) (\($0.about.rawValue))" }
    }

    @Test(
        "the name with which an answer goes on is that of who was asked after",
        arguments: [
            ([">How's your brother?", "Good, Tom's in Leeds now"], "brother Tom (contact)"),
            ([">How's your brother?", "Tom's fine, he says hi"], "brother Tom (contact)"),
            ([">Wie geht's deiner Schwester?", "Gut! Lena hat jetzt einen Hund"], "sister Lena (contact)"),
            ([">¿Tu hermana sigue con el flamenco?", "Sí, Lucía baila todos los jueves"], "sister Lucía (contact)"),
            (["Dein Bruder hat mir geholfen", ">Der Max? Ja, der ist nett"], "brother Max (me)"),
            ([">how's your gran doing", "Much better thanks"], "grandmother - (contact)"),
            (["my sister's moving", ">Is that Katie?", "yes"], "sister Katie (contact)"),
            (["my sister's moving", ">the younger one?", "yes, Kate"], "sister Kate (contact)"),
            ([">How's your mum?", "Good, Anna's staying with her"], "mother - (contact)"),
        ])
    func named(lines: [String], relation: String) { #expect(relations(lines) == [relation]) }

    @Test("where somebody goes is nobody of theirs")
    func service() { #expect(relations(["Don't forget Mia's dentist at 3.40 today"]).isEmpty) }

    @Test(
        "a question without its sign says of nobody what they do",
        arguments: [
            "Do you still play chess", "do you do yoga", "does he play football", "have you started running again",
        ])
    func unsigned(text: String) {
        #expect(interests([text, ">no"]).isEmpty)
        #expect(interests([">Do you still play chess", "Not for years. Bridge now"]) == ["Bridge (contact)"])
    }

    @Test(
        "a pastime that somebody has before or until something is theirs",
        arguments: [
            ("11 please, she has ballet before", "ballet (other)"),
            ("he's got football till 4", "football (other)"),
            ("Emil hat noch Fußball", "Fußball (other)"),
            ("I've got choir first", "choir (contact)"),
        ])
    func having(text: String, interest: String) { #expect(interests([text]) == [interest]) }

    @Test(
        "what hurts still, and a flat that is theirs, are news",
        arguments: [
            ("my knee's still bad", Extraction.News.Kind.health), ("Wir haben die Wohnung!!", .move),
        ])
    func news(text: String, kind: Extraction.News.Kind) {
        #expect(extracted(text).news?.map(\.kind) == [kind])
    }
}
