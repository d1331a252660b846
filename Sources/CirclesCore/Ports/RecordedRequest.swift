package import Foundation

/// A request to a model as it is remembered.
package struct RecordedRequest: Sendable {
    /// How long it is kept what models were sent and what they answered.
    package static let daysKept = 30.0

    package var at: Date
    /// As it was configured.
    package var model: String
    /// As it named itself; nil when it did not answer.
    package var modelVersion: String?
    package var promptVersion: String?
    package var tokensIn: Int?
    package var tokensOut: Int?
    package var milliseconds: Int
    /// Why there is no usable answer.
    package var failure: String?
    /// Items of the answer that nothing on the screen bears out.
    package var dropped: Int
    /// Nil once it is no longer kept.
    package var prompt: Prompt?
    package var answer: String?

    package init(
        at: Date, model: String, modelVersion: String?, promptVersion: String?, tokensIn: Int?, tokensOut: Int?,
        milliseconds: Int, failure: String?, dropped: Int, prompt: Prompt?, answer: String?
    ) {
        self.at = at
        self.model = model
        self.modelVersion = modelVersion
        self.promptVersion = promptVersion
        self.tokensIn = tokensIn
        self.tokensOut = tokensOut
        self.milliseconds = milliseconds
        self.failure = failure
        self.dropped = dropped
        self.prompt = prompt
        self.answer = answer
    }
}
