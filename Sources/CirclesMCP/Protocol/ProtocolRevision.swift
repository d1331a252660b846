/// The revisions of the Model Context Protocol that are spoken.
///
/// https://modelcontextprotocol.io/specification
enum ProtocolRevision {
    /// Stateless: each request names its revision in `_meta`, and `server/discover` says what there is.
    static let stateless = ["2026-07-28"]
    /// Begun with `initialize`, newest first.
    static let withHandshake = ["2025-11-25", "2025-06-18", "2024-11-05"]

    /// What is agreed on when a client asks for `wanted`: that, or the newest that begins with a handshake.
    static func agreed(on wanted: String) -> String { withHandshake.contains(wanted) ? wanted : withHandshake[0] }
}

/// Keys of `_meta` that the protocol reserves.
enum MetaKey {
    static let revision = "io.modelcontextprotocol/protocolVersion"
    static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
    static let clientInfo = "io.modelcontextprotocol/clientInfo"
    static let serverInfo = "io.modelcontextprotocol/serverInfo"
}
