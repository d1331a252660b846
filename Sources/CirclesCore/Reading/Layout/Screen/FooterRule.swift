/// Finds the input bar, and with it the keyboard and the navigation buttons below.
struct FooterRule {
    let geometry: PageGeometry
    let icons: BarIcons
    /// All that was found, keys and icons too.
    let found: [TextLine]

    /// Lines at and below this row are no messages; `Int.max` when there is no such bar.
    func top(in lines: [TextLine], below header: Int) -> Int {
        let (screen, rules) = (geometry.screen, geometry.rules)
        let lower = lines.filter { $0.bounds.y > max(header, screen.y + screen.height * 2 / 5) }
        if rules.contains(.fields) {
            let fields = lower.filter { PlaceholderPattern.isPlaceholder($0.withoutIcons) || isDimInvitation($0) }
            let lowest = fields.max { $0.bounds.y < $1.bounds.y }
            // Below the field stand what else can be sent: "Aa", "GIF".
            let field = lowest.flatMap { last in
                fields.filter { Double(last.bounds.y - $0.bounds.y) < geometry.bodyCapHeight * 7 }.min {
                    $0.bounds.y < $1.bounds.y
                }
            }
            if let field, isField(field, lines) { return fieldTop(field) }
        }
        let keys = KeyboardRule(geometry: geometry)
        let keyboard =
            rules.contains(.keyboards) ? keys.top(in: found).map { keys.suggestions(above: $0, found) ?? $0 } : nil
        if let keyboard {
            let above = lower.filter { $0.bounds.maxY <= keyboard + Int(geometry.bodyCapHeight * 0.5) }
            return (rules.contains(.drafts) ? draftField(above, above: keyboard) : nil)
                ?? draftTop(above: keyboard)
        }
        if rules.contains(.fields), let field = fieldByForm(lower) { return field }
        return (rules.contains(.drafts) ? draftField(lower) : nil)
            ?? (rules.contains(.bars) ? barTop(lower) : nil) ?? Int.max
    }

    /// A field in any language, and one without a word: the lowest row of text, paler than what is said, at the left, as large as
    /// text is and apart from what stands above it.
    private func fieldByForm(_ lines: [TextLine]) -> Int? {
        let (screen, cap) = (geometry.screen, geometry.bodyCapHeight)
        let texts = lines.filter { $0.alphanumericCount >= 2 && $0.confidence > 0.4 }
        // Beside the invitation stands a button in full strength.
        let lowest = texts.max { $0.bounds.midY < $1.bounds.midY }
        let row = texts.filter { text in lowest.map { text.bounds.rowsShared(with: $0.bounds) > 0 } ?? false }
        guard let last = row.min(by: { ($0.contrast ?? 255) < ($1.contrast ?? 255) }), last.words.count <= 7,
            Double(screen.maxY) - last.bounds.midY < max(cap * 9, Double(screen.height) * 0.12),
            Double(last.bounds.x) < Double(screen.x) + Double(screen.width) * 0.4,
            last.capHeight > cap * (last.hasTallLetters ? PrintScale.tiny : PrintScale.lowLetters),
            last.capHeight < cap * 1.4, !TimePiece.isTime(last.text), !DayPattern.isDay(last.text),
            !ReceiptPattern.isReceipt(last.text), let own = last.contrast
        else { return nil }
        let said = geometry.page.lines.compactMap { line -> Int? in
            guard line.confidence > 0.7, line.words.count > 2, line.bounds.maxY < last.bounds.y,
                let ink = line.ink.flatMap(LayoutColor.init), let ground = line.ground.flatMap(LayoutColor.init)
            else { return nil }
            return ink.distance(to: ground)
        }.sorted()
        // White on a coloured bubble is nearer to its ground than black on white.
        let usual = said.isEmpty ? 0 : said[said.count * 3 / 4]
        guard said.count >= 2, own * 100 < usual * 88 else { return nil }
        let above = lines.filter { $0.bounds.maxY <= last.bounds.y && $0 != last }.map(\.bounds.maxY).max()
        let fill = geometry.bubble(of: last).map(geometry.bounds)
        // A bubble's text is not paler than others'; a field is across most of the screen.
        if let fill { return fill.width * 5 > screen.width * 2 && Double(fill.height) < cap * 5.5 ? fill.y : nil }
        guard Double(last.bounds.y - (above ?? screen.y)) > cap * 1.2 else { return nil }
        return last.bounds.y - Int(cap)
    }

