import CirclesCore
import Foundation
import Testing

@Suite("An error that is kept with its capture")
struct CirclesErrorTests {
    private func decoded(_ json: String) throws -> CirclesError {
        try JSONDecoder().decode(CirclesError.self, from: Data(json.utf8))
    }

    @Test("comes back as it was, whatever its remedy")
    func roundTrip() throws {
        let remedies: [Remedy?] = [
            nil, .advice("free some space"), .retry(.random()), .retryWaiting, .install(["libheif1"]),
            .install(["tesseract-ocr-script-latn"], for: "accents"), .otherHome(orElse: "check its permissions"),
            .takeBack(nil), .setKey("gemini.key"),
        ]
        for remedy in remedies {
            let error = CirclesError(.waiting, "it waits", remedy: remedy, retryable: true, stored: true)
            let json = String(decoding: try JSONEncoder().encode(error), as: UTF8.self)
            #expect(try decoded(json) == error, "\(json)")
        }
    }

    @Test("that an earlier version kept with a hint has it as advice")
    func earlier() throws {
        let error = try decoded(
            #"{"code":"waiting","message":"it waits","hint":"run `circles retry`","retryable":true,"stored":true}"#)
        #expect(error.remedy == .advice("run `circles retry`"))
    }

    @Test("is read without a remedy that only a later version knows")
    func later() throws {
        let error = try decoded(
            #"{"code":"waiting","message":"it waits","remedy":{"dance":{}},"retryable":true,"stored":true}"#)
        #expect(error.message == "it waits" && error.remedy == nil)
    }
}
