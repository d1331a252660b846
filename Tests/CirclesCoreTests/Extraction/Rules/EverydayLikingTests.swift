import Testing

@testable import CirclesCore

@Suite("Likings and relatives as they are told every day")
struct EverydayLikingTests {
    @Test(
        "what kind of person somebody is, and what got them into a thing, tells what they like",
        arguments: [
            ("i am OFFICIALLY a bird person", "bird"), ("cycling is my whole personality", "cycling"),
            ("my brother has turned into a full on sourdough guy", "sourdough"),
            ("my gf got me into ceramics", "ceramics"), ("i could watch curling all day", "curling"),
            ("swimming is the only sport i enjoy", "swimming"), ("he loves his footy", "footy"),
            ("me volví adicto al ajedrez", "ajedrez"),
        ])
    func kind(said: String, topic: String) {
        #expect(extracted(said).interests.map(\.topic) == [topic])
    }

    @Test(
        "a person of no pastime, and somebody who is fetched, is nothing liked",
        arguments: ["he's a nice guy", "i'm a morning person", "I'll collect Ivy at 12.45"])
    func none(said: String) { #expect(extracted(said).interests.isEmpty) }

    @Test("who is written to is no relative, and a sister's home or party is one sister's")
    func relatives() {
        #expect(extracted("Bonjour mon chéri, tu viens ?").relationships.isEmpty)
        #expect(extracted("thurs im at my sisters").relationships.map(\.relation) == ["sister"])
        #expect(extracted("it's my sisters graduation").relationships.map(\.relation) == ["sister"])
    }
}
