/// Finds a quote in a text in which every tenth character may be misread.
enum QuoteSearch {
    /// Slips forgiven in a quote of that many characters: one in ten.
    static func slips(in length: Int) -> Int { length / 10 }

    /// Does `quote` stand in `text` as whole words, give or take its slips (a character wrong, missing or too many)?
    static func finds(_ quote: FoldedText, in text: FoldedText) -> Bool {
        if text.contains(quote) { return true }
        let slips = slips(in: quote.count)
        guard slips > 0, quote.count <= text.count + slips else { return false }
        // With k slips at least one of k + 1 pieces is unharmed: only where one stands is it worth counting.
        let size = quote.count / (slips + 1)
        var origins: Set<Int> = []
        for piece in 0...slips {
            let start = piece * size
            let end = piece == slips ? quote.count : start + size
            for hit in exact(quote.scalars[start..<end], in: text.scalars) { origins.insert(hit - start) }
        }
        return runs(of: origins.sorted(), within: 4 * slips).contains { run in
            approximate(quote.scalars, in: text, from: run, slips: slips)
        }
    }

    /// Neighbours as one: "xxxx…" has an origin at each of its letters, and what is counted from each is much the same.
    private static func runs(of origins: [Int], within distance: Int) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for origin in origins {
            if let last = runs.last, origin - last.upperBound <= distance {
                runs[runs.count - 1] = last.lowerBound...origin
            } else {
                runs.append(origin...origin)
            }
        }
        return runs
    }

    /// Offsets at which `piece` stands.
    static func exact(_ piece: ArraySlice<UInt32>, in text: [UInt32]) -> [Int] {
        guard let first = piece.first, piece.count <= text.count else { return [] }
        var hits: [Int] = []
        for start in 0...(text.count - piece.count) where text[start] == first {
            if text[start..<(start + piece.count)].elementsEqual(piece) { hits.append(start) }
        }
        return hits
    }

    /// Is some stretch that begins within `slips` of the origins, from word edge to word edge, within `slips` edits of `quote`?
    ///
    /// Only the band of alignments that so few edits can reach is computed.
    /// Source: E. Ukkonen, "Algorithms for approximate string matching" (1985).
    private static func approximate(
        _ quote: [UInt32], in text: FoldedText, from origins: ClosedRange<Int>, slips: Int
    ) -> Bool {
        let band = 2 * slips
        // Costs more than is forgiven, and does not overflow.
        let never = slips + 1
        let (earliest, latest) = (origins.lowerBound, origins.upperBound)
        let first = max(0, earliest - slips)
        let last = min(text.count, latest + quote.count + slips)
        guard first < last else { return false }
        // row[i]: edits between the first i characters of the quote and the best stretch that ends at `offset`.
        var row = [Int](repeating: never, count: quote.count + 1)
        for offset in first...last {
            let low = max(1, offset - latest - band)
            let high = min(quote.count, offset - earliest + band)
            guard low <= high + 1 else { continue }
            var diagonal = row[low - 1]
            row[low - 1] = low == 1 && offset - latest <= slips && text.isWordStart(offset) ? 0 : never
            if low <= high {
                for i in low...high {
                    let above = row[i]
                    var best = min(above, row[i - 1]) + 1
                    if offset > first {
                        best = min(best, diagonal + (quote[i - 1] == text.scalars[offset - 1] ? 0 : 1))
                    } else {
                        best = row[i - 1] + 1
                    }
                    row[i] = min(best, never)
                    diagonal = above
                }
            }
            if high == quote.count, row[quote.count] <= slips, text.isWordEnd(offset) { return true }
        }
        return false
    }
}
