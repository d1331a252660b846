/// A line as the layout rules see it.
struct TextLine: Hashable {
    var text: String
    var words: [RecognizedPage.Word]
    var bounds: PixelRect
    var capHeight: Double
    var baseline: Int
    /// Index into the page's regions.
    var region: Int?
    var ink: LayoutColor?
    var ground: LayoutColor?
    /// 0…1, the mean over its characters.
    var confidence: Double
    /// How much of what surrounds it is neither an even fill nor text, 0…1.
    var clutter: Double
    /// How far the colours between it and the line above leave those of both; nil when none is near.
    var gapDepth: Int?
    /// It continues the text above or below it (`BodyRule`): it is said, whatever its words look like.
    var isBody = false

    init?(_ line: RecognizedPage.Line, isEnglish: Bool) {
        words = line.words
        for index in words.indices { words[index].text = LetterRepair.repair(words[index].text, isEnglish: isEnglish) }
        var texts = words.map(\.text)
        LetterRepair.repair(words: &texts, isEnglish: isEnglish)
        for index in words.indices { words[index].text = texts[index] }
        text = texts.joined(separator: " ").trimmingWhitespace
        guard !text.isEmpty else { return nil }
        bounds = line.bounds
        capHeight = max(1, line.capHeight)
        baseline = line.baseline
        region = line.region
        ink = line.ink.flatMap(LayoutColor.init)
        ground = line.ground.flatMap(LayoutColor.init)
        confidence = line.confidence
        clutter = line.clutter ?? 0
        gapDepth = line.interlineProfile?.depth
    }

    /// How far the letters' colour is from what is behind them, 0…255; nil when unknown.
    var contrast: Int? { ink.flatMap { ink in ground.map { ink.distance(to: $0) } } }

    /// Smaller and paler.
    func isFainter(than other: TextLine?) -> Bool {
        other.map { capHeight < $0.capHeight && (contrast ?? 255) * 10 < ($0.contrast ?? 0) * 9 } ?? false
    }

    /// Letters and digits.
    var alphanumericCount: Int { text.count(where: \.isLetterOrDigit) }

    /// Its last word and the first of `other` are about the same pixels, and one begins or ends as the other does.
    func repeatsItsEnd(in other: TextLine) -> Bool {
        guard let mine = words.last, let theirs = other.words.first else { return false }
        let shared = mine.bounds.columnsShared(with: theirs.bounds)
        guard shared * 2 > min(mine.bounds.width, theirs.bounds.width) else { return false }
        let (a, b) = (mine.text, theirs.text)
        return a.hasPrefix(b) || b.hasPrefix(a) || a.hasSuffix(b) || b.hasSuffix(a)
    }

    /// What is left of it with these of its words.
    func cut(to words: ArraySlice<RecognizedPage.Word>) -> TextLine {
        var line = self
        line.words = Array(words)
        line.text = line.words.map(\.text).joined(separator: " ")
        if let first = words.first { line.bounds = words.reduce(first.bounds) { $0.union($1.bounds) } }
        return line
    }

    /// The same row of text continued to the right.
    mutating func append(_ next: TextLine) {
        var other = next
        if repeatsItsEnd(in: other) {
            // Both pieces saw the same letters: the longer word has more of them.
            let isMine = (words.last?.text.count ?? 0) > (other.words.first?.text.count ?? 0)
            if isMine { other.words.removeFirst() } else { words.removeLast() }
            text = words.map(\.text).joined(separator: " ")
            other.text = other.words.map(\.text).joined(separator: " ")
        }
        // A word that the edge of a fill goes through was found in two pieces.
        if let mine = words.last, let theirs = other.words.first, region != other.region,
            case let gap = theirs.bounds.x - mine.bounds.maxX,
            gap >= 0, Double(gap) < min(capHeight, other.capHeight) * PrintScale.withinWord
        {
            other.words[0] = .init(
                text: mine.text + theirs.text, bounds: mine.bounds.union(theirs.bounds),
                confidence: min(mine.confidence, theirs.confidence))
            words.removeLast()
            text = words.map(\.text).joined(separator: " ")
            other.text = other.words.map(\.text).joined(separator: " ")
        }
        let (a, b) = (max(1, text.count), max(1, other.text.count))
        confidence = (confidence * Double(a) + other.confidence * Double(b)) / Double(a + b)
        text = [text, other.text].filter { !$0.isEmpty }.joined(separator: " ")
        words += other.words
        bounds = bounds.union(other.bounds)
        capHeight = max(capHeight, other.capHeight)
    }
}

extension RecognizedPage.Line {
    /// 0…1, the mean over the characters of its words; of all its marks when it has no word.
    var confidence: Double {
        // What Tesseract makes of an emoji says nothing about the words beside it.
        let spoken = self.words.filter { $0.text.contains(where: \.isLetterOrDigit) }
        let words = spoken.isEmpty ? self.words : spoken
        let weights = words.map { Double(max(1, $0.text.count)) }
        let sum = zip(words, weights).reduce(0) { $0 + $1.0.confidence * $1.1 }
        return sum / max(1, weights.reduce(0, +))
    }
}

/// A colour as three numbers of 0…255.
struct LayoutColor: Hashable {
    let red: Int
    let green: Int
    let blue: Int

    /// Reads `#rrggbb`.
    init?(_ hex: String) {
        guard hex.hasPrefix("#"), hex.utf8.count == 7, let value = Int(hex.dropFirst(), radix: 16) else { return nil }
        (red, green, blue) = (value >> 16 & 255, value >> 8 & 255, value & 255)
    }

    /// The largest difference of any channel.
    func distance(to other: LayoutColor) -> Int {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }

    /// Both are known, and differ by less.
    static func areNear(_ a: LayoutColor?, _ b: LayoutColor?, within limit: Int) -> Bool {
        guard let a, let b else { return false }
        return a.distance(to: b) < limit
    }

    /// Of the channels: three times the brightness.
    var sum: Int { red + green + blue }

    /// How far from gray.
    var chroma: Int { max(red, green, blue) - min(red, green, blue) }
}
