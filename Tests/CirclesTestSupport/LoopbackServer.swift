package import Foundation

/// A real HTTP/1.1 server on 127.0.0.1 that answers as badly as a test wants.
///
/// It speaks over plain sockets, because half bodies, trickled bytes and silence are what no server library will do.
/// Connections are kept alive until an answer closes them; all end with `stop()` or with the server.
package final class LoopbackServer: Sendable {
    package struct Request: Sendable {
        package var method: String
        package var path: String
        /// Names in lower case.
        package var headers: [String: String]
        package var body: Data
        /// Counts connections from 0; the same number means a reused connection.
        package var connection: Int
    }

    package enum Answer: Sendable {
        case respond(status: Int, headers: [String: String] = [:], body: Data)
        /// The inner answer after a pause.
        indirect case after(seconds: Double, Answer)
        /// These bytes as they are, then the connection closes.
        case raw(Data)
        /// These bytes, one each pause.
        case trickle(Data, everySeconds: Double)
        /// Chunks of a body, in size at most `bytes`, until the client has enough.
        case chunks(bytes: Int)
        case silence
        case close

        package static func json(_ text: String, status: Int = 200) -> Answer {
            .respond(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
        }
    }

    private struct State: Sendable {
        var requests: [Request] = []
        var connections = 0
    }

    package let port: UInt16
    private let state = ServerLock(State())
    private let sockets = OpenSockets()
    private let greeting: Data?
    private let answer: @Sendable (Request, Int) -> Answer

    /// - Parameter answer: Called with each request and how many came before it, on the connection's thread.
    package convenience init(_ answer: @escaping @Sendable (Request, _ index: Int) -> Answer) throws {
        try self.init(greeting: nil, answer)
    }

    /// Says `greeting` to whoever connects and hangs up.
    package convenience init(greeting: Data) throws {
        try self.init(greeting: greeting) { _, _ in .close }
    }

    private init(greeting: Data?, _ answer: @escaping @Sendable (Request, _ index: Int) -> Answer) throws {
        self.greeting = greeting
        self.answer = answer
        let listener: Int32
        (listener, port) = try Socket.listen()
        _ = sockets.add(listener)
        Thread.detachNewThread { [weak self, sockets] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                guard sockets.add(connection), let number = self?.countConnection() else {
                    sockets.close(connection)
                    break
                }
                Thread.detachNewThread { [weak self] in
                    Self.serve(connection, number) { self }
                    sockets.close(connection)
                }
            }
            sockets.close(listener)
        }
    }

    /// Answers in this order, the last one again and again.
    package convenience init(_ answers: [Answer]) throws {
        try self.init { _, index in answers.isEmpty ? .close : answers[min(index, answers.count - 1)] }
    }

    deinit { stop() }

    package var url: String { "http://127.0.0.1:\(port)" }
    /// So far, in the order they were read.
    package var requests: [Request] { state.withLock { $0.requests } }
    package var connections: Int { state.withLock { $0.connections } }

    package func stop() { sockets.shutDown() }

    private func countConnection() -> Int {
        state.withLock { state in
            defer { state.connections += 1 }
            return state.connections
        }
    }

    private func answer(to request: Request) -> Answer {
        RequestLog.shared.add(request)
        let index = state.withLock { state in
            state.requests.append(request)
            return state.requests.count - 1
        }
        return answer(request, index)
    }

    /// The server is looked up for each request, so that a waiting connection does not keep it alive.
    private static func serve(_ descriptor: Int32, _ connection: Int, server: () -> LoopbackServer?) {
        let socket = Socket(descriptor: descriptor)
        if let greeting = server()?.greeting {
            _ = socket.write(.raw(greeting))
            return
        }
        while let request = socket.readRequest(connection: connection) {
            guard let answer = server()?.answer(to: request), socket.write(answer) else { return }
        }
    }
}
