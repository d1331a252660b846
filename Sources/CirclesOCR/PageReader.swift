import CirclesCore
import Foundation

/// The way from pixels to a recognised page: find the lines of text in both polarities, make each dark on white and of
/// one size, read them one by one, and note which fill each stands on.
///
/// Text comes first and bubbles afterwards: what stands in no bubble is read all the same.
struct PageReader {
    /// As Tesseract calls them.
    let languages: [String]
    /// When it is used up, recognition ends with what it has.
    let budget: ProcessorBudget
    /// Told of a page's lines before they are read.
    let offer: (SharedLines) -> Void

    /// A page ready to be recognised.
    struct Prepared {
        let sketch: PageSketch
        let strips: [(index: Int, line: StripMaker.Line, strip: Strip)]
    }

    func prepare(_ picture: borrowing Picture, timings: inout ReadingTimings) -> Prepared {
        let sketch = timings.measure(\.regions) { PageSketch(of: picture) }
        let strips = timings.measure(\.normalise) { makeStrips(sketch, picture) }
        return Prepared(sketch: sketch, strips: strips)
    }

    func read(
        _ page: Prepared, of picture: borrowing Picture, engine: inout Engine?, timings: inout ReadingTimings
    ) -> RecognizedPage {
        var words = [[RecognizedPage.Word]](repeating: [], count: page.sketch.lines.count)
        var isPartial = false
        let reader = LineReader(budget: budget)
        timings.measure(\.recognise) {
            let lines = SharedLines(page.strips.map(\.strip), languages: languages)
            offer(lines)
            while let place = lines.take() {
                let (index, line, strip) = page.strips[place]
                guard let found = reader.read(strip, line, of: picture, engine: &engine) else {
                    isPartial = true
                    break
                }
                words[index] = found
            }
            // Helpers have no picture: what they doubt is looked at again here.
            for (place, first) in lines.close() {
                guard let first else {
                    isPartial = true
                    continue
                }
                let (index, line, _) = page.strips[place]
                words[index] = reader.secondLook(after: first, line, of: picture, engine: &engine)
            }
        }
        return timings.measure(\.assemble) {
            assemble(page.sketch, words, width: picture.width, height: picture.height, isPartial: isPartial)
        }
    }

    private func makeStrips(
        _ sketch: PageSketch, _ picture: borrowing Picture
    ) -> [(index: Int, line: StripMaker.Line, strip: Strip)] {
        var strips: [(index: Int, line: StripMaker.Line, strip: Strip)] = []
        for (index, line) in sketch.lines.enumerated() {
            let ground = GroundPlane(
                of: sketch.picture, mask: sketch.mask, line: line, ground: sketch.ground, factor: sketch.factor)
            let cut = StripMaker.Line(
                bounds: sketch.inPicture(line.bounds), capHeight: Double(line.capHeight * sketch.factor),
                baseline: line.baseline * sketch.factor, contrast: line.contrast,
                isLight: line.polarity == InkMask.light, ground: ground)
            if let strip = StripMaker.strip(of: picture, line: cut) { strips.append((index, cut, strip)) }
        }
        return strips
    }

    private func assemble(
        _ sketch: PageSketch, _ words: [[RecognizedPage.Word]], width: Int, height: Int, isPartial: Bool
    ) -> RecognizedPage {
        var lines: [RecognizedPage.Line] = []
        let emoji = EmojiRule(sketch: sketch)
        let read = sketch.lines.indices.filter { index in words[index].contains { $0.confidence > 0.5 } }
        let clutter = Clutter(fills: sketch.fills, lines: read.map { sketch.lines[$0] })
        let profiler = InterlineProfiler(picture: sketch.picture, lines: read.map { sketch.lines[$0] })
        var places: [Int: Int] = [:]
        for (index, ink) in sketch.lines.enumerated() {
            let words = words[index].filter { !emoji.isEmoji($0, in: ink) }
            if words.isEmpty { continue }
            let bounds = sketch.inPicture(ink.bounds)
            if let place = places[sketch.rows[index]] {
                lines[place].append(
                    words, bounds: bounds, capHeight: Double(ink.capHeight * sketch.factor))
                continue
            }
            places[sketch.rows[index]] = lines.count
            let bullet = sketch.bullets[sketch.rows[index]].map {
                RecognizedPage.Word(text: "•", bounds: sketch.inPicture($0), confidence: 1)
            }
            var line = sketch.line(
                of: ([bullet].compactMap(\.self) + words).sorted { $0.bounds.x < $1.bounds.x }, ink,
                in: ink.bounds, capHeight: ink.capHeight, baseline: ink.baseline)
            if let bullet { line.bounds = bounds.union(bullet.bounds) }
            line.clutter = (clutter.share(around: ink) * 100).rounded() / 100
            line.interlineProfile = profiler.measure(above: ink)
            lines.append(line)
        }
        lines += sketch.dashes.map { row in
            let word = RecognizedPage.Word(text: row.text, bounds: sketch.inPicture(row.bounds), confidence: 1)
            return sketch.line(
                of: [word], row.ink, in: row.bounds, capHeight: row.capHeight, baseline: row.baseline)
        }
        var regions = sketch.regions
        let caps = lines.map { Int($0.capHeight) }.sorted()
        let margin = max(3, (caps.isEmpty ? 0 : caps[caps.count / 2]) / sketch.factor / 3)
        for index in Set(lines.compactMap(\.region)) {
            regions[index].clutter = (clutter.share(around: index, margin: margin) * 100).rounded() / 100
            regions[index].surrounding = clutter.surrounding(of: index, margin: margin * 2)
        }
        var page = RecognizedPage(
            width: width, height: height, regions: regions, lines: lines.sorted { $0.bounds.y < $1.bounds.y },
            languages: languages, isPartial: isPartial, bars: sketch.bars.map(sketch.inPicture))
        if !sketch.emojiAlone.isEmpty { page.emojiAlone = sketch.emojiAlone.map(sketch.inPicture) }
        return page
    }
}

extension PageSketch {
    /// A line of those words, with what it stands on and in which ink. All but the words is in pixels of the sketch.
    fileprivate func line(
        of words: [RecognizedPage.Word], _ ink: InkLine, in bounds: PixelRect, capHeight: Int, baseline: Int
    ) -> RecognizedPage.Line {
        let middle = ground.color(x: (ink.left + ink.right) / 2, y: (ink.top + ink.bottom) / 2)
        return RecognizedPage.Line(
            words: words, bounds: inPicture(bounds),
            region: fills.region(around: bounds.grown(by: max(1, capHeight / 6))),
            capHeight: Double(capHeight * factor), baseline: baseline * factor, ground: middle.hex,
            ink: inkColor(of: ink).hex)
    }
}

extension RecognizedPage.Line {
    /// What stands behind an emoji in the same row.
    fileprivate mutating func append(_ more: [RecognizedPage.Word], bounds other: PixelRect, capHeight: Double) {
        words = (words + more).sorted { $0.bounds.x < $1.bounds.x }
        bounds = bounds.union(other)
        self.capHeight = max(self.capHeight, capHeight)
    }
}
