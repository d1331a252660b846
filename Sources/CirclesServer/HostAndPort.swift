internal import NIOCore

/// A host and its port, as `Host` and URLs name them: `example.org`, `127.0.0.1:8420` or `[::1]:8420`.
struct HostAndPort: Hashable, Sendable {
    /// In lower case, an IPv6 address without its brackets.
    let host: String
    let port: Int?

    /// Nil for anything else: a user's name, a second port or a sign behind the port would be read by others in another way.
    init?(_ text: some StringProtocol) {
        let text = text.lowercased()
        var rest: Substring
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = String(text[text.index(after: text.startIndex)..<end])
            guard (try? SocketAddress(ipAddress: host, port: 0))?.protocol == .inet6 else { return nil }
            rest = text[text.index(after: end)...]
        } else {
            host = String(text.prefix { $0 != ":" })
            guard Self.isName(host) else { return nil }
            rest = text.dropFirst(host.count)
        }
        guard !rest.isEmpty else {
            port = nil
            return
        }
        guard rest.removeFirst() == ":", (1...5).contains(rest.count), rest.allSatisfy({ $0.isASCII && $0.isNumber }),
            let port = Int(rest), (1...65_535).contains(port)
        else { return nil }
        self.port = port
    }

    /// Labels of letters, digits, hyphens and underscores, or an IPv4 address.
    private static func isName(_ name: String) -> Bool {
        (1...253).contains(name.utf8.count)
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
                label.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 95 }
                    && label.first.map { $0 != "-" } ?? false
            }
    }

    /// Names that lead to this machine only.
    var isLoopback: Bool { ["localhost", "127.0.0.1", "::1"].contains(host) }
}
