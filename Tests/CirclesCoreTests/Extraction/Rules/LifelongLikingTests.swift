import Testing

@testable import CirclesCore

@Suite("What somebody lives for, has always done, or loves as their own")
struct LifelongLikingTests {
    private func likings(_ lines: String...) -> [String] {
        extracted(lines, isGroup: false).interests.map { "\($0.topic) \($0.about)" }
    }

    @Test(
        "what is somebody's life is liked",
        arguments: [
            ("skating's my life", "skating contact"), ("climbing is everything to me", "climbing contact"),
            ("Kofi? Lives for dominoes.", "dominoes other"), ("Imkern ist ihr Ein und Alles", "Imkern other"),
            ("she simply loves the sitar", "sitar other"), ("I do love my bees", "bees contact"),
            ("I'm strictly a jigsaw woman", "jigsaw contact"), ("trains his pigeons, again", "pigeons other"),
        ])
    func life(message: String, liking: String) { #expect(likings(message) == [liking]) }

    @Test(
        "what a day, an evening or all talk is for is liked",
        arguments: [
            ("honestly all he talks about is fishing", "fishing other"),
            ("quilting has taken over the house", "quilting contact"),
            ("she's proper into her baking atm", "baking other"),
            ("he's got a thing about lighthouses", "lighthouses other"),
            ("coffee snob over here", "coffee contact"), ("love love love musicals", "musicals contact"),
            ("I'm a sucker for a charity shop", "charity shop contact"),
            ("knitting's what keeps me going tbh", "knitting contact"),
            ("when I'm not working I'm surfing", "surfing contact"),
            ("my flatmate plays the harp, don't ask", "harp other"),
            ("ohne Laufen geht bei mir nichts", "Laufen contact"),
        ])
    func devotion(message: String, liking: String) { #expect(likings(message) == [liking]) }

    @Test(
        "what somebody has done since they were young is theirs",
        arguments: [
            ("She's danced since she was four", "dancing other"), ("I've drummed since I was six", "drumming contact"),
            ("been sailing all my life", "sailing contact"),
        ])
    func sinceYouth(message: String, liking: String) { #expect(likings(message) == [liking]) }

    @Test("two who like something together are the one who says so")
    func both() {
        #expect(likings("me and my wife are hooked on salsa now") == ["salsa contact"])
    }

    @Test("a pronoun with a tag behind it tells of what was spoken of before")
    func tag() {
        #expect(likings("can you get Elsie from karate?", ">yes. she loves it doesn't she") == ["karate other"])
    }

    @Test(
        "a memory and a question about oneself are no likings, and a thing and many of it are one",
        arguments: [
            ["remember the canoe going over in Wales"], ["Do I still do the reading?", ">Yes please"],
        ])
    func none(lines: [String]) { #expect(extracted(lines, isGroup: false).interests.isEmpty) }

    @Test("one and many of a thing are one liking")
    func plural() {
        #expect(likings("I'm into synths", ">ok", "I'm a synth nerd") == ["synths contact"])
    }
}
