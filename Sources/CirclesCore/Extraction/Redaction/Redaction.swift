/// What of one conversation was redacted by placeholders ("‹CARD-1›"), and what stands behind each.
///
/// The same words have the same placeholder everywhere. It never leaves the process: it is neither sent nor stored.
package struct Redaction: Sendable {
    let finder: SensitiveText
    private var placeholders: [String: String] = [:]
    private var originals: [String: String] = [:]
    private var numbers: [SensitiveKind: Int] = [:]

    package init(_ kinds: Set<SensitiveKind>) {
        finder = SensitiveText(kinds)
    }

    /// For the same, with nothing redacted yet.
    init(_ other: Redaction) { finder = other.finder }

    /// How many different things were redacted.
    package var count: Int { originals.count }

    /// The text with placeholders, without invisible characters; lines stay lines.
    ///
    /// - Parameter question: The message before it: "4471" is a code where the door's was asked for.
    package mutating func redact(_ text: String, after question: String? = nil) -> String {
        let text = Self.withoutPlaceholders(UntrustedText.clean(text, keepingLines: true))
        let asked = question.map { Array(UntrustedText.clean($0).unicodeScalars) } ?? []
        let isAnswer = !asked.isEmpty && finder.mayBeAnswered(asked)
        let start = isAnswer ? asked.count + 1 : 0
        let clean = (isAnswer ? asked + ["\n"] : []) + Array(text.unicodeScalars)
        let findings = finder.find(in: clean).filter { $0.range.lowerBound >= start }
        guard !findings.isEmpty else { return text }
        var redacted = String.UnicodeScalarView()
        var position = start
        for finding in findings {
            redacted.append(contentsOf: clean[position..<finding.range.lowerBound])
            var original = String.UnicodeScalarView()
            original.append(contentsOf: clean[finding.range])
            redacted.append(contentsOf: placeholder(for: String(original), finding.kind).unicodeScalars)
            position = finding.range.upperBound
        }
        redacted.append(contentsOf: clean[position...])
        return String(redacted)
    }

    /// Everything of a transcript that is ever sent.
    package mutating func redact(_ transcript: Transcript) -> Transcript {
        var redacted = transcript
        redacted.title = transcript.title.map { redact($0) }
        for index in redacted.messages.indices {
            redacted.messages[index].sender = redacted.messages[index].sender.map { redact($0) }
            redacted.messages[index].text = redact(
                transcript.messages[index].text, after: index > 0 ? transcript.messages[index - 1].text : nil)
        }
        for index in redacted.separators.indices {
            redacted.separators[index].text = redact(redacted.separators[index].text)
        }
        if redacted.messages.isEmpty { redacted.text = redact(redacted.text) }
        return redacted
    }

    /// The text with what stands behind the placeholders in their places.
    package func restore(_ text: String) -> String {
        // The first byte of "‹" in UTF-8.
        guard count > 0, text.utf8.contains(0xE2) else { return text }
        return originals.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }

    /// The same for every string of an answer: in the raw text a password's quotation marks would break the JSON.
    package func restore(_ value: JSONValue) -> JSONValue {
        guard count > 0 else { return value }
        switch value {
        case .string(let text): return .string(restore(text))
        case .array(let values): return .array(values.map { restore($0) })
        case .object(let members): return .object(members.map { .init($0.name, restore($0.value)) })
        case .null, .bool, .number, .verbatim: return value
        }
    }

    private mutating func placeholder(for original: String, _ kind: SensitiveKind) -> String {
        if let known = placeholders[original] { return known }
        let number = numbers[kind, default: 0] + 1
        numbers[kind] = number
        let placeholder = "‹\(kind.label)-\(number)›"
        placeholders[original] = placeholder
        originals[placeholder] = original
        return placeholder
    }

    /// A placeholder that somebody wrote into a chat must not be filled in.
    private static func withoutPlaceholders(_ text: String) -> String {
        text.utf8.contains(0xE2)
            ? text.replacing("‹", with: "<").replacing("›", with: ">") : text
    }
}
