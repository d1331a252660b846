import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

@Suite("Whether a picture may leave this machine")
struct PictureRedactionTests {
    private func verdict(
        _ transcript: Transcript?, _ kinds: Set<SensitiveKind> = SensitiveKind.usual
    ) -> PictureRedaction { PictureRedaction(transcript, Redaction(kinds)) }

    private func chat(_ rest: [(String, Transcript.LeftOut.Reason)] = [], last: String = "see you there") -> Transcript
    {
        var chat = Sample.chat(title: "Maria Lopez", "L: pottery at 10:00?", "L: \(last)")
        chat.leftOut = rest.map {
            .init(text: $0.0, reason: $0.1, bounds: PixelRect(x: 0, y: 0, width: 10, height: 10))
        }
        return chat
    }

    @Test("what stands outside of the messages keeps it here: a draft, a banner, another chat in a list")
    func leftOut() {
        #expect(
            verdict(chat([("9:41", .titleBar), ("iMessage", .inputBar), ("q w e r t z u i o p", .inputBar)])) == .shown)
        #expect(verdict(chat([("my card 4111 1111 1111 1111", .inputBar)])) == .redacted)
        #expect(verdict(chat([("the password is hunter2xyz", .inputBar)])) == .redacted)
        #expect(verdict(chat([("Your code is 482913", .titleBar)])) == .redacted)
        #expect(verdict(chat([("pw: hunter2", .beside)])) == .redacted)
    }

    @Test("a secret that stands on several lines, or answers what was asked before it, is found")
    func lines() {
        #expect(verdict(chat([("Your code is", .titleBar), ("482913", .titleBar)])) == .redacted)
        #expect(verdict(chat([("4111 1111", .inputBar), ("1111 1111", .inputBar)])) == .redacted)
        #expect(verdict(chat([("4471", .inputBar)], last: "what's the code of the door?")) == .redacted)
        #expect(verdict(chat([("4471", .inputBar)])) == .shown)
    }

    @Test("quotes, cards and separators count, and what the user corrected since stands on the picture still")
    func parts() {
        var quoting = chat()
        quoting.messages[0].quotes = "my card 4111 1111 1111 1111"
        var attached = chat()
        attached.messages[0].attachment = "password: hunter2"
        var separated = chat()
        separated.separators.append(.init(text: "Your code is 482913"))
        var corrected = chat()
        corrected.messages[0].asRead = .init(
            side: .left, kind: nil, sender: nil, text: "my card 4111 1111 1111 1111", confidence: 1)
        for transcript in [quoting, attached, separated, corrected] { #expect(verdict(transcript) == .redacted) }
    }

    @Test("what was not read, or not to its end, stays here, unless nothing is redacted")
    func unread() {
        var partial = chat()
        partial.warnings = [.partial]
        #expect(verdict(nil) == .unread && verdict(partial) == .unread)
        #expect(verdict(nil, []) == .shown && verdict(partial, []) == .shown)
    }

    @Test("bars, keyboards and clocks of ordinary screenshots keep none of them here")
    func ordinary() throws {
        let folder = Fixture.url("goldens")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let read = try names.filter { $0.hasSuffix(".transcript.json") }.map { name in
            (name, try JSONDecoder().decode(Transcript.self, from: Data(contentsOf: folder.appending(path: name))))
        }
        let pictures = read.filter { $0.1.leftOut != nil }
        #expect(pictures.count >= 10)
        for (name, transcript) in pictures { #expect(verdict(transcript) == .shown, "\(name)") }
    }

    @Test("a model is sent no picture with a secret in its draft")
    func model() async throws {
        let template = try PromptTemplate(text: Sample.template, schema: Sample.schema)
        struct Nobody: LanguageModel {
            let name = "stub:nobody"
            let isLocal = true
            func answer(_ prompt: Prompt) async throws -> ModelAnswer { ModelAnswer(text: "{}", modelVersion: "stub") }
        }
        let extractor = ModelExtractor(model: Nobody(), template: template)
        func picture(_ transcript: Transcript) -> Bool {
            extractor.prompt(for: .init(transcript, capturedAt: Sample.capturedAt, picture: .init([1]))).picture != nil
        }
        #expect(picture(chat()))
        #expect(!picture(chat([("my card 4111 1111 1111 1111", .inputBar)])))
    }
}
