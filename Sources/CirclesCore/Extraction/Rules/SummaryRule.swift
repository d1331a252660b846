internal import Foundation

/// Two or three sentences that say nothing the messages do not: who wrote with whom and how much, what was arranged,
/// what was said last or is still unanswered.
struct SummaryRule: Sendable {
    static let maximumLength = 600
    private static let maximumQuote = 140

    func summary(of transcript: Transcript, _ conversation: Conversation, _ extraction: Extraction) -> String {
        guard !transcript.isEmpty else { return "There is no text on it." }
        let voice = Voice(transcript, name: extraction.detectedName)
        let lines = conversation.lines.filter { !$0.tokens.isEmpty }
        var sentences = [voice.opening(messages: transcript.messages, text: transcript.text)]
        if let plans = PlanSentence(voice: voice).sentence(extraction) { sentences.append(plans) }
        if let last = closing(lines, voice) { sentences.append(last) }
        return sentences.joined(separator: " ").shortened(to: Self.maximumLength)
    }

    /// The last thing said that is more than a nod; a question nobody answered before all else.
    private func closing(_ lines: [Conversation.Line], _ voice: Voice) -> String? {
        guard let last = lines.last(where: isSubstantial) ?? lines.last else { return nil }
        let quote = Self.quoted(last.message.text)
        guard !quote.isEmpty else { return nil }
        let who = voice.speaker(of: last.message)
        let isOpen = last.index == lines.last?.index && last.tokens.last?.isSign("?") == true
        if lines.count == 1 {
            return who.map { "\($0.sentenceStart) wrote: \(quote)" } ?? "It says: \(quote)"
        }
        if isOpen {
            return who.map { "Still open is what \($0) asked: \(quote)" } ?? "A question is still open: \(quote)"
        }
        // A nod may follow what is quoted; then it was not the last word.
        guard last.index == lines.last?.index else {
            return who.map { "Towards the end \($0) wrote: \(quote)" } ?? "Towards the end it says: \(quote)"
        }
        return who.map { "\($0.sentenceStart) wrote last: \(quote)" } ?? "It ends with: \(quote)"
    }

    private func isSubstantial(_ line: Conversation.Line) -> Bool {
        line.tokens.filter { $0.kind == .word }.count >= 3
    }

    private static func quoted(_ text: String) -> String {
        let plain = String(text.prefix(1000)).oneLine
        return plain.isEmpty ? "" : "“\(plain.shortened(to: maximumQuote))”"
    }
}

extension String {
    /// White space and control characters folded to single spaces.
    var oneLine: String {
        let isGap: (Unicode.Scalar) -> Bool = {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        var result = ""
        var pending = false
        for scalar in unicodeScalars {
            if isGap(scalar) {
                pending = !result.isEmpty
            } else {
                if pending { result += " " }
                pending = false
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// At most `limit` characters and four times as many bytes, cut between words where there is one to cut at.
    func shortened(to limit: Int) -> String {
        guard count > limit || utf8.count > limit * 4 else { return self }
        var head = String(prefix(limit - 1))
        while head.utf8.count > limit * 4 - 3, !head.isEmpty { head.removeLast() }
        if let space = head.lastIndex(of: " "), head.distance(from: space, to: head.endIndex) < limit / 3 {
            head = String(head[..<space])
        }
        return head.trimmingCharacters(in: CharacterSet(charactersIn: " ,;:–-")) + "…"
    }

    var sentenceStart: String { prefix(1).uppercased() + dropFirst() }
}
