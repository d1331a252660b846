import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesHTTP

@Suite struct HTTPClientTests {
    let client: HTTPClient

    init() throws { client = try HTTPClient() }

    /// What `send` failed with, and after how many seconds.
    private func failure(of request: HTTPRequest) async -> (HTTPFailure.Code?, seconds: Double) {
        let start = ContinuousClock.now
        var code: HTTPFailure.Code?
        do { _ = try await client.send(request) } catch { code = error.code }
        return (code, (ContinuousClock.now - start) / .seconds(1))
    }

    @Test("a request arrives as it was made, and its answer comes back whole")
    func roundTrip() async throws {
        let server = try LoopbackServer { request, _ in
            .respond(status: 201, headers: ["X-Custom": " a b "], body: request.body)
        }
        let body = Data([0, 1, 2, 0, 255] + [UInt8](repeating: 7, count: 100_000))
        let url = try HTTPURL(server.url).appending(path: "/a/b?c=d")
        let response = try await client.send(
            HTTPRequest(.post, url, headers: [HTTPHeader("X-Key", "k"), HTTPHeader("X-Empty", "")], body: body))
        #expect(response.status == 201)
        #expect(response.body == body)
        #expect(response.header("x-custom") == "a b")
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.path == "/a/b?c=d" && request.body == body)
        #expect(request.headers["x-key"] == "k" && request.headers["x-empty"] == "")
        #expect(request.headers["expect"] == nil)
    }

    @Test("get and an empty post have no body")
    func empty() async throws {
        let server = try LoopbackServer([.json("{}")])
        _ = try await client.send(HTTPRequest(.get, HTTPURL(server.url)))
        _ = try await client.send(HTTPRequest(.post, HTTPURL(server.url)))
        #expect(server.requests.map(\.method) == ["GET", "POST"])
        #expect(server.requests.map(\.body) == [Data(), Data()])
    }

    @Test("one connection serves request after request")
    func reuse() async throws {
        let server = try LoopbackServer([.json("{}")])
        for _ in 0..<5 { _ = try await client.send(HTTPRequest(.get, HTTPURL(server.url))) }
        #expect(server.connections == 1)
    }

    @Test("no more connections than allowed, however many requests")
    func connectionLimit() async throws {
        let client = try HTTPClient(connections: 3)
        let server = try LoopbackServer([.after(seconds: 0.01, .json("{}"))])
        let url = try HTTPURL(server.url)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<30 { group.addTask { try await client.send(HTTPRequest(.get, url)).status } }
            for try await status in group { #expect(status == 200) }
        }
        #expect(server.connections <= 3)
    }

    @Test("a redirect is an answer, not a way to another machine", arguments: [301, 302, 307, 308])
    func redirect(status: Int) async throws {
        let server = try LoopbackServer([
            .respond(status: status, headers: ["Location": "http://127.0.0.1:1/"], body: Data())
        ])
        let response = try await client.send(HTTPRequest(.post, HTTPURL(server.url), body: Data("x".utf8)))
        #expect(response.status == status)
        #expect(server.requests.count == 1)
    }

    @Test("interim responses leave no headers behind")
    func interim() async throws {
        let server = try LoopbackServer([
            .raw(
                Data("HTTP/1.1 103 Early\r\nX: 1\r\n\r\nHTTP/1.1 200 OK\r\nY: 2\r\nContent-Length: 2\r\n\r\nok".utf8))
        ])
        let response = try await client.send(HTTPRequest(.get, HTTPURL(server.url)))
        #expect(response.status == 200)
        #expect(response.header("x") == nil && response.header("y") == "2")
    }

    @Test("silence and trickled bytes end with the time-out", arguments: [true, false])
    func timeout(isSilent: Bool) async throws {
        let server = try LoopbackServer([
            isSilent ? .silence : .trickle(Data("HTTP/1.1 200 OK\r\n\r\n".utf8), everySeconds: 0.1)
        ])
        let (code, seconds) = await failure(
            of: HTTPRequest(.get, try HTTPURL(server.url), totalTimeout: .milliseconds(250)))
        #expect(code == .timedOut)
        #expect(seconds >= 0.24)
    }

    @Test(
        "too long a body is refused, with a length or in endless chunks",
        arguments: [
            LoopbackServer.Answer.chunks(bytes: 200_000_000),
            .raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 200000000\r\n\r\nstart".utf8)),
            .raw(Data("HTTP/1.1 200 OK\r\n\r\n".utf8) + Data(repeating: 32, count: 3_000_000)),
        ])
    func responseLimit(answer: LoopbackServer.Answer) async throws {
        let server = try LoopbackServer([answer])
        let (code, _) = await failure(of: HTTPRequest(.get, try HTTPURL(server.url)))
        #expect(code == .tooLarge)
    }

    @Test("where only the status counts, a long body is no failure, and is not kept")
    func droppedBody() async throws {
        let server = try LoopbackServer([.respond(status: 201, body: Data(repeating: 65, count: 2_000_000))])
        var request = HTTPRequest(.get, try HTTPURL(server.url), responseLimit: 1000)
        request.dropsLongBody = true
        let response = try await client.send(request)
        #expect(response.status == 201 && response.body.count <= 1000)
    }

    @Test("where only the status counts, a body that does not end is no failure")
    func hangingBody() async throws {
        let head = Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n".utf8)
        for (answer, isAnswered) in [(head, true), (Data("HTTP/1.1 200 OK\r\n".utf8), false)] {
            let server = try LoopbackServer([.trickle(answer + Data("half".utf8), everySeconds: 0.001)])
            var request = HTTPRequest(.post, try HTTPURL(server.url), body: Data("x".utf8), totalTimeout: .seconds(1))
            request.dropsLongBody = true
            let response = try? await client.send(request)
            #expect(response?.status == (isAnswered ? 200 : nil))
        }
    }

    @Test("what was handed over whole before it failed says so, and what never left does not")
    func handedOver() async throws {
        let body = Data(repeating: 65, count: 200_000)
        func wasHandedOver(_ url: String) async throws -> Bool {
            let request = HTTPRequest(.post, try HTTPURL(url), body: body, totalTimeout: .milliseconds(500))
            return try await #require(throws: HTTPFailure.self) { try await client.send(request) }.wasHandedOver
        }
        let silent = try LoopbackServer([.silence]), closing = try LoopbackServer([.close])
        #expect(try await wasHandedOver(silent.url))
        #expect(try await wasHandedOver(closing.url))
        #expect(try await !wasHandedOver("http://127.0.0.1:1/"))
        let greeting = try LoopbackServer(greeting: Data("no TLS".utf8))
        #expect(try await !wasHandedOver("https://127.0.0.1:\(greeting.port)/"))
    }

    @Test("a body of exactly the limit passes")
    func exactLimit() async throws {
        let server = try LoopbackServer([.respond(status: 200, body: Data(repeating: 65, count: 1000))])
        let url = try HTTPURL(server.url)
        #expect(try await client.send(HTTPRequest(.get, url, responseLimit: 1000)).body.count == 1000)
        #expect(await failure(of: HTTPRequest(.get, url, responseLimit: 999)).0 == .tooLarge)
    }

    @Test("headers without end are refused")
    func headerLimit() async throws {
        let line = "X: \(String(repeating: "y", count: 8000))\r\n"
        let server = try LoopbackServer([
            .raw(Data(("HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 40) + "\r\n").utf8))
        ])
        let (code, _) = await failure(of: HTTPRequest(.get, try HTTPURL(server.url), responseLimit: 1000))
        #expect(code == .tooLarge)
    }

    @Test(
        "what breaks off or is not http is a broken connection",
        arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", "SSH-2.0-OpenSSH\r\n"])
    func broken(bytes: String) async throws {
        let server = try LoopbackServer([.raw(Data(bytes.utf8))])
        #expect(await failure(of: HTTPRequest(.get, try HTTPURL(server.url))).0 == .broken)
    }

    @Test("nobody listening and no TLS have their own codes")
    func unreachable() async throws {
        let server = try LoopbackServer(greeting: Data("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        #expect(await failure(of: HTTPRequest(.get, try HTTPURL("https://127.0.0.1:\(server.port)/"))).0 == .tls)
        #expect(await failure(of: HTTPRequest(.get, try HTTPURL("http://127.0.0.1:1/"))).0 == .cannotConnect)
    }

    @Test("cancelling ends a waiting request at once, and its connection")
    func cancel() async throws {
        let server = try LoopbackServer([.silence])
        let url = try HTTPURL(server.url)
        let task = Task { [client] in try await client.send(HTTPRequest(.get, url)) }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        let result = await task.result
        #expect(throws: HTTPFailure.self) { try result.get() }
    }

    @Test("a task cancelled before it sends sends nothing")
    func cancelledBefore() async throws {
        let server = try LoopbackServer([.json("{}")])
        let url = try HTTPURL(server.url)
        let task = Task { [client] in
            while !Task.isCancelled { await Task.yield() }
            return try await client.send(HTTPRequest(.get, url))
        }
        task.cancel()
        let result = await task.result
        #expect(throws: HTTPFailure.self) { try result.get() }
        #expect(server.requests.isEmpty)
    }

    @Test("many requests cancelled at random all end")
    func cancelMany() async throws {
        let server = try LoopbackServer([.after(seconds: 0.01, .json("{}"))])
        let url = try HTTPURL(server.url)
        var random = SplitMix64(seed: 6)
        let delays = (0..<100).map { _ in UInt64.random(in: 0..<20, using: &random) }
        let ended = await withTaskGroup(of: Void.self, returning: Int.self) { group in
            for delay in delays {
                group.addTask { [client] in
                    let task = Task { try await client.send(HTTPRequest(.get, url)) }
                    try? await Task.sleep(for: .milliseconds(delay))
                    task.cancel()
                    _ = await task.result
                }
            }
            return await group.reduce(into: 0) { count, _ in count += 1 }
        }
        #expect(ended == 100)
    }

    @Test("no header can smuggle another", arguments: ["a\r\nX-Other: b", "a\n", "\u{0}", "\u{7F}"])
    func headerInjection(value: String) async throws {
        let server = try LoopbackServer([.json("{}")])
        let request = HTTPRequest(.get, try HTTPURL(server.url), headers: [HTTPHeader("X-Key", value)])
        #expect(await failure(of: request).0 == .badRequest)
        #expect(server.requests.isEmpty)
    }

    @Test("no print of a request shows its headers or its body")
    func redacted() throws {
        let request = HTTPRequest(
            .post, try HTTPURL("https://example.org"), headers: [HTTPHeader("x-goog-api-key", "TOPSECRET")],
            body: Data("private words".utf8))
        var dumped = ""
        dump(request, to: &dumped)
        dump(request.headers, to: &dumped)
        for text in ["\(request)", "\(request.headers)", String(reflecting: request), dumped] {
            #expect(!text.contains("TOPSECRET") && !text.contains("private"))
        }
    }

    /// One test, in this order: the proxy's variable is seen by everything that runs beside it.
    @Test("other machines are asked by way of the environment's proxy, this machine never")
    func otherMachines() async throws {
        let proxy = try LoopbackServer([.respond(status: 403, body: Data())])
        let server = try LoopbackServer([.json("{}")])
        setenv("http_proxy", proxy.url, 1)
        setenv("https_proxy", proxy.url, 1)
        defer {
            unsetenv("http_proxy")
            unsetenv("https_proxy")
        }
        #expect(try await client.send(HTTPRequest(.get, HTTPURL(server.url))).status == 200)
        #expect(proxy.requests.isEmpty)
        _ = await failure(of: HTTPRequest(.get, try HTTPURL("https://model.example/")))
        #expect(proxy.requests.map(\.path) == ["model.example:443"])
    }
}
