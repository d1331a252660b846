import Foundation

/// Milliseconds of processor time that this thread takes for it: what else the machine does is not counted.
public func processorMilliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
}
