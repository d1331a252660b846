package import CirclesCore
internal import NIOCore

/// How the server is run.
package struct ServerOptions: Sendable {
    package var address = ListenAddress.standard
    /// What others call this server, without a slash at its end; nil: its address.
    package var publicURL: String?
    /// Addresses of proxies whose word on who asks is taken.
    package var proxies: Set<String> = []
    /// Listen beyond this machine without TLS.
    package var isInsecure = false
    /// Whoever has a token may read the metrics, from anywhere.
    package var tellsMetrics = false
    /// Work on what is accepted; false where other processes do, which share the store.
    package var works = true

    package init() {}

    /// A public URL as a person types it: `https://host` or `http://host`, with a port where one is needed.
    ///
    /// - Throws: `CirclesError` with `usage` for anything else.
    package static func checked(publicURL text: String) throws(CirclesError) -> String {
        var url = text.trimmingWhitespace
        while url.hasSuffix("/") { url.removeLast() }
        let parts = url.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, ["https:", "http:"].contains(parts[0].lowercased()), parts[1].isEmpty,
            HostAndPort(parts[2]) != nil
        else {
            throw CirclesError(
                .usage, "\"\(UntrustedText.line(text, limit: 80))\" is no public URL",
                hint: "https:// and a host, without a path: https://circles.example.org")
        }
        return url
    }

    /// The address of a proxy, as connections from it have it.
    ///
    /// - Throws: `CirclesError` with `usage` for what is no IP address: what a name leads to may change.
    package static func checked(proxy text: String) throws(CirclesError) -> String {
        var address = text.trimmingWhitespace
        if address.hasPrefix("["), address.hasSuffix("]") { address = String(address.dropFirst().dropLast()) }
        guard let known = try? SocketAddress(ipAddress: address, port: 0), let proxy = known.ipAddress else {
            throw CirclesError(
                .usage, "\"\(UntrustedText.line(text, limit: 80))\" is no address of a proxy",
                hint: "an IP address, such as 127.0.0.1 or ::1")
        }
        return proxy
    }

    /// What links begin with.
    package var base: String { publicURL ?? "http://\(address.named)" }

    var publicHost: HostAndPort? {
        publicURL.flatMap { url in url.split(separator: "/").dropFirst().first.flatMap { HostAndPort($0) } }
    }

    var publicPort: Int { isHTTPS ? 443 : 80 }

    var isHTTPS: Bool { publicURL?.lowercased().hasPrefix("https://") ?? false }
}
