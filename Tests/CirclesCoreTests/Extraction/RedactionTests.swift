import Testing

@testable import CirclesCore

@Suite("What is redacted before anything leaves")
struct RedactionTests {
    private func redact(_ text: String, _ kinds: Set<SensitiveKind> = SensitiveKind.usual) -> String {
        var redaction = Redaction(kinds)
        let redacted = redaction.redact(text)
        #expect(redaction.restore(redacted) == UntrustedText.clean(text, keepingLines: true))
        return redacted
    }

    @Test(
        "cards, bank accounts, codes and passwords are",
        arguments: [
            ("pay with 4111 1111 1111 1111 please", "pay with ‹CARD-1› please"),
            ("5500-0000-0000-0004", "‹CARD-1›"),
            ("378282246310005 exp 12/27 123", "‹CARD-1› exp 12/27 123"),
            ("4111 1111\n1111 1111 12/27", "‹CARD-1› 12/27"),
            ("４１１１ １１１１ １１１１ １１１１", "‹CARD-1›"),
            ("4111 11\u{200B}11 1111 1111", "‹CARD-1›"),
            ("two: 4111111111111111 and 5500000000000004", "two: ‹CARD-1› and ‹CARD-2›"),
            ("4111111111111111 = 4111111111111111", "‹CARD-1› = ‹CARD-1›"),
            ("DE89 3704 0044 0532 0130 00 is mine", "‹IBAN-1› is mine"),
            ("GB82WEST12345698765432.", "‹IBAN-1›."),
            ("iban: nl91abna0417164300", "iban: ‹IBAN-1›"),
            ("123456 is your code", "‹CODE-1› is your code"),
            ("Your verification code is 123 456.", "Your verification code is ‹CODE-1›."),
            ("G-482913 is your Google verification code", "‹CODE-1› is your Google verification code"),
            ("Dein Code lautet 48291", "Dein Code lautet ‹CODE-1›"),
            ("OTP: 9921, valid 5 min", "OTP: ‹CODE-1›, valid 5 min"),
            ("Login code A7K9Q2", "Login code ‹CODE-1›"),
            ("您的验证码是 482913", "您的验证码是 ‹CODE-1›"),
            ("password: hunter2", "password: ‹PASSWORD-1›"),
            ("Password:\nTr0ub4dor&3", "Password:\n‹PASSWORD-1›"),
            ("the wifi password is Sunny\"Day7!", "the wifi password is ‹PASSWORD-1›"),
            ("Passwort: \"geheim\"", "Passwort: \"‹PASSWORD-1›\""),
            ("pw=abc123.", "pw=‹PASSWORD-1›."),
            ("mot de passe : soleil", "mot de passe : ‹PASSWORD-1›"),
        ])
    func redacted(text: String, expected: String) {
        #expect(redact(text) == expected)
    }

    @Test(
        "what only looks like it is not",
        arguments: [
            "see you at 7:30 on 2024-01-06", "call me: +1 202 555 0142", "4111 1111 1111 1112", "room 1234",
            "GB82 WEST 1234 5698 7654 33", "the password is wrong", "what's the password?", "it costs 123456 won",
            "I was born in 1984", "0000 0000 0000 0000", "ok", "", "no code today", "zip 94110",
        ])
    func kept(text: String) {
        #expect(redact(text) == text)
    }

    @Test(
        "what answers a message that asks for a code or password is one",
        arguments: [
            ("What's the door code?", "4471", "‹CODE-1›"), ("here is the code", "4471 I think", "‹CODE-1› I think"),
            ("wifi password?", "Sunny!day7", "‹PASSWORD-1›"), ("wifi password?", "hunter2", "‹PASSWORD-1›"),
            ("wifi password?", "sure", "sure"), ("wifi password?", "Don't know", "Don't know"),
            ("Which year?", "1984", "1984"), ("the code please", "it expires 2024-01-05", "it expires 2024-01-05"),
        ])
    func answers(question: String, answer: String, expected: String) {
        var redaction = Redaction(SensitiveKind.usual)
        let transcript = redaction.redact(
            Transcript(messages: [Message(side: .left, text: question), Message(side: .right, text: answer)]))
        #expect(transcript.messages[1].text == expected)
        #expect(redaction.restore(expected) == answer)
    }

