/// A text in which terms are looked for as the index does, to show where they stand, or to find without an index.
package struct SearchedText {
    let characters: [Character]
    /// The words, folded, with the characters they are made of.
    private let words: [(text: String, range: Range<Int>)]

    /// Characters of a text that are looked at.
    private static let longest = 100_000

    package init(_ text: String) {
        let characters = Array(text.prefix(Self.longest))
        var words: [(String, Range<Int>)] = []
        var start: Int?
        func end(_ index: Int) {
            if let first = start { words.append((SearchFold.fold(String(characters[first..<index])), first..<index)) }
            start = nil
        }
        for (index, character) in characters.enumerated() {
            if character.unicodeScalars.first.map(SearchFold.isOfWord) ?? false {
                start = start ?? index
            } else {
                end(index)
            }
        }
        end(characters.count)
        self.characters = characters
        self.words = words
    }

    /// Whether each of the terms stands in it.
    package func has(_ terms: [SearchTerm]) -> Bool { terms.allSatisfy { !matches(of: [$0]).isEmpty } }

    /// Where any of the terms stands, from front to back, none over another.
    func matches(of terms: [SearchTerm]) -> [Range<Int>] {
        let found = terms.flatMap { term in term.texts.flatMap { ranges(of: $0, term.match) } }
        var apart: [Range<Int>] = []
        for range in found.sorted(by: { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) })
        where range.lowerBound >= apart.last?.upperBound ?? 0 {
            apart.append(range)
        }
        return apart
    }

    private func ranges(of text: String, _ match: SearchTerm.Match) -> [Range<Int>] {
        match == .substring ? substrings(text) : phrases(SearchedText(text).words.map(\.text), match)
    }

    private func phrases(_ wanted: [String], _ match: SearchTerm.Match) -> [Range<Int>] {
        guard let last = wanted.last, words.count >= wanted.count else { return [] }
        return (0...words.count - wanted.count).compactMap { start in
            let end = start + wanted.count - 1
            let isThere = zip(words[start..<end], wanted).allSatisfy { $0.text == $1 }
            guard isThere, match == .prefix ? words[end].text.hasPrefix(last) : words[end].text == last else {
                return nil
            }
            return words[start].range.lowerBound..<words[end].range.upperBound
        }
    }

    /// Without case; marks count.
    private func substrings(_ text: String) -> [Range<Int>] {
        let wanted = text.map { $0.lowercased() }
        guard !wanted.isEmpty, characters.count >= wanted.count else { return [] }
        let own = characters.map { $0.lowercased() }
        var ranges: [Range<Int>] = []
        var start = 0
        while start + wanted.count <= own.count {
            if own[start..<start + wanted.count].elementsEqual(wanted) {
                ranges.append(start..<start + wanted.count)
                start += wanted.count
            } else {
                start += 1
            }
        }
        return ranges
    }
}
