import Testing

@testable import CirclesCore

@Suite struct NamingPositionTests {
    private func position(_ name: String, _ quote: String, _ transcript: Transcript) -> NamingPosition? {
        NamingPosition.of(name: name, evidence: .init(quote: quote, message: nil), in: transcript)
    }

    @Test(
        "title, greeting and head line name a person",
        arguments: [
            ("Maria Lopez", "Maria Lopez", Sample.chat(title: "Maria Lopez", "L: hi"), NamingPosition.title),
            ("María López", "maria lopez", Sample.chat(title: "MARIA LOPEZ 🌻", "L: hi"), .title),
            ("Ida Lill", "|da Li1l", Sample.chat(title: "|da Li1l", "L: hi"), .title),
            ("Maria", "Hi Maria,", Sample.chat("L: yo", "R: Hi Maria, how are you"), .greeting(message: 1)),
            ("Maria", "hey Maria", Sample.chat("R: hey Maria"), .greeting(message: 0)),
            (
                "Maria Lopez", "Good morning Maria Lopez!", Sample.chat("R: Good morning Maria Lopez! All well?"),
                .greeting(message: 0)
            ),
            ("Jörg", "Lieber Jörg", Sample.chat("R: Lieber Jörg,\nwie geht's"), .greeting(message: 0)),
            ("Maria", "Hey Maria", Sample.chat("R: Hey sorry", "R: Hey Maria ❤️ miss you"), .greeting(message: 1)),
            ("Маша", "Привет Маша", Sample.chat("R: Привет Маша!"), .greeting(message: 0)),
            ("Maria", "Maria", Sample.chat("?: Maria", "?: hi there"), .headLine),
            ("Maria", "Maria", Transcript(text: "Maria\nhi there"), .headLine),
        ])
    func named(name: String, quote: String, transcript: Transcript, expected: NamingPosition) {
        #expect(position(name, quote, transcript) == expected)
    }

    @Test("the label of a group's member names them, the user's own does not")
    func labels() {
        var transcript = Sample.chat(title: "Climbers", isGroup: true, "L: hi", "L: yo", "R: ok")
        transcript.messages[1].sender = "~ Ana"
        transcript.messages[2].sender = "Tom"
        #expect(position("Ana", "Ana", transcript) == .senderLabel(message: 1))
        #expect(position("Tom", "Tom", transcript) == nil)
    }

    @Test(
        "anywhere else a name is a mention",
        arguments: [
            ("Maria Lopez", "Did you see Maria Lopez?", Sample.chat("L: Did you see Maria Lopez?")),
            ("Maria Lopez", "The contact is Maria Lopez", Sample.chat("L: The contact is Maria Lopez")),
            ("Maria Lopez", "Maria Lopez", Sample.chat("L: Maria Lopez")),
            ("Maria Lopez", "Maria Lopez", Sample.chat("L: title: Maria Lopez", "R: ok")),
            ("Maria", "Hi Maria,", Sample.chat("L: Hi Maria, how are you")),
            ("Maria", "Hi Maria,", Sample.chat("?: Hi Maria, how are you", "?: fine")),
            ("Maria", "Hey Maria", Sample.chat("R: Hey Maria told me you are ill")),
            ("Maria", "Maria", Sample.chat("R: Tell Maria hi")),
            ("Maria", "Hi Maria", Sample.chat(title: "Climbers", isGroup: true, "R: Hi Maria!")),
            ("Maria", "Hi Maria", Sample.chat("R: Hi Maria!", "R: Hi Tom!")),
            ("Mario Lopez", "Maria Lopez", Sample.chat(title: "Maria Lopez", "L: hi")),
            ("Maria", "Maria Lopez", Sample.chat(title: "Maria Lopez", "L: hi")),
            ("Maria Lopez", "Hi Maria", Sample.chat("R: Hi Maria!")),
            ("Maria", "I like tea", Sample.chat("R: Hi Maria!")),
            ("Maria", "Maria", Sample.chat(title: "Dinner with Maria", "L: hi")),
            ("Maria", "Maria", Sample.chat("?: hi there", "?: Maria")),
            ("Maria", "Maria", Sample.chat("?: Maria")),
            ("Maria", "Maria", Sample.chat("?: Maria", "L: hi")),
            ("Maria", "Maria", Sample.chat(title: "Tom", "?: Maria", "?: hi")),
            ("", "", Sample.chat(title: "", "L: hi")),
            ("!!!", "!!!", Sample.chat(title: "!!!", "L: hi")),
        ])
    func mentioned(name: String, quote: String, transcript: Transcript) {
        #expect(position(name, quote, transcript) == nil)
    }

    @Test("without a quote there is no position")
    func noEvidence() {
        #expect(NamingPosition.of(name: "Maria", evidence: nil, in: Sample.chat(title: "Maria", "L: hi")) == nil)
    }
}
