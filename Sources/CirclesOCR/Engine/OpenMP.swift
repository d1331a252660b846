internal import CTesseract

/// Keeps the OpenMP threads inside libtesseract from fighting over the cores.
enum OpenMP {
    /// Holds parallel regions begun on the calling thread to that thread. Once a thread, before its first recognition:
    /// four pictures took 12.3 s on two cores without it and 1.7 s with it. The environment's `OMP_THREAD_LIMIT` is
    /// read when the library is loaded, too early for a program to set it for itself.
    static func keepToOneThread() { circles_keep_to_one_thread() }
}
