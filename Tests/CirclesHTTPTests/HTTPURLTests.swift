import Testing

@testable import CirclesHTTP

@Suite struct HTTPURLTests {
    @Test(
        "plain http is for this machine only",
        arguments: [
            ("https://example.org/v1", true, false),
            ("http://127.0.0.1:8080", true, true),
            ("http://127.9.8.7/", true, true),
            ("http://127.1/", true, true),
            ("http://2130706433/", true, true),
            ("http://localhost:11434/v1", true, true),
            ("http://LOCALHOST", true, true),
            ("http://[::1]:9/", true, true),
            ("https://[2001:db8::1]/", true, false),
            ("http://[::ffff:127.0.0.1]/", false, false),
            ("http://example.org", false, false),
            ("http://127.0.0.1.example.org", false, false),
            ("http://localhost.example.org", false, false),
            ("http://128.0.0.1", false, false),
            ("http://0.0.0.0", false, false),
            ("http://127.0.0.1@example.org", false, false),
            ("http://127.0.0.1\\@example.org", false, false),
            ("https://user:secret@example.org", false, false),
            ("file:///etc/passwd", false, false),
            ("gopher://127.0.0.1/", false, false),
            ("", false, false),
            ("https://", false, false),
            ("https://a b/", false, false),
            ("https://example.org/\u{0}http", false, false),
        ])
    func accepted(text: String, isAccepted: Bool, isLoopback: Bool) {
        let url = try? HTTPURL(text)
        #expect((url != nil) == isAccepted)
        #expect((url?.isLoopback ?? false) == isLoopback)
    }

    @Test("path is added with one slash between")
    func appending() throws {
        #expect(try HTTPURL("https://a.example//").appending(path: "/v1/x").string == "https://a.example/v1/x")
        #expect(try HTTPURL("https://a.example/v1").appending(path: "x:y").string == "https://a.example/v1/x:y")
    }

    @Test("a refused address does not repeat a password in it")
    func noPassword() {
        #expect { try HTTPURL("https://user:secret@example.org") } throws: { !"\($0)".contains("secret") }
    }
}
