import Testing

@testable import CirclesCore

@Suite("Lists in messages")
struct LineEndsTests {
    /// Of one bubble whose letters are 21 pixels wide.
    private func text(_ rows: [String]) -> String? {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(rows, x: 30, y: 300, width: 800)
        return TranscriptBuilder().build(maker.page).messages.first?.text
    }

    @Test("the items of a list begin on lines of their own, and so does what is said below them")
    func list() {
        #expect(
            text(["Shopping for Saturday:", "• bread", "• milk", "Can you get half of it?"])
                == "Shopping for Saturday:\n• bread\n• milk\nCan you get half of it?")
        #expect(text(["1. call them", "2. write it down"]) == "1. call them\n2. write it down")
    }

    @Test("an item that had no room goes on in its line")
    func wrapped() {
        #expect(
            text(["- bread from the good", "baker in the old town", "- milk"])
                == "- bread from the good baker in the old town\n- milk")
    }

    @Test("a text without items, or with one, is one line")
    func plain() {
        #expect(text(["Is it nine", "or ten - or", "- no idea"]) == "Is it nine or ten - or - no idea")
    }

    @Test(
        "what an item is",
        arguments: [
            ("• bread", true), ("- milk", true), ("12. eggs", true), ("3) eggs", true), ("* rice", true), ("•", false),
            ("bread", false), ("-5 degrees", false), ("2024. what a year", false), (". eggs", false),
            ("10:05 at home", false),
        ])
    func item(text: String, isItem: Bool) {
        #expect(ListPattern.isItem(text) == isItem)
    }
}
