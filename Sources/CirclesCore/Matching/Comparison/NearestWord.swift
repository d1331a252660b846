/// What somebody meant who misspelt one of a few fixed words: a setting, one of its values, a command.
package enum NearestWord {
    /// The nearest of `words` (in any case of letters), when at most a third of the letters is wrong; nil when none is near.
    package static func of(_ text: String, among words: [String]) -> String? {
        func scalars(_ word: String) -> [UInt32] { word.lowercased().unicodeScalars.map(\.value) }
        let typed = scalars(text)
        guard !typed.isEmpty, typed.count <= 64 else { return nil }
        let mask = PatternMask(typed)
        let limit = max(1, typed.count / 3)
        let near = words.map { (word: $0, distance: EditDistance.osa(mask, scalars($0)[...], limit: limit)) }
        return near.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
    }
}
