/// Makes a conversation of a page's lines and fills, by rules that hold for chats in general.
///
/// No rule knows a messenger by its pixels. What no rule explains stays: as a message where it stands, or at least in the
/// transcript's text.
package struct TranscriptBuilder: Sendable {
    package init() {}

    package func build(_ page: RecognizedPage) -> Transcript {
        let isEnglish = page.languages.contains { ["eng", "Latin", "script/Latin"].contains($0) }
        let found = page.lines.compactMap { TextLine($0, isEnglish: isEnglish) }
        let geometry = PageGeometry(page, lines: found)
        let junk = JunkRule()
        let readable = found.filter { line in
            !junk.isJunk(line, isOnFill: geometry.bubble(of: line) != nil, bodyCap: geometry.cap)
        }
        let lines = RowRule.join(readable, geometry: geometry)
        let header = HeaderRule(geometry: geometry).find(in: lines)
        let footer = FooterRule(geometry: geometry).top(in: lines, below: header.bottom)
        let body = lines.filter { line in
            line.bounds.midY > Double(header.bottom) && line.bounds.midY < Double(footer)
                && line.bounds.midX > Double(geometry.screen.x) && line.bounds.midX < Double(geometry.screen.maxX)
                && line.bounds.midY > Double(geometry.screen.y) && line.bounds.midY < Double(geometry.screen.maxY)
        }
        var transcript = ConversationRule(geometry: geometry).conversation(of: body)
        transcript.title = header.title
        transcript.languages = page.languages
        transcript.isGroup = isGroup(transcript, header: header)
        transcript.text = text(title: header.title, lines: lines, transcript: transcript)
        return transcript
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
    private func text(title: String?, lines: [TextLine], transcript: Transcript) -> String {
        var rows = [title].compactMap(\.self)
        for index in 0...transcript.messages.count {
            rows += transcript.separators.filter { $0.beforeMessage == index }.map(\.text)
            if index < transcript.messages.count {
                let message = transcript.messages[index]
                rows += [message.sender, message.quotes, message.text].compactMap(\.self)
            }
        }
        return rows.joined(separator: "\n")
    }
}
