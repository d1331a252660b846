import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesStore

@Suite("Who waits longest")
struct WaitingTests {
    @Test("who waits longest is next, whether they were given back or never claimed here", arguments: Engine.allCases)
    func order(engine: Engine) async throws {
        let sample = try Sample(engine), database = try #require(sample.database as? CirclesDatabase)
        // More than are looked at together, in an order of their own.
        let captures = (0..<120).map { number in
            sample.capture("\(number)", text: "\(number)", at: Double(number * 7 % 120))
        }
        for capture in captures { try await sample.accepted(capture) }
        var expected = captures.sorted { $0.receivedAt < $1.receivedAt }.map(\.id)
        let moved = expected.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element.description)
        let seconds = Dictionary(
            uniqueKeysWithValues: captures.map { ($0.id.description, $0.receivedAt.timeIntervalSince(sample.now)) })
        let now = sample.now
        try await database.write("give back") { db in
            for (id, second) in seconds {
                // Those that were moved here have no row of work.
                if moved.contains(id) {
                    try db.run("DELETE FROM work WHERE capture_id = ?", [id])
                } else {
                    try db.run(
                        "UPDATE work SET claimed_by = NULL, lease_until = NULL, ready_at = ? WHERE capture_id = ?",
                        [now.addingTimeInterval(second), id])
                }
            }
        }
        // One is filed, and one is somebody else's.
        let filed = expected.remove(at: 5), taken = expected.remove(at: 0)
        try await database.write("file") {
            try $0.run("UPDATE capture SET state = 'filed' WHERE id = ?", [filed.description])
        }
        _ = try #require(try await database.claim(taken))
        // However slow the machine, it is somebody else's until the end.
        try await database.write("go on") {
            try $0.run("UPDATE work SET lease_until = lease_until + 3600 WHERE capture_id = ?", [taken.description])
        }
        // Those that were tried stand before the others.
        var tried = Set(expected.prefix(60)), found: [Capture.ID] = []
        while let next = try await database.claimNext(except: tried) {
            found.append(next.capture.id)
            tried.insert(next.capture.id)
            if found.count == 10 { break }
        }
        #expect(found == Array(expected[60..<70]))
        #expect(try await database.claimNext(except: Set(expected)) == nil)
        let first = try #require(try await database.claimNext(except: []))
        #expect(first.capture.id == expected[0])
        // Whoever gives a capture back stands behind all who waited meanwhile.
        try await database.release(first.claim)
        #expect(try await database.claimNext(except: [])?.capture.id == expected[1])
    }
}
