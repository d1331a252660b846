/// One conversation put together from the pictures that show parts of it.
///
/// Nothing is left out but the second observation of a message that two pictures show in the same place.
package struct JoinedConversation: Sendable {
    /// What one capture shows of it.
    package struct Part: Sendable {
        package var capture: Capture
        package var transcript: Transcript
        package var extraction: Extraction

        package init(_ capture: Capture, _ transcript: Transcript, _ extraction: Extraction) {
            self.capture = capture
            self.transcript = transcript
            self.extraction = extraction
        }

        var observations: [MessageObservation] { MessageObservation.all(transcript, capturedAt: capture.capturedAt) }

        /// Those that stand above its messages.
        var shownDays: Set<CalendarDate> { DaysOfMessages(transcript, capturedAt: capture.capturedAt).shown }
    }

    /// All messages and the lines between them that date them.
    package private(set) var transcript: Transcript
    /// In the order of their first messages.
    package private(set) var parts: [Part]
    /// For each part, the place of its first message in `transcript`.
    private var places: [Int]

    package init(_ part: Part) {
        transcript = part.transcript
        parts = [part]
        places = [0]
    }

    /// Nil when the parts do not hang together.
    package init?(_ parts: [Part]) {
        guard let first = parts.first else { return nil }
        self.init(first)
        guard add(Array(parts.dropFirst())) else { return nil }
    }

    /// Adds parts, each where it continues what is there by then.
    ///
    /// - Returns: False when one of them does not; then nothing is changed.
    package mutating func add(_ parts: [Part]) -> Bool {
        var joined = self
        var rest = parts
        while let index = rest.firstIndex(where: { joined.add($0) }) { rest.remove(at: index) }
        guard rest.isEmpty else { return false }
        self = joined
        return true
    }

    private mutating func add(_ part: Part) -> Bool {
        guard parts.contains(where: { $0.isOfOneDay(as: part) }), part.isOfOneConversation(as: parts[0]),
            let alignment = MessageAlignment.find(observations, part.observations)
        else { return false }
        lay(part, at: alignment)
        return true
    }

    private var observations: [MessageObservation] {
        MessageObservation.all(transcript, capturedAt: latest)
    }

    /// Of those that are certain, if there are any.
    private var latest: CaptureTime {
        let times = parts.map(\.capture.capturedAt)
        let certain = times.filter(\.source.isCertain)
        return (certain.isEmpty ? times : certain).max { $0.instant < $1.instant } ?? parts[0].capture.capturedAt
    }

    private mutating func lay(_ part: Part, at alignment: MessageAlignment) {
        let before = max(0, -alignment.offset)
        let place = max(0, alignment.offset)
        let shown = part.transcript.messages
        var messages = Array(shown.prefix(before)) + transcript.messages
        for (index, message) in shown.enumerated().dropFirst(before) {
            if place + index < messages.count {
                messages[place + index].complete(with: message)
            } else {
                messages.append(message)
            }
        }
        transcript.separators = Self.merged(
            transcript.separators.map { $0.moved(by: before) }, part.transcript.separators.map { $0.moved(by: place) })
        transcript.messages = messages
        transcript.text = messages.map(\.text).joined(separator: "\n")
        transcript.confidence = min(transcript.confidence, part.transcript.confidence)
        let position = places.firstIndex { $0 + before > place } ?? places.count
        places = places.map { $0 + before }
        places.insert(place, at: position)
        parts.insert(part, at: position)
    }

    private static func merged(
        _ first: [Transcript.Separator], _ second: [Transcript.Separator]
    ) -> [Transcript.Separator] {
        var all = first
        for separator in second {
            // A day that is a guess adds nothing where it is told for certain already.
            let isTold = { (known: Transcript.Separator) in
                separator.isUncertain == true && known.isUncertain != true && known.date == separator.date
                    && (known.beforeMessage ?? 0) <= (separator.beforeMessage ?? 0)
            }
            let place = all.firstIndex {
                $0.beforeMessage == separator.beforeMessage && ($0.text == separator.text || $0.date == separator.date)
            }
            if let place {
                if separator.isUncertain != true { all[place].isUncertain = nil }
            } else if !all.contains(where: isTold) {
                all.append(separator)
            }
        }
        return all.enumerated().sorted {
            ($0.element.beforeMessage ?? -1, $0.offset) < ($1.element.beforeMessage ?? -1, $1.offset)
        }.map(\.element)
    }

    /// What was understood of all of it: anew by the rules, where only they were asked; else what was understood of the
    /// parts, each item once.
    package var extraction: Extraction {
        guard parts.contains(where: { $0.extraction.model != RuleBasedExtractor.model }) else {
            return RuleBasedExtractor().extract(transcript, capturedAt: latest)
        }
        var sum = parts[0].extraction
        var summaries: [String] = []
        (sum.interests, sum.events, sum.dates, sum.relationships) = ([], [], [], [])
        for (part, place) in zip(parts, places) {
            let moved = part.extraction.moved(by: place)
            sum.add(moved)
            if !moved.summary.isEmpty, !summaries.contains(moved.summary) { summaries.append(moved.summary) }
        }
        sum.summary = summaries.joined(separator: " ")
        return sum
    }

    /// Corrects a message of the whole on every part that shows it.
    mutating func correct(_ index: Int, by change: MessageChange) {
        transcript.correct(index, by: change)
        for (part, place) in places.enumerated() where parts[part].transcript.messages.indices.contains(index - place) {
            parts[part].transcript.correct(index - place, by: change)
        }
    }

    /// True when `part` shows nothing that is not here: another copy of the same picture, or messages of it that cannot be laid
    /// over it.
    package func isShown(_ part: Part) -> Bool {
        parts.contains { $0.isCopy(of: part) } || holds(part)
    }

    /// Of the same day only what has gaps: what has none is laid over what is there. Of another day where a day is just that
    /// of a file or of pasting, or where both show it.
    private func holds(_ part: Part) -> Bool {
        guard part.isOfOneConversation(as: parts[0]) else { return false }
        if parts.contains(where: { $0.isOfOneDay(as: part) }) {
            let (mine, shown) = (observations, part.observations)
            return MessageAlignment.find(mine, shown) == nil
                && MessageAlignment.isWithin(mine, shown) { $0.isOfSameMoment(as: $1) }
        }
        // Days first: messages are compared letter by letter.
        if !DaysOfMessages(transcript, capturedAt: latest).shown.isDisjoint(with: part.shownDays),
            MessageAlignment.isWithin(observations, part.observations, where: { $0.isDated(like: $1) })
        {
            return true
        }
        // "[07/03, 18:05]" of a chat that was copied: the year that it does not say is that of the same minutes and words.
        let isOfSameDate = parts.contains {
            let (a, b) = ($0.capture.capturedAt.date, part.capture.capturedAt.date)
            return (a.month, a.day) == (b.month, b.day)
        }
        if isOfSameDate,
            MessageAlignment.isWithin(
                undatedObservations, part.undatedObservations, where: { $0.isOfSameMinute(as: $1) })
        {
            return true
        }
        guard !part.capture.capturedAt.source.isCertain else { return false }
        return MessageAlignment.isWithin(undatedObservations, part.undatedObservations)
    }

    private var undatedObservations: [MessageObservation] {
        transcript.messages.map { MessageObservation($0, day: nil) }
    }
}