    @Test("addresses, phones and e-mails are when they are to be")
    func byConfiguration() {
        let all = Set(SensitiveKind.allCases)
        #expect(redact("mail kim@example.org, call +49 30 123456", all) == "mail ‹EMAIL-1›, call ‹PHONE-1›")
        #expect(redact("come to\n12 Baker Street\nat 7", all) == "come to\n‹ADDRESS-1›\nat 7")
        #expect(redact("Hauptstraße 5", all) == "‹ADDRESS-1›")
        #expect(redact("(202) 555-0142", [.phones]) == "‹PHONE-1›")
        #expect(redact("4111 1111 1111 1111", []) == "4111 1111 1111 1111")
    }

    @Test("a placeholder that somebody wrote is not filled in")
    func forged() {
        var redaction = Redaction(SensitiveKind.usual)
        let redacted = redaction.redact("‹CARD-1› 4111 1111 1111 1111")
        #expect(redacted == "<CARD-1> ‹CARD-1›")
        #expect(redaction.restore(redacted) == "<CARD-1> 4111 1111 1111 1111")
    }

    @Test("strings of an answer are filled in where they stand, whatever stands behind the placeholder")
    func answer() throws {
        var redaction = Redaction(SensitiveKind.usual)
        _ = redaction.redact(#"password: a"b\c"#)
        let json = try JSONParser.parse(#"{"summary":"it is ‹PASSWORD-1›","n":[1,{"x":"‹PASSWORD-1›"}]}"#)
        let restored = redaction.restore(json)
        #expect(restored["summary"]?.string == #"it is a"b\c"#)
        #expect(restored["n"]?.array?.last?["x"]?.string == #"a"b\c"#)
    }

    @Test("nothing that is redacted is in the prompt, and a quote with a placeholder is evidence")
    func throughTheExtractor() async throws {
        struct Quoting: LanguageModel {
            let name = "stub:quoting"
            let isLocal = true
            func answer(_ prompt: Prompt) async throws -> ModelAnswer {
                #expect(!prompt.user.contains("4111") && !prompt.user.contains("hunter2"))
                #expect(prompt.picture == nil)
                let text = """
                    {"summary":"pay with ‹CARD-1›","interests":[{"topic":"card payment","about":"contact",\
                    "evidence":"pay by card ‹CARD-1›","message":0}]}
                    """
                return ModelAnswer(text: text, modelVersion: "stub")
            }
        }
        let template = try PromptTemplate(text: Sample.template, schema: Sample.schema)
        let chat = Sample.chat(title: "4111 1111 1111 1111", "L: pay by card 4111 1111 1111 1111, password: hunter2")
        var exchanges: [ModelExchange] = []
        let outcome = try await ModelExtractor(model: Quoting(), template: template).extract(
            .init(chat, capturedAt: Sample.capturedAt, userNote: "pw: hunter2", picture: .init([1]))
        ) { exchanges.append($0) }
        #expect(outcome.dropped == 0)
        #expect(outcome.extraction.summary == "pay with 4111 1111 1111 1111")
        #expect(outcome.extraction.interests.first?.evidence.quote == "pay by card 4111 1111 1111 1111")
        #expect(exchanges.count == 1)
        #expect(!"\(exchanges)".contains("4111") && !"\(exchanges)".contains("hunter2"))
    }

    @Test("no text is too strange to be redacted")
    func strange() {
        var state: UInt64 = 3
        let alphabet = Array("0123456789 -.:@password codeDE89\n‹›é漢🙂+()/".unicodeScalars)
        var damaged = 0
        for _ in 0..<2000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<60 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            var redaction = Redaction(Set(SensitiveKind.allCases))
            let redacted = redaction.redact(String(text))
            let plain = UntrustedText.clean(String(text), keepingLines: true)
                .replacing("‹", with: "<").replacing("›", with: ">")
            if redaction.restore(redacted) != plain { damaged += 1 }
        }
        #expect(damaged == 0)
    }
}
