internal import FoundationEssentials
internal import Glibc

/// A clock that nobody sets: seconds since this machine started, time asleep included.
///
/// All processes on a machine share it, those in containers, too. A reading means nothing without the boot it was taken in.
package struct BootClock: Sendable {
    /// The kernel's id of this boot.
    package let boot: String
    private let read: @Sendable () -> Double

    package init(boot: String, read: @escaping @Sendable () -> Double) {
        self.boot = boot
        self.read = read
    }

    package var now: Double { read() }

    package static let current = BootClock(
        boot: FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id").map {
            String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        } ?? "unknown"
    ) {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
