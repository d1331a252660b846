import Testing

@testable import CirclesCore

@Suite("What is told of a conversation's plans")
struct PlanAccountTests {
    private func account(_ transcript: Transcript) -> PlanAccount {
        RuleBasedExtractor().account(of: transcript, capturedAt: thursday)
    }

    @Test("a plan says who did what in which message, and what became of each day")
    func steps() throws {
        let account = account(chat("Dinner Friday?", ">Can't do Friday, how about Sunday?", "Perfect"))
        let plan = try #require(account.plans.first)
        #expect(account.plans.count == 1 && plan.name == "dinner")
        #expect(plan.outcomes.map(\.date.description) == ["2024-01-05", "2024-01-07"])
        #expect(plan.outcomes.map(\.role) == [.refused, .stands])
        #expect(plan.outcomes.map(\.message) == [1, 1])
        #expect(plan.steps.map(\.act).first == .suggest && plan.steps.map(\.act).last == .accept)
        #expect(account.days.isEmpty)
    }

    @Test(
        "a plan has the name and the hours that its event has",
        arguments: [
            chat("Dinner on Saturday then?", ">Can't on Saturday. Sunday at 8?", "Perfect"),
            chat("Are you free on Sunday at 8?", ">Yes!", "Great, table for two then"),
            chat("Is the car done?", ">You can collect it on Friday at 5"),
        ])
    func sameAsEvent(transcript: Transcript) throws {
        let event = try #require(extract(transcript).events.first)
        let plan = try #require(account(transcript).plans.first)
        let moment = try "\(#require(event.date)) \(#require(event.time))"
        #expect(plan.name == event.title)
        #expect(plan.outcomes.last.map { "\($0.date) \($0.time?.description ?? "")" } == moment)
        #expect(plan.steps.contains { $0.day == moment })
    }

    @Test("a day that is in no plan is named with its message, its words and why")
    func daysBeside() {
        let account = account(
            chat(
                "We went to the lake on Tuesday", ">If it rains on Friday we stay at home",
                "Dinner on Saturday?", ">Yes"))
        #expect(account.plans.map(\.name) == ["dinner"])
        #expect(account.days.map(\.role) == [.past, .conditional])
        #expect(account.days.map(\.date.description) == ["2024-01-02", "2024-01-05"])
        #expect(account.days.map(\.message) == [0, 1])
        #expect(account.days.map(\.quote) == ["Tuesday", "Friday"])
    }
}
