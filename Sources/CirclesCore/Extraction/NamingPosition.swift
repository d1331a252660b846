/// A place on a screen that says with whom the conversation is. Anywhere else a name is a mention.
package enum NamingPosition: Hashable, Sendable {
    /// The title bar.
    case title
    /// The label above the messages of one person of a group; the first message that bears it.
    case senderLabel(message: Int)
    /// A line of its own at the head of a text that came without title and sides.
    case headLine
    /// "Hi Maria," by the right side, in a conversation of two.
    case greeting(message: Int)

    /// The strongest position in which `evidence` shows `name`; nil when it is a mention, or stands nowhere.
    ///
    /// The name must be shown whole and letter by letter (case, accents and punctuation aside; "|" and "1" may be a
    /// misread i or l, "0" an o): a slip that is forgiven in a quote is another person in a name. A greeting does not
    /// count in a group, nor when the right side greets anybody else by another name.
    package static func of(
        name: String, evidence: Extraction.Evidence?, in transcript: Transcript
    ) -> NamingPosition? {
        let wanted = FoldedText(name)
        guard let evidence, !wanted.isEmpty, ScreenName(evidence.quote).contains(wanted) else { return nil }
        if let title = transcript.title {
            if ScreenName(title).is(wanted) { return .title }
        } else if isHeadLine(wanted, in: transcript) {
            return .headLine
        }
        let label = transcript.messages.firstIndex { message in
            message.side != .right && message.sender.map { ScreenName($0).is(wanted) } ?? false
        }
        if let label { return .senderLabel(message: label) }
        return greeting(wanted, in: transcript).map { .greeting(message: $0) }
    }

    private static func isHeadLine(_ name: FoldedText, in transcript: Transcript) -> Bool {
        guard transcript.messages.allSatisfy({ $0.side == .unknown }) else { return false }
        let first = transcript.messages.first?.text ?? transcript.text
        let line = first.split(whereSeparator: \.isNewline).first { !FoldedText($0).isEmpty }
        // A text of one line is all message and no head.
        guard let line, transcript.messages.count > 1 || first.count > line.count else { return false }
        return ScreenName(line).is(name)
    }

    private static func greeting(_ name: FoldedText, in transcript: Transcript) -> Int? {
        guard !transcript.isGroup else { return nil }
        let greeted = transcript.messages.indices.compactMap { index -> (index: Int, name: Substring)? in
            guard transcript.messages[index].side == .right, transcript.messages[index].kind?.isOthersWords != true
            else { return nil }
            return Greeting.name(in: transcript.messages[index].text).map { (index, $0) }
        }
        guard let hit = greeted.first(where: { ScreenName($0.name).is(name) }),
            greeted.allSatisfy({ ScreenName($0.name).is(name) || $0.name.first?.isLowercase == true })
        else { return nil }
        return hit.index
    }
}

/// A name as the screen has it, letters that are easily misread standing for what they may be.
private struct ScreenName {
    private let letters: [UInt32]

    init(_ text: some StringProtocol) {
        // "|" is no letter to the folding; "1" is read alike.
        letters = FoldedText(String(text.map { $0 == "|" ? "1" : $0 })).scalars
    }

    func `is`(_ name: FoldedText) -> Bool {
        letters.count == name.count && zip(letters, name.scalars).allSatisfy(Self.mayBe)
    }

    /// As whole words.
    func contains(_ name: FoldedText) -> Bool {
        guard name.count <= letters.count else { return false }
        return (0...(letters.count - name.count)).contains { start in
            let end = start + name.count
            return (start == 0 || letters[start - 1] == 0x20) && (end == letters.count || letters[end] == 0x20)
                && zip(letters[start..<end], name.scalars).allSatisfy(Self.mayBe)
        }
    }

    private static func mayBe(screen: UInt32, name: UInt32) -> Bool {
        if screen == name { return true }
        switch (Unicode.Scalar(screen), Unicode.Scalar(name)) {
        case ("1", "i"), ("1", "l"), ("0", "o"): return true
        default: return false
        }
    }
}
