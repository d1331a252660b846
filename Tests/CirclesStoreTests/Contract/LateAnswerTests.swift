@testable import CirclesCore
import Foundation
import Testing

/// What the user did while a model was asked.
@Suite("A late answer")
struct LateAnswerTests {
    private func accepted(_ sample: Sample) async throws -> (Capture, Contact) {
        let capture = sample.capture()
        try await sample.accepted(capture)
        return (capture, try await sample.contact())
    }

    private func answer(_ sample: Sample, _ capture: Capture, _ other: Contact) -> CaptureOutcome {
        var interaction = sample.interaction(capture, other)
        interaction.summary = "the late answer"
        return .interaction(interaction)
    }

    @Test(
        "changes nothing about a note that was assigned, dismissed, or taken back meanwhile", arguments: Engine.allCases
    )
    func notes(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (capture, contact) = try await accepted(sample)
        let other = Contact(name: "Somebody Else")
        try await sample.database.add(other, at: sample.now)
        guard case .note(let note) = try await sample.conclude(capture, .note(sample.note(capture))) else {
            return #expect(Bool(false), "no note")
        }
        _ = try await sample.database.dismiss(note.id, at: sample.now)
        _ = try await sample.conclude(capture, answer(sample, capture, other), revision: note.revision, refresh: true)
        guard case .note(let dismissed)? = try await sample.database.outcome(of: capture.id) else {
            return #expect(Bool(false), "filed")
        }
        #expect(dismissed.state == .dismissed)

        _ = try await sample.database.reopen(note.id, at: sample.now)
        let filed = try #require(
            try await sample.database.assign(.init(note.id, to: contact), at: sample.now)
        ).interaction
        _ = try await sample.conclude(capture, answer(sample, capture, other), revision: note.revision, refresh: true)
        guard case .interaction(let kept)? = try await sample.database.outcome(of: capture.id) else {
            return #expect(Bool(false), "a note")
        }
        #expect(kept.participants.compactMap(\.contactID) == [contact.id])

        _ = try await sample.database.returnToInbox(filed.id, at: sample.now)
        _ = try await sample.conclude(capture, answer(sample, capture, contact), revision: note.revision, refresh: true)
        guard case .note(let undone)? = try await sample.database.outcome(of: capture.id) else {
            return #expect(Bool(false), "filed again")
        }
        #expect(undone.state == .open && undone.reason == .undone && undone.rejectedContactIDs == [contact.id])
    }

    @Test("never changes whom an interaction is with, nor a summary the user wrote", arguments: Engine.allCases)
    func interactions(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (capture, contact) = try await accepted(sample)
        let other = Contact(name: "Somebody Else")
        try await sample.database.add(other, at: sample.now)
        let pending = sample.interaction(capture, contact, pending: true)
        _ = try await sample.conclude(capture, .interaction(pending))
        _ = try await sample.database.move(pending.id, from: nil, to: other, at: sample.now)
        _ = try await sample.conclude(capture, answer(sample, capture, contact), refresh: true)
        guard case .interaction(let moved)? = try await sample.database.outcome(of: capture.id) else {
            return #expect(Bool(false), "a note")
        }
        #expect(moved.participants.compactMap(\.contactID) == [other.id])
        _ = try await sample.database.edit(
            pending.id, summary: "mine", userNote: nil, occurredAt: nil, labels: nil, at: sample.now)
        _ = try await sample.conclude(capture, answer(sample, capture, contact), refresh: true)
        guard case .interaction(let edited)? = try await sample.database.outcome(of: capture.id) else {
            return #expect(Bool(false), "a note")
        }
        #expect(edited.summary == "mine")
    }

    @Test("about a capture that was deleted for good files nothing, and says so", arguments: Engine.allCases)
    func deleted(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (capture, contact) = try await accepted(sample)
        let interaction = sample.interaction(capture, contact, pending: true)
        _ = try await sample.conclude(capture, .interaction(interaction))
        try await sample.database.deleteForGood(interaction.id, at: sample.now)
        let error = await #expect(throws: CirclesError.self) {
            let late = WorkClaim(capture: capture.id, starts: 2, holder: "boot worker job")
            try await sample.database.save(Extraction(summary: "late", model: "m"), under: late)
        }
        #expect(error?.code == .notFound)
        #expect(try await sample.database.timeline(of: nil, limit: nil).isEmpty)
    }

    @Test("of many at once only one is filed", arguments: 1...5, Engine.allCases)
    func race(round: Int, engine: Engine) async throws {
        let sample = try Sample(engine)
        let (capture, contact) = try await accepted(sample)
        guard case .note(let note) = try await sample.conclude(capture, .note(sample.note(capture))) else {
            return #expect(Bool(false), "no note")
        }
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<12 {
                group.addTask {
                    if index % 3 == 0 {
                        _ = try? await sample.database.assign(.init(note.id, to: contact), at: sample.now)
                    } else if index % 3 == 1 {
                        _ = try? await sample.database.dismiss(note.id, at: sample.now)
                    } else {
                        _ = try? await sample.conclude(
                            capture, answer(sample, capture, contact), revision: note.revision, refresh: true)
                    }
                }
            }
        }
        let filed = try await sample.database.timeline(of: nil, limit: nil)
        switch try await sample.database.outcome(of: capture.id) {
        case .interaction(let interaction): #expect(filed.map(\.id) == [interaction.id])
        case .note(let left): #expect(filed.isEmpty && left.state == .dismissed)
        case nil: Issue.record("the capture is lost")
        }
    }
}

