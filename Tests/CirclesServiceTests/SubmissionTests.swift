import CirclesCore
import CirclesService
import Foundation
import Testing

@Suite("What is handed in")
struct SubmissionTests {
    private let day = Date(timeIntervalSince1970: 1_704_360_600)

    @Test("the time is what the user says, else what the name says, else the file's")
    func time() throws {
        let named = "Screenshot_20240104-103000.png"
        var details = SubmissionDetails()
        #expect(details.captureTime(of: Data(), path: "/a/\(named)", modified: day).source == .fileName)
        #expect(details.captureTime(of: Data(), path: "a.png", modified: day).source == .modified)
        #expect(details.captureTime(of: Data(), path: "a.png", modified: day).instant == day)
        details.capturedAt = try ExplicitTime.parse("2020-02-03")
        #expect(details.captureTime(of: Data(), path: named, modified: day).source == .given)
    }

    @Test("a text has the time it was shared at, when it was shared")
    func sharedText() {
        let details = SubmissionDetails(userNote: "a note", isPrivate: true, sharedAt: day)
        let submission = details.submission(text: "Hello", origin: .url)
        #expect(submission.capture.capturedAt.instant == day)
        #expect(submission.capture.origin == .url)
        #expect(submission.capture.isPrivate)
        #expect(submission.capture.userNote == "a note")
        #expect(submission.bytes == nil)
    }

    @Test("a share keeps its id; the same bytes have the same sum")
    func identity() {
        let id = Capture.ID.random()
        let details = SubmissionDetails(id: id)
        #expect(details.submission(text: "Hello", origin: .cli).capture.id == id)
        let sums = (0..<2).map { _ in SubmissionDetails().submission(text: "Hello", origin: .cli).capture.sha256 }
        #expect(sums[0] == sums[1])
        #expect(sums[0] == Hash.sha256Hex(Data("Hello".utf8)))
    }

    @Test("bytes that are no picture are refused")
    func noPicture() async {
        let details = SubmissionDetails()
        let thrown = await code { _ = try details.submission(picture: Data("x".utf8), path: "x.png", modified: nil) }
        #expect(thrown == .badInput)
    }
}
