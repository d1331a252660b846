/// Makes a conversation of a page's lines and fills, by rules that hold for chats in general.
///
/// No rule knows a messenger by its pixels. What no rule explains stays: as a message where it stands, or at least in the
/// transcript's text.
package struct TranscriptBuilder: Sendable {
    private let rules: Set<LayoutRule>

    /// - Parameter rules: Fewer than all of them only to measure what one is worth.
    package init(rules: Set<LayoutRule> = LayoutRule.all) {
        self.rules = rules
    }

    /// A page as it is before its conversation is read.
    private struct Screen {
        var page: RecognizedPage
        /// All lines, those that are text, and those of the conversation.
        var found: [TextLine]
        var onScreen: [TextLine]
        var body: [TextLine]
        var geometry: PageGeometry
        var header: HeaderRule.Header
        var furniture: Furniture
        var isUnread: Bool
        var account: LineAccount
    }

    private func screen(of recognized: RecognizedPage) -> Screen {
        var page = rules.contains(.glossyRegions) ? GlossyRegionMerging.merged(recognized) : recognized
        if rules.contains(.regionSplitting) { page = RegionSplitting.split(page) }
        let isEnglish = page.languages.contains { ["eng", "Latin", "script/Latin"].contains($0) }
        var found = page.lines.compactMap { TextLine($0, isEnglish: isEnglish) }
        var geometry = PageGeometry(page, lines: found, rules: rules)
        if rules.contains(.brokenRegions), let whole = RegionMerging(geometry: geometry).merged() {
            page = whole
            found = page.lines.compactMap { TextLine($0, isEnglish: isEnglish) }
            geometry = PageGeometry(page, lines: found, rules: rules)
        }
        // Letters that are not theirs look like junk, and stand where messages are all the same.
        let isUnread = ScriptRule.isUnread(found, geometry: geometry)
        var account = LineAccount()
        let readable = readable(found, geometry: geometry, isUnread: isUnread)
        let onScreen = readable.filter(geometry.isOnScreen)
        let foundOnScreen = found.filter(geometry.isOnScreen)
        let header = HeaderRule(geometry: geometry).find(in: onScreen, found: foundOnScreen)
        let furniture = Furniture(onScreen, found: foundOnScreen, header: header, geometry: geometry)
        account.leaveOut(found.filter { !geometry.isOnScreen($0) }, as: .beside)
        furniture.leaveOut(onScreen + foundOnScreen, account: &account)
        return Screen(
            page: page, found: found, onScreen: onScreen, body: onScreen.filter { furniture.reason(for: $0) == nil },
            geometry: geometry, header: header, furniture: furniture, isUnread: isUnread, account: account)
    }

    /// The features of the page's pieces, were they rows: what the weights of `RowLabels` are fitted on.
    package func measure(_ recognized: RecognizedPage) -> RowMeasure {
        let screen = screen(of: recognized)
        let media = MediaRule(geometry: screen.geometry, lines: screen.body)
        return RowMeasure(
            LabelledRows(screen.body.filter { !media.isInPicture($0) }, geometry: screen.geometry))
    }

    package func build(_ recognized: RecognizedPage) -> Transcript {
        let screen = screen(of: recognized)
        let (page, found, geometry, header) = (screen.page, screen.found, screen.geometry, screen.header)
        var account = screen.account
        var transcript = ConversationRule(geometry: geometry)
            .conversation(of: screen.body, rows: screen.furniture.conversation, account: &account)
        transcript.title = header.title
        if header.title?.hasSuffix("…") ?? false { transcript.titleIsCut = true }
        transcript.languages = page.languages
        transcript.isGroup = isGroup(transcript, header: header)
        if rules.contains(.labelRuns) { RunRule(cap: geometry.bodyCapHeight).nameAll(&transcript) }
        let hint = AppRule(geometry: geometry, header: header, transcript: transcript).hint(
            of: screen.onScreen, footer: screen.furniture.footer)
        transcript.app = hint.app
        transcript.appConfidence = hint.app == .unknown ? nil : hint.confidence
        warn(&transcript, page: page, unread: screen.isUnread ? found : nil)
        transcript.text = text(title: transcript.title, transcript: transcript)
        transcript.leftOut = account.leftOut(of: found, by: transcript)
        return transcript
    }

    /// The lines that are text, in rows.
    private func readable(_ found: [TextLine], geometry: PageGeometry, isUnread: Bool) -> [TextLine] {
        let junk = JunkRule()
        let readable = found.filter { line in
            if isUnread { return line.alphanumericCount > 1 }
            if !rules.contains(.junk) || TitleRule.isChevroned(line, on: geometry.screen) { return true }
            return !junk.isJunk(line, isOnFill: geometry.bubble(of: line) != nil, bodyCap: geometry.bodyCapHeight)
        }
        let texts = BodyRule(geometry: geometry).withContinuations(readable, of: found)
        let whole = rules.contains(.shortWords) ? RowRule.withShortWords(texts, of: found, geometry) : texts
        return rules.contains(.rowPieces) ? RowRule.join(whole, geometry: geometry) : whole
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
