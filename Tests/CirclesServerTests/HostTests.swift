import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesServer

@Suite("By what names the server goes, and how it is started")
struct HostTests {
    @Test("links of a server that listens on all addresses name one that leads to this machine")
    func anyAddress() throws {
        let any = try ListenAddress("0.0.0.0:8420")
        // A machine without a network has none.
        #expect(any.named.port == 8420 && (any.named == any || !any.named.isAny && !any.named.isLoopback))
        let own = try ListenAddress("127.0.0.1:8420")
        #expect(own.named == own)
    }

    @Test(
        "what is no host and port is nobody's name",
        arguments: [
            "localhost:8416@evil", "localhost@evil", "[::1]evil", "[::1]:8420:1", "localhost:", "localhost:port",
            "localhost:99999", "localhost:8420/", "[localhost]", "local host", "::1", "localhost,evil",
        ])
    func malformed(host: String) async throws {
        #expect(HostAndPort(host) == nil)
        #expect(try await TestServer().ask(.get, "/healthz", host: host).status == 421)
    }

    @Test(
        "its own names are answered, with any port",
        arguments: ["localhost", "LOCALHOST:1", "127.0.0.1:8420", "[::1]:8420"])
    func own(host: String) async throws {
        #expect(try await TestServer().ask(.get, "/healthz", host: host).status == 200)
    }

    @Test("the public name is answered with the port that it means")
    func publicName() async throws {
        let server = try await TestServer { $0.publicURL = "https://Circles.example.org" }
        for (host, status) in [
            ("circles.example.org", 200), ("CIRCLES.example.org:443", 200), ("circles.example.org:80", 421),
            ("example.org", 421),
        ] {
            #expect(try await server.ask(.get, "/healthz", host: host).status == status, "\(host)")
        }
    }

    @Test("a target that names a host of its own is taken for that host, whatever the header says")
    func absolute() {
        for (target, host) in [
            ("/healthz", nil), ("*", nil), ("/x?u=http://evil.example/", nil),
            ("http://evil.example/healthz", "evil.example"),
            ("HTTP://evil.example:1?x", "evil.example:1"), ("http://localhost@evil.example/", "localhost@evil.example"),
            ("http:///healthz", ""), ("healthz", ""), ("evil.example:443", ""),
        ] as [(String, String?)] {
            #expect(TargetHost.host(of: target) == host, "\(target)")
        }
    }

    @Test(
        "what is no public URL is refused at the start, with what would be right",
        arguments: [
            "http", "https://", "example.org", "https://a/b", "ftp://a", "https://a:b", "https://:443", "https://u@a",
        ])
    func publicURL(text: String) throws {
        let error = #expect(throws: CirclesError.self) { try ServerOptions.checked(publicURL: text) }
        #expect(error?.code == .usage && error?.remedy != nil)
    }

    @Test("a proxy is an IP address, and written as connections have it")
    func proxy() throws {
        #expect(try ServerOptions.checked(proxy: " 127.0.0.1 ") == "127.0.0.1")
        #expect(try ServerOptions.checked(proxy: "[0:0:0:0:0:0:0:1]") == "::1")
        for text in ["nonsense", "", "127.0.0.1:80", "10.0.0.0/8", "localhost"] {
            let error = #expect(throws: CirclesError.self) { try ServerOptions.checked(proxy: text) }
            #expect(error?.code == .usage && error?.remedy != nil, "\(text)")
        }
    }

    @Test("metrics are for programs of this machine: what a proxy passes on is refused, also one that nobody told of")
    func metrics() async throws {
        for tells in [false, true] {
            let server = try await TestServer {
                $0.publicURL = "https://circles.example.org"
                $0.tellsMetrics = tells
            }
            let token = try await server.token()
            func status(_ headers: [String: String], _ host: String, _ peer: String) async throws -> Int {
                try await server.ask(.get, "/metrics", token: token, headers: headers, host: host, peer: peer).status
            }
            #expect(try await status([:], "localhost:8420", "127.0.0.1") == 200)
            let refused = tells ? 200 : 403
            for header in ["X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "X-Real-IP", "Via"] {
                #expect(try await status([header: "1"], "localhost:8420", "127.0.0.1") == refused, "\(header)")
            }
            #expect(try await status([:], "circles.example.org", "127.0.0.1") == refused)
            #expect(try await status([:], "localhost:8420", "10.0.0.7") == refused)
        }
    }
}
