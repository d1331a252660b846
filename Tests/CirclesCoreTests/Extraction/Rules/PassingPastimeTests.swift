import Testing

@testable import CirclesCore

@Suite("Pastimes that are told in passing")
struct PassingPastimeTests {
    private func interests(_ lines: [String]) -> [String] {
        extracted(lines, isGroup: false).interests.map { "\($0.topic) (\($0.about.rawValue))" }
    }

    @Test(
        "what somebody does is told by asking for it, by its length, by what was named before and by what it does to them",
        arguments: [
            (
                [">You said you play padel?", "Badly, but yes, every week", ">Same!!"],
                ["padel (contact)", "padel (me)"]
            ),
            (["i play surdo since 8 years"], ["surdo (contact)"]),
            (["Two hours on Japanese knives", ">He collects them!"], ["Japanese knives (other)"]),
            (["Dann hol ich neue Bierdeckel, ich sammle die"], ["Bierdeckel (contact)"]),
            (["Bring ihm Kreuzworträtsel mit, die liebt er."], ["Kreuzworträtsel (other)"]),
            (["Jetzt sammle ich Fossilien."], ["Fossilien (contact)"]),
            (["Jetzt mache ich Wassergymnastik, zweimal die Woche"], ["Wassergymnastik (contact)"]),
            (["Mein Mann hat angefangen zu surfen"], ["surfen (other)"]),
            (["Mein Sohn hat angefangen Klavier zu spielen"], ["Klavier (other)"]),
            (["plants are her whole life"], ["plants (other)"]),
            (["he only wants to play bridge these days"], ["bridge (other)"]),
            (["my thing at the moment is sourdough"], ["sourdough (contact)"]),
            (["Mein Sohn redet nur noch über Dinos"], ["Dinos (other)"]),
            (["Opa schnitzt den ganzen Tag"], ["schnitzen (other)"]),
            (["Backen ist für mich Meditation"], ["Backen (contact)"]),
        ])
    func told(lines: [String], expected: [String]) { #expect(interests(lines) == expected) }

    @Test(
        "what points back at nothing is nothing",
        arguments: [", die liebt er", "die liebt er", "ich sammle die", "He collects them!", ", got into jazz"])
    func nothing(text: String) {
        #expect(interests([text]).filter { $0.hasPrefix("die") || $0.hasPrefix("them") }.isEmpty)
    }

    @Test("a place that says what it offers plays nothing, and who was spoken of goes on being it")
    func others() {
        #expect(interests(["Hi do you do yoga?", ">Yes we do, the timetable is on our website"]).isEmpty)
        #expect(
            interests(["my wee sister's thriving, plays the oboe day and night, got into the youth orchestra"])
                .allSatisfy { $0.hasSuffix("(other)") })
    }
}
