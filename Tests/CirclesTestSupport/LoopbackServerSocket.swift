import Foundation

/// The blocking side of `LoopbackServer`: one connection, on a thread of its own.
struct Socket {
    let descriptor: Int32

    struct Failure: Error {
        var call: String
        var number: Int32
    }

    /// A listening socket on a free port of 127.0.0.1.
    static func listen() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", number: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                // A long backlog: a short one stalls many connections at once.
                bind(descriptor, generic, length) == 0 && Glibc.listen(descriptor, 256) == 0
                    && getsockname(descriptor, generic, &length) == 0
            }
        }
        guard result else {
            close(descriptor)
            throw Failure(call: "listen", number: errno)
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Nil when the client has gone.
    func readRequest(connection: Int) -> LoopbackServer.Request? {
        var received = Data()
        let end = Data("\r\n\r\n".utf8)
        var head = received.range(of: end)
        while head == nil {
            guard read(into: &received) else { return nil }
            head = received.range(of: end)
        }
        guard let head else { return nil }
        let lines = String(decoding: received[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        guard first.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
                .trimmingCharacters(in: .whitespaces)
        }
        let length = headers["content-length"].flatMap(Int.init) ?? 0
        while received.count - head.upperBound < length {
            guard read(into: &received) else { return nil }
        }
        return LoopbackServer.Request(
            method: String(first[0]), path: String(first[1]), headers: headers,
            body: Data(received[head.upperBound...].prefix(length)), connection: connection)
    }

    /// False when the connection is to close.
    func write(_ answer: LoopbackServer.Answer) -> Bool {
        switch answer {
        case .respond(let status, var headers, let body):
            headers["Content-Length"] = String(body.count)
            let lines = headers.map { "\($0): \($1)\r\n" }.joined()
            return send(Data("HTTP/1.1 \(status) Test\r\n\(lines)\r\n".utf8) + body)
        case .after(let seconds, let answer):
            Thread.sleep(forTimeInterval: seconds)
            return write(answer)
        case .raw(let bytes):
            _ = send(bytes)
            return false
        case .trickle(let bytes, let pause):
            for byte in bytes {
                guard send(Data([byte])) else { return false }
                Thread.sleep(forTimeInterval: pause)
            }
            return true
        case .chunks(let total):
            guard send(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)) else { return false }
            let chunk = Data("10000\r\n".utf8) + Data(repeating: 0x20, count: 65_536) + Data("\r\n".utf8)
            for _ in 0..<(total / 65_536) {
                guard send(chunk) else { return false }
            }
            return send(Data("0\r\n\r\n".utf8))
        case .silence:
            var nothing = Data()
            while read(into: &nothing) {}
            return false
        case .close:
            return false
        }
    }

    private func read(into data: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        data.append(contentsOf: buffer[..<count])
        return true
    }

    private func send(_ data: Data) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
