internal import CirclesCore

/// An error of JSON-RPC 2.0. Its words never hold what a request held, names of methods and tools apart.
struct RPCError: Error, Hashable {
    let code: Int
    let message: String
    var data: JSONValue?

    static let notJSON = RPCError(code: -32700, message: "the line is not JSON")
    static let noSuchMethod = RPCError(code: -32601, message: "there is no such method")
    static let failed = RPCError(code: -32603, message: "the request failed")
    /// Of the range that implementations may use.
    static let busy = RPCError(code: -32000, message: "too many requests are worked on at once; try again")

    static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }

    static func unsupported(_ requested: String, supported: [String]) -> RPCError {
        RPCError(
            code: -32022, message: "this revision of the protocol is not supported",
            data: ["supported": .array(supported.map(JSONValue.string)), "requested": .string(requested)])
    }
}
