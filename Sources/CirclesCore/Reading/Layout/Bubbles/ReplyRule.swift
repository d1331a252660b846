/// Gives a quote that stands in a bubble or in pale print of its own above the reply to that reply.
struct ReplyRule {
    let geometry: PageGeometry

    func takeQuotes(_ blocks: inout [MessageBlock]) {
        var index = 0
        while index + 1 < blocks.count {
            if blocks[index].lines.count <= 2, blocks[index].bubble == nil,
                let replier = blocks[index].lines.last.flatMap({ ReplyPattern.replier(in: $0.text) })
            {
                let mark = blocks.remove(at: index)
                // The name may stand above the line, too.
                let above = mark.lines.dropLast().first.map { LabelPattern.clean($0.text) }
                name(above.flatMap { NamePattern.isName($0) ? $0 : nil } ?? replier, above: mark, &blocks, from: index)
                if index + 1 < blocks.count, isNext(blocks[index], under: mark),
                    isQuote(blocks[index], of: blocks[index + 1])
                {
                    take(index, &blocks)
                }
            } else if isRepeated(index, blocks), isQuote(blocks[index], of: blocks[index + 1]) {
                take(index, &blocks)
            } else {
                index += 1
            }
        }
    }

    private func take(_ index: Int, _ blocks: inout [MessageBlock]) {
        let quote = blocks.remove(at: index)
        let text = [quote.quotes, quote.text].compactMap(\.self).joined(separator: " ")
        blocks[index].quotes = blocks[index].quotes.map { text + " " + $0 } ?? text
        blocks[index].sender = blocks[index].sender ?? quote.sender
    }

    /// The line says who wrote the bubble below the quote.
    private func name(_ replier: String, above mark: MessageBlock, _ blocks: inout [MessageBlock], from index: Int) {
        guard !replier.isEmpty, blocks.indices.contains(index), isNext(blocks[index], under: mark) else { return }
        blocks[index].sender = blocks[index].sender ?? LabelPattern.clean(replier)
    }

    private func isNext(_ block: MessageBlock, under mark: MessageBlock) -> Bool {
        let gap = Double(block.bounds.y - mark.bounds.maxY)
        return gap > -geometry.bodyCapHeight && gap < geometry.bodyCapHeight * 3
    }

    /// Right above the reply, sharing columns with it, in paler letters.
    private func isQuote(_ block: MessageBlock, of reply: MessageBlock) -> Bool {
        guard let pale = block.lines.compactMap(\.contrast).max(), let strong = reply.lines.compactMap(\.contrast).max()
        else { return false }
        let gap = Double(reply.bounds.y - block.bounds.maxY)
        return pale * 5 < strong * 4 && gap > -geometry.bodyCapHeight * 1.5 && gap < geometry.bodyCapHeight * 2.5
            && reply.bounds.columnsShared(with: block.bounds) > 0 && block.kind == nil
    }

    /// It was said before, as far as it goes.
    private func isRepeated(_ index: Int, _ blocks: [MessageBlock]) -> Bool {
        let said = Self.core(blocks[index].text)
        guard said.count >= 4 else { return false }
        return blocks[..<index].contains { Self.core($0.text).hasPrefix(said) }
    }

    private static func core(_ text: String) -> String {
        text.lowercased().filter(\.isLetterOrDigit)
    }
}
