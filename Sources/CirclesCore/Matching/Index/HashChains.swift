/// A multimap from 64-bit keys to small integers that are not negative.
///
/// Chained by index instead of a `Dictionary` of arrays: a book of 10,000 contacts is indexed in a few
/// milliseconds because nothing is allocated per key. What is removed leaves its place unused.
struct HashChains: Sendable {
    private var heads: [Int32]
    private var next: [Int32] = []
    private var keys: [UInt64] = []
    private var values: [Int32] = []

    private static let unused: Int32 = -1

    init(capacity: Int) {
        var slots = 16
        while slots < capacity { slots *= 2 }
        heads = Array(repeating: -1, count: slots)
        next.reserveCapacity(capacity)
        keys.reserveCapacity(capacity)
        values.reserveCapacity(capacity)
    }

    mutating func insert(_ value: Int32, for key: UInt64) {
        if keys.count >= heads.count { grow() }
        let slot = slot(key)
        next.append(heads[slot])
        heads[slot] = Int32(truncatingIfNeeded: keys.count)
        keys.append(key)
        values.append(value)
    }

    /// Takes the value off the key, however often it is there.
    mutating func remove(_ value: Int32, for key: UInt64) {
        let slot = slot(key)
        var before: Int32 = -1
        var at = heads[slot]
        while at >= 0 {
            let after = next[Int(at)]
            if keys[Int(at)] == key, values[Int(at)] == value {
                values[Int(at)] = Self.unused
                if before < 0 { heads[slot] = after } else { next[Int(before)] = after }
            } else {
                before = at
            }
            at = after
        }
    }

    /// All values of `key`, the one that came last first.
    func values(for key: UInt64) -> [Int32] {
        var found: [Int32] = []
        var at = heads[slot(key)]
        while at >= 0 {
            if keys[Int(at)] == key { found.append(values[Int(at)]) }
            at = next[Int(at)]
        }
        return found
    }

    private func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key & UInt64(heads.count - 1)) }

    private mutating func grow() {
        heads = Array(repeating: -1, count: heads.count * 2)
        for index in keys.indices where values[index] != Self.unused {
            let slot = slot(keys[index])
            next[index] = heads[slot]
            heads[slot] = Int32(truncatingIfNeeded: index)
        }
    }
}

/// FNV-1a over 32-bit units with a final avalanche (the finaliser of MurmurHash3), so that the low bits can
/// serve as a slot number. Same result in every process, unlike `Hasher`.
struct ScalarHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ scalar: UInt32) {
        state = (state ^ UInt64(scalar)) &* 0x100_0000_01B3
    }

    var value: UInt64 {
        var h = state
        h ^= h >> 33
        h = h &* 0xFF51_AFD7_ED55_8CCD
        h ^= h >> 33
        h = h &* 0xC4CE_B9FE_1A85_EC53
        h ^= h >> 33
        return h
    }

    static func of(_ scalars: some Sequence<UInt32>) -> UInt64 {
        var hash = ScalarHash()
        for scalar in scalars { hash.combine(scalar) }
        return hash.value
    }

    static func of(_ text: String) -> UInt64 { of(text.unicodeScalars.lazy.map(\.value)) }
}
