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

    /// - Parameters:
    ///   - lines: What can be read.
    ///   - found: All that was found, icons too.
    func find(in lines: [TextLine], found: [TextLine]) -> Header {
        let screen = geometry.screen
        let cap = geometry.bodyCapHeight
        let icons = BarIcons(found, geometry: geometry)
        let titles = TitleRule(geometry: geometry, icons: icons)
        let statusBottom = statusRow(found, readable: lines)
        let barBottom = bar(below: statusBottom ?? screen.y, lines, icons)
        let iconRow = statusBottom == nil && barBottom == nil ? titles.rowWithIcons(lines) : nil
        let heading = titles.heading(lines)
        guard statusBottom != nil || barBottom != nil || iconRow != nil || hasSubtitle(lines, icons) else {
            return Header(
                bottom: heading?.bounds.maxY ?? Int.min, title: heading.flatMap { shown($0, among: found) },
                titleLine: heading, subtitles: [])
        }

        let top = statusBottom ?? screen.y
        let pins = kept(lines)
        let candidates = lines.filter { line in
            !pins.contains(line) && (line.bounds.y >= top - Int(cap * 0.3) || statusBottom == nil)
                && line.bounds.maxY > screen.y && geometry.isOnPage(line)
        }
        let limit = barBottom ?? fallbackBottom(candidates, below: top)
        let inside = candidates.filter { $0.bounds.midY < Double(limit) && $0.bounds.midX > Double(screen.x) }
        let pill = titles.onPill(lines, found: found)
        let inBar = pill ?? titles.title(inside)
        let late = pill == nil ? titles.laterTitle(candidates, than: inBar, below: limit, lines) : nil
        let title = late ?? inBar.map { titles.withPieces($0, of: inside) } ?? heading
        let end =
            pill?.bounds.maxY ?? barBottom ?? title.map { icons.end(of: $0, under: inside, titles, limit: limit) }
            ?? limit
        let floating = barBottom == nil && pill == nil ? title.flatMap { aboveFloating($0, lines) } : nil
        let bar = floating ?? max(end, top, late.map(\.bounds.maxY) ?? 0)
        let pinned = pins.reduce(bar) { max($0, $1.bounds.maxY) }
        let bottom = OfferRule(geometry: geometry).end(of: lines, below: pinned) ?? pinned
        return Header(
            bottom: bottom, title: (subject(of: lines) ?? title).flatMap { shown($0, among: found) }, titleLine: title,
            subtitles: inside.filter { $0.bounds.y > title?.bounds.y ?? .max }.map(\.text))
    }

    /// What several posts answer ("Re: Which bike?"), above all of them: the page's name is another.
    private func subject(of lines: [TextLine]) -> TextLine? {
        let answered = lines.compactMap { ReplyPattern.subject(in: $0.text) }
        guard answered.count > 1 else { return nil }
        return lines.first { line in
            line.bounds.midY < geometry.titleReach + Double(geometry.screen.height) * 0.1
                && answered.count { $0 == line.text } > 1
        }
    }

    /// With "…" at its end where the messenger cut it, whatever the dots came out as: behind its last letter, or as marks of their own.
    private func shown(_ title: TextLine, among found: [TextLine]) -> String? {
        guard let name = title.cleanTitle.map(PhoneSpacing.repair) else { return nil }
        let dots = found.contains { mark in
            let gap = Double(mark.bounds.x - title.bounds.maxX)
            return mark.text.allSatisfy { ".…".contains($0) } && gap > -title.capHeight && gap < title.capHeight
                && abs(Double(mark.bounds.maxY - title.baseline)) < title.capHeight * PrintScale.sameRow
        }
        let letters = String(name.prefix { $0 != "…" }).trimmingSuffix("...").trimmingSuffix("..")
        return dots || letters.count < name.count ? letters.trimmingWhitespace + "…" : name
    }

    /// "Pinned message" and the row right under it, in the screen's upper quarter.
    private func kept(_ lines: [TextLine]) -> [TextLine] {
        let (screen, cap) = (geometry.screen, geometry.bodyCapHeight)
        let upper = lines.filter { $0.bounds.midY < Double(screen.y + screen.height / 4) }
        guard let mark = upper.first(where: { PinnedPattern.isMark($0.text) }) else { return [] }
        return [mark]
            + lines.filter { line in
                let gap = Double(line.bounds.y - mark.bounds.maxY)
                return gap > -cap * 0.3 && gap < cap * 1.3 && abs(Double(line.bounds.x - mark.bounds.x)) < cap
            }
    }

    /// Where a name floats over the conversation, with no bar behind it, bubbles beside and above it are read, too: the row above
    /// the first of them.
    private func aboveFloating(_ title: TextLine, _ lines: [TextLine]) -> Int? {
        guard TitleRule.isChevroned(title, on: geometry.screen) else { return nil }
        return lines.filter { $0 != title && $0.bounds.y < title.bounds.maxY && geometry.hasOwnGround($0) }
            .map { $0.bounds.y - 1 }.min()
    }

    /// Under a name at the very top stands who is in the group, or when somebody was there: no message begins so.
    private func hasSubtitle(_ lines: [TextLine], _ icons: BarIcons) -> Bool {
        let top = lines.filter { $0.bounds.midY < geometry.titleReach && geometry.bubble(of: $0) == nil }
        return top.contains { line in
            (PresencePattern.isSubtitle(line.text) || MemberList.members(line.text) != nil)
                && line.capHeight < geometry.bodyCapHeight * 1.05
                && top.contains { name in
                    icons.isUnder(line, name) && name.capHeight > line.capHeight * 1.08
                        && name.bounds.columnsShared(with: line.bounds) > 0
                }
        }
    }

    /// The lower edge of the phone's own line: the topmost row, when a clock is in it.
    private func statusRow(_ lines: [TextLine], readable: [TextLine]) -> Int? {
        let screen = geometry.screen
        let limit = screen.y + Int(max(geometry.bodyCapHeight * 5, Double(screen.height) * 0.06))
        let top = lines.filter {
            $0.bounds.midY < Double(limit) && $0.bounds.maxY > screen.y && geometry.isOnPage($0)
        }
        let clocks = top.filter { StatusBarPattern.isStatusBar($0.text) && $0.capHeight < geometry.bodyCapHeight * 1.6 }
        guard let clock = clocks.min(by: { $0.bounds.y < $1.bounds.y }) else { return nil }
        // A clock is not the row's only tenant, or it stands in a corner.
        let row = top.filter {
            $0.bounds.rowsShared(with: clock.bounds) * 2 > min($0.bounds.height, clock.bounds.height)
        }
        guard !isHeading(clock, in: row, lines) else { return nil }
        let isInCorner = geometry.offCenter(clock.bounds) > 0.14
        let isAtTop = clock.bounds.midY < Double(screen.y) + geometry.bodyCapHeight * 2.5
        let isBelowText = readable.contains {
            $0.bounds.maxY < clock.bounds.y && $0.alphanumericCount > 3 && $0.bounds.y >= screen.y
        }
        return !isBelowText && (isInCorner || row.count > 1 || isAtTop) ? clock.bounds.maxY : nil
    }

    /// When somebody wrote: behind other text, and further down there is a time in its column again, or one behind what begins where this
    /// row does. A clock in the middle of its row has days below it.
    private func isHeading(_ clock: TextLine, in row: [TextLine], _ lines: [TextLine]) -> Bool {
        let isColumn = { (a: Int, b: Int) in Double(abs(a - b)) < geometry.bodyCapHeight * PrintScale.sameEdge }
        guard geometry.offCenter(clock.bounds) > PrintScale.centered,
            let first = row.filter({ $0.alphanumericCount > 2 && $0.confidence > 0.6 }).min(by: {
                $0.bounds.x < $1.bounds.x
            }),
            first.bounds.maxX < clock.bounds.x
        else { return false }
        return lines.contains { line in
            guard line.bounds.y > clock.bounds.maxY, geometry.bubble(of: line) == nil else { return false }
            return TimePiece.isTime(line.text)
                ? isColumn(line.bounds.x, clock.bounds.x)
                : isColumn(line.bounds.x, first.bounds.x) && RowHeading.beforeMoment(line) != nil
        }
    }

    /// The lower edge of a bar across the screen that holds text and ends in the picture's upper quarter.
    private func bar(below top: Int, _ lines: [TextLine], _ icons: BarIcons) -> Int? {
        let screen = geometry.screen
        let limit = screen.y + min(screen.height / 4, Int(geometry.bodyCapHeight * 16))
        typealias Bar = (bounds: PixelRect, fill: String, print: Double, isNamed: Bool)
        let wide = geometry.wideRegions
        let bars = wide.compactMap { region -> Bar? in
            // The fill of a list beside the conversation may go on into the bar, and ends lower.
            let end = wide.lazy.map(\.bounds).first {
                Double($0.y - region.bounds.y) > geometry.bodyCapHeight * 1.6 && $0.maxY > region.bounds.maxY
            }?.y
            let bounds = region.bounds.cut(below: end)
            let inside = lines.filter {
                $0.alphanumericCount > 1 && bounds.y <= $0.bounds.y && $0.bounds.maxY <= bounds.maxY + 2
                    && $0.bounds.midY > Double(top) && !geometry.isOverBar($0)
            }
            guard let print = inside.map(\.capHeight).max(), bounds.maxY < limit, bounds.maxY > screen.y,
                Double(bounds.height) > geometry.bodyCapHeight * 1.6,
                !inside.contains(where: {
                    !geometry.isOnPage($0) && $0.alphanumericCount > 8 && !isButton($0, beside: inside)
                })
            else { return nil }
            return (bounds, region.fill, print, inside.contains { icons.isBar($0) || icons.hasWayBack(beside: $0) })
        }
        let page = geometry.wideRegions.max { $0.bounds.area < $1.bounds.area }?.fill
        guard var bar = bars.first(where: \.isNamed) ?? bars.reversed().max(by: { $0.print < $1.print }) else {
            return nil
        }
        // Rows may be as wide as bars. Tabs and what is pinned have the bar's fill, and a window says what program it is above the
        // name, which is in larger print than either.
        for next in bars where next.bounds.y > bar.bounds.y {
            guard Double(next.bounds.y - bar.bounds.maxY) < geometry.bodyCapHeight * PrintScale.sameRow,
                next.fill == bar.fill && bar.fill != page || next.print > max(bar.print, geometry.bodyCapHeight)
            else { break }
            bar = (next.bounds, bar.fill, max(bar.print, next.print), true)
        }
        return bar.bounds.maxY
    }

    /// It stands on a fill in the right half of the bar, with a name before it.
    private func isButton(_ line: TextLine, beside others: [TextLine]) -> Bool {
        guard let fill = geometry.bubble(of: line).map(geometry.bounds),
            Double(fill.x) > geometry.screen.midX
        else { return false }
        return others.contains {
            geometry.isOnPage($0) && $0.bounds.maxX < fill.x && $0.bounds.rowsShared(with: fill) > 0
        }
    }

    /// Without a bar: down to the first bubble or the first wide gap.
    private func fallbackBottom(_ lines: [TextLine], below top: Int) -> Int {
        let cap = geometry.bodyCapHeight
        let screen = geometry.screen
        let bubbles = geometry.page.regions.indices.filter { !geometry.isWideRegion($0) }.map(geometry.bounds)
        let firstBubble = bubbles.filter { bounds in
            bounds.columnsShared(with: screen) > 0 && bounds.y > top
                && Double(bounds.width) > cap * 4
                && Double(bounds.height) > cap * 1.8 && Double(bounds.width) > Double(bounds.height) * 1.15
                // A bar's buttons stand beside the name.
                && !lines.contains {
                    $0.alphanumericCount > 1 && $0.bounds.maxX <= bounds.x
                        && $0.bounds.rowsShared(with: bounds) * 2 > $0.bounds.height
                }
        }.map(\.y).min()
        // A dated separator is the conversation already.
        let day = lines.filter { $0.bounds.y > top && (DayPattern.isDay($0.text) || TimePattern.isTime($0.text)) }
            .map(\.bounds.y).min()
        return min(firstBubble ?? .max, top + Int(cap * 7.5), screen.y + screen.height / 5, day ?? .max)
    }
}
