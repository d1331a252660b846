import Testing

@testable import CirclesCore

@Suite("What somebody likes who is asked for it")
struct AskedLikingTests {
    private func likings(_ lines: String...) -> [String] {
        extracted(lines, isGroup: false).interests.map { "\($0.topic) (\($0.about))" }
    }

    @Test("what is asked for and taken with more than one word is a liking of whoever takes it")
    func taken() {
        #expect(likings(">do you like flamenco", "honestly yes!") == ["flamenco (contact)"])
        #expect(likings("Do you hike at all?", ">Every chance I get") == ["hiking (me)"])
        #expect(likings("do you like mushrooms?", ">love them") == ["mushrooms (me)"])
        #expect(likings(">¿te gusta la cerámica?", "sí, muchísimo") == ["cerámica (contact)"])
    }

    @Test("a bare yes, a no, and a question of a day tell of none")
    func offers() {
        #expect(likings(">do you like sushi?", "yes") == [])
        #expect(likings(">do you like sushi?", "no, not really") == [])
        #expect(likings(">do you like sushi on Friday?", "yes, lovely") == [])
    }

    @Test("what a relative likes who is asked after is theirs")
    func relatives() {
        #expect(
            likings(">What does your dad like?", "Fishing, whisky. In that order")
                == ["Fishing (other)", "whisky (other)"])
    }

    @Test("what is hated is not what is loved behind it, and a chore that is LOVED is none")
    func hated() {
        #expect(likings("running is my idea of hell, i box and i love it") == ["boxing (contact)"])
        #expect(likings("oh yeah I just LOVE mopping the clubhouse") == [])
        #expect(likings("I just LOVE pottery") == ["pottery (contact)"])
    }

    @Test("an instrument that is asked after and sold is nobody's")
    func sold() { #expect(likings(">hows the guitar going", "sold it lol") == []) }

    @Test("what is somebody's therapy is what they like")
    func therapy() {
        #expect(likings("Wheel throwing is basically my therapy") == ["Wheel throwing (contact)"])
        #expect(likings("I'm happiest with a jigsaw") == ["jigsaw (contact)"])
        #expect(likings("I do love a seed swap") == ["seed swap (contact)"])
    }
}
