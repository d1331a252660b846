/// Makes a transcript of text that came as text: a phone's own recognition, a copied chat.
///
/// A chat as messengers export it, or as `Name: text` lines, has senders and times of its own (`ChatText`). Else:
/// There is no geometry, so no line has a side. Lines of the status bar, receipts, lone times and an input field's
/// invitation are no messages; a first line that can only be a name, number or handle is the title. Under a title, what
/// says when somebody was seen or who the members are is no message either; in a group a member's name alone labels the
/// lines after it.
package struct SharedTextReader: Sendable {
    /// Whose messages of an exported chat are the user's.
    private let owner: ChatOwner

    package init(owner: ChatOwner = ChatOwner()) { self.owner = owner }

    /// - Parameter today: When it was handed in; nil: not known.
    package func read(_ text: String, today: CalendarDate? = nil) -> Transcript {
        if let chat = ChatText.read(text, owner: owner, today: today) { return owner.resolved(chat).transcript() }
        var lines = text.split(whereSeparator: \.isNewline).map { UntrustedText.clean(String($0)).trimmingWhitespace }
            .filter { !$0.isEmpty }[...]
        removeStatusBar(&lines)
        var transcript = Transcript(title: title(&lines))
        var members: [String] = []
        if transcript.title != nil, let next = lines.first {
            members = MemberList.members(next) ?? []
            if PresencePattern.isPresence(next) || !members.isEmpty { lines.removeFirst() }
        }
        transcript.isGroup = !members.isEmpty
        var sender: String?
        for (index, line) in zip(lines.indices, lines) {
            if DayPattern.isDay(line) {
                transcript.separators.append(.init(text: line, beforeMessage: transcript.messages.count))
            } else if TimePattern.isTime(line) || ReceiptPattern.isReceipt(line) {
                continue
            } else if index == lines.endIndex - 1, index > lines.startIndex, PlaceholderPattern.isPlaceholder(line) {
                continue
            } else if MemberList.isLabel(line, of: members) {
                sender = line
            } else {
                transcript.messages.append(Message(side: .unknown, sender: sender, text: line))
            }
        }
        transcript.text = ([transcript.title].compactMap(\.self) + lines).joined(separator: "\n")
        return transcript
    }

    /// The clock row stands on top, whole or in pieces; a carrier's name may stand between its pieces.
    private func removeStatusBar(_ lines: inout ArraySlice<String>) {
        guard let first = lines.first, StatusBarPattern.isStatusBar(first), lines.count > 1 || TimePattern.isTime(first)
        else { return }
        let lastPiece = lines.prefix(5).lastIndex { StatusBarPattern.isStatusBar($0) && !TimePattern.isTime($0) }
        lines = lines[((lastPiece ?? lines.startIndex) + 1)...]
        while let next = lines.first, lines.count > 1, StatusBarPattern.isStatusBar(next) { lines.removeFirst() }
    }

    private func title(_ lines: inout ArraySlice<String>) -> String? {
        while let first = lines.first, lines.count > 1, isBackButton(first) { lines.removeFirst() }
        guard let first = lines.first else { return nil }
        let bare = first.drop(while: { Self.backMarks.contains($0) || $0.isWhitespace }).trimmingWhitespace
        guard NamePattern.isName(bare), !DayPattern.isDay(bare), !TimePattern.isTime(bare) else { return nil }
        lines.removeFirst()
        return bare
    }

    private static let backMarks: Set<Character> = ["<", "‹", "←"]

    /// "<", or "<12" with the count of unread conversations.
    private func isBackButton(_ line: String) -> Bool {
        guard let first = line.first, Self.backMarks.contains(first) else { return false }
        return line.dropFirst().allSatisfy { $0.isNumber || $0.isWhitespace }
    }
}
