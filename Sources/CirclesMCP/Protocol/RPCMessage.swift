internal import CirclesCore

/// One message of JSON-RPC 2.0, as far as a server takes any.
enum RPCMessage: Hashable {
    /// - `id`: A string or a whole number, given back as it came.
    case request(id: JSONValue, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// An answer: nothing was asked, so it is passed over.
    case answer

    /// - Throws: `Refusal`, with the id where there is a usable one.
    init(_ line: [UInt8]) throws(Refusal) {
        guard String(validating: line, as: UTF8.self) != nil, let value = try? JSONParser.parse(line) else {
            throw Refusal(id: .null, error: .notJSON)
        }
        guard case .object = value else {
            throw Refusal(id: .null, error: .invalidRequest("a message is one object; batches are not taken"))
        }
        let given = value["id"]
        let id = given.flatMap { Self.isID($0) ? $0 : nil }
        guard value["jsonrpc"] == "2.0" else {
            throw Refusal(id: id ?? .null, error: .invalidRequest("jsonrpc is \"2.0\""))
        }
        if value["method"] == nil, value["result"] != nil || value["error"] != nil {
            self = .answer
            return
        }
        guard let method = value["method"]?.string else {
            throw Refusal(id: id ?? .null, error: .invalidRequest("method is a string"))
        }
        let parameters = value["params"] ?? .object([])
        let isTable = if case .object = parameters { true } else { false }
        guard given != nil else {
            self = .notification(method: method, parameters: isTable ? parameters : .object([]))
            return
        }
        guard let id else {
            throw Refusal(id: .null, error: .invalidRequest("id is a string or a whole number"))
        }
        guard isTable else { throw Refusal(id: id, error: .invalidParameters("params is an object")) }
        self = .request(id: id, method: method, parameters: parameters)
    }

    /// A message that could not be taken, with what it is answered under.
    struct Refusal: Error, Hashable {
        let id: JSONValue
        let error: RPCError
    }

    /// Numbers beyond 2^53 would come back as others.
    private static func isID(_ value: JSONValue) -> Bool {
        switch value {
        case .string: true
        case .number: value.int.map { abs($0) <= 1 << 53 } ?? false
        default: false
        }
    }
}

/// What is sent back, as one line.
enum RPCAnswer {
    static func line(_ id: JSONValue, result: JSONValue) -> String {
        JSONValue.object([.init("jsonrpc", "2.0"), .init("id", id), .init("result", result)]).text + "\n"
    }

    static func line(_ id: JSONValue, error: RPCError) -> String {
        var members: [JSONValue.Member] = [
            .init("code", .number(Double(error.code))), .init("message", .string(error.message)),
        ]
        if let data = error.data { members.append(.init("data", data)) }
        return JSONValue.object([.init("jsonrpc", "2.0"), .init("id", id), .init("error", .object(members))]).text
            + "\n"
    }
}
