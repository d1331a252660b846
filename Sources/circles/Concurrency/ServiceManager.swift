import Foundation

/// What systemd hears of a service of its own: see sd_notify(3). Without systemd nothing is said.
enum ServiceManager {
    /// Requests are answered from now on. A name that begins with `@` is one of the abstract namespace.
    static func tellReady() {
        guard let name = ProcessInfo.processInfo.environment["NOTIFY_SOCKET"], let first = name.utf8.first,
            first == UInt8(ascii: "/") || first == UInt8(ascii: "@")
        else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var path = Array(name.utf8)
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        if first == UInt8(ascii: "@") { path[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let size = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path).map { $0 + path.count } ?? 0)
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let message = Array("READY=1".utf8)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                // Whoever waits for it gives up after its own time.
                _ = sendto(descriptor, message, message.count, Int32(MSG_NOSIGNAL), address, size)
            }
        }
    }
}
