/// Finds what should not leave this machine. Linear in the text but for bounded look-aheads.
struct SensitiveText: Sendable {
    struct Finding: Equatable {
        var range: Range<Int>
        var kind: SensitiveKind
    }

    private let kinds: Set<SensitiveKind>

    init(_ kinds: Set<SensitiveKind>) {
        self.kinds = kinds
    }

    /// Whether there is anything to look for.
    var looksForAnything: Bool { !kinds.isEmpty }

    /// Whether the message after one may be a secret that this one asked for or told of.
    func mayBeAnswered(_ text: [Unicode.Scalar]) -> Bool {
        let folded = text.map(KeywordSearch.lower)
        return kinds.contains(.codes) && CodeRule.isAbout(folded)
            || kinds.contains(.passwords) && PasswordRule.isAbout(folded)
    }

    /// In reading order, none inside another. What is surer comes first: a card's number is no telephone's.
    func find(in text: [Unicode.Scalar]) -> [Finding] {
        var found: [Finding] = []
        func add(_ kind: SensitiveKind, _ ranges: () -> [Range<Int>]) {
            guard kinds.contains(kind) else { return }
            for range in ranges() where !found.contains(where: { $0.range.overlaps(range) }) {
                found.append(Finding(range: range, kind: kind))
            }
        }
        let groups = DigitGroups(text)
        let folded = text.map(KeywordSearch.lower)
        add(.passwords) { PasswordRule.find(in: text, folded) }
        add(.ibans) { IBANRule.find(in: text) }
        add(.cards) { groups.isEmpty ? [] : CardNumberRule.find(in: groups) }
        add(.codes) { groups.isEmpty ? [] : CodeRule.find(in: text, folded, groups) }
        add(.emails) { EmailRule.find(in: text) }
        add(.phones) { groups.isEmpty ? [] : PhoneRule.find(in: text, groups) }
        add(.addresses) { groups.isEmpty ? [] : AddressRule.find(in: text, groups) }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

/// Runs of digits, of whatever script, with what stands between them.
struct DigitGroups {
    struct Group {
        var range: Range<Int>
        var digits: [UInt8]
        /// White space, hyphens, dots or brackets alone stand between the group before and this one, at most three of them.
        var continues: Bool
    }

    private(set) var groups: [Group] = []
    var isEmpty: Bool { groups.isEmpty }

    init(_ text: [Unicode.Scalar]) {
        var index = 0
        while index < text.count {
            guard let first = Self.digit(text[index]) else {
                index += 1
                continue
            }
            var digits = [first]
            var end = index + 1
            while end < text.count, let digit = Self.digit(text[end]) {
                digits.append(digit)
                end += 1
            }
            let before = groups.last?.range.upperBound ?? 0
            let between = text[before..<index]
            let continues =
                !groups.isEmpty && (1...3).contains(between.count) && between.allSatisfy { Self.isSeparator($0) }
            groups.append(Group(range: index..<end, digits: digits, continues: continues))
            index = end
        }
    }

    static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        if (0x30...0x39).contains(scalar.value) { return UInt8(scalar.value - 0x30) }
        guard scalar.value > 0x7F, scalar.properties.numericType == .decimal,
            let value = scalar.properties.numericValue
        else { return nil }
        return UInt8(exactly: value)
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\n", "-", ".", "\u{A0}", "\u{2011}", "\u{2013}", "(", ")", "/": true
        default: false
        }
    }
}
