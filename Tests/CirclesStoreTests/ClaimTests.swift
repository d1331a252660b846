import CirclesCore
import CirclesFiles
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesStore

@Suite("Who works on what")
struct ClaimTests {
    /// The same database, opened by another process.
    private func other(_ sample: Sample, _ identity: ProcessIdentity) throws -> CirclesDatabase {
        try CirclesDatabase(folder: sample.folder.url, owner: identity)
    }

    /// A living process that is not this one.
    private let living = ProcessIdentity(of: getppid()) ?? ProcessIdentity("none 1 1")
    private let dead = ProcessIdentity("another-boot 1 1")

    @Test("a living process's captures are left alone; a dead one's are taken over, and it is counted")
    func claims() async throws {
        let sample = try Sample()
        let capture = sample.capture()
        try await sample.accepted(capture)
        let processor = try other(sample, living)
        #expect(try await processor.claimUnfinished(except: [])?.capture == nil)
        let abandoned = sample.capture("b", at: 1)
        _ = try await other(sample, dead).accept(abandoned, bytes: nil, force: false)
        let claim = try #require(try await processor.claimUnfinished(except: []))
        #expect(claim.capture.id == abandoned.id)
        #expect(claim.starts == 2)
        #expect(try await processor.claimUnfinished(except: [abandoned.id])?.capture == nil)
    }

    @Test("the same bytes are not worked on by two at once")
    func sameBytes() async throws {
        let sample = try Sample()
        try await sample.accepted(sample.capture())
        let acceptance = try await other(sample, living).accept(sample.capture(), bytes: nil, force: false)
        guard case .underWork = acceptance else {
            Issue.record("\(acceptance)")
            return
        }
        let again = try await sample.database.accept(sample.capture(), bytes: nil, force: false)
        guard case .unfinished = again else {
            Issue.record("\(again)")
            return
        }
    }

    @Test("a capture that is accepted again under its id keeps its picture")
    func sameID() async throws {
        let sample = try Sample()
        let capture = sample.capture()
        try await sample.accepted(capture)
        let again = try await sample.database.accept(capture, bytes: Data("other".utf8), force: false)
        guard case .unfinished(let known) = again else {
            Issue.record("\(again)")
            return
        }
        #expect(known.id == capture.id)
        #expect(try await sample.database.image(of: capture.id) == Data("x".utf8))
    }
}