extension JoinedConversation.Part {
    /// The same title, and nothing that says otherwise. A text need not have one: that of a chat of two whose owner was not known says
    /// nobody's name for certain.
    fileprivate func isOfOneConversation(as other: Self) -> Bool {
        let apps = Set([transcript.app.addressBook, other.transcript.app.addressBook]).subtracting([.unknown])
        guard transcript.isGroup == other.transcript.isGroup, apps.count < 2 else { return false }
        switch (transcript.title, other.transcript.title) {
        case (nil, nil): return true
        case (let mine?, let title?):
            return NameReading.mayBeOne(mine, title)
        default: return isText && other.isText
        }
    }

    private var isText: Bool { if case .text = capture.payload { true } else { false } }

    fileprivate func isOfOneDay(as other: Self) -> Bool {
        capture.capturedAt.date == other.capture.capturedAt.date
    }

    /// Of another day only where a day is just a file's: the copy has its own, and "today" means another one on it.
    fileprivate func isCopy(of other: Self) -> Bool {
        guard transcript.messages.count == other.transcript.messages.count, isOfOneConversation(as: other) else {
            return false
        }
        if isOfOneDay(as: other) { return MessageAlignment.areEqual(observations, other.observations) }
        guard !capture.capturedAt.source.isCertain || !other.capture.capturedAt.source.isCertain else { return false }
        return MessageAlignment.areEqual(undatedObservations, other.undatedObservations)
    }

    fileprivate var undatedObservations: [MessageObservation] {
        transcript.messages.map { MessageObservation($0, day: nil) }
    }
}

extension Transcript.Separator {
    fileprivate func moved(by places: Int) -> Self {
        var moved = self
        moved.beforeMessage = beforeMessage.map { $0 + places }
        return moved
    }
}
