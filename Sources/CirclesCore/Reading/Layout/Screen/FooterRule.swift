/// Finds the input bar, and with it the keyboard and the navigation buttons below.
struct FooterRule {
    let geometry: PageGeometry
    let icons: BarIcons

    /// Lines at and below this row are no messages; `Int.max` when there is no such bar.
    func top(in lines: [TextLine], below header: Int) -> Int {
        let screen = geometry.screen
        let lower = lines.filter { $0.bounds.y > max(header, screen.y + screen.height * 2 / 5) }
        let field = lower.filter { PlaceholderText.isPlaceholder($0.withoutIcons) || isDimInvitation($0) }.max {
            $0.bounds.y < $1.bounds.y
        }
        if let field, isField(field, lines) { return fieldTop(field) }
        if let field = piecewise(lower) { return field }
        if let keyboard = KeyboardRule(geometry: geometry).top(in: lines) { return draftTop(above: keyboard, lower) }
        if let send = lower.last(where: isSendButton) { return rowTop(of: send, lower) }
        return draftTop(lower) ?? barTop(lower) ?? Int.max
    }

    /// The top of a field whose invitation was found in pieces.
    private func piecewise(_ lines: [TextLine]) -> Int? {
        let fields = geometry.inBubbles(lines).filter { field in
            field.value.count > 1
                && PlaceholderText.isPlaceholder(
                    field.value.sorted { $0.bounds.x < $1.bounds.x }.map(\.withoutIcons).joined(separator: " "))
        }
        return fields.keys.map { geometry.bounds($0).y }.max()
    }

    /// Where the field begins that somebody is writing in: the last line, in a field much wider than what stands in it, or with
    /// icons at both ends of its row.
    private func draftTop(_ lines: [TextLine]) -> Int? {
        let screen = geometry.screen
        let texts = lines.filter { $0.substance >= 2 && $0.confidence > 0.4 }
        guard let last = texts.max(by: { $0.bounds.y < $1.bounds.y }), last.words.count <= 8,
            last.bounds.midY > Double(screen.y) + Double(screen.height) * 0.6,
            last.bounds.midX < screen.midX, !TimePiece.isTime(last.text), !DayText.isDay(last.text)
        else { return nil }
        guard let region = geometry.bubble(of: last) else {
            return icons.isBar(last) ? last.bounds.y - Int(geometry.cap) : nil
        }
        let field = geometry.bounds(region)
        let isWide = field.width * 100 > screen.width * 45 && last.bounds.width * 100 < field.width * 55
        let isAlone = lines.count { $0.region == region && $0.substance >= 2 } == 1
        guard isWide, isAlone, Double(field.height) < geometry.cap * 5.5,
            (geometry.page.regions[region].solidity ?? 1) > 0.85
        else { return nil }
        return field.y
    }

    /// At the right end, with nothing said below it.
    private func isSendButton(_ line: TextLine) -> Bool {
        MenuText.isSend(line.text)
            && line.bounds.midX > Double(geometry.screen.x) + Double(geometry.screen.width) * 0.75
    }

    /// Where the row of the field begins whose button this is.
    private func rowTop(of button: TextLine, _ lines: [TextLine]) -> Int {
        let bar = geometry.wideRegions.first {
            $0.bounds.encloses(button.bounds) && Double($0.bounds.height) < geometry.cap * 8
        }
        if let bar { return bar.bounds.y }
        let row = lines.filter { abs($0.bounds.midY - button.bounds.midY) < geometry.cap * 1.2 }
        return (row.map(\.bounds.y).min() ?? button.bounds.y) - Int(geometry.cap * 0.8)
    }

    /// What is being written stands right above the keyboard.
    private func draftTop(above keyboard: Int, _ lines: [TextLine]) -> Int {
        if let send = lines.last(where: { isSendButton($0) && $0.bounds.maxY <= keyboard + Int(geometry.cap) }) {
            return rowTop(of: send, lines)
        }
        let bar = geometry.wideRegions.last { region in
            abs(region.bounds.maxY - keyboard) < Int(geometry.cap * 1.5)
                && Double(region.bounds.height) < geometry.cap * 7 && Double(region.bounds.height) > geometry.cap * 1.5
        }
        return bar?.bounds.y ?? keyboard - Int(geometry.cap * 3.2)
    }

    /// An invitation and not somebody's message of that word: nothing but short lines and keys below it, and no bubble
    /// at its side's edge alone.
    private func isField(_ field: TextLine, _ lines: [TextLine]) -> Bool {
        let below = lines.filter { $0.bounds.y > field.bounds.maxY && $0.substance > 12 }
        let isLow = field.bounds.midY > Double(geometry.screen.y) + Double(geometry.screen.height) * 0.8
        return below.isEmpty && (isLow || field.text.count > 3)
    }

    /// "Message Housemates…": an invitation's first word, dim, at the screen's end.
    private func isDimInvitation(_ line: TextLine) -> Bool {
        guard let ink = line.ink, let ground = line.ground, ink.distance(to: ground) < 175,
            line.bounds.midY > Double(geometry.screen.y) + Double(geometry.screen.height) * 0.78
        else { return false }
        let words = line.withoutIcons.lowercased().split(separator: " ")
        guard let first = words.first, words.count <= 5 else { return false }
        return ["message", "send", "type", "write", "enter", "nachricht", "schreibe", "écrire", "escribe", "reply"]
            .contains(first.filter(\.isLetter))
    }

    private func fieldTop(_ field: TextLine) -> Int {
        let margin = Int(geometry.cap)
        guard let region = field.region, geometry.page.regions.indices.contains(region) else {
            return field.bounds.y - margin
        }
        let bounds = geometry.bounds(region)
        return Double(bounds.height) < geometry.cap * 6 ? bounds.y : field.bounds.y - margin
    }

    /// A bar across the screen at its end, lower than a sixth of it.
    private func barTop(_ lines: [TextLine]) -> Int? {
        let screen = geometry.screen
        let bars = geometry.wideRegions.filter { region in
            region.bounds.y > screen.y + screen.height * 5 / 6 && Double(region.bounds.height) > geometry.cap * 2
                && Double(region.bounds.height) < geometry.cap * 8
        }
        guard let bar = bars.first else { return nil }
        // Long text is kept, whatever it stands on.
        let hasText = lines.contains {
            $0.bounds.midY > Double(bar.bounds.y) && $0.substance > 24 && $0.confidence > 0.6
        }
        return hasText ? nil : bar.bounds.y
    }
}

extension TextLine {
    /// Without a smiley or clip read as a character or two in front or behind.
    var withoutIcons: String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let kept = words.filter { $0.count(where: \.isLetter) > 1 || $0.lowercased() == "a" }
        return kept.joined(separator: " ")
    }
}
