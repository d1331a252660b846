import CirclesCore
import Foundation
import Testing

@testable import CirclesStore

@Suite("What a write rests on")
struct WriteConditionTests {
    /// What the write throws; its condition is bound to the task as a request binds it.
    private func code(_ seen: WriteCondition, _ write: () async throws -> Void) async -> CirclesError.Code? {
        do {
            try await WriteCondition.$current.withValue(seen, operation: write)
            return nil
        } catch {
            return (error as? CirclesError)?.code
        }
    }

    @Test("a contact that is not as it was seen is not edited, merged or removed", arguments: Engine.allCases)
    func contacts(engine: Engine) async throws {
        let sample = try Sample(engine), store = sample.database
        let liz = try await sample.contact(), ana = Contact(name: "Ana")
        _ = try await store.add(ana, at: sample.now)
        let seen = try await store.record(liz)
        var changed = seen
        changed.contact.nicknames = ["Betty"]
        let edited = changed
        #expect(await code(.contact(seen)) { _ = try await store.update(edited, at: sample.now) } == nil)
        let before = try await sample.everything()
        let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)
        #expect(await code(.contact(seen)) { _ = try await store.update(seen, at: sample.now) } == .conflict)
        #expect(
            await code(.contact(seen)) { _ = try await store.merge(ana.id, into: liz.id, with: update, at: sample.now) }
                == .conflict)
        #expect(
            await code(.contact(seen)) { _ = try await store.remove(liz, .onlyIfEmpty, at: sample.now) } == .conflict)
        #expect(try await sample.everything() == before)
    }

    @Test("an interaction that is not as it was seen is not edited, moved or taken back", arguments: Engine.allCases)
    func interactions(engine: Engine) async throws {
        let sample = try Sample(engine), store = sample.database
        let liz = try await sample.contact(), ana = Contact(name: "Ana")
        _ = try await store.add(ana, at: sample.now)
        let seen = try await store.interaction(try await sample.filed(liz).id)
        func edit(_ summary: String) async throws {
            _ = try await store.edit(
                seen.id, summary: summary, userNote: nil, occurredAt: nil, labels: nil, at: sample.now)
        }
        #expect(await code(.interaction(seen)) { try await edit("x") } == nil)
        let before = try await sample.everything()
        #expect(await code(.interaction(seen)) { try await edit("y") } == .conflict)
        #expect(
            await code(.interaction(seen)) { _ = try await store.move(seen.id, from: nil, to: ana, at: sample.now) }
                == .conflict)
        #expect(
            await code(.interaction(seen)) { _ = try await store.returnToInbox(seen.id, at: sample.now) } == .conflict)
        #expect(await code(.interaction(seen)) { try await store.deleteForGood(seen.id, at: sample.now) } == .conflict)
        #expect(try await sample.everything() == before)
    }

    @Test("a note that is not as it was seen is not filed, dismissed or opened again", arguments: Engine.allCases)
    func notes(engine: Engine) async throws {
        let sample = try Sample(engine), store = sample.database
        let liz = try await sample.contact()
        let seen = try await store.note(try await sample.noted().id)
        #expect(await code(.note(seen)) { _ = try await store.dismiss(seen.id, at: sample.now) } == nil)
        #expect(await code(.note(seen)) { _ = try await store.reopen(seen.id, at: sample.now) } == .conflict)
        _ = try await store.reopen(seen.id, at: sample.now)
        let before = try await sample.everything()
        #expect(await code(.note(seen)) { _ = try await store.dismiss(seen.id, at: sample.now) } == .conflict)
        let assignment = Assignment(seen.id, to: liz)
        #expect(await code(.note(seen)) { _ = try await store.assign(assignment, at: sample.now) } == .conflict)
        #expect(try await sample.everything() == before)
        // Without a condition it is whatever it is now.
        _ = try await store.dismiss(seen.id, at: sample.now)
    }
}
