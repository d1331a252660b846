/// Finds the status line and the title bar.
struct HeaderRule {
    struct Header {
        /// Lines at and above this row are no messages.
        var bottom: Int
        var title: String?
        var titleLine: TextLine?
        /// "3 members", "online": what stands under the name.
        var subtitles: [String]
    }

    let geometry: PageGeometry

    func find(in lines: [TextLine]) -> Header {
        let screen = geometry.screen
        let cap = geometry.cap
        let statusBottom = statusRow(lines)
        let barBottom = bar(below: statusBottom ?? screen.y, lines)
        guard statusBottom != nil || barBottom != nil || hasSubtitle(lines) else {
            return Header(bottom: Int.min, title: nil, subtitles: [])
        }

        let top = statusBottom ?? screen.y
        let candidates = lines.filter { line in
            guard line.bounds.y >= top - Int(cap * 0.3) || statusBottom == nil else { return false }
            return line.bounds.maxY > screen.y && geometry.bubble(of: line).map(isBadge) ?? true
        }
        let limit = barBottom ?? fallbackBottom(candidates, below: top)
        let inside = candidates.filter { $0.bounds.midY < Double(limit) && $0.bounds.midX > Double(screen.x) }
        let inBar = title(inside)
        let late = laterTitle(candidates, than: inBar, below: limit, lines)
        let title = late ?? inBar
        let bottom = max(limit, top, late.map(\.bounds.maxY) ?? 0)
        return Header(
            bottom: bottom, title: title?.cleanTitle.map(PhoneSpacing.repair), titleLine: title,
            subtitles: inside.filter { $0.bounds.y > title?.bounds.y ?? .max }.map(\.text))
    }

    /// Under a name at the very top stands who is in the group, or when somebody was there: no message begins so.
    private func hasSubtitle(_ lines: [TextLine]) -> Bool {
        let reach = Double(geometry.screen.y) + max(geometry.cap * 9, Double(geometry.screen.height) * 0.1)
        let top = lines.filter { $0.bounds.midY < reach && geometry.bubble(of: $0) == nil }
        return top.contains { line in
            guard isSubtitle(line.text) || MemberList.members(line.text) != nil, line.capHeight < geometry.cap * 1.05
            else { return false }
            return top.contains { name in
                let gap = Double(line.bounds.y - name.bounds.maxY)
                return name != line && gap > -geometry.cap * 0.4 && gap < geometry.cap * 1.2
                    && name.capHeight > line.capHeight * 1.08 && name.bounds.columnsShared(with: line.bounds) > 0
            }
        }
    }

    /// The lower edge of the phone's own line: the topmost row, when a clock is in it.
    private func statusRow(_ lines: [TextLine]) -> Int? {
        let screen = geometry.screen
        let limit = screen.y + Int(max(geometry.cap * 5, Double(screen.height) * 0.06))
        let top = lines.filter {
            $0.bounds.midY < Double(limit) && $0.bounds.maxY > screen.y && geometry.bubble(of: $0).map(isBadge) ?? true
        }
        let clocks = top.filter { StatusBarText.isStatusBar($0.text) && $0.capHeight < geometry.cap * 1.6 }
        guard let clock = clocks.min(by: { $0.bounds.y < $1.bounds.y }) else { return nil }
        // A clock is not the row's only tenant, or it stands in a corner.
        let row = top.filter {
            $0.bounds.rowsShared(with: clock.bounds) * 2 > min($0.bounds.height, clock.bounds.height)
        }
        let side = Double(screen.width) * 0.36
        let isInCorner =
            clock.bounds.midX < Double(screen.x) + side || clock.bounds.midX > Double(screen.maxX) - side
        guard isInCorner || row.count > 1 || clock.bounds.midY < Double(screen.y) + geometry.cap * 2.5 else {
            return nil
        }
        guard !lines.contains(where: { $0.bounds.maxY < clock.bounds.y && $0.substance > 3 && $0.bounds.y >= screen.y })
        else { return nil }
        return clock.bounds.maxY
    }

