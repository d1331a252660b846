/// How far two words are apart.
enum EditDistance {
    /// The optimal string alignment distance (insertions, deletions, substitutions and transpositions of
    /// neighbours, each 1), bit-parallel after H. Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and
    /// Damerau Edit Distances" (2003). `pattern` is at most 64 scalars long; longer ones give `limit + 1`.
    static func osa(_ pattern: PatternMask, _ text: ArraySlice<UInt32>, limit: Int) -> Int {
        let length = pattern.count
        guard length > 0 else { return text.count }
        guard length <= 64, abs(length - text.count) <= limit else { return limit + 1 }
        var vp: UInt64 = length == 64 ? ~0 : (1 << UInt64(length)) &- 1
        var vn: UInt64 = 0
        var d0: UInt64 = 0
        var previousMatch: UInt64 = 0
        var distance = length
        let last: UInt64 = 1 << UInt64(length - 1)
        for scalar in text {
            let match = pattern[scalar]
            let transposed = (((~d0) & match) << 1) & previousMatch
            d0 = (((match & vp) &+ vp) ^ vp) | match | vn | transposed
            let hp = vn | ~(d0 | vp)
            let hn = d0 & vp
            if hp & last != 0 { distance += 1 }
            if hn & last != 0 { distance -= 1 }
            let shifted = (hp << 1) | 1
            vp = (hn << 1) | ~(d0 | shifted)
            vn = d0 & shifted
            previousMatch = match
        }
        return distance
    }

    /// The distance between a word and what a recogniser may have made of it, with the nature of the damage.
    ///
    /// Wagner–Fischer with the costs of `OCRConfusions`; a swap of neighbours costs 1. Symmetric in its arguments.
    static func damage(_ a: [UInt32], _ b: [UInt32]) -> Damage {
        let rows = a.count, columns = b.count
        guard rows > 0, columns > 0, rows <= 64, columns <= 64 else {
            return rows == columns
                ? Damage(cost: 0, plainEdits: 0) : Damage(cost: Double(max(rows, columns)), plainEdits: 99)
        }
        // Row by row over (rows + 1) × (columns + 1) cells: cost and number of edits that are no confusion.
        let width = columns + 1
        var cost = [Double](repeating: 0, count: (rows + 1) * width)
        var plain = [Int](repeating: 0, count: (rows + 1) * width)
        for i in 0...rows {
            for j in 0...columns where i > 0 || j > 0 {
                var best = Double.infinity
                var edits = 0
                func consider(_ from: Int, _ step: Double, plainEdit: Bool) {
                    let total = cost[from] + step
                    let count = plain[from] + (plainEdit ? 1 : 0)
                    if total < best - 1e-9 || (total < best + 1e-9 && count < edits) {
                        best = total
                        edits = count
                    }
                }
                let here = i * width + j
                if i > 0 { consider(here - width, 1, plainEdit: true) }
                if j > 0 { consider(here - 1, 1, plainEdit: true) }
                if i > 0, j > 0 {
                    let step = OCRConfusions.substitution(a[i - 1], b[j - 1], isFirst: i == 1 && j == 1)
                    consider(here - width - 1, step, plainEdit: step >= 1)
                }
                if i > 1, j > 0,
                    let step = OCRConfusions.contraction(a[i - 2], a[i - 1], b[j - 1], isFirst: i == 2 && j == 1)
                {
                    consider(here - 2 * width - 1, step, plainEdit: false)
                }
                if i > 0, j > 1,
                    let step = OCRConfusions.contraction(b[j - 2], b[j - 1], a[i - 1], isFirst: i == 1 && j == 2)
                {
                    consider(here - width - 2, step, plainEdit: false)
                }
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1], a[i - 1] != a[i - 2] {
                    consider(here - 2 * width - 2, 1, plainEdit: true)
                }
                cost[here] = best
                plain[here] = edits
            }
        }
        return Damage(cost: cost[cost.count - 1], plainEdits: plain[plain.count - 1])
    }

    struct Damage: Equatable {
        /// 0 for equal words; one unlikely edit is 1, a common confusion 0.15…0.6.
        var cost: Double
        /// How many of the edits no recogniser makes often.
        var plainEdits: Int
    }
}

/// For each letter of a word, the positions it stands at, as bits: Hyyrö's match vectors.
struct PatternMask {
    let count: Int
    private var ascii: [UInt64]
    private var others: [(scalar: UInt32, bits: UInt64)] = []

    init(_ word: [UInt32]) {
        count = word.count
        ascii = Array(repeating: 0, count: 128)
        for (position, scalar) in word.prefix(64).enumerated() {
            let bit: UInt64 = 1 << UInt64(position)
            if scalar < 128 {
                ascii[Int(scalar)] |= bit
            } else if let known = others.firstIndex(where: { $0.scalar == scalar }) {
                others[known].bits |= bit
            } else {
                others.append((scalar, bit))
            }
        }
    }

    subscript(scalar: UInt32) -> UInt64 {
        if scalar < 128 { return ascii[Int(scalar)] }
        return others.first { $0.scalar == scalar }?.bits ?? 0
    }
}
