import Testing

@testable import CirclesCore

/// On Wednesday 22 April 2026; a line of the user begins with ">".
@Suite("What becomes of a plan by soft words")
struct SoftAnswerTests {
    private func plans(_ lines: [String], isGroup: Bool = false) -> [String] {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, sender: isGroup && !line.hasPrefix(">") ? "Ines" : nil,
                text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(
            title: "Maria", isGroup: isGroup, messages: messages, text: messages.map(\.text).joined(separator: "\n"))
        return extract(transcript, at: captureTime("2026-04-22T12:00:00")).events.map { event in
            [event.title, event.date?.description, event.time?.description, event.isAsked == true ? "?" : nil]
                .compactMap(\.self).joined(separator: " ")
        }
    }

    @Test(
        "a soft no is a no, in four languages",
        arguments: [
            ["minigolf on friday?", ">not this time, love"], ["minigolf on friday?", ">not really my scene"],
            ["minigolf on friday?", ">prob not tbh"], ["minigolf on friday?", ">i wish, im in wales"],
            ["minigolf on friday?", ">I think I'll pass"], ["minigolf on friday?", ">hmm, rather not"],
            ["minigolf on friday?", ">I would, but my back is killing me"],
            [
                "We're having the neighbours over on Saturday, you'd be welcome",
                ">That's sweet, but we're all asleep by 8",
            ],
            ["Minigolf am Freitag?", ">eher nicht"], ["Minigolf am Freitag?", ">ist nicht so mein Ding"],
            ["Minigolf am Freitag?", ">das geht sich bei mir leider nicht aus"],
            ["Hätten Sie Lust, am Samstag mit uns zu wandern?", ">Sehr nett, aber wir sind da schon vergeben"],
            ["¿te vienes el jueves al minigolf?", ">uf, no me apetece mucho"],
            ["minigolf jeudi ?", ">bof, pas trop envie"],
        ])
    func soft(lines: [String]) { #expect(plans(lines) == []) }

    @Test(
        "what is let go is called off, whoever offered it",
        arguments: [
            ["minigolf on friday?", ">my wrist is in a cast", "oh no, ok lets skip it"],
            ["Minigolf am Freitag?", ">mein Handgelenk ist im Gips", "oh je, lassen wir's lieber"],
            ["so is friday minigolf happening", ">everybody has gone quiet", "yeah. let's just forget it"],
        ])
    func dropped(lines: [String]) { #expect(plans(lines) == []) }

    @Test("what is left at an hour, or answered with “but” and another day, goes on")
    func goesOn() {
        #expect(plans(["dinner friday at 8?", ">let's leave it at 8 then"]) == ["dinner 2026-04-24 20:00"])
        #expect(plans(["minigolf friday?", ">thanks, but is sunday ok?", "yes"]) == ["minigolf 2026-04-26"])
    }

    @Test(
        "a soft yes is a yes",
        arguments: ["I'm game", "why not", "you're on", "💪", "no problem", "omg yes", "omw"])
    func yes(answer: String) { #expect(plans(["minigolf on friday?", ">\(answer)"]) == ["minigolf 2026-04-24"]) }

    @Test("so it is in other languages", arguments: ["wir sind dabei", "kein Ding", "bin da", "ja logo"])
    func german(answer: String) { #expect(plans(["Minigolf am Freitag?", ">\(answer)"]) == ["Minigolf 2026-04-24"]) }

    @Test("in a group another member's yes settles what was asked", arguments: ["in", "me too", "same"])
    func group(answer: String) {
        #expect(plans(["minigolf on friday?", answer], isGroup: true) == ["minigolf 2026-04-24"])
    }

    @Test("“same” at the head of more is no yes, nor are eyes that are hearts a plan")
    func noYes() { #expect(plans(["we might be in Oslo on friday", ">same thing every year"]) == []) }

    @Test(
        "a day named in place of the other side's is proposed, however it is said, until somebody answers",
        arguments: [
            (["yoga monday?", ">tuesday 6pm is better for me"], ["yoga 2026-04-28 18:00 ?"]),
            (["yoga monday?", ">tuesday 6pm is better for me", "ok"], ["yoga 2026-04-28 18:00"]),
            (["yoga monday?", ">i'd rather do tuesday"], ["yoga 2026-04-28 ?"]),
            (["yoga monday?", ">can't monday. tuesday then"], ["yoga 2026-04-28 ?"]),
            (["Yoga am Montag?", ">mir wär Dienstag lieber", "passt"], ["Yoga 2026-04-28"]),
            (["¿yoga el lunes?", ">el martes me viene mejor"], ["yoga 2026-04-28 ?"]),
            (["yoga lundi ?", ">mardi c'est mieux"], ["yoga 2026-04-28 ?"]),
        ])
    func countered(lines: [String], expected: [String]) { #expect(plans(lines) == expected) }

    @Test(
        "what a day turned into is said of the day, and nothing is on it",
        arguments: [
            ["thursday got mad at the office"], ["yoga on thursday?", ">thursday got hectic at work"],
            ["wednesday turned into a nightmare"], ["der donnerstag wurde total chaotisch"],
        ])
    func turned(lines: [String]) { #expect(plans(lines) == []) }

    @Test("a day that got moved is moved")
    func moved() { #expect(plans(["yoga on thursday got moved to friday"]) == ["yoga 2026-04-24"]) }
}
