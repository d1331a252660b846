internal import Foundation

/// A process of this machine as no other one ever was or will be: process ids come again, these do not.
package struct ProcessIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The kernel's id of this boot, the process id, and its start in clock ticks since the boot.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    package static let current = ProcessIdentity(of: getpid()) ?? ProcessIdentity("unknown \(getpid()) 0")

    /// Nil when there is no such process.
    package init?(of process: Int32) {
        guard let start = Self.start(of: process) else { return nil }
        description = "\(Self.boot) \(process) \(start)"
    }

    package var processID: Int32? {
        description.split(separator: " ").dropFirst().first.flatMap { Int32($0) }
    }

    package var isAlive: Bool {
        guard let processID, let living = ProcessIdentity(of: processID) else { return false }
        return living == self
    }

    private static let boot = line("/proc/sys/kernel/random/boot_id") ?? "unknown"

    /// proc(5): field 22 of `stat`; the command's name before it may hold spaces and parentheses. A dead process that
    /// nobody asked for yet (state Z) counts as gone.
    private static func start(of process: Int32) -> Substring? {
        guard let line = line("/proc/\(process)/stat"), let name = line.lastIndex(of: ")") else { return nil }
        let fields = line[line.index(after: name)...].split(separator: " ")
        guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
        return fields[19]
    }

    private static func line(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map {
            String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        }
    }
}
