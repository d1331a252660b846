package struct ModelExtractor: Sendable {
    func extract(_ t: Transcript, _ c: Capture, _ m: ContactMatcher) async throws(ModelFailure) -> Extraction { throw ModelFailure(.unusable, "x") }
}
package enum ModelSpecification: Equatable { case rules, gemini(String), openAI(String); package init(_ s: String) throws(CirclesError) { self = .rules } }
