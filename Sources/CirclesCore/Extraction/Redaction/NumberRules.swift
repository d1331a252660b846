/// Numbers of payment cards: 13 to 19 digits whose check digit is right.
enum CardNumberRule {
    static func find(in text: DigitGroups) -> [Range<Int>] {
        let groups = text.groups
        var found: [Range<Int>] = []
        var first = 0
        while first < groups.count {
            var digits = groups[first].digits
            var last = first
            var end: Int?
            while digits.count <= 19 {
                if digits.count >= 13, isValid(digits) { end = last }
                guard last + 1 < groups.count, groups[last + 1].continues else { break }
                last += 1
                digits += groups[last].digits
            }
            if let end {
                found.append(groups[first].range.lowerBound..<groups[end].range.upperBound)
                first = end + 1
            } else {
                first += 1
            }
        }
        return found
    }

    /// Source: ISO/IEC 7812-1, annex B (Luhn). Zeros alone would pass.
    static func isValid(_ digits: [UInt8]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, item in
            let doubled = Int(item.element) * (item.offset % 2 == 0 ? 1 : 2)
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum > 0 && sum % 10 == 0
    }
}

/// Bank account numbers: two letters, two check digits, and what the country has besides.
enum IBANRule {
    static func find(in text: [Unicode.Scalar]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        while index + 4 < text.count {
            let isStart =
                isLetter(text[index]) && isLetter(text[index + 1])
                && (index == 0 || !(isLetter(text[index - 1]) || isDigit(text[index - 1])))
            guard isStart, let end = end(of: text, from: index) else {
                index += 1
                continue
            }
            found.append(index..<end)
            index = end
        }
        return found
    }

    /// The end of the longest valid number from `start`.
    private static func end(of text: [Unicode.Scalar], from start: Int) -> Int? {
        var characters: [UInt8] = []
        var index = start
        var separators = 0
        var best: Int?
        while index < text.count, characters.count < 34 {
            let scalar = text[index]
            if isLetter(scalar) || isDigit(scalar) {
                characters.append(UInt8(truncatingIfNeeded: scalar.value))
                separators = 0
                if characters.count == 4, !characters[2...3].allSatisfy({ (48...57).contains($0) }) { return nil }
                let isEdge = index + 1 == text.count || !(isLetter(text[index + 1]) || isDigit(text[index + 1]))
                if isEdge, characters.count >= 15, isValid(characters) { best = index + 1 }
            } else if scalar == " " || scalar == "-" || scalar == "." || scalar == "\n" || scalar == "\u{A0}" {
                separators += 1
                if separators > 2 { break }
            } else {
                break
            }
            index += 1
        }
        return best
    }

    /// The remainder by 97 of the number with its first four characters at its end, letters being 10…35, is 1.
    /// Source: ISO 13616-1.
    static func isValid(_ characters: [UInt8]) -> Bool {
        guard characters.count > 4 else { return false }
        let remainder = (characters[4...] + characters[..<4]).reduce(0) { remainder, character in
            switch character {
            case 48...57: (remainder * 10 + Int(character) - 48) % 97
            default: (remainder * 100 + Int(character | 0x20) - 87) % 97
            }
        }
        return remainder == 1
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        (65...90).contains(scalar.value) || (97...122).contains(scalar.value)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }
}

/// Telephone numbers: seven to fifteen digits that begin with + or 0, or that stand in groups like one.
enum PhoneRule {
    static func find(in text: [Unicode.Scalar], _ digits: DigitGroups) -> [Range<Int>] {
        let groups = digits.groups
        var found: [Range<Int>] = []
        var first = 0
        while first < groups.count {
            var last = first
            var count = groups[first].digits.count
            while last + 1 < groups.count, groups[last + 1].continues, count + groups[last + 1].digits.count <= 15,
                !text[groups[last].range.upperBound..<groups[last + 1].range.lowerBound].contains("\n")
            {
                last += 1
                count += groups[last].digits.count
            }
            var start = groups[first].range.lowerBound
            while start > 0, text[start - 1] == "+" || text[start - 1] == "(" { start -= 1 }
            let isMarked = text[start] == "+" || text[start] == "(" || groups[first].digits.first == 0
            if count >= 7, count <= 15, isMarked || count >= 9 {
                found.append(start..<groups[last].range.upperBound)
                first = last + 1
            } else {
                first += 1
            }
        }
        return found
    }
}
