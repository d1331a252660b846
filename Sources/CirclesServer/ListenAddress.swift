package import CirclesCore
internal import NIOCore

/// Where the server listens: an address and a port.
package struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
    package let host: String
    package let port: Int

    package static let standard = ListenAddress(host: "127.0.0.1", port: 8420)

    private init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Reads `127.0.0.1:8420`, `[::1]:8420` or `8420`.
    ///
    /// - Throws: `CirclesError` with `usage` for anything else; names are none: what they lead to may change.
    package init(_ text: String) throws(CirclesError) {
        let cut = text.lastIndex(of: ":")
        let port = Int(cut.map { text[text.index(after: $0)...] } ?? text[...])
        var host = cut.map { String(text[..<$0]) } ?? Self.standard.host
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        if host == "localhost" { host = Self.standard.host }
        guard let port, (0...65_535).contains(port), (try? SocketAddress(ipAddress: host, port: port)) != nil else {
            throw CirclesError(
                .usage, "\"\(UntrustedText.line(text, limit: 60))\" is no address to listen on",
                hint: "an address and a port: 127.0.0.1:8420, or [::1]:8420")
        }
        self.init(host: host, port: port)
    }

    /// Only programs of this machine reach it.
    package var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }
    var isAny: Bool { host == "0.0.0.0" || host == "::" }

    /// The same address with the port that the system chose for 0.
    package func with(port: Int) -> ListenAddress { ListenAddress(host: host, port: port) }

    /// What others reach it by: of a server that listens on all addresses of this machine, the first that leads to it from outside.
    package var named: ListenAddress {
        guard isAny, let devices = try? System.enumerateDevices() else { return self }
        let addresses = devices.compactMap(\.address).filter { $0.protocol == .inet }.compactMap(\.ipAddress)
        let outside = addresses.first { !$0.hasPrefix("127.") && !$0.hasPrefix("169.254.") }
        return outside.map { ListenAddress(host: $0, port: port) } ?? self
    }

    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
