package import CirclesCore

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

    package init() {}

    /// A public URL as a person types it: `https://host` or `http://host`, with a port where one is needed.
    ///
    /// - Throws: `CirclesError` with `usage` for anything else.
    package static func checked(publicURL text: String) throws(CirclesError) -> String {
        var url = text.trimmingWhitespace
        while url.hasSuffix("/") { url.removeLast() }
        let parts = url.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, ["https:", "http:"].contains(parts[0].lowercased()), parts[1].isEmpty,
            !parts[2].isEmpty,
            parts[2].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-:[]".contains($0)) })
        else {
            throw CirclesError(
                .usage, "\"\(UntrustedText.line(text, limit: 80))\" is no public URL",
                hint: "without a path, such as https://circles.example.org")
        }
        return url
    }

    /// What links begin with.
    package var base: String { publicURL ?? "http://\(address)" }

    /// The host of the public URL, in lower case, with its port where it names one.
    var publicHost: String? {
        publicURL.flatMap { url in url.split(separator: "/").dropFirst().first.map { $0.lowercased() } }
    }

    var isHTTPS: Bool { publicURL?.lowercased().hasPrefix("https://") ?? false }
}
