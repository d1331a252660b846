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
        for piece in 0...slips {
            let start = piece * size
            let end = piece == slips ? quote.count : start + size
            for hit in exact(quote.scalars[start..<end], in: text.scalars) {
                let from = max(0, hit - start - slips)
                let upTo = min(text.count, hit - start + quote.count + slips)
                if from < upTo, approximate(quote.scalars, in: text, from..<upTo, slips: slips) { return true }
            }
        }
        return false
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

    /// Is some stretch of `range`, from word edge to word edge, within `slips` edits of `quote`?
    /// Source: P. Sellers, "The theory and computation of evolutionary distances" (1980).
    private static func approximate(
        _ quote: [UInt32], in text: FoldedText, _ range: Range<Int>, slips: Int
    ) -> Bool {
        // row[i]: edits between the first i characters of the quote and the best stretch that ends here.
        // A stretch may only begin at a word edge; elsewhere beginning costs more than is forgiven.
        func beginning(at offset: Int) -> Int { text.isBoundary(offset) ? 0 : slips + 1 }
        var row = (0...quote.count).map { $0 + beginning(at: range.lowerBound) }
        for position in range {
            var diagonal = row[0]
            row[0] = beginning(at: position + 1)
            for i in 1...quote.count {
                let substituted = diagonal + (quote[i - 1] == text.scalars[position] ? 0 : 1)
                diagonal = row[i]
                row[i] = min(substituted, diagonal + 1, row[i - 1] + 1)
            }
            if row[quote.count] <= slips, text.isBoundary(position + 1) { return true }
        }
        return false
    }
}
