/// Contacts found by telephone number, e-mail address or handle.
struct IdentifierSearch {
    let index: ContactIndex

    /// Positions of the contacts that have the number, and how far it agrees.
    func phone(_ number: String) -> [(contact: Int32, agreement: PhoneAgreement)] {
        guard let key = PhoneDigits.blockingKey(number) else { return [] }
        var found: [(contact: Int32, agreement: PhoneAgreement)] = []
        for position in Set(index.phoneKeys.values(for: key)).sorted() {
            let best = index[position].phones.prefix(50)
                .map { index.phoneNumbers.compare($0, number, region: index.region) }.max()
            if let best, best > .none { found.append((position, best)) }
        }
        return found
    }

    func email(_ folded: String) -> [Int32] {
        Set(index.addressKeys.values(for: ScalarHash.of(folded))).filter {
            index[$0].emails.contains { Identifiers.foldAddress($0) == folded }
        }.sorted()
    }

    func handle(_ folded: String) -> [Int32] {
        Set(index.handleKeys.values(for: ScalarHash.of(folded))).filter {
            index[$0].handles.contains { Identifiers.foldHandle($0) == folded }
        }.sorted()
    }

    /// Contacts with a number that is one digit off or ends alike, for suggestions.
    func nearPhones(_ number: String) -> [(contact: Int32, number: String)] {
        let digits = Self.digits(number)
        guard digits.count >= 4 else { return [] }
        let tail = Array(digits.suffix(9)), pattern = PatternMask(tail)
        var found: [(contact: Int32, number: String)] = []
        for position in index.positions {
            for phone in index[position].phones {
                let other = Self.digits(phone)
                let isNear =
                    other.suffix(digits.count).elementsEqual(digits)
                    || (digits.count >= 7 && other.count >= 7
                        && EditDistance.osa(pattern, other.suffix(9), limit: 1) <= 1)
                if isNear { found.append((position, phone)) }
            }
        }
        return found
    }

    /// Contacts with a handle, or an address before its "@", that is nearly `text`, for suggestions.
    func nearHandles(_ text: String) -> [(contact: Int32, text: String)] {
        let letters = Self.letters(text)
        guard letters.count >= 3 else { return [] }
        let pattern = PatternMask(letters), limit = letters.count >= 6 ? 2 : 1
        var found: [(contact: Int32, text: String)] = []
        for position in index.positions {
            for stored in index[position].handles + index[position].emails {
                let bare = Self.letters(
                    stored.contains("@") && !stored.hasPrefix("@") ? String(stored.prefix { $0 != "@" }) : stored)
                let isNear =
                    EditDistance.osa(pattern, bare[...], limit: limit) <= limit
                    || (letters.count >= 4 && bare.count >= 4
                        && (bare.starts(with: letters) || letters.starts(with: bare)))
                if isNear { found.append((position, stored)) }
            }
        }
        return found
    }

    private static func digits(_ text: String) -> [UInt32] {
        text.unicodeScalars.prefix(40).compactMap { PhoneDigits.digit($0)?.value }
    }

    private static func letters(_ text: String) -> [UInt32] {
        var result: [UInt32] = []
        for scalar in text.unicodeScalars.prefix(64) { _ = ScalarFolding.append(scalar.value, to: &result) }
        return result
    }
}
