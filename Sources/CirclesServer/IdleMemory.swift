internal import CAllocator
internal import Foundation
internal import ServiceLifecycle

/// Gives memory back that the server needs no more, whenever it was idle for a while.
///
/// Most of it is the program itself: a start and each kind of request touch parts of it once, and the kernel maps what lies beside
/// them, too. What is needed again comes from the page cache, in microseconds.
struct IdleMemory: Service {
    /// How much was done so far.
    let activity: @Sendable () -> Int

    /// Seconds between two looks: while the start is over, and later.
    private static let atStart = 1.0, later = 30.0

    func run() async throws {
        var seen: Int?, given: Int?
        while !Task.isCancelled, !Task.isShuttingDownGracefully {
            let seconds = given == nil ? Self.atStart : Self.later
            try? await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(seconds)) }
            let activity = activity()
            if activity == seen, activity != given {
                Self.giveBack()
                given = activity
            }
            seen = activity
        }
    }

    static func giveBack() {
        _ = malloc_trim(0)
        guard let table = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
        for line in table.split(separator: "\n") {
            guard let part = MappedCode(line), let start = UnsafeMutableRawPointer(bitPattern: part.start) else {
                continue
            }
            _ = madvise(start, Int(part.end - part.start), MADV_DONTNEED)
        }
    }
}

/// A line of `/proc/PID/maps` (proc(5)) of a program or library: its code, which is the same as in its file.
struct MappedCode: Hashable {
    let start, end: UInt

    /// Nil for everything else: pages that may be written to would lose what was written.
    init?(_ line: some StringProtocol) {
        let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard fields.count == 6, fields[1] == "r-xp", fields[5].drop(while: { $0 == " " }).hasPrefix("/") else {
            return nil
        }
        let addresses = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard addresses.count == 2, addresses[0] < addresses[1] else { return nil }
        (start, end) = (addresses[0], addresses[1])
    }
}
