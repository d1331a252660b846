internal import CAllocator

/// Pictures of megabytes come and go in a server that runs for months.
enum LargeAllocations {
    /// From this size on, what is let go goes back to the system at once. Left to itself, the C library takes the largest piece
    /// ever freed for the new limit and keeps what is smaller: fifty uploads of 20 MB took 160 MB then, and 127 MB with this.
    private static let bytes: Int32 = 256 << 10

    static func giveBack() {
        _ = mallopt(M_MMAP_THRESHOLD, bytes)
    }
}
