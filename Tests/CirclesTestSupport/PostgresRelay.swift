import Foundation

/// Stands between a client and the tests' PostgreSQL server, on loopback, and cuts a link when it matters most: the server has
/// committed, and its answer is on the way.
package final class PostgresRelay: Sendable {
    private struct State: Sendable {
        /// What the client says in the transaction whose end is to be cut.
        var words: Data?
        /// It was said; the next commit is that transaction's.
        var isNear = false
        var cuts = 0
    }

    /// How the server says that a transaction was committed.
    private static let committed = Data("COMMIT\0".utf8)

    private let server: PostgresServer
    private let port: UInt16
    private let state = ServerLock(State())
    private let sockets = OpenSockets()

    package init(to server: PostgresServer) throws {
        self.server = server
        let listener: Int32
        (listener, port) = try Socket.listen()
        _ = sockets.add(listener)
        Thread.detachNewThread { [weak self, sockets] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { break }
                guard sockets.add(client), let self, let upstream = try? Socket.connect(toServerIn: self.server.folder)
                else {
                    sockets.close(client)
                    continue
                }
                _ = sockets.add(upstream)
                self.join(client, upstream)
            }
            sockets.close(listener)
        }
    }

    deinit { sockets.shutDown() }

    package var url: String {
        "postgres://circles:secret@127.0.0.1:\(port)/circles?sslmode=disable&gssencmode=disable"
    }

    /// Cuts the link when the transaction is committed in which the client says this, and before it hears so. What a connection
    /// has said before it says by a number: these are words of its first such transaction.
    package func cutCommit(afterSaying words: String) { state.withLock { $0.words = Data(words.utf8) } }

    /// How many links were cut.
    package var cuts: Int { state.withLock { $0.cuts } }

    private func join(_ client: Int32, _ upstream: Int32) {
        let ends = Ends(sockets, client, upstream)
        Thread.detachNewThread { [weak self] in
            Self.pump(client, upstream, keeping: 30) { self?.isToServer($0) ?? false }
            ends.hangUp()
        }
        Thread.detachNewThread { [weak self] in
            Self.pump(upstream, client, keeping: Self.committed.count - 1) { self?.isToClient($0) ?? false }
            ends.hangUp()
        }
    }

    private func isToServer(_ bytes: Data) -> Bool {
        state.withLock { state in
            if let words = state.words, bytes.range(of: words) != nil { (state.words, state.isNear) = (nil, true) }
        }
        return true
    }

    private func isToClient(_ bytes: Data) -> Bool {
        state.withLock { state in
            guard state.isNear, bytes.range(of: Self.committed) != nil else { return true }
            state.isNear = false
            state.cuts += 1
            return false
        }
    }

    /// - Parameters:
    ///   - rest: Bytes of what came before that are seen together with what came last: a word may be cut in two.
    ///   - isPassed: False cuts the link.
    private static func pump(_ from: Int32, _ to: Int32, keeping rest: Int, _ isPassed: (Data) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 65_536), tail = Data()
        while true {
            let count = recv(from, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            let seen = tail + buffer[..<count]
            guard isPassed(seen) else { return }
            tail = Data(seen.suffix(rest))
            var sent = 0
            while sent < count {
                let taken = buffer[sent..<count].withUnsafeBytes {
                    send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard taken > 0 else { return }
                sent += taken
            }
        }
    }

    /// Both sides of a link: when one has ended, so has the other, and the second to end closes them.
    private final class Ends: Sendable {
        private let sockets: OpenSockets
        private let client: Int32
        private let upstream: Int32
        private let running = ServerLock(2)

        init(_ sockets: OpenSockets, _ client: Int32, _ upstream: Int32) {
            (self.sockets, self.client, self.upstream) = (sockets, client, upstream)
        }

        func hangUp() {
            running.withLock { running in
                running -= 1
                for socket in [client, upstream] {
                    if running > 0 { shutdown(socket, Int32(SHUT_RDWR)) } else { sockets.close(socket) }
                }
            }
        }
    }
}

extension Socket {
    fileprivate static func connect(toServerIn folder: String) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", number: errno) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder)/.s.PGSQL.5432".utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            close(descriptor)
            throw Failure(call: "connect", number: errno)
        }
        return descriptor
    }
}
