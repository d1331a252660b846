/// Reads a model's answer into an Extraction, believing its form only as far as it goes.
///
/// Unknown members are ignored; an item of the wrong form is left out, not the answer; texts are cleaned and cut, lists
/// end after 20 items, confidence is 0…1, dates are real and within ten years of the capture, and contacts are known.
/// What the items say is checked by `EvidenceCheck`, which must follow.
package struct ExtractionParser: Sendable {
    /// Characters, and items a list.
    package enum Limit {
        package static let summary = 1000
        package static let reasoning = 500
        package static let name = 100
        package static let topic = 100
        package static let title = 200
        package static let place = 200
        package static let quote = 300
        package static let items = 20
        package static let years = 10
    }

    private static let members: Set<String> = [
        "detectedName", "nameEvidence", "contactID", "confidence", "reasoning", "summary", "interests", "events",
        "dates", "relationships",
    ]

    let shortlist: ContactShortlist
    let capturedAt: CaptureTime

    /// - Parameters:
    ///   - shortlist: The contacts the model was told of.
    ///   - capturedAt: The time it was told.
    package init(shortlist: ContactShortlist, capturedAt: CaptureTime) {
        self.shortlist = shortlist
        self.capturedAt = capturedAt
    }

    /// - Throws: `ModelFailure` of kind `unusable` or `refused`; blank, cut off, a web page, no JSON and another shape
    ///   differ in message and reason.
    ///
    /// - Parameter redaction: What was redacted in the question is put back into the answer.
    package func parse(
        _ answer: ModelAnswer, restoring redaction: Redaction = Redaction([])
    ) throws(ModelFailure) -> Extraction {
        let object = redaction.restore(try AnswerText.object(in: answer.text, having: Self.members))
        let contact = object["contactID"]?.string.flatMap { shortlist.contact(for: $0) }
        return Extraction(
            detectedName: text(object["detectedName"], Limit.name),
            nameEvidence: nameEvidence(object["nameEvidence"]),
            contactID: contact?.id,
            confidence: confidence(object["confidence"]),
            reasoning: text(object["reasoning"], Limit.reasoning) ?? "",
            summary: text(object["summary"], Limit.summary) ?? "",
            interests: items(object["interests"], interest),
            events: items(object["events"], event),
            dates: items(object["dates"], dateMention),
            relationships: items(object["relationships"], relationship),
            news: object["news"]?.array.map { _ in items(object["news"], news) },
            model: UntrustedText.line(answer.modelVersion, limit: 100))
    }

    private func items<Item>(_ list: JSONValue?, _ read: (JSONValue) -> Item?) -> [Item] {
        Array((list?.array ?? []).lazy.prefix(1000).compactMap(read).prefix(Limit.items))
    }

    private func interest(_ item: JSONValue) -> Extraction.Interest? {
        guard let topic = text(item["topic"], Limit.topic), let evidence = evidence(of: item) else { return nil }
        return Extraction.Interest(topic: topic, about: subject(of: item), evidence: evidence)
    }

    private func event(_ item: JSONValue) -> Extraction.Event? {
        guard let title = text(item["title"], Limit.title), let evidence = evidence(of: item) else { return nil }
        let date = date(item["date"])
        return Extraction.Event(
            title: title, date: date, time: time(item["time"]) ?? timeOfDay(in: item["date"]),
            place: text(item["place"], Limit.place), isUncertain: date.map { isUncertain($0, evidence) } ?? false,
            about: subject(of: item), evidence: evidence)
    }

    private func dateMention(_ item: JSONValue) -> Extraction.DateMention? {
        guard let date = date(item["date"]), let evidence = evidence(of: item) else { return nil }
        return Extraction.DateMention(
            date: date, time: time(item["time"]) ?? timeOfDay(in: item["date"]),
            isUncertain: isUncertain(date, evidence), about: subject(of: item), evidence: evidence)
    }

    private func relationship(_ item: JSONValue) -> Extraction.Relationship? {
        guard let relation = text(item["relation"], Limit.topic), let evidence = evidence(of: item) else { return nil }
        return Extraction.Relationship(
            relation: relation, name: text(item["name"], Limit.name), about: subject(of: item), evidence: evidence)
    }

    private func news(_ item: JSONValue) -> Extraction.News? {
        guard let kind = item["kind"]?.string.flatMap({ Extraction.News.Kind(rawValue: $0) }),
            let evidence = evidence(of: item)
        else { return nil }
        return Extraction.News(kind: kind, about: subject(of: item), evidence: evidence)
    }

    /// Nil when it is no text, or nothing is left of it.
    private func text(_ value: JSONValue?, _ limit: Int) -> String? {
        guard let line = value?.string.map({ UntrustedText.line($0, limit: limit) }), !line.isEmpty else { return nil }
        return line
    }

    private func evidence(of item: JSONValue) -> Extraction.Evidence? {
        guard let quote = item["evidence"]?.string.map({ UntrustedText.clean($0) }), !quote.isEmpty,
            quote.count <= Limit.quote
        else { return nil }
        return Extraction.Evidence(quote: quote, message: item["message"]?.int)
    }

    /// A quote, or an object like an item's.
    private func nameEvidence(_ value: JSONValue?) -> Extraction.Evidence? {
        guard let value else { return nil }
        if let quote = value["quote"] { return nameEvidence(quote) }
        if let quote = value["evidence"] { return nameEvidence(quote) }
        guard let quote = value.string.map({ UntrustedText.clean($0) }), !quote.isEmpty, quote.count <= Limit.quote
        else {
            return nil
        }
        return Extraction.Evidence(quote: quote, message: nil)
    }

    private func subject(of item: JSONValue) -> Extraction.Subject {
        item["about"]?.string.flatMap { Extraction.Subject(rawValue: $0.lowercased()) } ?? .unknown
    }

    /// 0 for what is no number.
    private func confidence(_ value: JSONValue?) -> Double {
        guard let number = value?.number ?? value?.string.flatMap(Double.init), !number.isNaN else { return 0 }
        return min(max(number, 0), 1)
    }

    /// A day that exists, at most ten years from the capture.
    private func date(_ value: JSONValue?) -> CalendarDate? {
        guard let text = value?.string, let date = CalendarDate(iso: text.prefix(10)),
            text.dropFirst(10).first.map({ $0 == "T" || $0 == " " }) ?? true
        else { return nil }
        return abs(date.dayNumber - capturedAt.date.dayNumber) <= Limit.years * 366 ? date : nil
    }

    /// `9:30`, `09:30` and `09:30:00`.
    private func time(_ value: JSONValue?) -> ClockTime? {
        guard let parts = value?.string?.split(separator: ":"), (2...3).contains(parts.count),
            parts.allSatisfy({ (1...2).contains($0.count) })
        else { return nil }
        let hour = parts[0].count == 1 ? "0" + parts[0] : parts[0]
        return ClockTime(iso: hour + ":" + parts[1])
    }

    private func timeOfDay(in date: JSONValue?) -> ClockTime? {
        guard let text = date?.string, text.dropFirst(10).first == "T" else { return nil }
        return ClockTime(iso: text.dropFirst(11).prefix(5))
    }

    /// A day that was not said with its year hangs on the capture's own day.
    private func isUncertain(_ date: CalendarDate, _ evidence: Extraction.Evidence) -> Bool {
        !capturedAt.source.isCertain && !evidence.quote.contains(String(date.year))
    }
}
