enum NamingPosition { static func find(_ n: String, in t: Transcript) -> Int? { nil } }
package struct ModelExtractor: Sendable {
    func extract(_ t: Transcript, _ c: Capture, _ m: ContactMatcher) async throws(ModelFailure) -> Extraction { throw ModelFailure(.unusable, "x") }
}
