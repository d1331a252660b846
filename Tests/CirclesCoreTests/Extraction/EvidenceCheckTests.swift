import Testing

@testable import CirclesCore

@Suite struct EvidenceCheckTests {
    static let chat = Sample.chat(
        title: "Maria Lopez", "L: Hey! Dinner at ours Saturday 7pm?", "R: Yes! I've started climbing",
        "L: I love gardening", "L: My sister Ana is coming too", "R: You love gardening, right?",
        "C: Messages are encrypted")

    private func interest(
        _ about: Extraction.Subject, _ quote: String, _ message: Int? = nil, in transcript: Transcript = chat
    ) -> (Extraction.Interest?, dropped: Int) {
        // What is said of it here is the quote itself; whether a fact is what its quote says is another test.
        let item = Extraction.Interest(topic: quote, about: about, evidence: .init(quote: quote, message: message))
        let result = EvidenceCheck(transcript, capturedAt: Sample.capturedAt).check(
            Extraction(interests: [item], model: "m"))
        return (result.extraction.interests.first, result.dropped)
    }

    @Test(
        "an interest is its speaker's own word",
        arguments: [
            (Extraction.Subject.contact, "I love gardening", Extraction.Subject.contact, 2),
            (.me, "I've started climbing", .me, 1), (.other, "My sister Ana", .other, 3),
            (.unknown, "I love gardening", .unknown, 2), (.me, "You love gardening", .me, 4),
            (.contact, "Messages are encrypted", .unknown, 5),
        ])
    func kept(claimed: Extraction.Subject, quote: String, expected: Extraction.Subject, message: Int) {
        let (item, dropped) = interest(claimed, quote)
        #expect(item?.about == expected && item?.evidence.message == message && dropped == 0)
    }

    @Test(
        "what was not said, or said of somebody else, is dropped and counted",
        arguments: [
            (Extraction.Subject.contact, "I love poker"), (.contact, "You love gardening, right"),
            (.me, "I love gardening"), (.contact, "I've started climbing"),
            (.contact, "Maria Lopez"),
            (.contact, "a"), (.contact, "!!"), (.other, "gardening climbing"), (.contact, "arden"),
        ])
    func dropped(claimed: Extraction.Subject, quote: String) {
        let (item, dropped) = interest(claimed, quote)
        #expect(item == nil && dropped == 1)
    }

    @Test("a relative of the one who is spoken to is not the speaker's")
    func addressed() {
        let transcript = Sample.chat("L: Your sister Eve told me all")
        let item = Extraction.Relationship(
            relation: "sister", name: "Eve", about: .me, evidence: .init(quote: "Your sister Eve told me", message: 0))
        let result = EvidenceCheck(transcript, capturedAt: Sample.capturedAt).check(
            Extraction(relationships: [item], model: "m"))
        #expect(result.extraction.relationships.isEmpty && result.dropped == 1)
    }

    @Test("of two messages with the same words that of the person counts, a wrong number is set right")
    func numbers() {
        let twice = Sample.chat("L: I love tea", "R: I love tea")
        for number in [0, 1, 99, -1, Int.max, Int.min] {
            #expect(interest(.me, "I love tea", number, in: twice).0?.evidence.message == 1)
            #expect(interest(.contact, "I love tea", number, in: twice).0?.evidence.message == 0)
        }
    }

    @Test("in a text without sides nobody can be said to have said it")
    func noSides() {
        #expect(interest(.contact, "I love tea", 0, in: Sample.chat("?: I love tea")).0?.about == .unknown)
        let (item, _) = interest(.contact, "I love tea", 0, in: Transcript(text: "I love tea"))
        #expect(item?.about == .unknown && item?.evidence.message == nil)
    }

    @Test("a plan is kept whoever is said to have made it; a place or a name that nobody wrote is not")
    func plans() {
        let evidence = Extraction.Evidence(quote: "Dinner at ours Saturday 7pm?", message: 0)
        let sister = Extraction.Evidence(quote: "My sister Ana", message: 3)
        let result = EvidenceCheck(Self.chat, capturedAt: Sample.capturedAt).check(
            Extraction(
                events: [
                    .init(title: "dinner", date: nil, place: "The Ritz", about: .me, evidence: evidence),
                    .init(title: "dinner", date: nil, place: "at ours", about: .contact, evidence: evidence),
                ],
                relationships: [
                    .init(relation: "sister", name: "Ana", about: .contact, evidence: sister),
                    .init(relation: "sister", name: "Eve", about: .contact, evidence: sister),
                ],
                model: "m"))
        #expect(result.extraction.events.map(\.place) == [nil, "at ours"])
        #expect(result.extraction.events.map(\.about) == [.contact, .contact])
        #expect(result.extraction.relationships.map(\.name) == ["Ana", nil])
        #expect(result.corrected == 2 && result.dropped == 0)
    }

    @Test("a contact stands only beside a name in a naming position; otherwise it is a suggestion")
    func contact() {
        let id = Contact.ID.random()
        func check(_ name: String?, _ quote: String?, in transcript: Transcript) -> Extraction {
            EvidenceCheck(transcript, capturedAt: Sample.capturedAt).check(
                Extraction(
                    detectedName: name, nameEvidence: quote.map { .init(quote: $0, message: nil) }, contactID: id,
                    confidence: 1, model: "m")
            ).extraction
        }
        let named = check("Maria Lopez", "Maria Lopez", in: Self.chat)
        #expect(named.contactID == id && named.suggestedContact == nil)
        let mentioned = check("Ana", "My sister Ana", in: Self.chat)
        #expect(mentioned.contactID == nil && mentioned.suggestedContact == id && mentioned.detectedName == "Ana")
        #expect(mentioned.nameEvidence?.message == 3)
        let invented = check("Eve", "Hi Eve", in: Self.chat)
        #expect(invented.contactID == nil && invented.detectedName == nil && invented.nameEvidence == nil)
        #expect(check(nil, nil, in: Self.chat).suggestedContact == id)
    }
}
