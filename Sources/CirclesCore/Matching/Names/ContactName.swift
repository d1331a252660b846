import Foundation

/// A name in a contact book, to be compared with another one that may be the same.
///
/// Set aside are case, punctuation, the order that a comma turns round, and what is lost on the way and never added:
/// accents and emoji that one of both lacks. Digits, titles, generations ("Sr") and what stands in brackets or after a
/// dash all count: two people who share a number are told apart by nothing else.
package struct ContactName: Sendable {
    /// The words that name the person, given name first.
    private let core: [String]
    /// All its other words.
    private let beside: [String]
    /// Letters that are more than the plain one, in any order.
    private let accents: [Character]
    private let signs: [UInt32]
    private let numbers: [Substring]
    private let joiners: [Character]
    private let plain: String

    package init(_ text: String) {
        plain = PlainText.of(text)
        var tokenizer = NameTokenizer()
        let name = FoldedName(text, tokenizer: &tokenizer)
        // Of an overlong name only the beginning was read.
        core = name.isOverlong ? [] : name.core.map(\.text)
        var left = core
        beside = name.all.map(\.text).filter { word in
            guard let index = left.firstIndex(of: word) else { return true }
            left.remove(at: index)
            return false
        }.sorted()
        accents = plain.filter(Self.isAccented).sorted()
        numbers = PlainText.numbers(in: plain).sorted()
        joiners = PlainText.joiners(in: text)
        signs = plain.unicodeScalars.filter(\.isSymbol).map(\.value)
    }

    package func isSame(as other: ContactName) -> Bool {
        if plain == other.plain { return !plain.isEmpty }
        return !core.isEmpty && core == other.core && beside == other.beside && numbers == other.numbers
            && joiners == other.joiners && (signs == other.signs || signs.isEmpty || other.signs.isEmpty)
            && (Self.isPart(accents, of: other.accents) || Self.isPart(other.accents, of: accents))
    }

    /// Whether both have the same words in whatever order, with no letter that has another mark in each; apostrophes, hyphens and full
    /// stops may join words. What stands beside the name is set aside.
    func hasSameWords(as other: ContactName) -> Bool {
        guard Self.isPart(accents, of: other.accents) || Self.isPart(other.accents, of: accents) else { return false }
        if core.sorted() == other.core.sorted() { return true }
        return (isJoined || other.isJoined) && core.joined() == other.core.joined()
    }

    /// Nothing stands beside the words that name the person.
    var isBare: Bool { beside.isEmpty && joiners.isEmpty && PlainText.signs(in: plain).isEmpty }

    /// Whether this is how somebody types the name: all its words and signs, none besides, and no accent that it has not.
    func isTyped(_ name: ContactName) -> Bool {
        PlainText.signs(in: plain) == PlainText.signs(in: name.plain) && beside == name.beside
            && Self.isPart(accents, of: name.accents)
            && (core.sorted() == name.core.sorted() || core.joined() == name.core.joined())
    }

    /// Chinese and Japanese names have no spaces of their own.
    private var isJoined: Bool {
        plain.contains { "'’-‐‑.".contains($0) } || plain.unicodeScalars.contains(where: \.properties.isIdeographic)
    }

    private static func isAccented(_ letter: Character) -> Bool {
        guard !letter.isASCII, letter.isLetter else { return false }
        var folded: [UInt32] = []
        for scalar in letter.unicodeScalars where !ScalarFolding.isIgnorable(scalar.value) {
            _ = ScalarFolding.append(scalar.value, to: &folded)
        }
        return folded != letter.unicodeScalars.map(\.value)
    }

    private static func isPart(_ some: [Character], of all: [Character]) -> Bool {
        var left = all
        return some.allSatisfy { letter in
            left.firstIndex(of: letter).map { left.remove(at: $0) } != nil
        }
    }
}

extension Unicode.Scalar {
    /// An emoji or another sign, or what changes one: a skin tone, the tags of a flag.
    var isSymbol: Bool {
        switch value {
        case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
        case 0..<0x80: false
        default: properties.generalCategory == .otherSymbol
        }
    }
}
