/// What a group calls somebody who speaks in it.
package enum SpeakerLabel {
    /// Letters of which a name in a script without spaces is a whole one: a family name and a given name.
    private static let wholeName = 3

    /// Whether the label means somebody of its own group only: a bare first name, which another group has for somebody else, or
    /// what a stranger calls themselves ("~Ben").
    package static func isLoose(_ label: String) -> Bool {
        let label = label.trimmingWhitespace
        if isOwnWord(label) { return true }
        guard Identifiers(label).isEmpty else { return false }
        let words = label.split(whereSeparator: \.isWhitespace).map { $0.filter(\.isLetter) }.filter { $0.count > 1 }
        guard words.count < 2 else { return false }
        return !(words.first.map { $0.count >= wholeName && $0.unicodeScalars.allSatisfy(isWithoutSpaces) } ?? false)
    }

    /// Whether it may be somebody's name at all: "Unknown" is what apps show where none is.
    package static func isName(_ label: String) -> Bool {
        let words = label.folded.split { !$0.isLetter }.map(String.init)
        return !words.allSatisfy { Cue.titlePlaceholder.contains($0) }
            && !Cue.titlePlaceholder.contains(words.joined(separator: " "))
    }

    /// The name without the mark for what strangers call themselves.
    package static func name(_ label: String) -> String {
        let bare = String(label.drop { $0 == "~" || $0.isWhitespace })
        return isOwnWord(label) && !bare.isEmpty ? bare : label
    }

    private static func isOwnWord(_ label: String) -> Bool { label.first == "~" }

    private static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
        default: false
        }
    }
}
