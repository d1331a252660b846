import Foundation
import ArgumentParser
import CirclesCore

/// The fields that `add` and `edit` share.
struct ContactFields: ParsableArguments {
    @Option(name: .customLong("nickname"), help: ArgumentHelp("Another name; repeat for several.", valueName: "name"))
    var nicknames: [String] = []

    @Option(name: .customLong("phone"), help: ArgumentHelp("Repeat for several.", valueName: "number"))
    var phones: [String] = []

    @Option(name: .customLong("email"), help: ArgumentHelp("Repeat for several.", valueName: "address"))
    var emails: [String] = []

    @Option(
        name: .customLong("handle"), help: ArgumentHelp("Such as @anna.k; repeat for several.", valueName: "handle"))
    var handles: [String] = []

    @Option(help: "First name, when it cannot be told from the full name.")
    var given: String?

    @Option(help: "Family name, when it cannot be told from the full name.")
    var family: String?

    /// Adds what was given to `contact`.
    func apply(to contact: inout Contact) throws(CirclesError) {
        for value in nicknames { contact.nicknames.append(try ContactText.check(value, "a nickname")) }
        for value in phones { contact.phones.append(try ContactText.check(value, "a phone number")) }
        for value in emails { contact.emails.append(try ContactText.check(value, "an e-mail address")) }
        for value in handles { contact.handles.append(try ContactText.check(value, "a handle")) }
        if let given { contact.given = try ContactText.check(given, "a first name") }
        if let family { contact.family = try ContactText.check(family, "a family name") }
    }
}

/// What a contact's fields may hold.
enum ContactText {
    static let maximum = 200

    /// - Returns: The text without white space at its ends.
    static func check(_ text: String, _ what: String) throws(CirclesError) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { throw CirclesError(.badInput, "\(what) must not be empty") }
        guard
            !trimmed.unicodeScalars.contains(where: {
                $0.properties.generalCategory == .control || $0.properties.isBidiControl
            }),
            !trimmed.contains(where: \.isNewline)
        else { throw CirclesError(.badInput, "\(what) must not hold line breaks or control characters") }
        guard trimmed.count <= maximum else {
            throw CirclesError(.badInput, "\(what) is longer than \(maximum) characters")
        }
        return trimmed
    }
}
