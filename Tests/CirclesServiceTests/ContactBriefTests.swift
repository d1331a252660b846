import CirclesCore
import Foundation
import Testing

@testable import CirclesService

@Suite("What to know before meeting somebody")
struct ContactBriefTests {
    private let today = CalendarDate(year: 2024, month: 3, day: 10)!

    private func interaction(day: Int, _ fill: (inout Interaction) -> Void) -> Interaction {
        var interaction = Interaction(
            id: .random(), captureIDs: [], participants: [],
            occurredAt: Date(timeIntervalSince1970: 1_709_251_200 + Double(day) * 86_400), zone: "GMT",
            summary: "day \(day)")
        fill(&interaction)
        return interaction
    }

    private let maria = Contact.ID.random()

    private let evidence = Extraction.Evidence(quote: "q", message: 0)

    @Test("the same liking said twice is there once, with the day it was said last; the user's own is not there")
    func likes() {
        let brief = ContactBrief(
            of: maria,
            [
                interaction(day: 5) { $0.interests = [.init(topic: "Chess", about: .contact, evidence: evidence)] },
                interaction(day: 1) {
                    $0.interests = [
                        .init(topic: "chess", about: .contact, evidence: evidence),
                        .init(topic: "running", about: .me, evidence: evidence),
                    ]
                },
            ], today: today)
        #expect(brief.likes.map(\.text) == ["Chess"])
        #expect(brief.likes.first?.saidOn.day == 6)
        #expect(brief.lastTalked?.text == "day 5")
    }

    @Test("upcoming is what is today or later, the next one first")
    func upcoming() {
        func event(_ title: String, _ day: Int) -> Extraction.Event {
            .init(title: title, date: CalendarDate(year: 2024, month: 3, day: day), about: .contact, evidence: evidence)
        }
        let brief = ContactBrief(
            of: maria, [interaction(day: 1) { $0.events = [event("late", 20), event("over", 9), event("today", 10)] }],
            today: today)
        #expect(brief.upcoming.map(\.text) == ["2024-03-10 today", "2024-03-20 late"])
    }

    @Test("a question is open until the user wrote after it")
    func questions() {
        let asked = Message(side: .left, text: "Can you\ncome?")
        let answered = Message(side: .right, text: "Yes")
        #expect(
            ContactBrief(of: maria, [interaction(day: 1) { $0.messages = [asked, answered] }], today: today)
                .openQuestions.isEmpty)
        let open = ContactBrief(of: maria, [interaction(day: 1) { $0.messages = [answered, asked] }], today: today)
        #expect(open.openQuestions.map(\.text) == ["Can you come?"])
    }

    @Test("of a group only what somebody said themselves is told of them")
    func groups() {
        let paula = Contact.ID.random()
        let talk = interaction(day: 1) {
            $0.participants = [.init(contactID: maria, label: "Maria"), .init(contactID: paula, label: "Paula")]
            $0.messages = [
                Message(side: .left, sender: "Paula", text: "I love chess"),
                Message(side: .left, sender: "Maria", text: "Who hosts?"),
            ]
            $0.interests = [.init(topic: "chess", about: .contact, evidence: .init(quote: "chess", message: 0))]
        }
        let hers = ContactBrief(of: paula, [talk], today: today), other = ContactBrief(of: maria, [talk], today: today)
        #expect(hers.likes.map(\.text) == ["chess"] && hers.openQuestions.isEmpty)
        #expect(other.likes.isEmpty && other.openQuestions.map(\.text) == ["Who hosts?"])
    }
}
