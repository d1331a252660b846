import CirclesIntake
import Foundation
import Testing

@testable import CirclesSpool

@Suite("Lines written by hand")
struct JSONLineTests {
    @Test("any text comes back as it was")
    func texts() throws {
        let controls = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0) }))
        for text in [controls, "\u{2028}\u{FEFF}", "a\"b\\c/d", "Zoë 🌸👩‍👩‍👧", "", "\u{7F}\u{9F}", "e\u{301}"] {
            var json = JSONLine()
            json.add("one", text)
            json.add("none", String?.none)
            json.add("list", [text, text])
            json.add(text, 7)
            json.add("yes", true)
            let object = try JSONSerialization.jsonObject(with: json.line) as? [String: Any]
            #expect((object?["one"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
            #expect(object?["list"] as? [String] == [text, text])
            #expect(object?["yes"] as? Bool == true && object?["none"] == nil)
            #expect(json.line.count { $0 == UInt8(ascii: "\n") } == 1)
        }
        #expect(JSONLine().line == Data("{}\n".utf8))
    }

    @Test("a manifest comes back as it was")
    func manifest() throws {
        var manifest = ShareManifest(
            id: .random(), origin: .url, kind: .link, payloadBytes: 0,
            sharedAt: Date(timeIntervalSince1970: 1_700_000_000),
            originalName: "a \"name\"\n.png")
        manifest.modifiedAt = Date(timeIntervalSince1970: -1)
        manifest.capturedAt = "2024-01-04"
        manifest.text = "one\ntwo"
        manifest.url = "https://example.org/ä"
        manifest.title = "T"
        manifest.userNote = "n"
        manifest.contact = "Zoë"
        manifest.labels = ["a", "b\\"]
        manifest.app = "app"
        manifest.isPrivate = true
        manifest.confirm = "why"
        #expect(try ShareManifest(line: try manifest.line().dropLast()) == manifest)
    }

    @Test("instants are Foundation's", arguments: 0..<400)
    func instants(seed: Int) {
        // From 1601 to 2400, all hours, and the days around the ends of years and centuries.
        let seconds = Double(seed) * 63_113_904.4 - 11_644_473_600 + Double(seed % 7) * 0.25
        for date in [seconds, Double(seed) * 31_556_952 / 12 - 5_000_000_000].map(Date.init(timeIntervalSince1970:)) {
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: false)
            #expect(UTCText.of(date, milliseconds: false) == date.formatted(style))
        }
    }

    @Test("milliseconds are rounded down, and impossible instants are some instant")
    func limits() {
        #expect(UTCText.of(Date(timeIntervalSince1970: 0.0019), milliseconds: true) == "1970-01-01T00:00:00.001Z")
        #expect(UTCText.of(Date(timeIntervalSince1970: -0.5), milliseconds: true) == "1969-12-31T23:59:59.500Z")
        #expect(UTCText.of(Date(timeIntervalSince1970: .infinity), milliseconds: false) == "9999-12-31T23:59:59Z")
        #expect(UTCText.of(Date(timeIntervalSince1970: -.infinity), milliseconds: false) == "0000-01-01T00:00:00Z")
        #expect(UTCText.of(Date(timeIntervalSince1970: .nan), milliseconds: false).hasSuffix("Z"))
        #expect(UTCText.of(Date(timeIntervalSince1970: 1_709_164_800), milliseconds: false) == "2024-02-29T00:00:00Z")
    }
}
