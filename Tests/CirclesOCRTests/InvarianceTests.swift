import CirclesCore
import CirclesOCR
import CirclesTestSupport
import Foundation
import Testing

/// What a conversation says does not depend on how its picture was taken.
@Suite("A changed picture reads the same")
struct InvarianceTests {
    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case smaller, larger, inverted, statusBar

        var testDescription: String { rawValue }

        func apply(to picture: PictureMaker) -> PictureMaker? {
            switch self {
            case .smaller: picture.scaled(by: 0.75)
            case .larger: picture.scaled(by: 1.5)
            case .inverted: picture.inverted()
            case .statusBar: picture.withStatusBar()
            }
        }
    }

    /// A fixture and the height of its own status bar, which the other status bar replaces.
    struct Shot: CustomTestStringConvertible {
        let file: String
        let statusBar: Int32

        var testDescription: String { file }

        static let all = [
            Shot(file: "imessage-cropped.png", statusBar: 0), Shot(file: "IMG_5021.PNG", statusBar: 132),
            Shot(file: "signal-2024-03-02-181500.png", statusBar: 96),
            Shot(file: "whatsapp-group-book-club-dark.png", statusBar: 132),
        ]
    }

    /// One engine for the whole suite: loading is half of the time of a small picture.
    private static let recognizer = Result { try TesseractRecognizer(workers: 2, deadline: .seconds(120)) }

    private func read(_ picture: PictureMaker) async throws -> Transcript {
        let page = try await Self.recognizer.get().recognize(picture.encoded(.png), languages: ["eng"])
        return TranscriptBuilder().build(page)
    }

    @Test("a strip of a screen, wider than high, is read as the screen is")
    func strip() async throws {
        let picture = try #require(PictureMaker(decoding: Fixture.data("screenshots/IMG_5021.PNG")))
        let read = try await read(#require(picture.strip(from: 1470, height: 400)))
        #expect(
            read.messages.map(\.text) == [
                "We're having lunch at the Golden Fork at noon", "I'll bake a cake. I love baking for him",
            ])
        #expect(read.messages.map(\.side) == [.left, .right])
    }

    @Test("messages, sides, order and text stay", arguments: Shot.all)
    func unchanged(_ shot: Shot) async throws {
        let picture = try #require(PictureMaker(decoding: Fixture.data("screenshots/\(shot.file)")))
        let original = try await read(picture)
        #expect(original.messages.count >= 4)
        for change in Change.allCases {
            let base = change == .statusBar ? try #require(picture.cropped(fromTop: shot.statusBar)) : picture
            let changed = try await read(#require(change.apply(to: base)))
            #expect(changed.messages.map(\.side) == original.messages.map(\.side), "\(change)")
            let (wanted, found) = (original.messages.map(\.text), changed.messages.map(\.text))
            let errors = editDistance(wanted.joined(separator: " "), found.joined(separator: " "))
            #expect(errors * 50 <= wanted.joined(separator: " ").count, "\(change): \(found)")
            #expect(changed.title == original.title, "\(change)")
        }
    }
}

/// Levenshtein's distance in characters.
private func editDistance(_ a: String, _ b: String) -> Int {
    let columns = Array(b)
    var row = Array(0...columns.count)
    for (i, x) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, y) in columns.enumerated() {
            let substituted = diagonal + (x == y ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
        }
    }
    return row[columns.count]
}
