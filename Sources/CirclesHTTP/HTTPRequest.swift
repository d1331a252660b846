package import Foundation

/// One request and how long and how much its sender is willing to wait for.
package struct HTTPRequest: Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    package var method: Method
    package var url: HTTPURL
    package var headers: [HTTPHeader]
    /// Sent with POST and PUT only.
    package var body: Data
    /// From the start until the connection stands, TLS included.
    package var connectTimeout: Duration
    /// From the start until the last byte of the response.
    package var totalTimeout: Duration
    /// Bytes of body, and separately of headers; a longer response fails with `tooLarge`.
    package var responseLimit: Int
    /// Where only the status counts: of the body, what is longer than the limit is not kept, and neither that nor one that does not
    /// end is a failure.
    package var dropsLongBody = false
    /// Nil: it is not signed.
    package var signature: HTTPSignature?

    package init(
        _ method: Method, _ url: HTTPURL, headers: [HTTPHeader] = [], body: Data = Data(),
        connectTimeout: Duration = .seconds(15), totalTimeout: Duration = .seconds(60),
        responseLimit: Int = 2 * 1024 * 1024
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.connectTimeout = connectTimeout
        self.totalTimeout = totalTimeout
        self.responseLimit = responseLimit
    }
}

extension HTTPRequest {
    var hasBody: Bool { method == .post || method == .put }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// Without headers and body: one may hold a key, the other holds a private conversation.
    package var description: String { "\(method.rawValue) \(url) (\(body.count) bytes)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// A header of a request. Its value is never printed.
package struct HTTPHeader: Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Nothing that could end the header and begin another.
    var isWellFormed: Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}

extension HTTPHeader: CustomStringConvertible, CustomReflectable {
    package var description: String { "\(name): …" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
