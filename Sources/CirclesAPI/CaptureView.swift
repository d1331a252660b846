package import CirclesCore
package import Foundation

/// A capture with all that came of it: `show --json`.
package struct CaptureView: Codable, Sendable {
    /// What a model was sent and answered.
    package struct Request: Codable, Sendable {
        package let at: Date
        /// As it was configured.
        package let model: String
        /// As it named itself; null when it did not answer.
        package let modelVersion: Nullable<String>
        package let promptVersion: Nullable<String>
        package let tokensIn: Nullable<Int>
        package let tokensOut: Nullable<Int>
        package let milliseconds: Int
        /// Why there is no usable answer.
        package let failure: Nullable<String>
        /// Items that were left out of the answer.
        package let dropped: Int
        /// Null once it is no longer kept.
        package let prompt: Nullable<Prompt>
        package let answer: Nullable<String>

        package init(
            at: Date, model: String, modelVersion: String?, promptVersion: String?, tokensIn: Int?, tokensOut: Int?,
            milliseconds: Int, failure: String?, dropped: Int, prompt: Prompt?, answer: String?
        ) {
            self.at = at
            self.model = model
            self.modelVersion = Nullable(modelVersion)
            self.promptVersion = Nullable(promptVersion)
            self.tokensIn = Nullable(tokensIn)
            self.tokensOut = Nullable(tokensOut)
            self.milliseconds = milliseconds
            self.failure = Nullable(failure)
            self.dropped = dropped
            self.prompt = Nullable(prompt)
            self.answer = Nullable(answer)
        }
    }

    package let capture: Fields
    package let transcript: Nullable<Transcript>
    package let extraction: Nullable<Extraction>
    /// Oldest first.
    package let requests: [Request]

    /// - Parameter hint: Says a remedy in words.
    package init(
        _ capture: Capture, _ transcript: Transcript?, _ extraction: Extraction?, _ requests: [Request],
        hint: (Remedy) -> String
    ) {
        self.capture = Fields(capture, hint: hint)
        self.transcript = Nullable(transcript)
        self.extraction = Nullable(extraction)
        self.requests = requests
    }
}

extension CaptureView {
    /// The capture itself, its last error with the hint that every error has.
    package struct Fields: Codable, Sendable {
        package let capture: Capture
        package let lastError: ErrorView?

        package init(_ capture: Capture, hint: (Remedy) -> String) {
            self.capture = capture
            lastError = capture.lastError.map { ErrorView($0, hint: hint) }
        }

        private enum CodingKeys: String, CodingKey { case lastError }

        package init(from decoder: any Decoder) throws {
            capture = try Capture(from: decoder)
            lastError = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
                ErrorView.self, forKey: .lastError)
        }

        package func encode(to encoder: any Encoder) throws {
            try capture.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(lastError, forKey: .lastError)
        }
    }
}
