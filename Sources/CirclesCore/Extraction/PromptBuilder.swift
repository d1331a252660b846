/// Writes the prompt for a transcript. Pure: the same values give the same prompt.
package struct PromptBuilder: Sendable {
    package let template: PromptTemplate

    /// Bytes of UTF-8; longer transcripts lose messages in their middle.
    package static let transcriptLimit = 24_000

    package init(_ template: PromptTemplate) {
        self.template = template
    }

    /// - Parameters:
    ///   - capturedAt: What the model resolves "tomorrow" against.
    ///   - userNote: What the user wrote with the capture.
    ///   - shortlist: The contacts it may choose from; made with the same `marker`.
    ///   - names: What the contacts are called there, in the shortlist's order; their own names unless given.
    ///   - marker: Fences the transcript; random and new for each request.
    package func prompt(
        for transcript: Transcript, capturedAt: CaptureTime, userNote: String? = nil, shortlist: ContactShortlist,
        names: [String]? = nil, marker: RequestMarker
    ) -> Prompt {
        let known = names ?? shortlist.entries.map(\.contact.name)
        let names = zip(shortlist.entries, known).map { entry, name in
            "\(entry.opaqueID): \(unmarked(UntrustedText.line(name, limit: 100), marker))"
        }
        let user = template.user(filledWith: [
            .captured: describe(capturedAt),
            .app: transcript.app == .unknown ? "" : transcript.app.rawValue,
            .hint: template.hint(for: transcript.app),
            .contacts: names.isEmpty ? "none" : names.joined(separator: "\n"),
            .note: unmarked(UntrustedText.line(userNote ?? "", limit: 500), marker),
            .marker: marker.text,
            .transcript: unmarked(TranscriptPrinter.print(transcript, limit: Self.transcriptLimit), marker),
        ])
        return Prompt(
            system: template.system, user: user,
            schema: template.schema(allowing: shortlist.entries.map(\.opaqueID)))
    }

    /// A marker in the text would end the fence: it is taken out, in any case of letters.
    private func unmarked(_ text: String, _ marker: RequestMarker) -> String {
        let word = Array(marker.text.utf8)
        let bytes = Array(text.utf8)
        // Setting bit 5 makes ASCII letters small.
        func stands(at start: Int) -> Bool {
            bytes.count - start >= word.count && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] | 0x20 }
        }
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            if stands(at: position) {
                kept += Array("[…]".utf8)
                position += word.count
            } else {
                kept.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private func describe(_ time: CaptureTime) -> String {
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        let date = time.date
        let local = Int(time.instant.timeIntervalSince1970.rounded(.down).clamped) + time.secondsFromUTC
        let minutes = ((local % 86_400 + 86_400) % 86_400) / 60
        let clock = ClockTime(hour: minutes / 60, minute: minutes % 60).map { " at \($0)" } ?? ""
        let certainty = time.source.isCertain ? "" : " or earlier (the day is not certain)"
        return "\(days[date.weekday - 1]), \(date)\(clock)\(certainty)"
    }
}

extension CaptureTime {
    fileprivate var secondsFromUTC: Int { timeZone.secondsFromGMT(for: instant) }
}

extension Double {
    /// Within what an Int holds with room to add; NaN is 0.
    fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15) }
}
