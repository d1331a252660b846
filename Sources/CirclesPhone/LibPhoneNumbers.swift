internal import CPhoneNumber
package import CirclesCore

/// Telephone numbers as libphonenumber reads them: every country's plan, trunk prefixes and extensions.
///
/// The library sets itself up at the first comparison, in some ten milliseconds; until then it costs nothing but
/// being linked.
package struct LibPhoneNumbers: PhoneNumbers {
    private let digits = DigitPhoneNumbers()

    package init() {}

    package func compare(_ a: String, _ b: String, region: String?) -> PhoneAgreement {
        guard a.utf8.count <= Self.lengthLimit, b.utf8.count <= Self.lengthLimit else { return .none }
        var (first, second) = (a, b)
        let answer = first.withUTF8 { first in
            second.withUTF8 { second in
                first.withMemoryRebound(to: CChar.self) { first in
                    second.withMemoryRebound(to: CChar.self) { second in
                        CPhoneNumberCompare(
                            first.baseAddress, first.count, second.baseAddress, second.count,
                            (region ?? "").uppercased())
                    }
                }
            }
        }
        switch Int(answer) {
        case CPhoneNumberExact: return .exact
        case CPhoneNumberNational: return .national
        case CPhoneNumberShort: return .short
        case CPhoneNumberNone: return .none
        // What no plan knows (a short code, a number with a misread digit too many) is still the same digits.
        default: return digits.compare(a, b, region: region)
        }
    }

    /// Longer texts are no numbers.
    private static let lengthLimit = 250
}
