import Testing

@testable import CirclesCore

@Suite("Likings said plainly")
struct SaidPlainlyTests {
    private func likings(_ lines: String...) -> [String] {
        extracted(lines, isGroup: false).interests.map { "\($0.topic) (\($0.about))" }.sorted()
    }

    @Test("who says \"me too\" likes the same")
    func mirrored() {
        #expect(likings("I'm hooked on crosswords", ">Me too!! I do one every day").contains("crosswords (me)"))
        #expect(likings("I love hiking", ">So do I!") == ["hiking (contact)", "hiking (me)"])
        #expect(likings("Ich liebe Krimis", ">Ich auch!") == ["Krimis (contact)", "Krimis (me)"])
        #expect(likings("Me encanta el senderismo", ">A mí también") == ["senderismo (contact)", "senderismo (me)"])
        #expect(likings("J'adore la randonnée", ">Moi aussi !") == ["randonnée (contact)", "randonnée (me)"])
        #expect(likings("I love hiking. Saturday?", ">Me too, what time?") == ["hiking (contact)"])
    }

    @Test("people are called by what they like")
    func people() {
        #expect(likings("My wife Karen is a big gardener") == ["gardener (other)"])
        #expect(likings("I'm more of a gamer") == ["gamer (contact)"])
        #expect(likings("She's a big bookworm") == ["bookworm (other)"])
        #expect(likings("Mein Mann ist Hobbyimker") == ["Hobbyimker (other)"])
        #expect(likings("Ma femme est une grande jardinière") == ["jardinière (other)"])
        #expect(likings("I'm not really a sports person") == [])
    }

    @Test("a club is whose it is said to be")
    func clubs() {
        #expect(likings("She's in a rowing club") == ["rowing club (other)"])
        #expect(likings("My sister is in a rowing club") == ["rowing club (other)"])
        #expect(likings("I'm in a rowing club") == ["rowing club (contact)"])
    }

    @Test("what somebody thinks of alone is what they like")
    func onlyThought() {
        #expect(likings("Our daughter only cares about horses") == ["horses (other)"])
        #expect(likings("All my son thinks about is dinosaurs") == ["dinosaurs (other)"])
        #expect(likings("All she wants to do is draw") == ["drawing (other)"])
        #expect(likings("Meine Tochter hat nur Pferde im Kopf") == ["Pferde (other)"])
        #expect(likings("Ma fille ne pense qu'aux chevaux") == ["chevaux (other)"])
    }

    @Test("what is loved without its name is what was named before")
    func namedBefore() {
        #expect(likings("does she ski like you", ">she taught me. we live for it").contains("ski (me)"))
        #expect(
            likings("trail report says snow", ">nooo. ive hiked every saturday since june, im hooked") == [
                "hiking (me)"
            ])
        #expect(likings("you bike?", ">yes, gravel mostly. long rides alone, thats my church") == ["gravel (me)"])
        #expect(likings("sauna every evening I guess", ">Twice a day. It's my religion") == ["sauna (me)"])
        #expect(likings("I'm obsessed with old synths, and I bake bread").contains("bread (contact)") == false)
    }

    @Test("a verb and its thing are one liking")
    func withObject() {
        #expect(likings("I write poetry") == ["writing poetry (contact)"])
        #expect(likings("I read a lot of crime novels") == ["reading crime novels (contact)"])
        #expect(likings("In my spare time I build ships in bottles") == ["ships (contact)"])
        #expect(likings("My neighbour Tom keeps bees") == ["bees (other)"])
        #expect(likings("The library keeps records") == [])
    }

    @Test(
        "what tells as it asks, tells",
        arguments: [
            ("Did you know Frank does birdwatching now?", "birdwatching (other)"),
            ("my auntie also crazy about orchids, 40 pots", "orchids (other)"),
            ("my uncle Suresh is the same, mad about jazz", "jazz (other)"),
            ("I'm happiest with a jigsaw", "jigsaw (contact)"),
            ("Thai food is my absolute favourite", "Thai food (contact)"),
            ("I love, love, love Thai food", "Thai food (contact)"),
        ])
    func told(text: String, expected: String) { #expect(likings(text) == [expected]) }

    @Test("a day of the week is nobody's liking")
    func days() { #expect(likings("been playing friday i'm in love on a loop") == []) }

    @Test("a summary says what a relative likes who is named with it")
    func relativesInSummaries() {
        #expect(
            extracted("My brother Luke loves chess").summary.hasPrefix("Mentioned: Maria's brother Luke (likes chess).")
        )
    }
}