    /// The lower edge of a bar across the screen that holds text and ends in the picture's upper quarter.
    private func bar(below top: Int, _ lines: [TextLine]) -> Int? {
        let screen = geometry.screen
        let limit = screen.y + min(screen.height / 4, Int(geometry.cap * 16))
        let bars = geometry.wideRegions.filter { region in
            region.bounds.maxY < limit && region.bounds.maxY > screen.y
                && Double(region.bounds.height) > geometry.cap * 1.6 && !holdsBubbles(region.bounds)
                && lines.contains { line in
                    line.substance > 1 && region.bounds.y <= line.bounds.y && line.bounds.maxY <= region.bounds.maxY + 2
                        && line.bounds.midY > Double(top)
                }
        }
        guard let last = bars.max(by: { $0.bounds.maxY < $1.bounds.maxY }) else { return nil }
        return last.bounds.maxY
    }

    /// A region with wide text-bearing fills inside is the conversation.
    private func holdsBubbles(_ bounds: PixelRect) -> Bool {
        geometry.page.regions.indices.contains { index in
            let inner = geometry.bounds(index)
            return !geometry.isWideRegion(index) && inner.y >= bounds.y && inner.y < bounds.maxY
                && Double(inner.width) > geometry.cap * 7 && Double(inner.height) > geometry.cap * 1.8
                && inner.width > inner.height * 3 / 2 && bounds.encloses(inner)
        }
    }

    /// Without a bar: down to the first bubble or the first wide gap.
    private func fallbackBottom(_ lines: [TextLine], below top: Int) -> Int {
        let cap = geometry.cap
        let screen = geometry.screen
        let bubbles = geometry.page.regions.indices.filter { index in
            let bounds = geometry.bounds(index)
            return !geometry.isWideRegion(index) && bounds.y > top && Double(bounds.width) > cap * 4
                && Double(bounds.height) > cap * 1.8 && Double(bounds.width) > Double(bounds.height) * 1.15
        }
        let firstBubble = bubbles.map { geometry.bounds($0).y }.min() ?? Int.max
        let limit = min(firstBubble, top + Int(cap * 7.5), screen.y + screen.height / 5)
        // A dated separator is the conversation already.
        let day = lines.filter { $0.bounds.y > top && (DayText.isDay($0.text) || TimeText.isTime($0.text)) }
            .map(\.bounds.y).min()
        return min(limit, day ?? Int.max)
    }

    // MARK: Which line is the name

    /// A window's own bar comes first: the name then stands below it, centred and larger, above the first message.
    private func laterTitle(
        _ candidates: [TextLine], than title: TextLine?, below limit: Int, _ lines: [TextLine]
    ) -> TextLine? {
        let screen = geometry.screen
        let first = lines.filter { line in
            line.bounds.y >= limit
                && (DayText.isDay(line.text) || geometry.bubble(of: line).map { !isBadge($0) } ?? false)
        }.map(\.bounds.y).min()
        let end = first ?? Int(Double(limit) + geometry.cap * 8)
        return candidates.filter { line in
            // A window's bar may have said it before.
            let isAgain = title.map { $0.text == line.text } ?? false
            return line.bounds.y >= limit && line.bounds.maxY < end
                && (isAgain || abs(line.bounds.midX - screen.midX) < Double(screen.width) * 0.06)
                && line.capHeight > (title?.capHeight ?? 0) * 1.08 && line.capHeight > geometry.cap * 1.15
                && (isAgain || NameText.isName(line.text))
        }.max { $0.capHeight < $1.capHeight }
    }

    private func title(_ lines: [TextLine]) -> TextLine? {
        let screen = geometry.screen
        let lines = lines.map(withoutBackLabel)
        let possible = lines.filter { line in
            line.substance >= 1 && !isBackLabel(line) && !isSubtitle(line.text) && !StatusBarText.isStatusBar(line.text)
                && line.text.contains(where: \.isLetterOrDigit)
                && !(line.substance <= 3 && geometry.bubble(of: line).map(isBadge) ?? false)
                && (line.confidence > 0.35 || JunkRule().isWordLike(line.text))
        }
        let certain = possible.filter { $0.confidence > 0.6 && $0.substance >= 2 }
        let named = certain.isEmpty ? possible : certain
        guard let largest = named.filter({ $0.substance >= 2 }).map(\.capHeight).max() ?? named.map(\.capHeight).max()
        else { return nil }
        let large = named.filter { $0.capHeight >= min(largest, geometry.cap * 1.8) * 0.8 }
        let centered = large.filter { abs($0.bounds.midX - screen.midX) < Double(screen.width) * 0.06 }
        if let best = centered.min(by: { ($0.bounds.y, -$0.capHeight) < ($1.bounds.y, -$1.capHeight) }) { return best }
        // Right of the middle stand actions ("Edit", "Call").
        let left = large.filter { Double($0.bounds.x) < Double(screen.x) + Double(screen.width) * 0.55 }
        let pool = left.isEmpty ? large : left
        let top = pool.map(\.bounds.y).min() ?? 0
        let firstRow = pool.filter { Double($0.bounds.y - top) < geometry.cap * 0.8 }
        return firstRow.max { ($0.substance, -$0.bounds.x) < ($1.substance, -$1.bounds.x) }
    }

