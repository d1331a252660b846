import Foundation

/// SpoolConsumer time that the thread which made it may still use.
///
/// Not a time of day: on a machine that is busy with other things a picture takes longer, and must not lose text for it.
struct ProcessorBudget {
    private let end: Double

    init(_ duration: Duration) {
        end = Self.used + duration.seconds
    }

    /// In seconds; negative when it is used up.
    var left: Double { end - Self.used }

    /// What the calling thread has used, in seconds.
    private static var used: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
