import CirclesCore

/// Puts the spaces back that recognition leaves out beside signs: "5+3*9" drawn as "5 + 3 * 9", "$ls" as "$ ls".
enum SignSpacing {
    /// What parts two characters by more than this is a space; in heights of capitals.
    private static let space = 0.3
    private static let signs = "+*/=-–−×÷"
    /// What a command stands behind; an amount is figures.
    private static let prompts = "$%#>"

    /// The word, or its parts where the strip shows room between them. A sum is told where each character is a piece of ink by itself.
    static func parted(_ word: Engine.Word, on plane: Plane) -> [Engine.Word] {
        let characters = Array(word.text)
        guard characters.count > 1 else { return [word] }
        let isCommand = prompts.contains(characters[0]) && characters[1].isLetter
        let isSum =
            characters.contains(where: signs.contains) && characters.contains(where: \.isNumber)
            && characters.allSatisfy { ($0.isASCII && $0.isNumber) || signs.contains($0) }
        guard isCommand || isSum else { return [word] }
        let runs = inkRuns(in: word.bounds, of: plane)
        // A strip is twice as high as its capitals.
        let least = Double(plane.height) / 2 * space
        if isCommand {
            guard runs.count > 1, Double(runs[1].lowerBound - runs[0].upperBound) > least else { return [word] }
            return [
                part(characters.prefix(1), of: word, runs[0]),
                part(characters.dropFirst(), of: word, runs[1].lowerBound..<max(word.bounds.maxX, runs[1].upperBound)),
            ]
        }
        guard runs.count == characters.count else { return [word] }
        var parts: [Engine.Word] = []
        var begin = 0
        for index in runs.indices {
            let isLast = index == runs.count - 1
            guard isLast || Double(runs[index + 1].lowerBound - runs[index].upperBound) > least else { continue }
            parts.append(
                part(characters[begin...index], of: word, runs[begin].lowerBound..<runs[index].upperBound))
            begin = index + 1
        }
        return parts
    }

    private static func part(
        _ characters: ArraySlice<Character>, of word: Engine.Word, _ columns: Range<Int>
    ) -> Engine.Word {
        let bounds = PixelRect(
            x: columns.lowerBound, y: word.bounds.y, width: columns.count, height: word.bounds.height)
        return Engine.Word(text: String(characters), bounds: bounds, confidence: word.confidence)
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
