internal import Foundation

/// This program, started anew to do one thing: bytes go in, bytes come out, and no matter what becomes of it, it ends.
struct DecodingChild: ~Copyable {
    /// Seconds after which it is killed.
    private static let patience = 60.0

    private let process: pid_t
    /// Its standard input and output.
    private let socket: Int32
    private let deadline = Date().addingTimeInterval(patience)

    /// Nil when it cannot be started.
    init?(_ argument: String) {
        // A socket, since a pipe cannot be written to without the risk of a signal; closed in any other child from the start.
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("circles"), strdup(argument), nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, Self.program, &actions, nil, &words, environ) == 0 else {
            close(ends[0])
            return nil
        }
        self.process = process
        socket = ends[0]
        _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
    }

    /// The command, also from the tests, which are built into the same folder.
    private static let program: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.lastPathComponent == "circles"
            ? "/proc/self/exe" : own.deletingLastPathComponent().appending(path: "circles").path
    }()

    /// Nil when it did not take all, gave more than `limit`, or took too long.
    func exchange(_ input: Data, atMost limit: Int) -> Data? {
        var sent = 0
        while sent < input.count {
            let count = input.withUnsafeBytes {
                send(socket, $0.baseAddress?.advanced(by: sent), input.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if count == 0 || !canGoOn(Int16(POLLOUT)) {
                return nil
            }
        }
        shutdown(socket, Int32(SHUT_WR))
        var output = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count == 0 { return output }
            if count > 0 {
                output.append(contentsOf: buffer[..<count])
                if output.count > limit { return nil }
            } else if !canGoOn(Int16(POLLIN)) {
                return nil
            }
        }
    }

    /// After a call that failed: whether it is worth doing again, once the socket is ready.
    private func canGoOn(_ event: Int16) -> Bool {
        guard errno == EAGAIN || errno == EINTR else { return false }
        let left = deadline.timeIntervalSinceNow
        guard left > 0 else { return false }
        var polled = pollfd(fd: socket, events: event, revents: 0)
        return poll(&polled, 1, Int32(left * 1000) + 1) > 0 || errno == EINTR
    }

    /// Ends it if it has not ended by itself.
    ///
    /// - Returns: What it exited with; -1 when it was killed.
    consuming func end() -> Int32 {
        // Its end of the socket is closed by now, or it is to be stopped.
        close(socket)
        var status: Int32 = 0
        for _ in 0..<1500 {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { return Self.code(status) }
            guard ended == 0 || errno == EINTR else { return -1 }
            usleep(2000)
        }
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return Self.code(status)
    }

    private static func code(_ status: Int32) -> Int32 { status & 0x7F == 0 ? status >> 8 & 0xFF : -1 }
}
