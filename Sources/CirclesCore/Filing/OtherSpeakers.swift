/// Contacts that a text without sides names beside the one at its head, each on a line of its own or before what they say:
/// such a text is not the head's alone.
struct OtherSpeakers {
    /// Lines that are looked at. A text that names nobody else in so many is one person's.
    private static let mostLines = 200
    private static let mostCharacters = 60
    private static let mostWords = 4

    private static let said = "the text names "

    /// Why a text that names somebody else, too, is asked about.
    static func words(_ name: String) -> String { "\(said)\"\(name)\", too" }

    /// Whether that is what a note is here for, whomever its title leads to.
    static func isSaid(in explanation: String) -> Bool { explanation.hasPrefix(said) }

    private let matcher: ContactMatcher

    init(_ matcher: ContactMatcher) {
        self.matcher = matcher
    }

    /// - Returns: What the first such line leads to; nil when there is none, or when a screen shows who is who.
    func first(in transcript: Transcript, beside contact: ContactReference) -> MatchDecision? {
        guard transcript.languages.isEmpty, transcript.messages.allSatisfy({ $0.side == .unknown }) else { return nil }
        var seen: Set<Substring> = []
        for line in transcript.text.split(whereSeparator: \.isNewline).prefix(Self.mostLines) {
            for name in Self.names(of: line) where seen.insert(name).inserted {
                let match = matcher.match(String(name), app: transcript.app)
                if leadsElsewhere(match, than: contact) { return match }
            }
        }
        return nil
    }

    private func leadsElsewhere(_ match: MatchDecision, than contact: ContactReference) -> Bool {
        switch match.outcome {
        case .unknown: false
        case .ambiguous: !match.suggestions.contains { $0.contact == contact }
        // A word of a message is soon a letter away from some name.
        case .matched: match.method != .fuzzy && match.contact != contact
        }
    }

    /// The line itself, and what stands before its first colon or comma, as far as these can be names.
    private static func names(of line: Substring) -> [Substring] {
        [line, line.prefix { $0 != ":" }, line.prefix { $0 != "," }].filter { name in
            name.count <= mostCharacters && name.first(where: { !$0.isWhitespace }).map { !$0.isLowercase } ?? false
                && name.split(separator: " ").count <= mostWords
        }
    }
}
