import CirclesCore

/// Tells emoji, which are read as a letter or two, by their colours: a letter has one.
struct EmojiRule {
    let sketch: PageSketch
    private let finder: EmojiFinder

    /// The distance of a channel above which a pixel is no mixture of ground and ink; JPEG's chroma stays below.
    private static let mixture = 56.0
    /// What is nearer to the ground is ground.
    private static let ground = 40

    init(sketch: PageSketch) {
        self.sketch = sketch
        finder = EmojiFinder(picture: sketch.picture, ground: sketch.ground)
    }

    /// Whether what stands where a short word was read has several colours.
    func isEmoji(_ word: RecognizedPage.Word, in line: InkLine) -> Bool {
        guard word.text.count <= 3 else { return false }
        // Words on a highlight have several colours, too.
        let isCertain = word.text.count > 1 && word.confidence > 0.6 && word.text.allSatisfy(\.isLetter)
        if isCertain { return false }
        let picture = sketch.picture
        let columns =
            max(
                line.left, word.bounds.x / sketch.factor)..<max(
                max(line.left, word.bounds.x / sketch.factor), min(line.right, word.bounds.maxX / sketch.factor))
        let rows = max(0, line.top)..<max(0, line.top, min(picture.height, line.bottom))
        let ground = sketch.ground.color(
            x: (columns.lowerBound + columns.upperBound) / 2, y: (line.top + line.bottom) / 2)
        guard let ink = finder.ink(of: line) else { return false }
        let isFringed = finder.isFringed(line, ink)
        var inks: [RGB] = []
        for y in rows {
            for x in columns where x < picture.width {
                let color = picture.color(at: y * picture.width + x)
                if color.distance(to: ground) > Self.ground {
                    inks.append(isFringed ? picture.meanColor(x: x, y: y) : color)
                }
            }
        }
        guard !inks.isEmpty else { return false }
        let mixture = ColorMixture(of: ground, and: ink)
        let others = inks.count { mixture.distance(to: $0) > Self.mixture }
        return others * 10 > inks.count * 3
    }
}
