/// Finds, on a tall picture stitched from several shots, where a later shot repeats the title bar and the input bar.
struct SeamRule {
    let geometry: PageGeometry
    let header: HeaderRule.Header

    /// Those of `lines` that are such a repetition.
    func repeated(in lines: [TextLine]) -> [TextLine] {
        guard let title = header.titleLine else { return [] }
        let seams = lines.filter { isAgain(title, $0) && isInBar($0, title: title, lines) }
            .map { $0.bounds.y - title.bounds.y }
        return lines.filter { line in
            guard line != title else { return false }
            return seams.contains { offset in
                let top = geometry.screen.y + offset
                let isInBar =
                    line.bounds.midY > Double(top) && line.bounds.midY < Double(header.bottom + offset)
                    && geometry.bubble(of: line) == nil
                // The shot above ends in its own input bar.
                let reach = Int(geometry.bodyCapHeight * 9)
                let isInField =
                    line.bounds.maxY <= top + Int(geometry.bodyCapHeight) && line.bounds.y > top - reach
                    && PlaceholderPattern.isPlaceholder(line.withoutIcons)
                return isInBar || isInField
            }
        }
    }

    /// The same words at the same place of a later shot.
    private func isAgain(_ title: TextLine, _ line: TextLine) -> Bool {
        guard line.bounds.y > header.bottom,
            abs(line.bounds.x - title.bounds.x) <= max(3, Int(geometry.bodyCapHeight * 0.3)),
            abs(line.capHeight - title.capHeight) < title.capHeight * 0.15, geometry.bubble(of: line) == nil
        else { return false }
        let (a, b) = (letters(title.text), letters(line.text))
        guard a.count >= 2, a.count == b.count else { return false }
        return zip(a, b).count { $0 != $1 } * 5 <= a.count
    }

    /// A name can head a message, too: a bar has a fill of its own, or the clock or the subtitle came along.
    private func isInBar(_ line: TextLine, title: TextLine, _ lines: [TextLine]) -> Bool {
        let offset = line.bounds.y - title.bounds.y
        let bar = geometry.wideRegions.contains { region in
            region.bounds.encloses(line.bounds) && Double(region.bounds.height) < geometry.bodyCapHeight * 9
                && region.bounds.y > header.bottom - Int(geometry.bodyCapHeight)
        }
        // A portrait's letters stand beside every name.
        let companions = lines.filter {
            $0 != title && $0.bounds.y < header.bottom
                && ($0.alphanumericCount > 2 || StatusBarPattern.isStatusBar($0.text))
        }
        return bar
            || companions.contains { companion in
                lines.contains { other in
                    abs(other.bounds.y - companion.bounds.y - offset) < Int(geometry.bodyCapHeight * 0.5)
                        && abs(other.bounds.x - companion.bounds.x) < Int(geometry.bodyCapHeight)
                        && (letters(other.text) == letters(companion.text)
                            || (StatusBarPattern.isStatusBar(other.text)
                                && StatusBarPattern.isStatusBar(companion.text)))
                }
            }
    }

    private func letters(_ text: String) -> [Character] { Array(text.lowercased().filter(\.isLetterOrDigit)) }
}
