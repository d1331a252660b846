/// Tells which line of a title bar is the name.
struct TitleRule {
    let geometry: PageGeometry
    let icons: BarIcons

    /// The name among the lines of a title bar.
    func title(_ lines: [TextLine]) -> TextLine? {
        let screen = geometry.screen
        let lines = lines.map { line in
            let name = withoutBackLabel(line)
            return line.channel ?? name.channel ?? name
        }
        let possible = lines.filter { line in
            line.alphanumericCount >= 1 && !isLabelOfWayBack(line, lines) && !isBackLabel(line)
                && !PresencePattern.isSubtitle(line.text)
                && !StatusBarPattern.isStatusBar(line.text) && line.text.contains(where: \.isLetterOrDigit)
                && !BarPattern.isMomentOrCount(line.text) && !BarPattern.isSaid(line.text)
                && !lines.contains { news in
                    BarPattern.isNews(news.text) && (news == line || icons.isUnder(line, news))
                }
                && BarPattern.tabs(endOf: line.words.map(\.text)) < line.words.count
                && !(line.alphanumericCount <= 3 && geometry.isInBadge(line)) && !isInitials(line, of: lines)
                && !isPalerUnder(line, lines) && !BarPattern.isAddressing(line.text)
                && (line.confidence > 0.35 || WordPattern.areWords(line.text) || NamePattern.isPhoneNumber(line.text)
                    || Self.isChevroned(line, on: geometry.screen))
        }
        // Icons side by side come out as letters.
        let certain = possible.filter { line in
            line.confidence > 0.6 && line.alphanumericCount >= 2 && line.words.contains { $0.text.count > 1 }
        }
        let named = certain.isEmpty ? possible : certain
        guard
            let largest = named.filter({ $0.alphanumericCount >= 2 }).map(\.capHeight).max()
                ?? named.map(\.capHeight).max()
        else { return nil }
        let large = named.filter { $0.capHeight >= min(largest, geometry.bodyCapHeight * 1.8) * 0.8 }
        let isCentered = { (line: TextLine) in geometry.offCenter(line.bounds) < PrintScale.centered }
        // Right of the middle stand actions ("Edit", "Call").
        let pool = large.filter {
            isCentered($0) || Double($0.bounds.x) < Double(screen.x) + Double(screen.width) * 0.55
        }
        // What stands behind the way back is the bar; above it a window says what program it is.
        let led = pool.filter { icons.isName($0, among: lines) }
        let beside = led.isEmpty && geometry.isPane ? pool.filter { icons.isExplained($0, among: lines) } : led
        // A long way back pushes the name there, too.
        let isPushed = pool.isEmpty && lines.contains { isLabelOfWayBack($0, lines) || isBackLabel($0) }
        let names = isPushed ? large : pool
        guard let top = (beside.isEmpty ? names : beside).map(\.bounds.y).min() else { return nil }
        let firstRow = names.filter {
            Double($0.bounds.y - top) < geometry.bodyCapHeight * 0.8 && $0.bounds.y >= top
        }
        // Behind the name stand tabs: smaller than it, or a row of single words.
        if let first = firstRow.min(by: { $0.bounds.x < $1.bounds.x }) {
            let behind = lines.filter {
                $0.bounds.rowsShared(with: first.bounds) > 0 && $0.bounds.x > first.bounds.maxX
            }
            // What a channel is about is paler than its name.
            let areSmaller = firstRow.allSatisfy {
                $0 == first || $0.capHeight < first.capHeight * 0.9
                    || $0.capHeight < first.capHeight && ($0.contrast ?? 255) * 10 < (first.contrast ?? 0) * 8
            }
            let areWords = behind.allSatisfy { $0.words.count == 1 && $0.text.first?.isUppercase ?? false }
            let areMany = behind.count > (firstRow.contains(where: isCentered) ? 2 : 1)
            if areSmaller && firstRow.count > 1 || areWords && areMany { return first }
        }
        if let best = firstRow.filter(isCentered).max(by: { $0.capHeight < $1.capHeight }) { return best }
        return firstRow.max { ($0.alphanumericCount, -$0.bounds.x) < ($1.alphanumericCount, -$1.bounds.x) }
    }

    /// "Hen do 💃 Lisbon": with what stands before and behind an emoji, in the same print and row.
    func withPieces(_ title: TextLine, of lines: [TextLine]) -> TextLine {
        let pieces = lines.filter { piece in
            let gap = Double(max(piece.bounds.x - title.bounds.maxX, title.bounds.x - piece.bounds.maxX))
            return piece.alphanumericCount > 1 && piece.confidence > 0.6 && gap > title.capHeight
                && gap < title.capHeight * 3
                && abs(piece.baseline - title.baseline) < max(2, Int(title.capHeight * 0.2))
                && PrintScale.isSameSize(piece, title) && !isBackLabel(piece) && !isLabelOfWayBack(piece, lines)
                && LayoutColor.areNear(piece.ink, title.ink, within: PrintScale.sameInk / 2)
                && !BarPattern.isMomentOrCount(piece.text) && !isInitials(piece, of: lines)
        }
        guard pieces.count == 1 else { return title }
        var all = (pieces + [title]).sorted { $0.bounds.x < $1.bounds.x }
        var whole = all.removeFirst()
        all.forEach { whole.append($0) }
        return whole
    }

