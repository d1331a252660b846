internal import CCurl
internal import Foundation

/// An address this program is willing to talk to: https, or plain http to this machine itself.
///
/// It is taken apart by libcurl's own parser, so what is checked here is what will be connected to.
package struct HTTPURL: Hashable, Sendable {
    /// The whole address, normalised.
    package let string: String
    /// Name or IP address, IPv6 without its brackets.
    package let host: String
    /// 127.0.0.0/8, ::1 or `localhost`: what is sent there does not leave this machine.
    package let isLoopback: Bool

    /// - Throws: `HTTPFailure.badAddress` for anything but https, or http to loopback; also for user names in the URL.
    package init(_ text: String) throws(HTTPFailure) {
        guard let parts = URLParts(), parts.read(text) else {
            throw HTTPFailure(.badAddress, "not a web address, or one with a user name in it")
        }
        guard let url = parts.text(CURLUPART_URL), let scheme = parts.text(CURLUPART_SCHEME),
            let bracketed = parts.text(CURLUPART_HOST), !bracketed.isEmpty
        else { throw HTTPFailure(.badAddress, "not a web address") }
        string = url
        host = bracketed.hasPrefix("[") ? String(bracketed.dropFirst().dropLast()) : bracketed
        isLoopback = Self.isLoopback(host)
        switch scheme {
        case "https": break
        case "http" where isLoopback: break
        case "http": throw HTTPFailure(.badAddress, "plain http is only for this machine; use https for \(host)")
        default: throw HTTPFailure(.badAddress, "\(scheme) is not http or https")
        }
    }

    /// The address with more path at its end, `self` having no query; slashes between them are made one.
    ///
    /// - Throws: `HTTPFailure.badAddress`.
    package func appending(path: String) throws(HTTPFailure) -> HTTPURL {
        let base = String(string.reversed().drop { $0 == "/" }.reversed())
        return try HTTPURL(base + "/" + path.drop { $0 == "/" })
    }

    /// Numbers are read strictly: `127.0.0.1.example.org` and `127.1` (which libcurl has spelt out by now) are names.
    private static func isLoopback(_ host: String) -> Bool {
        if host.lowercased() == "localhost" { return true }
        var v4 = in_addr()
        if inet_pton(AF_INET, host, &v4) == 1 { return UInt32(bigEndian: v4.s_addr) >> 24 == 127 }
        var v6 = in6_addr()
        guard inet_pton(AF_INET6, host, &v6) == 1 else { return false }
        return withUnsafeBytes(of: &v6) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }
}

extension HTTPURL: CustomStringConvertible {
    package var description: String { string }
}

/// A `CURLU`, freed when it goes.
private struct URLParts: ~Copyable {
    private let handle: OpaquePointer

    init?() {
        guard let handle = curl_url() else { return nil }
        self.handle = handle
    }

    deinit { curl_url_cleanup(handle) }

    /// False when libcurl cannot read it; a zero byte would hide the rest from it.
    func read(_ text: String) -> Bool {
        !text.utf8.contains(0)
            && curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_DISALLOW_USER)) == CURLUE_OK
    }

    func text(_ part: CURLUPart) -> String? {
        var bytes: UnsafeMutablePointer<CChar>?
        guard circles_url_get(handle, part, &bytes) == CURLUE_OK, let bytes else { return nil }
        defer { curl_free(bytes) }
        return String(cString: bytes)
    }
}
