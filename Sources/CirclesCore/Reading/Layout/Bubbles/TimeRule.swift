/// Takes times, receipts and senders' labels out of blocks.
struct TimeRule {
    let geometry: PageGeometry

    /// Removes lone times and receipts from a block's lines, and a time from its last line's end where it stands apart.
    func strip(_ block: inout MessageBlock) {
        takeLabelBesideTime(&block)
        if block.lines.count >= 2, let first = block.lines.firstIndex(where: { ForwardPattern.isMark($0.text) }),
            first <= 1, !block.lines[first].isBody || block.lines[first].isFainter(than: block.lines[safe: first + 1])
        {
            block.lines.remove(at: first)
        }
        let times = block.lines.filter { TimePiece.isTime($0.text) }
        var kept: [TextLine] = []
        for (index, line) in block.lines.enumerated() {
            // The last word of a text had no room on its line: "I have / seen". Figures may be a time in whatever print.
            let goesOn =
                block.bubble != nil && index > 0 && !line.text.contains(where: \.isNumber)
                && BodyRule(geometry: geometry).isAlike(block.lines[index - 1], line)
            if line.isBody || goesOn, !(TimePiece.isTime(line.text) && isPrint(line, at: index, of: block)) {
                kept.append(line)
            } else if isCaption(line, at: index, of: block), let (head, time) = lastTime(line) {
                block.time = block.time ?? time
                block.attach(head, as: .media)
            } else if let time = TimePiece.time(in: line.text), isMeta(line, time, at: index, of: block) {
                // How long it is comes first, when it was sent last.
                // A pill that is no higher than its time belongs to a sticker.
                if block.bubble != nil, line.text.hasPrefix("0:"),
                    Double(block.bounds.height) > geometry.bodyCapHeight * 2
                {
                    block.kind = .voice
                } else {
                    block.time = block.time ?? time
                }
            } else if isPrint(line, at: index, of: block), let time = timeWithin(rowOf: line, of: block) {
                block.time = block.time ?? time
            } else if ReceiptPattern.isReceipt(line.text), block.bubble == nil || index > 0 || isSmall(line) {
                continue
            } else if index < 2, block.lines.count > 1, LabelPattern.isBesideName(line.text),
                line.bounds.x > block.lines[1 - index].bounds.maxX,
                line.bounds.rowsShared(with: block.lines[1 - index].bounds) > 0
            {
                // "Ana   admin": at the other end of the row that the name stands in.
                continue
            } else {
                kept.append(line)
            }
        }
        if let last = kept.indices.last, let (head, time) = trailingTime(kept[last]) {
            kept[last] = head
            block.time = block.time ?? time
        }
        block.lines = kept
        block.holdsTime = block.bubble != nil && block.time != nil
        let isWave = kept.allSatisfy { line in
            !line.text.contains("?")
                && (line.confidence < 0.4 || !WordPattern.areWords(line.text) && line.alphanumericCount <= 4)
        }
        if let sent = timeBesideLength(in: times, of: block), isWave { (block.kind, block.time) = (.voice, sent) }
        if block.kind == .voice, isWave { block.lines = [] }
        // A bubble with a time and much room above it holds a picture.
        let isPicture = block.holdsTime && Double(block.bounds.height) > geometry.bodyCapHeight * 6
        if isPicture, block.lines.isEmpty, block.kind == nil { block.kind = .media }
    }

    /// "1:07" at the left and "10:47" at the right end of one row, and nothing else: how long a recording is, and when it was sent.
    private func timeBesideLength(in times: [TextLine], of block: MessageBlock) -> String? {
        guard block.bubble != nil, times.count == 2, let first = times.min(by: { $0.bounds.x < $1.bounds.x }),
            let last = times.max(by: { $0.bounds.x < $1.bounds.x }), first.bounds.rowsShared(with: last.bounds) > 0,
            TimePattern.isDigitalTime(first.text)
        else { return nil }
        return TimePiece.time(in: last.text)
    }

    /// A bubble's first row that ends in its time is who wrote it: "Ana   10:05".
    private func takeLabelBesideTime(_ block: inout MessageBlock) {
        // "petra #2 14:09 Saturday": name and moment in one line of small print.
        if block.bubble != nil, block.lines.count > 1, let first = block.lines.first, !first.isBody,
            isSmall(first) || first.isFainter(than: block.lines[1]),
            case (let name, let time?) = RowHeading.sender(first.words.map(\.text)), NamePattern.isName(name)
        {
            (block.sender, block.time) = (LabelPattern.clean(name), time)
            block.lines.removeFirst()
        }
        guard block.lines.count >= 3 else { return }
        let (first, second) = (block.lines[0], block.lines[1])
        let sameRow = Double(abs(first.baseline - second.baseline)) < geometry.bodyCapHeight * PrintScale.sameRow
        guard sameRow, TimePiece.isTime(second.text), !TimePiece.isTime(first.text), isLabel(first),
            NamePattern.isName(first.text), block.lines[2].bounds.y >= first.bounds.maxY - 2
        else { return }
        block.sender = LabelPattern.clean(first.text)
        block.time = TimePiece.time(in: second.text)
        block.lines.removeFirst(2)
    }

