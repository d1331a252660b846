/// Finds headings of rows: "Ana Costa  10:05", or a name alone that is coloured where what is said is not.
struct HeadingRule {
    let geometry: PageGeometry
    /// From top to bottom.
    let lines: [TextLine]
    let bars: RowBars

    /// Those with a time, by the indices of their lines.
    func timed() -> [Int: RowHeading] {
        let repeated = RowHeading.repeatedHeads(of: lines)
        return found { RowHeading.find($0, in: lines, repeated: repeated, geometry: geometry) }
    }

    /// Those without.
    func colored() -> [Int: RowHeading] { found(colored) }

    private func found(_ heading: (Int) -> RowHeading?) -> [Int: RowHeading] {
        var found: [Int: RowHeading] = [:]
        for index in lines.indices where geometry.bubble(of: lines[index]) == nil { found[index] = heading(index) }
        return found
    }

    /// More of what some were found of: at the same place, as high, in colour, whatever follows.
    func completed(_ found: [Int: RowHeading]) -> [Int: RowHeading] {
        guard let left = found.values.map(\.x).min(), let cap = found.keys.map({ lines[$0].capHeight }).max() else {
            return found
        }
        var all = found
        for index in lines.indices where found[index] == nil && geometry.bubble(of: lines[index]) == nil {
            let line = lines[index]
            guard (line.ink?.chroma ?? 0) > 60, abs(line.capHeight - cap) < cap * 0.3, !bars.isBarred(line),
                abs(RowHeading.nameStart(of: line) - left) < Int(max(3, geometry.bodyCapHeight * PrintScale.sameEdge)),
                let name = RowHeading.name(line.words.map(\.text))
            else { continue }
            all[index] = RowHeading(sender: name, time: nil, x: RowHeading.nameStart(of: line))
        }
        return all
    }

    /// More of what some were found of: in their column, with their time behind them in print smaller than what is said. A name that
    /// was badly read, or is none anybody would think of, is one all the same.
    func timedAlike(_ found: [Int: RowHeading]) -> [Int: RowHeading] {
        guard let left = found.values.map(\.x).min() else { return found }
        var all = found
        let taken = Set(found.values.compactMap(\.timeLine))
        for index in lines.indices
        where found[index] == nil && !taken.contains(index) && geometry.bubble(of: lines[index]) == nil {
            let line = lines[index]
            let indent = Double(line.bounds.x - left)
            // A portrait's rim may have taken the name's first letters, or lent it some.
            guard indent > -geometry.bodyCapHeight * 1.2, indent < geometry.bodyCapHeight * 3.5, !bars.isBarred(line)
            else { continue }
            all[index] = RowHeading.findSmallTimed(index, in: lines, geometry: geometry)
        }
        return all
    }

    /// With names mended by the others': names in one column and print that end at the same place, where one has only letters of the
    /// other, are that other's.
    func mended(_ found: [Int: RowHeading]) -> [Int: RowHeading] {
        // Members are named elsewhere on the page: in a list beside the conversation, or under its title.
        let listed = geometry.page.lines.filter { $0.confidence > 0.8 && $0.words.count <= 8 }
            .map { $0.words.map(\.text).joined(separator: " ") }
            .flatMap { MemberList.members($0) ?? (NamePattern.isProperName($0) ? [$0] : []) }
        return found.mapValues { heading in
            let letters = heading.sender.filter(\.isLetterOrDigit)
            let whole = found.values.filter { other in
                let all = other.sender.filter(\.isLetterOrDigit)
                // One letter more may as well be one too many.
                let isShort =
                    all.count > letters.count + 1
                    || Double(heading.x - other.x) > geometry.bodyCapHeight * PrintScale.sameEdge
                return isShort && heading.end > 0
                    && abs(Double(other.end - heading.end)) < geometry.bodyCapHeight * PrintScale.sameEdge
                    && all.count > letters.count && letters.count * 3 >= all.count
                    && InlineHead.isPart(letters, of: all)
            }
            let named =
                whole.map(\.sender)
                + listed.filter { name in
                    let lost = name.count - heading.sender.count
                    return lost > 0 && lost <= min(2, heading.sender.count) && name.first?.isLetter == true
                        && name.hasSuffix(heading.sender)
                }
            guard let name = named.min(by: { ($0.count, $0) < ($1.count, $1) }) else { return heading }
            var mended = heading
            mended.sender = name
            return mended
        }
    }

    /// A name without a time, in a colour of its own above what is black, white or gray.
    private func colored(_ index: Int) -> RowHeading? {
        let line = lines[index]
        guard let ink = line.ink, ink.chroma > 60, line.capHeight < geometry.bodyCapHeight * 1.15,
            let next = below(index), let said = next.ink, said.chroma < 40 || said.distance(to: ink) > 70,
            let name = RowHeading.name(line.words.map(\.text)),
            NamePattern.isName(name == name.uppercased() ? name.capitalized : name) || name.count <= 4
        else { return nil }
        return RowHeading(sender: name, time: nil, x: RowHeading.nameStart(of: line))
    }

    private func below(_ index: Int) -> TextLine? {
        let line = lines[index]
        return lines.filter {
            $0.bounds.y > line.bounds.midY.asRow && $0 != line && !bars.isBarred($0)
                && abs($0.bounds.x - line.bounds.x) < Int(geometry.bodyCapHeight * 2)
        }.min { $0.bounds.y < $1.bounds.y }
    }

    /// Names with their beginning, where that stands on a line above, and the indices of those lines.
    func joined(_ found: [Int: RowHeading]) -> (headings: [Int: RowHeading], beginnings: Set<Int>) {
        var (joined, beginnings) = (found, Set<Int>())
        for (index, heading) in found {
            guard let above = RowHeading.beginning(of: index, in: lines, geometry: geometry), found[above] == nil else {
                continue
            }
            joined[index]?.sender = lines[above].text + " " + heading.sender
            beginnings.insert(above)
        }
        return (joined, beginnings)
    }

    /// Not on a row's own fill.
    func isInBubble(_ line: TextLine) -> Bool {
        geometry.bubble(of: line).map { !bars.tell(geometry.bounds($0)) } ?? false
    }

    func isFollowed(_ index: Int, left: Int) -> Bool {
        let line = lines[index]
        let below = lines.filter { other in
            other.bounds.y > line.bounds.midY.asRow && other != line
                && abs(other.bounds.x - left) < Int(geometry.bodyCapHeight * 2)
        }
        guard let next = below.min(by: { $0.bounds.y < $1.bounds.y }) else { return false }
        // A card may stand first, with what was written below it.
        if isInBubble(next), let card = geometry.bubble(of: next).map(geometry.bounds), card.y >= line.bounds.y,
            card.x >= left - 2
        {
            return below.contains { other in
                let gap = Double(other.bounds.y - card.maxY)
                return geometry.bubble(of: other) == nil && other.alphanumericCount > 2 && !TimePiece.isTime(other.text)
                    && gap > 0 && gap < geometry.bodyCapHeight * 2.4
                    && abs(Double(other.bounds.x - left)) < geometry.bodyCapHeight * 0.8
                    && other.capHeight > geometry.bodyCapHeight * 0.9
            }
        }
        // A bubble may be too pale to be found as a fill.
        if let here = line.ground, let there = next.ground, abs(here.sum - there.sum) > 18, !bars.isBarred(next),
            bars.beginning(of: next) == nil
        {
            return false
        }
        return Double(next.bounds.y - line.bounds.maxY) < geometry.bodyCapHeight * 2.4
            && (!isInBubble(next) || bars.isBarred(next))
    }
}
