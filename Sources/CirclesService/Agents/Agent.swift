package import CirclesCore
internal import CirclesHTTP

/// A program of the user's that is handed pictures over HTTP.
package struct Agent: Codable, Hashable, Sendable {
    package struct Header: Codable, Hashable, Sendable {
        package let name: String
        /// Never printed: it may be a key.
        package let value: String

        /// - Throws: `CirclesError` with `usage` for what is no header, or one that is made here.
        package init(_ name: String, _ value: String) throws(CirclesError) {
            let isName = !name.isEmpty && name.utf8.allSatisfy(Self.isNameByte)
            guard isName, value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), value.utf8.count <= 8_192 else {
                throw CirclesError(.usage, "that is no header", hint: "a header is NAME: VALUE on one line")
            }
            guard !Self.own.contains(name.lowercased()) else {
                throw CirclesError(.usage, "the header \(name) is made by Circles itself")
            }
            self.name = name
            self.value = value
        }

        /// Names of headers are the same in any case of letters.
        func isCalled(_ other: String) -> Bool { name.lowercased() == other.lowercased() }

        private static let own: Set<String> = [
            "content-type", "content-length", "host", "expect", "transfer-encoding", "x-device-id", "idempotency-key",
        ]

        /// RFC 9110, section 5.6.2.
        private static func isNameByte(_ byte: UInt8) -> Bool {
            switch byte {
            case 48...57, 65...90, 97...122: true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
    }

    package let name: String
    package let url: String
    package let headers: [Header]
    /// Taken where none is named.
    package var isPrimary: Bool

    /// - Throws: `CirclesError` with `usage` or `badInput` for a name or an address that cannot be used.
    package init(_ name: String, url: String, headers: [Header], isPrimary: Bool) throws(CirclesError) {
        self.name = try ContactText.check(name, "an agent's name")
        guard self.name.count <= Self.longestName else {
            throw CirclesError(.badInput, "the name is longer than \(Self.longestName) characters")
        }
        do throws(HTTPFailure) {
            self.url = try HTTPURL(url).string
        } catch {
            throw CirclesError(.usage, "the agent's address cannot be used: \(error.message)", hint: "https://…")
        }
        self.headers = headers
        self.isPrimary = isPrimary
    }

    /// Names are the same in any case of letters.
    func isCalled(_ other: String) -> Bool { name.lowercased() == other.lowercased() }

    private static let longestName = 80
}

extension Agent: CustomStringConvertible, CustomReflectable {
    package var description: String { name }
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Agent.Header: CustomStringConvertible, CustomReflectable {
    package var description: String { "\(name): …" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
