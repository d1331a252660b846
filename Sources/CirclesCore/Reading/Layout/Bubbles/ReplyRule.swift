/// Gives a quote that stands in a bubble or in pale print of its own above the reply to that reply.
struct ReplyRule {
    let geometry: PageGeometry

    func takeQuotes(_ blocks: inout [MessageBlock]) {
        var index = 0
        while index + 1 < blocks.count {
            let replier =
                index > 0 && blocks[index - 1].bubble == nil ? ReplyPattern.replier(in: blocks[index - 1].text) : nil
            if replier != nil || isRepeated(index, blocks), isQuote(blocks[index], of: blocks[index + 1]) {
                take(index, &blocks)
                if let replier, !replier.isEmpty {
                    blocks[index].sender = blocks[index].sender ?? LabelPattern.clean(replier)
                }
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
