/// Exactly what is sent to a model.
package struct Prompt: Codable, Hashable, Sendable {
    /// The rules: never mixed with anything from the screen.
    package var system: String
    /// The transcript between markers, and what is known besides.
    package var user: String
    /// JSON Schema of the answer.
    package var schema: String

    package init(system: String, user: String, schema: String) {
        self.system = system
        self.user = user
        self.schema = schema
    }
}
