/// Keeps of an extraction what the transcript bears out.
///
/// Every item's quote must stand in a message (case, accents and punctuation aside, one slip in ten characters
/// forgiven), and in a message of the person it is said to be about: the geometry decides whose message that is. What the
/// item says must be what the quote says (`FactSupport`). What fails is dropped and counted. Names and places that stand
/// nowhere on the screen and days that nobody named go too, and a contact chosen without a name in a `NamingPosition`
/// becomes a suggestion.
package struct EvidenceCheck: Sendable {
    package struct Result: Hashable, Sendable {
        package var extraction: Extraction
        /// Items that were dropped.
        package var dropped: Int
        /// Items of which something was set right or left out: whom it is about, a day, an hour, a place, a name.
        package var corrected: Int
    }

    private let transcript: Transcript
    private let passages: [(passage: Passage, folded: FoldedText)]
    private let screen: [FoldedText]
    private let capturedAt: CaptureTime
    /// Days that were refused, moved away from, or only conditional: nothing is on them, whatever an answer says.
    private let closedDays: Set<CalendarDate>

    /// - Parameter capturedAt: What the days of an answer were reckoned from.
    package init(_ transcript: Transcript, capturedAt: CaptureTime) {
        self.transcript = transcript
        passages = Passage.all(of: transcript).map { ($0, FoldedText($0.text)) }
        let labels = [transcript.title].compactMap(\.self) + transcript.messages.compactMap(\.sender)
        screen = Set(labels).map { FoldedText($0) } + passages.map(\.folded)
        self.capturedAt = capturedAt
        closedDays = DialogueState(Conversation(transcript, capturedAt: capturedAt)).closedDays
    }

    package func check(_ extraction: Extraction) -> Result {
        let support = FactSupport(transcript, capturedAt: capturedAt)
        var result = Result(extraction: extraction, dropped: 0, corrected: 0)
        result.extraction.interests = kept(
            extraction.interests, \.about, \.evidence, isClaim: true, &result, if: support.bears)
        result.extraction.events = kept(
            extraction.events, \.about, \.evidence, isClaim: false, &result,
            if: { support.bears($0, in: $1) && !isClosed($0.date) }
        ) { event, passage in
            var event = support.trimmed(event, in: passage)
            event.place = event.place.flatMap { isOnScreen($0) ? $0 : nil }
            return event
        }
        result.extraction.dates = kept(
            extraction.dates, \.about, \.evidence, isClaim: false, &result,
            if: { support.bears($0, in: $1) && !isClosed($0.date) }, set: support.trimmed)
        result.extraction.relationships = kept(
            extraction.relationships, \.about, \.evidence, isClaim: true, &result, if: support.bears
        ) { relationship, _ in
            var relationship = relationship
            relationship.name = relationship.name.flatMap { isOnScreen($0) ? $0 : nil }
            return relationship
        }
        // News are told in their quote's words alone.
        result.extraction.news = extraction.news.map {
            kept($0, \.about, \.evidence, isClaim: true, &result, if: { _, _ in true })
        }
        checkName(&result.extraction)
        return result
    }

    private func checkName(_ extraction: inout Extraction) {
        if let evidence = extraction.nameEvidence { extraction.nameEvidence = located(evidence) }
        guard let name = extraction.detectedName, isOnScreen(name) else {
            extraction.detectedName = nil
            extraction.nameEvidence = nil
            demoteContact(&extraction)
            return
        }
        if NamingPosition.of(name: name, evidence: extraction.nameEvidence, in: transcript) == nil {
            demoteContact(&extraction)
        }
    }

    private func demoteContact(_ extraction: inout Extraction) {
        extraction.suggestedContact = extraction.suggestedContact ?? extraction.contactID
        extraction.contactID = nil
    }

    /// Where a name's evidence stands: title and labels first, then messages.
    private func located(_ evidence: Extraction.Evidence) -> Extraction.Evidence? {
        let quote = FoldedText(evidence.quote)
        if let title = transcript.title, QuoteSearch.finds(quote, in: FoldedText(title)) {
            return Extraction.Evidence(quote: evidence.quote, message: nil)
        }
        if let label = transcript.messages.firstIndex(where: { $0.sender.map(FoldedText.init) == quote }) {
            return Extraction.Evidence(quote: evidence.quote, message: label)
        }
        return find(quote, near: evidence.message, where: { _ in true }).map {
            Extraction.Evidence(quote: evidence.quote, message: $0.message)
        }
    }

    private func isClosed(_ date: CalendarDate?) -> Bool { date.map(closedDays.contains) ?? false }

    private func isOnScreen(_ text: String) -> Bool {
        let folded = FoldedText(text)
        return !folded.isEmpty && screen.contains { QuoteSearch.finds(folded, in: $0) }
    }

    /// The passage the quote stands in: the one it is said to, or else the first; letter by letter before nearly so.
    ///
    /// - Parameter isRight: May it be this one?
    private func find(_ quote: FoldedText, near number: Int?, where isRight: (Passage) -> Bool) -> Passage? {
        // Two letters stand in any text.
        guard quote.count >= 3 || quote.scalars.contains(where: { $0 >= 0x0E00 }) else { return nil }
        if let number, passages.indices.contains(number), isRight(passages[number].passage),
            QuoteSearch.finds(quote, in: passages[number].folded)
        {
            return passages[number].passage
        }
        return passages.first { isRight($0.passage) && $0.folded.contains(quote) }?.passage
            ?? passages.first { isRight($0.passage) && QuoteSearch.finds(quote, in: $0.folded) }?.passage
    }

    /// - Parameters:
    ///   - isClaim: It says something of a person, who must have said so; a plan is of both, whoever made it.
    ///   - isBorneOut: Does the message say what the item says?
    ///   - trim: The item without what stands nowhere.
    private func kept<Item: Equatable>(
        _ items: [Item], _ about: WritableKeyPath<Item, Extraction.Subject>,
        _ evidence: WritableKeyPath<Item, Extraction.Evidence>, isClaim: Bool, _ result: inout Result,
        if isBorneOut: (Item, Passage) -> Bool, set trim: (Item, Passage) -> Item = { item, _ in item }
    ) -> [Item] {
        items.compactMap { item in
            let quote = item[keyPath: evidence].quote
            func whom(_ passage: Passage) -> Extraction.Subject? {
                subject(item[keyPath: about], saidIn: passage, isClaim: isClaim, quote)
            }
            guard
                let passage = find(
                    FoldedText(quote), near: item[keyPath: evidence].message, where: { whom($0) != nil }),
                let subject = whom(passage), isBorneOut(item, passage)
            else {
                result.dropped += 1
                return nil
            }
            var kept = trim(item, passage)
            kept[keyPath: about] = subject
            if kept != item { result.corrected += 1 }
            kept[keyPath: evidence].message = passage.message
            return kept
        }
    }

    /// Whom an item is about, given whose message it stands in; nil when it is nobody's to say.
    private func subject(
        _ claimed: Extraction.Subject, saidIn passage: Passage, isClaim: Bool, _ quote: String
    ) -> Extraction.Subject? {
        guard claimed == .contact || claimed == .me else { return claimed }
        let speaker: Extraction.Subject
        switch passage.side {
        case .left: speaker = .contact
        case .right: speaker = .me
        case .center, .unknown: return .unknown
        }
        if claimed == speaker { return speaker }
        if isClaim { return nil }
        return SecondPerson.isAddressed(in: quote) ? .unknown : speaker
    }
}
