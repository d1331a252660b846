/// Keeps account of every recognised word: it is told, or left out for a reason. What no rule gave a reason for is found when the
/// account is closed, so that nothing is lost by a rule that forgets to say so.
struct LineAccount {
    /// Words are the same when they stand at the same place: rules change their text and their line.
    private var reasons: [PixelRect: Transcript.LeftOut.Reason] = [:]
    private var presumed: [PixelRect: Transcript.LeftOut.Reason] = [:]
    private var told: [PixelRect: String] = [:]

    mutating func leaveOut(_ lines: some Sequence<TextLine>, as reason: Transcript.LeftOut.Reason) {
        for line in lines { for word in line.words where reasons[word.bounds] == nil { reasons[word.bounds] = reason } }
    }

    /// Says why lines are left out if nothing says what is in them: a name that is told with its messages is not.
    mutating func presume(_ lines: some Sequence<TextLine>, to be: Transcript.LeftOut.Reason) {
        for line in lines { for word in line.words { presumed[word.bounds] = be } }
    }

    /// - Parameter text: What is said of them: words that are not in it are left out.
    mutating func tell(_ lines: some Sequence<TextLine>, as text: String) {
        let said = Self.tokens([text])
        for line in lines {
            for word in line.words {
                let tokens = Self.tokens([word.text])
                let isSaid = tokens.isEmpty ? text.contains(word.text) : tokens.isSubset(of: said)
                if isSaid { told[word.bounds] = word.text }
            }
        }
    }

    /// The lines of which no word, or not every word, is told.
    ///
    /// - Parameters:
    ///   - lines: All that were recognised.
    ///   - transcript: What is told without the lines it came from: names, times, quotes, cards.
    func leftOut(of lines: [TextLine], by transcript: Transcript) -> [Transcript.LeftOut] {
        // How often each word is said where no line stands for it; on the page more often, it is left out there.
        let said = transcript.messages.flatMap { [$0.sender, $0.time, $0.quotes, $0.attachment] }
        var spoken = Dictionary(Self.words([transcript.title] + said).map { ($0, 1) }, uniquingKeysWith: +)
        // Letters of another script are taken out of what they were told in.
        let believed =
            transcript.unreadScript == nil && !(transcript.warnings ?? []).contains(.unreadableScript)
            ? nil : Self.tokens([transcript.text])
        let rests = lines.sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }.map { line in
            let rest = line.words.filter { word in
                !(believed.map { Self.tokens([word.text]).isSubset(of: $0) } ?? isTold(word))
            }
            return (line: line, rest: rest)
        }
        // A line that is spoken as a whole comes first: the "PM" of one time is not that of another.
        let whole = rests.map { rest in
            let isFree = rest.rest.allSatisfy { reasons[$0.bounds] == nil }
            return isFree && !rest.rest.isEmpty && Self.take(rest.rest.map(\.text), from: &spoken)
        }
        return zip(rests, whole).compactMap { entry, isSpoken in
            let (line, words) = entry
            let rest =
                isSpoken ? [] : words.filter { reasons[$0.bounds] != nil || !Self.take([$0.text], from: &spoken) }
            guard !rest.isEmpty else { return nil }
            let left = line.cut(to: rest[...])
            return Transcript.LeftOut(text: left.text, reason: reason(for: left), bounds: left.bounds)
        }
    }

    /// Where two pieces of a line have the same letters, one of the two words is told: another word at that place is not.
    private func isTold(_ word: RecognizedPage.Word) -> Bool {
        let letters = Self.words([word.text]).joined()
        return told[word.bounds] != nil
            || told.contains { place, text in
                place.rowsShared(with: word.bounds) * 2 > word.bounds.height
                    && place.columnsShared(with: word.bounds) * 2 > word.bounds.width
                    && (Self.words([text]).joined().contains(letters) || letters.isEmpty)
            }
    }

    /// What no rule gave a reason for: times and receipts that rules take away inside of blocks, what may be words, and what icons come
    /// out as. A time that is no text by itself is one all the same.
    private func reason(for rest: TextLine) -> Transcript.LeftOut.Reason {
        if let known = rest.words.first.flatMap({ reasons[$0.bounds] }) { return known }
        let text = rest.text
        let words = text.lowercased().split(separator: " ").filter { $0.count > 1 }.map(String.init)
        let isTime =
            TimePiece.isTime(text) || ForwardPattern.isMark(text) || ReceiptPattern.isReceipt(text)
            || ReceiptPattern.moment(in: text) != nil
            || !words.isEmpty && words.allSatisfy(EditPattern.words.contains)
        if isTime { return .time }
        return rest.words.first.flatMap { presumed[$0.bounds] } ?? (JunkRule().mayBeWords(rest) ? .unreadable : .icon)
    }

    private static func tokens(_ texts: [String?]) -> Set<String> { Set(words(texts)) }

    private static func words(_ texts: [String?]) -> [String] {
        texts.compactMap(\.self).joined(separator: " ").lowercased().split { !$0.isLetterOrDigit }.map(String.init)
    }

    /// Takes the words of `texts` out of `counts` once, all or none of them.
    private static func take(_ texts: [String], from counts: inout [String: Int]) -> Bool {
        var rest = counts
        let words = words(texts)
        for word in words {
            guard let count = rest[word], count > 0 else { return false }
            rest[word] = count - 1
        }
        counts = rest
        return !words.isEmpty
    }
}
