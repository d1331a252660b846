package import Foundation

/// Exactly what is sent to a model. What is kept of it is the text alone.
package struct Prompt: Codable, Hashable, Sendable {
    /// The rules: never mixed with anything from the screen.
    package var system: String
    /// The transcript between markers, and what is known besides.
    package var user: String
    /// JSON Schema of the answer.
    package var schema: String
    /// A JPEG of the screen, besides the text and never instead of it.
    package var picture: Data?
    /// Tokens the answer may have; nil for the model's own cap.
    package var outputCap: Int?

    private enum CodingKeys: String, CodingKey { case system, user, schema }

    package init(system: String, user: String, schema: String, picture: Data? = nil, outputCap: Int? = nil) {
        self.system = system
        self.user = user
        self.schema = schema
        self.picture = picture
        self.outputCap = outputCap
    }

    /// For servers that take no schema beside the question.
    package var userWithSchema: String { "\(user)\n\nThe JSON object must follow this schema:\n\(schema)" }
}
