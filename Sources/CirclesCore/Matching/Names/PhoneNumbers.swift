/// Compares telephone numbers as people write them. A port: libphonenumber knows every numbering plan,
/// `DigitPhoneNumbers` only the digits.
package protocol PhoneNumbers: Sendable {
    /// - Parameter region: The ISO 3166 code ("DE") of numbers written without a country code; nil when unknown.
    func compare(_ a: String, _ b: String, region: String?) -> PhoneAgreement
}

/// How far two numbers agree; the levels of libphonenumber's `MatchType`.
package enum PhoneAgreement: Int, Comparable, Sendable {
    case none
    /// One ends in the other, or extensions differ. Evidence for a suggestion, never a decision.
    case short
    /// The same national number, the country of one of them not known.
    case national
    /// The same number, country and all.
    case exact

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Compares the digits, with the country code and trunk prefix of the commonest regions.
package struct DigitPhoneNumbers: PhoneNumbers {
    package init() {}

    package func compare(_ a: String, _ b: String, region: String?) -> PhoneAgreement {
        let first = Number(a, region: region), second = Number(b, region: region)
        guard first.digits.count >= 3, second.digits.count >= 3 else { return .none }
        if first.extensionDigits != second.extensionDigits {
            return first.digits == second.digits ? .short : .none
        }
        if first.isInternational == second.isInternational, first.digits == second.digits {
            return first.isInternational ? .exact : .national
        }
        if first.isInternational && second.isInternational { return .none }
        let shorter = first.digits.count < second.digits.count ? first.national : second.national
        let longer = first.digits.count < second.digits.count ? second.digits : first.digits
        guard longer.hasSuffix(shorter) else { return .none }
        // A country code has one to three digits; a shorter tail could be anybody's.
        let isWholeNational = shorter.count >= 8 && longer.count - shorter.count <= 3
        if isWholeNational { return .national }
        return shorter.count >= 6 ? .short : .none
    }

    /// A number taken apart: E.164 digits when the country is known, else the digits as written.
    private struct Number {
        var digits: String
        var isInternational: Bool
        var extensionDigits: String

        /// Without a leading trunk zero.
        var national: String { digits.hasPrefix("0") ? String(digits.drop { $0 == "0" }) : digits }

        init(_ text: String, region: String?) {
            let (main, ext) = PhoneDigits.split(text)
            extensionDigits = ext
            var written = main.digits
            isInternational = main.hasPlus
            if !isInternational, written.hasPrefix("00"), written.count > 9 {
                written.removeFirst(2)
                isInternational = true
            } else if !isInternational, region == "US" || region == "CA", written.hasPrefix("011"), written.count > 11 {
                written.removeFirst(3)
                isInternational = true
            }
            if !isInternational, let region, let plan = Self.plans[region.uppercased()], written.count >= 7 {
                if !plan.trunk.isEmpty, written.hasPrefix(plan.trunk), written.count > 7 {
                    written.removeFirst(plan.trunk.count)
                }
                written = plan.code + written
                isInternational = true
            } else if isInternational,
                let plan = Self.plans.values.first(where: { written.hasPrefix($0.code + "0") && $0.trunk == "0" })
            {
                // "+49 (0) 30 …": the bracketed zero is only dialled inside the country.
                written = plan.code + written.dropFirst(plan.code.count + 1)
            }
            digits = written
        }

        /// Country code and trunk prefix (ITU-T E.164 and the national plans) of the commonest regions.
        private static let plans: [String: (code: String, trunk: String)] = [
            "US": ("1", "1"), "CA": ("1", "1"), "GB": ("44", "0"), "DE": ("49", "0"), "AT": ("43", "0"),
            "CH": ("41", "0"), "FR": ("33", "0"), "ES": ("34", ""), "IT": ("39", ""), "PT": ("351", ""),
            "NL": ("31", "0"), "BE": ("32", "0"), "SE": ("46", "0"), "NO": ("47", ""), "DK": ("45", ""),
            "FI": ("358", "0"), "IE": ("353", "0"), "PL": ("48", ""), "CZ": ("420", ""), "GR": ("30", ""),
            "TR": ("90", "0"), "RU": ("7", "8"), "UA": ("380", "0"), "IN": ("91", "0"), "CN": ("86", "0"),
            "JP": ("81", "0"), "KR": ("82", "0"), "AU": ("61", "0"), "NZ": ("64", "0"), "BR": ("55", "0"),
            "MX": ("52", ""), "AR": ("54", "0"), "ZA": ("27", "0"), "NG": ("234", "0"), "EG": ("20", "0"),
            "IL": ("972", "0"), "AE": ("971", "0"), "SG": ("65", ""), "VN": ("84", "0"), "PH": ("63", "0"),
        ]
    }
}

/// The digits of a telephone number as written.
package enum PhoneDigits {
    /// The dialled digits and those of an extension ("ext. 12", "x12"), each alone.
    static func split(_ text: String) -> (main: (digits: String, hasPlus: Bool), extension: String) {
        var digits = "", ext = ""
        var hasPlus = false, isExtension = false
        for scalar in text.unicodeScalars.prefix(100) {
            if let digit = digit(scalar) {
                if isExtension { ext.unicodeScalars.append(digit) } else { digits.unicodeScalars.append(digit) }
            } else if scalar == "+" || scalar == "\u{FF0B}" {
                if digits.isEmpty { hasPlus = true }
            } else if scalar == "x" || scalar == "X" || scalar == "#" || scalar == ";" {
                if !digits.isEmpty { isExtension = true }
            }
        }
        return ((digits, hasPlus), ext)
    }

    /// Whether it begins with "+", or with "00" as most of the world dials abroad (ITU-T E.123).
    static func hasCountry(_ text: String) -> Bool {
        let main = split(text).main
        return main.hasPlus || (main.digits.hasPrefix("00") && main.digits.count > 9)
    }

    /// Whether both texts dial the same, digit by digit.
    package static func areSame(_ a: String, _ b: String) -> Bool {
        func dialled(_ text: String) -> [Unicode.Scalar] {
            text.unicodeScalars.compactMap { scalar in
                switch scalar {
                case "+", "\u{FF0B}": "+"
                case "x", "X", "#", ";": "x"
                default: digit(scalar)
                }
            }
        }
        let digits = dialled(a)
        return digits.contains { $0 != "+" && $0 != "x" } && digits == dialled(b)
    }

    /// Whether a numbering plan can call both one: of two with their countries only where all digits are the same.
    static func mayBeSame(_ a: String, _ b: String) -> Bool {
        if DigitPhoneNumbers().compare(a, b, region: nil) >= .national { return true }
        guard let key = blockingKey(a), key == blockingKey(b) else { return false }
        return !split(a).main.hasPlus || !split(b).main.hasPlus
    }

    /// The digit in ASCII, whatever script it was written in.
    static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if ("0"..."9").contains(scalar) { return scalar }
        guard scalar.value > 0x7F, scalar.properties.generalCategory == .decimalNumber,
            let value = scalar.properties.numericValue, (0...9).contains(value)
        else { return nil }
        return Unicode.Scalar(0x30 + UInt32(value))
    }

    /// A key that equal numbers share however they are written: the hash of the last seven digits.
    static func blockingKey(_ text: String) -> UInt64? {
        var buffer: [UInt32] = []
        buffer.reserveCapacity(24)
        for scalar in text.unicodeScalars.prefix(100) {
            if scalar == "x" || scalar == "X" || scalar == "#" || scalar == ";" {
                if !buffer.isEmpty { break }
            } else if let digit = digit(scalar) {
                buffer.append(digit.value)
            }
        }
        guard buffer.count >= 3 else { return nil }
        return ScalarHash.of(buffer.suffix(7))
    }
}