    /// A page's own heading, which no bar holds: larger than anything that is said, in the page's upper fifth, on its ground, with nothing
    /// but single words above it.
    func heading(_ lines: [TextLine]) -> TextLine? {
        let reach = Double(geometry.screen.y) + Double(geometry.screen.height) * 0.2
        let upper = lines.filter { $0.bounds.midY < reach && geometry.bubble(of: $0) == nil && geometry.isOnPage($0) }
        let isLarge = { (line: TextLine) in
            line.capHeight > geometry.bodyCapHeight * PrintScale.heading && line.confidence > 0.6
                && line.alphanumericCount > 2
        }
        if let named = upper.first(where: { hasPortrait($0, lines) }),
            icons.isName(named, among: lines) || isTop(named, lines)
        {
            return named
        }
        guard let heading = upper.filter(isLarge).min(by: { $0.bounds.y < $1.bounds.y }), heading.words.count <= 6,
            !BarPattern.isMomentOrCount(heading.text), !DayPattern.isDay(heading.text),
            lines.allSatisfy({ $0 == heading || $0.bounds.y >= heading.bounds.maxY || $0.words.count == 1 }),
            lines.count(where: isLarge) * 2 < lines.count
        else { return nil }
        return heading
    }

    /// "R  Tuesday Club": larger than what is said, behind the letter of its portrait, whatever words it has.
    private func hasPortrait(_ line: TextLine, _ lines: [TextLine]) -> Bool {
        line.capHeight > geometry.bodyCapHeight * PrintScale.large && line.alphanumericCount > 2
            && lines.contains { letter in
                letter.alphanumericCount <= 2 && geometry.isInBadge(letter) && letter.bounds.maxX < line.bounds.x
                    && letter.bounds.rowsShared(with: line.bounds) * 2 > letter.bounds.height
                    && Double(line.bounds.x - letter.bounds.maxX) < geometry.bodyCapHeight * 5
            }
    }

    private func isTop(_ line: TextLine, _ lines: [TextLine]) -> Bool {
        lines.allSatisfy { $0.alphanumericCount <= 3 || $0.bounds.y >= line.bounds.y }
    }

    /// The topmost line when a bar's icons stand beside it: the way back at its left, actions at its right.
    func rowWithIcons(_ lines: [TextLine]) -> TextLine? {
        let top = lines.filter {
            $0.alphanumericCount >= 2 && $0.bounds.midY < geometry.titleReach && $0.bounds.maxY > geometry.screen.y
                && geometry.isOnPage($0)
                && !geometry.isInBadge($0)
        }
        return top.first { line in
            (icons.isBar(line) || line.channel != nil || Self.isChevroned(line, on: geometry.screen)
                || icons.hasWayBack(beside: line) && NamePattern.isName(line.text)
                || icons.isName(line, among: top))
                && !top.contains {
                    $0.bounds.maxY < line.bounds.y && $0.alphanumericCount > 8
                        && $0.bounds.columnsShared(with: line.bounds) > 0
                }
        }
    }

    /// The name on a pill of its own in the middle of the screen's top, a chevron behind it.
    func onPill(_ lines: [TextLine], found: [TextLine]) -> TextLine? {
        let screen = geometry.screen
        return lines.first { line in
            guard let pill = geometry.bubble(of: line), case let bounds = geometry.bounds(pill),
                abs(bounds.midX - screen.midX) < Double(screen.width) * PrintScale.inMiddle,
                bounds.midY < Double(screen.y) + Double(screen.height) * 0.2,
                Double(bounds.height) < line.capHeight * 3.5, line.text.contains(where: \.isLetterOrDigit),
                !line.text.contains("<")
            else { return false }
            return line.text.last.map { ">›".contains($0) } ?? false
                || found.contains { sign in
                    sign.region == line.region && [">", "›"].contains(sign.text) && sign.bounds.x > line.bounds.maxX
                }
        }
    }

