/// The prompt, its hints and the answer's schema, compiled into the binary.
package enum Prompts {
    /// Markdown.
    package static var conversation: String { text(PackageResources.conversation_md) }
    /// JSON Schema.
    package static var conversationSchema: String { text(PackageResources.conversation_schema_json) }
    /// Markdown, by the name of the app.
    package static var hints: [String: String] {
        [
            "whatsapp": text(PackageResources.whatsapp_md), "instagram": text(PackageResources.instagram_md),
            "signal": text(PackageResources.signal_md),
        ]
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
