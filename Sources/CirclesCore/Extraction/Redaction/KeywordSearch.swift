/// Finds any of some words, whole and in any case.
struct KeywordSearch: Sendable {
    /// By their first two letters.
    private let words: [UInt64: [[UInt32]]]

    init(_ words: [String]) {
        self.words = Dictionary(grouping: words.map { $0.lowercased().unicodeScalars.map(\.value) }) {
            Self.key($0.first ?? 0, $0.dropFirst().first ?? 0)
        }
    }

    /// - Parameter folded: The text, each character by `lower`.
    func find(in folded: [UInt32]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        guard folded.count >= 2 else { return [] }
        for start in 0..<(folded.count - 1) {
            guard Self.isEdge(folded, start), let candidates = words[Self.key(folded[start], folded[start + 1])] else {
                continue
            }
            for word in candidates where start + word.count <= folded.count {
                let end = start + word.count
                guard Self.isEdge(folded, end), folded[start..<end].elementsEqual(word)
                else { continue }
                found.append(start..<end)
            }
        }
        return found
    }

    private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

    /// A character in lower case, one for one.
    static func lower(_ scalar: Unicode.Scalar) -> UInt32 {
        if scalar.value < 0x80 { return (65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value }
        return scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar.value
    }

    /// Scripts without spaces have no word edges.
    private static func isEdge(_ text: [UInt32], _ offset: Int) -> Bool {
        guard offset > 0, offset < text.count else { return true }
        let (before, after) = (text[offset - 1], text[offset])
        return before >= 0x0E00 || after >= 0x0E00 || !isWord(before) || !isWord(after)
    }

    private static func isWord(_ value: UInt32) -> Bool {
        if value < 0x80 { return (48...57).contains(value) || (97...122).contains(value) }
        return Unicode.Scalar(value)?.properties.isAlphabetic ?? false
    }
}
