/// Keeps of an extraction what the transcript bears out.
///
/// Every item's quote must stand in a message (case, accents and punctuation aside, one slip in ten characters
/// forgiven), and in a message of the person it is said to be about: the geometry decides whose message that is. What
/// fails is dropped and counted. Names and places that stand nowhere on the screen go too, and a contact chosen without
/// a name in a `NamingPosition` becomes a suggestion.
package struct EvidenceCheck: Sendable {
    package struct Result: Hashable, Sendable {
        package var extraction: Extraction
        /// Items that were dropped.
        package var dropped: Int
        /// Items whose `about` was set right.
        package var corrected: Int
    }

    private let transcript: Transcript
    private let passages: [(passage: Passage, folded: FoldedText)]
    private let screen: [FoldedText]

    package init(_ transcript: Transcript) {
        self.transcript = transcript
        passages = Passage.all(of: transcript).map { ($0, FoldedText($0.text)) }
        let labels = [transcript.title].compactMap(\.self) + transcript.messages.compactMap(\.sender)
        screen = Set(labels).map { FoldedText($0) } + passages.map(\.folded)
    }

    package func check(_ extraction: Extraction) -> Result {
        var result = Result(extraction: extraction, dropped: 0, corrected: 0)
        result.extraction.interests = kept(extraction.interests, \.about, \.evidence, isClaim: true, &result)
        result.extraction.events = kept(extraction.events, \.about, \.evidence, isClaim: false, &result)
        result.extraction.dates = kept(extraction.dates, \.about, \.evidence, isClaim: false, &result)
        result.extraction.relationships = kept(extraction.relationships, \.about, \.evidence, isClaim: true, &result)
        for index in result.extraction.events.indices {
            if let place = result.extraction.events[index].place, !isOnScreen(place) {
                result.extraction.events[index].place = nil
            }
        }
        for index in result.extraction.relationships.indices {
            if let name = result.extraction.relationships[index].name, !isOnScreen(name) {
                result.extraction.relationships[index].name = nil
            }
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
        return find(quote, near: evidence.message).map {
            Extraction.Evidence(quote: evidence.quote, message: $0.message)
        }
    }

    private func isOnScreen(_ text: String) -> Bool {
        let folded = FoldedText(text)
        return !folded.isEmpty && screen.contains { QuoteSearch.finds(folded, in: $0) }
    }

    /// The passage the quote stands in: the one it is said to, or else the first.
    private func find(_ quote: FoldedText, near number: Int?) -> Passage? {
        // Two letters stand in any text.
        guard quote.count >= 3 || quote.scalars.contains(where: { $0 >= 0x0E00 }) else { return nil }
        if let number, passages.indices.contains(number), QuoteSearch.finds(quote, in: passages[number].folded) {
            return passages[number].passage
        }
        return passages.first { $0.folded.contains(quote) }?.passage
            ?? passages.first { QuoteSearch.finds(quote, in: $0.folded) }?.passage
    }

    /// - Parameter isClaim: It says something of a person, who must have said so; a plan is of both.
    private func kept<Item>(
        _ items: [Item], _ about: WritableKeyPath<Item, Extraction.Subject>,
        _ evidence: WritableKeyPath<Item, Extraction.Evidence>, isClaim: Bool, _ result: inout Result
    ) -> [Item] {
        items.compactMap { item in
            let quote = item[keyPath: evidence].quote
            guard let passage = find(FoldedText(quote), near: item[keyPath: evidence].message),
                let subject = subject(item[keyPath: about], saidIn: passage, quote, isClaim: isClaim)
            else {
                result.dropped += 1
                return nil
            }
            if subject != item[keyPath: about] { result.corrected += 1 }
            var item = item
            item[keyPath: about] = subject
            item[keyPath: evidence].message = passage.message
            return item
        }
    }

    /// Whom an item is about, given whose message it stands in; nil when it is nobody's to say.
    private func subject(
        _ claimed: Extraction.Subject, saidIn passage: Passage, _ quote: String, isClaim: Bool
    ) -> Extraction.Subject? {
        guard claimed == .contact || claimed == .me else { return claimed }
        let speaker: Extraction.Subject
        switch passage.side {
        case .left: speaker = .contact
        case .right: speaker = .me
        case .center, .unknown: return .unknown
        }
        if claimed == speaker { return speaker }
        // "You love gardening" is said by one and about the other: neither the speaker's nor the other's own word.
        if SecondPerson.isAddressed(in: quote) { return isClaim ? nil : .unknown }
        return speaker
    }
}
