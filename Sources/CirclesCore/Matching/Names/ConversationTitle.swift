/// The title of a conversation, to be compared with another one's.
///
/// Telephone numbers, e-mail addresses and handles in it are compared as such, the rest as `PlainText`: "Anna 1" is not
/// "Anna 2", and one number is not another of the same country.
package struct ConversationTitle: Sendable {
    private let plain: String
    private let identifiers: Identifiers
    private let rest: String

    package init(_ text: String) {
        plain = PlainText.of(text)
        identifiers = Identifiers(text)
        rest = PlainText.of(identifiers.remainder)
    }

    /// Whether both can only be the title of one conversation.
    ///
    /// - Parameter region: The region of numbers without a country code.
    package func isSame(
        as other: ConversationTitle, phoneNumbers: any PhoneNumbers = DigitPhoneNumbers(), region: String? = nil
    ) -> Bool {
        guard !plain.isEmpty, !other.plain.isEmpty else { return false }
        if plain == other.plain { return true }
        // A number that was put together from misread letters is a guess.
        guard !identifiers.isEmpty, !identifiers.isRepaired, !other.identifiers.isRepaired else { return false }
        func haveSame(_ some: [String], _ all: [String]) -> Bool {
            some.allSatisfy { number in
                all.contains {
                    PhoneDigits.areSame(number, $0) || phoneNumbers.compare(number, $0, region: region) == .exact
                }
            }
        }
        let (mine, theirs) = (identifiers, other.identifiers)
        return rest == other.rest && mine.emails.sorted() == theirs.emails.sorted()
            && mine.handles.sorted() == theirs.handles.sorted() && mine.phones.count == theirs.phones.count
            && haveSame(mine.phones, theirs.phones) && haveSame(theirs.phones, mine.phones)
    }
}
