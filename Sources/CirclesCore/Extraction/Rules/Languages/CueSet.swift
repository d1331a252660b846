/// Some of the cues, a bit for each.
struct CueSet: Sendable {
    private var bits: [UInt64]

    /// Of 64 cues each.
    static let width = (Cue.allCases.count + 63) / 64

    init() { bits = Array(repeating: 0, count: Self.width) }

    /// Adds those whose bits stand in `rows` from `start` on.
    mutating func formUnion(_ rows: [UInt64], from start: Int) {
        for place in bits.indices { bits[place] |= rows[start + place] }
    }

    @inline(__always) func contains(_ cue: Cue) -> Bool {
        let (place, bit) = Self.bit(of: cue)
        return bits[place] & bit != 0
    }

    /// Where a cue's bit is in a row of `width`.
    @inline(__always) static func bit(of cue: Cue) -> (place: Int, bit: UInt64) {
        (cue.rawValue >> 6, 1 &<< UInt64(truncatingIfNeeded: cue.rawValue & 63))
    }
}