    /// A message can be a time, or end in one on a row of its own: small print, dim print and what stands apart at the
    /// right is not said.
    private func isMeta(_ line: TextLine, _ time: String, at index: Int, of block: MessageBlock) -> Bool {
        if block.bubble == nil || isPrint(line, at: index, of: block) { return true }
        if isSmall(line), !isAllSaid(line, in: block) { return true }
        // "0:07" is how long a voice message is.
        if line.text.hasPrefix("0:") { return true }
        // In a corner of a bubble that holds something else: a recording, a sticker, a picture.
        if block.lines.count == 1, Double(line.bounds.y - block.bounds.y) > geometry.bodyCapHeight * 2.2 { return true }
        let others = block.lines.enumerated().filter { $0.offset != index && $0.element.alphanumericCount > 1 }
        guard let left = others.map(\.element.bounds.x).min() else { return false }
        return Double(line.bounds.x - left) > geometry.bodyCapHeight * 2
    }

    /// "5 min", which is measured lower than letters are, alone in its bubble or with its own time fainter beside it.
    private func isAllSaid(_ line: TextLine, in block: MessageBlock) -> Bool {
        line.capHeight > geometry.bodyCapHeight * PrintScale.tiny && line.text.contains(where: \.isLetter)
            && Double(block.bounds.height) < geometry.bodyCapHeight * 4.5
            && block.lines.allSatisfy { $0 == line || $0.isFainter(than: line) && TimePiece.isTime($0.text) }
    }

    /// "Tue, 03/02/2026, 16:51 (#3)": the hour among what else the last row says.
    private func timeWithin(rowOf line: TextLine, of block: MessageBlock) -> String? {
        block.lines.filter { isInRow($0, of: line) }.flatMap(\.words).lazy.compactMap { RowHeading.time($0.text) }.first
    }

    private func isInRow(_ one: TextLine, of other: TextLine) -> Bool {
        Double(abs(one.baseline - other.baseline)) < geometry.bodyCapHeight * PrintScale.sameRow
    }

    /// Below the text, smaller and paler than it.
    private func isPrint(_ line: TextLine, at index: Int, of block: MessageBlock) -> Bool {
        let texts = block.lines[..<index].filter { !isInRow($0, of: line) }
        guard let above = texts.last, block.lines[index...].allSatisfy({ isInRow($0, of: line) }),
            let contrast = line.contrast
        else { return false }
        // Letters without strokes upwards are no higher than small figures.
        let cap = texts.map(\.capHeight).max() ?? 0
        guard let strength = above.contrast, line.capHeight < cap * 1.15 else { return false }
        return contrast * 20 < strength * (line.capHeight < cap * 0.9 ? 19 : 14)
    }

    /// What the messenger prints below a message or a recording: paler than what stands above it, and it ends in a time.
    private func isCaption(_ line: TextLine, at index: Int, of block: MessageBlock) -> Bool {
        guard block.bubble != nil, index == block.lines.count - 1, TimePiece.time(in: line.text) == nil,
            let contrast = line.contrast
        else { return false }
        let above = block.lines[..<index].filter { !TimePiece.isTime($0.text) }
        guard let strongest = above.compactMap(\.contrast).max() else { return LinkPattern.hasSize(line.text) }
        return contrast * 10 < strongest * 9 && line.capHeight < (above.map(\.capHeight).max() ?? 0) * 1.02
    }

    private func lastTime(_ line: TextLine) -> (head: String, time: String)? {
        let words = line.words.map(\.text)
        for start in words.indices.dropFirst() where words.count - start <= 6 {
            guard let time = TimePiece.time(in: words[start...].joined(separator: " ")) else { continue }
            let head = words[..<start].filter { $0.contains(where: \.isLetterOrDigit) }.joined(separator: " ")
            return head.isEmpty ? nil : (head, time)
        }
        return nil
    }

    private func isSmall(_ line: TextLine) -> Bool { line.capHeight < geometry.bodyCapHeight * 0.9 }

    /// A time behind the last line's text, told from "at 7:15" by the gap in front of it.
    private func trailingTime(_ line: TextLine) -> (head: TextLine, time: String)? {
        let words = line.words
        guard words.count >= 2 else { return nil }
        let gaps = zip(words, words.dropFirst()).map { Double($1.bounds.x - $0.bounds.maxX) }
        let usual = gaps.sorted()[gaps.count / 2]
        for count in stride(from: min(5, words.count - 1), through: 1, by: -1) {
            let start = words.count - count
            let gap = gaps[start - 1]
            // Small print below the text, or behind it with figures lower than its capitals, is not what was said: there no gap is
            // asked for.
            let isSmallPrint =
                line.capHeight < geometry.bodyCapHeight * 0.88
                || (gap > line.capHeight * 0.3 && Self.isLow(words[start], beside: line))
            if !isSmallPrint, TimePrepositionPattern.isOne(words[start - 1].text) { continue }
            // No space between words is so wide.
            let isApart = gap > line.capHeight * 1.15
            guard isSmallPrint || isApart || (gap > line.capHeight * 0.85 && (gap > usual * 1.6 || gaps.count <= 2)),
                let time = TimePiece.time(in: words[start...].map(\.text).joined(separator: " "))
            else { continue }
            return (line.cut(to: words[..<start]), time)
        }
        return nil
    }

