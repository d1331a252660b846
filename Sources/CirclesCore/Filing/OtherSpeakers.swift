internal import Foundation

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
                if leadsElsewhere(match, than: contact), isWrittenAsName(name, match) { return match }
            }
        }
        return nil
    }

    /// Written small, only a whole name of two words is one.
    private func isWrittenAsName(_ name: Substring, _ match: MatchDecision) -> Bool {
        guard name.first?.isLowercase == true else { return true }
        return match.method?.isEquality == true && name.contains(" ")
    }

    private func leadsElsewhere(_ match: MatchDecision, than contact: ContactReference) -> Bool {
        switch match.outcome {
        case .unknown: false
        case .ambiguous: !match.suggestions.contains { $0.contact == contact }
        // A word of a message is soon a letter away from some name.
        case .matched: match.method != .fuzzy && match.contact != contact
        }
    }

    /// The line itself, whom it greets, and what stands before its first separator, as far as these can be names: without times,
    /// brackets and marks, which chat programs put around them.
    private static func names(of line: Substring) -> [Substring] {
        let bare = line.drop { "~<[(".contains($0) || $0.isWhitespace || $0.isNumber || ":.])".contains($0) }
        var names = [line, bare, bare.prefix { !",;:>|([".contains($0) && !$0.isNumber }]
        for separator in [" - ", " – ", " — ", " wrote:", " schrieb:", " escribió:", " a écrit"] {
            if let range = bare.range(of: separator) { names.append(bare[..<range.lowerBound]) }
        }
        if let colon = line.firstIndex(of: ":") {
            names += [line[..<colon], line[line.index(after: colon)...]]
        }
        if let greeted = Greeting.name(in: String(line)) { names.append(Substring(greeted)) }
        return names.map { Substring(String($0).trimmingWhitespace) }.filter { name in
            !name.isEmpty && name.count <= mostCharacters && name.split(separator: " ").count <= mostWords
        }
    }
}
