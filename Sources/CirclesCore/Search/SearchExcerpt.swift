/// A piece of what was found, with what matched in it.
package struct SearchExcerpt: Codable, Hashable, Sendable {
    package struct Part: Codable, Hashable, Sendable {
        package var text: String
        package var isMatch: Bool

        package init(_ text: String, isMatch: Bool) {
            self.text = text
            self.isMatch = isMatch
        }
    }

    package private(set) var parts: [Part] = []

    package var text: String { parts.map(\.text).joined() }

    /// Characters of an excerpt, and of what stands before its first match.
    private static let length = 160
    private static let lead = 40

    /// The first field with a match in it, from shortly before; the summary where nothing can be shown to match.
    package init(of texts: SearchTexts, for terms: [SearchTerm]) {
        let fields = [texts.summary, texts.body, texts.facts, texts.names].map(\.printable)
        for field in fields {
            let text = SearchedText(field)
            let matches = text.matches(of: terms)
            guard let first = matches.first else { continue }
            cut(text.characters, matches, from: first.lowerBound)
            return
        }
        cut(Array(fields.first { !$0.isEmpty } ?? ""), [], from: 0)
    }

    private mutating func cut(_ characters: [Character], _ matches: [Range<Int>], from first: Int) {
        var start = max(0, first - Self.lead)
        if start > 0, let space = characters[start..<first].firstIndex(of: " ") { start = space + 1 }
        var end = min(characters.count, start + Self.length)
        if end < characters.count, let space = characters[start..<end].lastIndex(of: " "), space > first { end = space }
        if start > 0 { parts.append(Part("…", isMatch: false)) }
        var place = start
        for match in matches where match.upperBound > place && match.lowerBound < end {
            let range = max(place, match.lowerBound)..<min(end, match.upperBound)
            add(characters[place..<range.lowerBound], false)
            add(characters[range], true)
            place = range.upperBound
        }
        add(characters[place..<max(place, end)], false)
        if end < characters.count { parts.append(Part("…", isMatch: false)) }
    }

    private mutating func add(_ characters: ArraySlice<Character>, _ isMatch: Bool) {
        if !characters.isEmpty { parts.append(Part(String(characters), isMatch: isMatch)) }
    }
}
