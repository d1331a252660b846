/// The prompt and the answer's schema, compiled into the binary.
package enum Prompts {
    /// Markdown.
    package static var conversation: String { String(decoding: PackageResources.conversation_md, as: UTF8.self) }
    /// JSON Schema.
    package static var conversationSchema: String {
        String(decoding: PackageResources.conversation_schema_json, as: UTF8.self)
    }
}