    /// Figures and capitals are as high as the line's capitals are.
    private static func isLow(_ word: RecognizedPage.Word, beside line: TextLine) -> Bool {
        word.text.contains { $0.isNumber || $0.isUppercase } && Double(word.bounds.height) < line.capHeight * 0.78
            && word.bounds.y > line.bounds.y
    }

    /// A first line of another colour in a left bubble is who wrote it.
    func takeLabel(_ block: inout MessageBlock) {
        if isBehindPortrait(block) || isAboveNothing(block) || isSmallName(block), let first = block.lines.first,
            !LinkPattern.hasFileName(first.text)
        {
            block.sender = LabelPattern.clean(first.text)
            block.lines.removeFirst()
            return
        }
        // A link has a colour of its own, and what leads to it is no name.
        guard block.lines.count >= 2, let first = block.lines.first, let ink = first.ink,
            block.bubble != nil || geometry.hasOwnGround(first),
            let other = block.lines[1].ink, !first.isBody, isLabel(first),
            // A name stands at the text's own edge: what is set in has an emoji in front of it.
            Double(first.bounds.x - block.lines[1].bounds.x) < geometry.bodyCapHeight,
            ink.chroma > 50 || !LinkPattern.hasAddress(block.lines[1].text)
        else { return }
        // Behind a line in the bubble's usual ink, a line in colour is a link, or has an emoji in it.
        let usual = block.lines.dropFirst().compactMap(\.ink).contains { $0.distance(to: ink) < 30 }
        let isColored = ink.distance(to: other) > 70 && (ink.chroma > 50 || other.chroma > 50 && !usual)
        // Small names lose their colour to compression, but not all of it.
        let isFaded =
            ink.distance(to: other) > 40 && ink.chroma > 30 && NamePattern.isName(LabelPattern.clean(first.text))
            && first.capHeight < block.lines[1].capHeight * 0.97
        guard isColored || isFaded, Double(first.bounds.maxY) <= block.lines[1].bounds.midY.rounded(.up) else { return }
        block.sender = LabelPattern.clean(first.text)
        block.lines.removeFirst()
    }

    /// A name in small print at the top of its bubble, set in by the portrait in front of it.
    private func isBehindPortrait(_ block: MessageBlock) -> Bool {
        guard block.bubble != nil, block.lines.count > 1, let first = block.lines.first, isLabel(first),
            NamePattern.isName(LabelPattern.clean(first.text))
        else { return false }
        let next = block.lines[1]
        let indent = Double(first.bounds.x - next.bounds.x) / geometry.bodyCapHeight
        return first.capHeight < geometry.bodyCapHeight * PrintScale.tiny && first.bounds.maxY <= next.bounds.y
            && (1.5..<8).contains(indent)
    }

    /// A name with an emoji in it has no colour of its own, and is printed smaller than what is said below it.
    private func isSmallName(_ block: MessageBlock) -> Bool {
        guard block.bubble != nil, block.lines.count > 1, let first = block.lines.first, !first.isBody, isLabel(first),
            first.text != LabelPattern.clean(first.text), NamePattern.isName(LabelPattern.clean(first.text))
        else { return false }
        let next = block.lines[1]
        return first.capHeight < next.capHeight * PrintScale.tiny && !geometry.isSmallPrint(next)
            && first.isFainter(than: next) && first.bounds.maxY <= next.bounds.y
    }

    /// A name in colour over a recording or a picture, which say nothing themselves.
    private func isAboveNothing(_ block: MessageBlock) -> Bool {
        let isHigh = block.holdsTime && Double(block.bounds.height) > geometry.bodyCapHeight * 6
        return block.lines.count == 1 && (block.kind != nil || isHigh) && (block.lines[0].ink?.chroma ?? 0) > 50
            && NamePattern.isName(LabelPattern.clean(block.lines[0].text))
    }

    /// Short, and no link or sentence.
    private func isLabel(_ line: TextLine) -> Bool {
        guard line.capHeight < geometry.bodyCapHeight * 1.25 else { return false }
        if NamePattern.isPhoneNumber(line.text) { return true }
        // Without the number that may stand behind it.
        let name = LabelPattern.clean(line.text)
        guard name.split(whereSeparator: \.isWhitespace).count <= 5, name.count <= 40 else { return false }
        guard let last = line.text.last, !"?!,".contains(last) else { return false }
        return line.text.contains(where: \.isLetter)
    }
}