@Suite("What asking models costs")
struct ModelUsageTests {
    private let today = CalendarDate(dayNumber: 19_700)

    private func request(_ capture: Capture.ID, tokens: Int = 10, failure: ModelFailure? = nil) -> ModelRequest {
        ModelRequest(
            captureID: capture, model: "gemini:x", promptVersion: "2", milliseconds: 5,
            exchange: ModelExchange(
                prompt: Prompt(system: "S", user: "U", schema: "{}"),
                answer: ModelAnswer(text: "A", modelVersion: "x-1", tokensIn: tokens, tokensOut: 1), failure: failure))
    }

    @Test("a budget lets through what it says, whoever asks at once, and only that day", arguments: Engine.allCases)
    func requests(engine: Engine) async throws {
        let sample = try Sample(engine)
        let budget = ModelBudget(requests: 5)
        let admitted = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await sample.database.admitRequest(to: "gemini:x", on: today, within: budget) == nil
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(admitted == 5)
        #expect(try await sample.database.admitRequest(to: "gemini:y", on: today, within: budget) == .requests)
        #expect(try await sample.database.admitRequest(to: "openai:here", on: today, within: nil) == nil)
        #expect(
            try await sample.database.admitRequest(to: "gemini:x", on: today.adding(days: 1), within: budget) == nil)
    }

    @Test("tokens count, and what a model on this machine uses does not", arguments: Engine.allCases)
    func tokens(engine: Engine) async throws {
        let sample = try Sample(engine)
        let budget = ModelBudget(tokens: 100)
        let database = sample.database
        #expect(try await database.admitRequest(to: "gemini:x", on: today, within: budget) == nil)
        try await database.save(request(.random(), tokens: 99), on: today, at: sample.now)
        #expect(try await database.admitRequest(to: "gemini:x", on: today, within: budget) == .tokens)
    }

    @Test(
        "what was sent is kept for 30 days, what it cost for longer, whatever becomes of the capture",
        arguments: Engine.allCases)
    func kept(engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        let capture = sample.capture()
        try await sample.accepted(capture)
        _ = try await database.admitRequest(to: "gemini:x", on: today, within: nil)
        let failure = ModelFailure(.unusable, "blank", reason: .blank)
        try await database.save(request(capture.id), on: today, at: sample.now)
        try await database.save(request(capture.id, failure: failure), on: today, at: sample.now)
        let kept = try await database.requests(about: capture.id)
        #expect(kept.map(\.prompt?.user) == ["U", "U"] && kept.map(\.answer) == ["A", "A"])
        #expect(kept.map(\.failure) == [nil, "blank"] && kept.first?.modelVersion == "x-1")
        try await database.sweepRequests(at: sample.now.addingTimeInterval(29 * 86_400))
        #expect(try await database.requests(about: capture.id).count == 2)
        try await database.sweepRequests(at: sample.now.addingTimeInterval(30 * 86_400))
        #expect(try await database.requests(about: capture.id).isEmpty)
        let usage = try await database.usage(since: today)
        #expect(usage.map(\.requests) == [1] && usage.map(\.failures) == [1] && usage.map(\.tokensIn) == [20])
        #expect(try await database.usage(since: today.adding(days: 1)).isEmpty)
    }

    @Test("what a server understands is remembered for a week", arguments: Engine.allCases)
    func capabilities(engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        try await database.keep(capability: "plain", of: "gemini:x", at: "http://a/", now: sample.now)
        try await database.keep(capability: "jsonObject", of: "gemini:x", at: "http://a/", now: sample.now)
        #expect(try await database.capability(of: "gemini:x", at: "http://a/", now: sample.now) == "jsonObject")
        #expect(try await database.capability(of: "gemini:x", at: "http://b/", now: sample.now) == nil)
        let later = sample.now.addingTimeInterval(8 * 86_400)
        #expect(try await database.capability(of: "gemini:x", at: "http://a/", now: later) == nil)
    }
}
