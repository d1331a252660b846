/// What can be redacted before a text leaves this machine.
package enum SensitiveKind: String, CaseIterable, Sendable {
    /// Numbers of payment cards (Luhn).
    case cards
    /// International bank account numbers (mod 97).
    case ibans
    /// "123456 is your code".
    case codes
    /// What follows "password:".
    case passwords
    case emails
    case phones
    /// Lines with a street and a number.
    case addresses

    /// What is redacted unless the user configures something else.
    package static let usual: Set<SensitiveKind> = [.cards, .ibans, .codes, .passwords]

    /// As it stands in a placeholder.
    var label: String {
        switch self {
        case .cards: "CARD"
        case .ibans: "IBAN"
        case .codes: "CODE"
        case .passwords: "PASSWORD"
        case .emails: "EMAIL"
        case .phones: "PHONE"
        case .addresses: "ADDRESS"
        }
    }
}
