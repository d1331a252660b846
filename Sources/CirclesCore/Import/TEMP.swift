enum NamingPosition { static func find(_ n: String, in t: Transcript) -> Int? { nil } }
package struct ModelExtractor: Sendable {
    func extract(_ t: Transcript, _ c: Capture, _ m: ContactMatcher) async throws(ModelFailure) -> Extraction { throw ModelFailure(.unusable, "x") }
}
struct TranscriptBuilder { func build(_ p: RecognizedPage, capturedAt: CaptureTime) -> Transcript { Transcript() } }
struct SharedTextReader { func read(_ p: String, capturedAt: CaptureTime) -> Transcript { Transcript(text: p) } }
