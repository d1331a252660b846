import CirclesCore

/// Puts the spaces of sums back, which recognition leaves out between figures and signs: "5+3*9" drawn as "5 + 3 * 9".
enum SumSpacing {
    /// What parts two characters by more than this is a space; in heights of capitals.
    private static let space = 0.3
    private static let signs = "+*/=-–−×÷"

    /// The word, or its parts where the strip shows room between them; only where each character is a piece of ink by itself.
    static func parted(_ word: Engine.Word, on plane: Plane) -> [Engine.Word] {
        let characters = Array(word.text)
        guard characters.count > 1, characters.contains(where: signs.contains),
            characters.contains(where: \.isNumber),
            characters.allSatisfy({ ($0.isASCII && $0.isNumber) || signs.contains($0) })
        else { return [word] }
        let runs = inkRuns(in: word.bounds, of: plane)
        guard runs.count == characters.count else { return [word] }
        // A strip is twice as high as its capitals.
        let least = Double(plane.height) / 2 * space
        var parts: [Engine.Word] = []
        var begin = 0
        for index in runs.indices {
            let isLast = index == runs.count - 1
            guard isLast || Double(runs[index + 1].lowerBound - runs[index].upperBound) > least else { continue }
            let bounds = PixelRect(
                x: runs[begin].lowerBound, y: word.bounds.y, width: runs[index].upperBound - runs[begin].lowerBound,
                height: word.bounds.height)
            parts.append(
                Engine.Word(text: String(characters[begin...index]), bounds: bounds, confidence: word.confidence))
            begin = index + 1
        }
        return parts
    }

    /// The columns that hold ink, those beside one another together.
    private static func inkRuns(in bounds: PixelRect, of plane: Plane) -> [Range<Int>] {
        let rows = max(0, bounds.y)..<max(max(0, bounds.y), min(plane.height, bounds.maxY))
        var runs: [Range<Int>] = []
        for x in max(0, bounds.x)..<max(max(0, bounds.x), min(plane.width, bounds.maxX)) {
            guard rows.contains(where: { plane.pixels[$0 * plane.width + x] < 140 }) else { continue }
            if let last = runs.last, last.upperBound == x {
                runs[runs.count - 1] = last.lowerBound..<x + 1
            } else {
                runs.append(x..<x + 1)
            }
        }
        return runs
    }
}