    /// Where the field begins that somebody is writing in: the lowest fill with text, over most of the screen, much wider than its one line, or
    /// of a fill that nothing else is said on and without a time, with a button or sign between it and the screen's right end; or a line
    /// with icons at both ends of its row.
    private func draftField(_ lines: [TextLine], above keyboard: Int? = nil) -> Int? {
        let (screen, cap, regions) = (geometry.screen, geometry.bodyCapHeight, geometry.page.regions)
        let texts = lines.filter { $0.alphanumericCount > 1 && $0.confidence > 0.4 }
        guard let end = texts.max(by: { $0.bounds.maxY < $1.bounds.maxY }),
            // "Send" may stand at its right.
            let last = texts.filter({ $0.bounds.rowsShared(with: end.bounds) * 2 > end.bounds.height })
                .min(by: { $0.bounds.x < $1.bounds.x })
        else { return nil }
        let isShort =
            keyboard == nil && last.words.count <= 8 && last.bounds.midX < screen.midX && !TimePiece.isTime(last.text)
            && last.bounds.midY > Double(screen.y) + Double(screen.height) * 0.6 && !DayPattern.isDay(last.text)
        guard let region = geometry.bubble(of: last), let fill = geometry.fill(region) else {
            let isBesideSend = end.words.count <= 2 && (end.ink?.chroma ?? 0) > 60 && icons.hasArrow(before: last)
            return isShort && (icons.isBar(last) || isBesideSend) ? last.bounds.y - Int(cap) : nil
        }
        let field = geometry.bounds(region)
        guard field.width * 100 > screen.width * 45, (regions[region].solidity ?? 1) > 0.85 else { return nil }
        let isAlone = texts.allSatisfy { $0.region != region || abs($0.bounds.midY - last.bounds.midY) < cap * 0.7 }
        if isShort, isAlone, last.bounds.width * 100 < field.width * 55, Double(field.height) < cap * 5.5 {
            return field.y
        }
        guard (field.x - screen.x) * 4 < screen.width, Double((keyboard ?? screen.maxY) - field.maxY) < cap * 9 else {
            return nil
        }
        let isSaid = texts.contains { line in
            guard let other = geometry.bubble(of: line) else { return false }
            if other == region {
                return TimePiece.isTime(line.text) || RowHeading.moment(endingIn: line.words.map(\.text)) != nil
            }
            return LayoutColor.areNear(geometry.fill(other), fill, within: PrintScale.sameFill + 1)
        }
        let signs =
            found.filter { $0.alphanumericCount <= 2 }.map(\.bounds)
            + regions.map(\.bounds).filter { Double($0.width) < cap * 6 && $0.height * 2 > $0.width }
        let hasSign = signs.contains { sign in
            sign.x >= field.maxX - 2 && sign.maxX <= screen.maxX && (screen.maxX - sign.maxX) * 5 < screen.width
                && Double(sign.height) < cap * 6 && sign.rowsShared(with: field) * 2 > sign.height
        }
        return !isSaid && hasSign ? field.y : nil
    }

    /// What is being written stands right above the keyboard.
    private func draftTop(above keyboard: Int) -> Int {
        let bar = geometry.wideRegions.last { region in
            abs(region.bounds.maxY - keyboard) < Int(geometry.bodyCapHeight * 1.5)
                && Double(region.bounds.height) < geometry.bodyCapHeight * 7
                && Double(region.bounds.height) > geometry.bodyCapHeight * 1.5
        }
        return bar?.bounds.y ?? keyboard - Int(geometry.bodyCapHeight * 3.2)
    }

    /// An invitation and not somebody's message of that word: nothing but short lines and keys below it, and no bubble
    /// at its side's edge alone.
    private func isField(_ field: TextLine, _ lines: [TextLine]) -> Bool {
        let below = lines.filter { $0.bounds.y > field.bounds.maxY && $0.alphanumericCount > 12 }
        let isLow = field.bounds.midY > Double(geometry.screen.y) + Double(geometry.screen.height) * 0.8
        // "Assistants can make mistakes" stands below it in small print.
        if isLow { return below.allSatisfy(geometry.isSmallPrint) }
        return below.isEmpty && field.text.count > 3
    }

    /// "Message Housemates…": an invitation's first word, dim, at the screen's end.
    private func isDimInvitation(_ line: TextLine) -> Bool {
        guard let ink = line.ink, let ground = line.ground, ink.distance(to: ground) < 175,
            line.bounds.midY > Double(geometry.screen.y) + Double(geometry.screen.height) * 0.78
        else { return false }
        return PlaceholderPattern.beginsAsOne(line.withoutIcons)
    }

    private func fieldTop(_ field: TextLine) -> Int {
        let fill = field.region.flatMap { geometry.page.regions.indices.contains($0) ? geometry.bounds($0) : nil }
        if let fill, Double(fill.height) < geometry.bodyCapHeight * 6 { return fill.y }
        return field.bounds.y - Int(geometry.bodyCapHeight)
    }

    /// A bar across the screen at its end, lower than a sixth of it.
    private func barTop(_ lines: [TextLine]) -> Int? {
        let screen = geometry.screen
        let all = geometry.wideRegions
        let bars = all.filter { region in
            // The device's own bar may stand below it.
            let end = all.first { abs($0.bounds.y - region.bounds.maxY) < 4 }?.bounds.height ?? 0
            return region.bounds.y + min(end, screen.height / 10) > screen.y + screen.height * 5 / 6
                && Double(region.bounds.height) > geometry.bodyCapHeight * 2
                && Double(region.bounds.height) < geometry.bodyCapHeight * 8
        }
        guard let bar = bars.first else { return nil }
        // Long text is kept, whatever it stands on.
        let hasText = lines.contains {
            $0.bounds.midY > Double(bar.bounds.y) && $0.alphanumericCount > 24 && $0.confidence > 0.6
        }
        return hasText ? nil : bar.bounds.y
    }
}