    /// "Ana ›" in the middle of the screen's top, however it was read: a name that leads to whose it is.
    static func isChevroned(_ line: TextLine, on screen: PixelRect) -> Bool {
        let name = line.text.dropLast()
        return line.text.last.map { ">›".contains($0) } ?? false && (2...30).contains(name.count)
            && name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isWhitespace }
            && abs(line.bounds.midX - screen.midX) < Double(screen.width) * 0.03
            && line.bounds.midY < Double(screen.y) + Double(screen.height) * 0.2
    }

    /// A window's own bar comes first: the name then stands below it, centred and larger, above the first message.
    func laterTitle(
        _ candidates: [TextLine], than title: TextLine?, below limit: Int, _ lines: [TextLine]
    ) -> TextLine? {
        let below = lines.filter { $0.bounds.y >= limit }
        let first = below.filter { DayPattern.isDay($0.text) || !geometry.isOnPage($0) }.map(\.bounds.y).min()
        let end = first ?? Int(Double(limit) + geometry.bodyCapHeight * 8)
        return candidates.filter { line in
            // A window's bar may have said it before.
            let isAgain = title.map { $0.text == line.text } ?? false
            return line.bounds.y >= limit && line.bounds.maxY < end
                && Double(line.bounds.y - limit) < geometry.bodyCapHeight * 8
                && !(line.alphanumericCount <= 3 && geometry.isInBadge(line))
                && line.capHeight > (title?.capHeight ?? 0) * 1.08
                && (icons.isBar(line) || isUnderWindowBar(line, isAgain: isAgain))
        }.max { $0.capHeight < $1.capHeight }
    }

    private func isUnderWindowBar(_ line: TextLine, isAgain: Bool) -> Bool {
        let isCentered = geometry.offCenter(line.bounds) < PrintScale.centered
        return (isAgain || (isCentered && NamePattern.isName(line.text)))
            && line.capHeight > geometry.bodyCapHeight * 1.15
    }

    /// "‹ Chats  Ana" and "12  Ana": a gap wider than a space parts the way back from the name.
    private func withoutBackLabel(_ line: TextLine) -> TextLine {
        let words = line.words
        let isAtLeft = Double(line.bounds.x - geometry.screen.x) < Double(geometry.screen.width) * 0.2
        guard words.count >= 2, isAtLeft, !NamePattern.isPhoneNumber(line.text) else { return line }
        // A count behind an arrow goes with it.
        for start in (1..<min(4, words.count)).reversed() {
            let head = words[..<start].map(\.text).joined(separator: " ")
            let folded = head.lowercased().filter { $0.isLetterOrDigit || $0 == " " }.trimmingWhitespace
            // "+44" and "020" begin a telephone number.
            let isCount =
                !folded.isEmpty && folded.count <= 4 && folded.allSatisfy(\.isNumber) && !folded.hasPrefix("0")
                && !head.hasPrefix("+")
            let gap = Double(words[start].bounds.x - words[start - 1].bounds.maxX)
            // The arrow itself comes out as a sign or two.
            let isArrow =
                (head.count <= 2 && gap > line.capHeight * 0.85)
                || (head.count == 1 && head.allSatisfy(\.isLowercase) && words[start].text.first?.isUppercase == true)
            guard isArrow || ((isCount || BarPattern.isWayBack(folded)) && gap > line.capHeight * 0.55)
            else { continue }
            return line.cut(to: words[start...])
        }
        return line
    }

    /// "Home (4)" at the left end in the colour of what can be pressed, beside a name in the page's ink.
    private func isLabelOfWayBack(_ line: TextLine, _ lines: [TextLine]) -> Bool {
        guard Double(line.bounds.x - geometry.screen.x) < Double(geometry.screen.width) * 0.15, let ink = line.ink,
            ink.chroma > 60
        else { return false }
        return lines.contains { name in
            // A long label leaves the name less room, and pushes it off the middle.
            let reach = name.bounds.rowsShared(with: line.bounds) > 0 ? 0.2 : PrintScale.centered
            return geometry.offCenter(name.bounds) < reach && name.bounds.x > line.bounds.maxX
                && name.alphanumericCount >= 2 && name.ink.map { $0.chroma < 40 } ?? false
                && name.bounds.y < line.bounds.maxY + Int(geometry.bodyCapHeight)
                && !PresencePattern.isSubtitle(name.text)
        }
    }

    /// What is known of whom a line above it names.
    private func isPalerUnder(_ line: TextLine, _ lines: [TextLine]) -> Bool {
        lines.contains { $0.bounds.y < line.bounds.y && $0.alphanumericCount > 2 && icons.isPalerUnder(line, $0) }
    }

    /// "GH" in the portrait beside "Greta Holm", "TL" in that beside "The Lunch Bunch".
    private func isInitials(_ line: TextLine, of lines: [TextLine]) -> Bool {
        (2...3).contains(line.text.count)
            && lines.contains { name in
                let letters = String(name.text.split(separator: " ").compactMap(\.first))
                return name != line && letters.hasPrefix(line.text)
            }
    }

    private func isBackLabel(_ line: TextLine) -> Bool {
        let folded = line.text.lowercased().filter { $0.isLetterOrDigit || $0 == " " }.trimmingWhitespace
        let isLeft = Double(line.bounds.x - geometry.screen.x) < Double(geometry.screen.width) * 0.12
        if isLeft, Int(folded) != nil, folded.count <= 4 { return true }
        let isCentered = geometry.offCenter(line.bounds) < PrintScale.centered
        return BarPattern.isWayBack(folded) && !isCentered
    }
}

extension TextLine {
    /// A channel's name, which is one word, behind its "#": without what the channel is about, and without a sign that stands apart.
    fileprivate var channel: TextLine? {
        guard words.count > 1, let first = words.first, first.text.hasPrefix("#") else {
            return text.hasPrefix("#") && text.contains(where: \.isLetter) ? self : nil
        }
        guard first.text == "#" else { return first.text.contains(where: \.isLetter) ? cut(to: words[..<1]) : nil }
        return words[1].text.contains(where: \.isLetter) ? cut(to: words[1...1]) : nil
    }
}