    /// A small square fill: an avatar or a button.
    private func isBadge(_ region: Int) -> Bool {
        let bounds = geometry.bounds(region)
        return Double(bounds.width) < geometry.cap * 6.5 && bounds.width < bounds.height * 3 / 2
    }

    /// "‹ Chats  Ana" and "12  Ana": a gap wider than a space parts the way back from the name.
    private func withoutBackLabel(_ line: TextLine) -> TextLine {
        let words = line.words
        guard words.count >= 2, Double(line.bounds.x - geometry.screen.x) < Double(geometry.screen.width) * 0.2 else {
            return line
        }
        for start in 1..<min(4, words.count) {
            let head = words[..<start].map(\.text).joined(separator: " ")
            let folded = head.lowercased().filter { $0.isLetterOrDigit || $0 == " " }.trimmingWhitespace
            let isCount = !folded.isEmpty && folded.count <= 4 && folded.allSatisfy(\.isNumber)
            let gap = Double(words[start].bounds.x - words[start - 1].bounds.maxX)
            guard isCount || Self.labels.contains(folded), gap > line.capHeight * 0.55 else { continue }
            var rest = line
            rest.words = Array(words[start...])
            rest.text = rest.words.map(\.text).joined(separator: " ")
            rest.bounds = rest.words.dropFirst().reduce(words[start].bounds) { $0.union($1.bounds) }
            return rest
        }
        return line
    }

    private func isBackLabel(_ line: TextLine) -> Bool {
        let folded = line.text.lowercased().filter { $0.isLetterOrDigit || $0 == " " }.trimmingWhitespace
        let isLeft = Double(line.bounds.x - geometry.screen.x) < Double(geometry.screen.width) * 0.12
        if isLeft, Int(folded) != nil, folded.count <= 4 { return true }
        let isCentered = abs(line.bounds.midX - geometry.screen.midX) < Double(geometry.screen.width) * 0.06
        return Self.labels.contains(folded) && !isCentered
    }

    private static let labels: Set<String> = [
        "back", "chats", "messages", "edit", "done", "cancel", "details", "contact", "info", "call", "zurück",
        "fertig", "bearbeiten", "abbrechen", "retour", "atrás", "volver", "chat", "inbox", "contacts", "close",
    ]

    func isSubtitle(_ text: String) -> Bool {
        let folded = text.lowercased()
        let starts = [
            "online", "last seen", "typing", "active", "tap here", "tap for", "zuletzt", "schreibt", "en ligne",
            "en línea", "click here", "away", "offline", "secured", "end-to-end", "available",
        ]
        if starts.contains(where: folded.hasPrefix) || PresenceText.isPresence(text) { return true }
        let counted = [
            "members", "participants", "mitglieder", "teilnehmer", "people", "subscribers", "membres", "miembros",
            "subscriber", "teilnehmende", "suscriptores",
        ]
        return counted.contains { folded.contains($0) } && folded.contains(where: \.isNumber)
    }
}

extension TextLine {
    /// Without the chevrons and icons around a name.
    var cleanTitle: String? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        while let first = words.first, !first.contains(where: \.isLetterOrDigit), !first.hasPrefix("+"), first != "#" {
            words.removeFirst()
        }
        while let last = words.last, !last.contains(where: \.isLetterOrDigit), !"…)".contains(last.last ?? " "),
            last != "..."
        {
            words.removeLast()
        }
        let marks = "<>‹›«»←→|~_=*•·“”\""
        let joined = words.joined(separator: " ")
        let head = joined.drop { marks.contains($0) || $0 == " " }
        let trimmed = String(head.reversed().drop { marks.contains($0) || $0 == " " }.reversed())
        return trimmed.isEmpty ? nil : trimmed
    }
}
