/// Makes a conversation of a page's lines and fills, by rules that hold for chats in general.
///
/// No rule knows a messenger by its pixels. What no rule explains stays: as a message where it stands, or at least in the
/// transcript's text.
package struct TranscriptBuilder: Sendable {
    package init() {}

    package func build(_ recognized: RecognizedPage) -> Transcript {
        var page = HangingFillRule.parted(GlossRule.joined(recognized))
        let isEnglish = page.languages.contains { ["eng", "Latin", "script/Latin"].contains($0) }
        var found = page.lines.compactMap { TextLine($0, isEnglish: isEnglish) }
        var geometry = PageGeometry(page, lines: found)
        if let whole = BrokenFillRule(geometry: geometry).joined() {
            page = whole
            found = page.lines.compactMap { TextLine($0, isEnglish: isEnglish) }
            geometry = PageGeometry(page, lines: found)
        }
        let junk = JunkRule()
        let answers = ShortAnswerRule(geometry: geometry, lines: found)
        // Letters that are not theirs look like junk, and stand where messages are all the same.
        let isUnread = ScriptRule.isUnread(found, geometry: geometry)
        let readable = found.filter { line in
            isUnread
                ? line.substance > 1
                : answers.isAnswer(line)
                    || !junk.isJunk(line, isOnFill: geometry.bubble(of: line) != nil, bodyCap: geometry.cap)
        }
        let lines = RowRule.join(RowRule.withShortWords(readable, of: found), geometry: geometry)
        let onScreen = lines.filter(geometry.isOnScreen)
        let foundOnScreen = found.filter(geometry.isOnScreen)
        var header = HeaderRule(geometry: geometry).find(in: onScreen, found: foundOnScreen)
        if let row = InlineRows(onScreen, geometry: geometry)?.top { header = header.ended(above: row) }
        let repeated = Set(SeamRule(geometry: geometry, header: header).repeated(in: onScreen))
        let footer = FooterRule(geometry: geometry, icons: BarIcons(foundOnScreen, geometry: geometry))
            .top(in: onScreen.filter { !repeated.contains($0) }, below: header.bottom)
        let covered = Set(
            PopupRule(geometry: geometry).covered(onScreen) + ButtonRule(geometry: geometry).pressed(onScreen))
        let body = onScreen.filter { line in
            line.bounds.midY > Double(header.bottom) && line.bounds.midY < Double(footer)
                && !repeated.contains(line) && !covered.contains(line) && line.bounds.midY > Double(geometry.screen.y)
                && line.bounds.midY < Double(geometry.screen.maxY)
        }
        var transcript = ConversationRule(geometry: geometry, title: header.title)
            .conversation(of: body)
        transcript.title = header.title
        if let title = header.title, title.hasSuffix("…") || title.hasSuffix("...") { transcript.titleIsCut = true }
        transcript.languages = page.languages
        transcript.isGroup = isGroup(transcript, header: header)
        RunRule(cap: geometry.cap).nameAll(&transcript)
        let hint = AppRule(geometry: geometry, header: header, transcript: transcript).hint(
            of: onScreen, footer: footer)
        transcript.app = hint.app
        transcript.appConfidence = hint.app == .unknown ? nil : hint.confidence
        warn(&transcript, page: page, unread: isUnread ? found : nil)
        transcript.text = text(title: transcript.title, transcript: transcript)
        return transcript
    }

    private func warn(_ transcript: inout Transcript, page: RecognizedPage, unread lines: [TextLine]?) {
        var warnings: [Transcript.Warning] = []
        if page.isPartial { warnings.append(.partial) }
        if let lines {
            warnings.append(.unreadableScript)
            transcript.unreadScript = page.unreadScript
            ScriptRule.blank(&transcript, readFrom: lines)
        }
        transcript.warnings = warnings.isEmpty ? nil : warnings
    }

    private func isGroup(_ transcript: Transcript, header: HeaderRule.Header) -> Bool {
        let senders = Set(transcript.messages.filter { $0.side == .left }.compactMap(\.sender))
        let counted = header.subtitles.contains { subtitle in
            ["members", "participants", "mitglieder", "teilnehmer", "people", "membres", "miembros"].contains {
                subtitle.lowercased().contains($0)
            } || subtitle.count(where: { $0 == "," }) >= 2
        }
        return counted || senders.count >= 2
    }

    /// All that was read but for the status line, the title bar's other lines and the input bar.
    private func text(title: String?, transcript: Transcript) -> String {
        var rows = [title].compactMap(\.self)
        for index in 0...transcript.messages.count {
            rows += transcript.separators.filter { $0.beforeMessage == index }.map(\.text)
            if index < transcript.messages.count {
                let message = transcript.messages[index]
                rows += [message.sender, message.quotes, message.attachment, message.text].compactMap(\.self)
                    .filter { !$0.isEmpty }
            }
        }
        return rows.joined(separator: "\n")
    }
}
