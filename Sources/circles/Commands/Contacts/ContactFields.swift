import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// The fields that `add` and `edit` share. In `edit`, an empty text takes a single field away.
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

    @Option(help: ArgumentHelp("Where the person works.", valueName: "name"))
    var organization: String?

    @Option(help: ArgumentHelp("The part of the organisation.", valueName: "name"))
    var department: String?

    @Option(help: ArgumentHelp("What the person is there.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("1980-03-22, or --03-22 without a year.", valueName: "date"))
    var birthday: String?

    @Option(help: ArgumentHelp("1980-03-22, or --03-22 without a year.", valueName: "date"))
    var anniversary: String?

    @Option(
        name: .customLong("label"),
        help: ArgumentHelp("A circle, such as family or climbing; repeat for several.", valueName: "label"))
    var labels: [String] = []

    @Option(
        name: .customLong("relation"),
        help: ArgumentHelp("Such as spouse:Maria; repeat for several.", valueName: "kind:name"))
    var relations: [String] = []

    @Option(help: ArgumentHelp("What you want to remember; never used to find the contact.", valueName: "text"))
    var note: String?

    /// Adds what was given to `record`.
    func apply(to record: inout ContactRecord) throws(CirclesError) {
        try apply(to: &record.contact)
        let single: [(String?, WritableKeyPath<ContactDetails, String?>, String)] = [
            (organization, \.organization, "an organisation"), (department, \.department, "a department"),
            (title, \.title, "a title"),
        ]
        for (value, path, what) in single {
            guard let value else { continue }
            record.details[keyPath: path] = value.isEmpty ? nil : try ContactText.check(value, what)
        }
        if let birthday { record.details.birthday = try Self.date(birthday) }
        if let anniversary { record.details.anniversary = try Self.date(anniversary) }
        if let note { record.details.note = try Self.noteText(note) }
        for label in labels {
            let label = try ContactText.check(label, "a label")
            if !record.details.labels.contains(label) { record.details.labels.append(label) }
        }
        for relation in relations {
            let parts = relation.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else {
                throw CirclesError(
                    .usage, "\"\(relation.printable.truncated(to: 40))\" is no relation",
                    hint: "write it as spouse:Maria")
            }
            let added = ContactRelation(
                kind: try ContactText.check(String(parts[0]), "a relation"),
                name: try ContactText.check(String(parts[1]), "a name"))
            if !record.details.relations.contains(added) { record.details.relations.append(added) }
        }
    }

    private func apply(to contact: inout Contact) throws(CirclesError) {
        for value in nicknames { contact.nicknames.append(try ContactText.check(value, "a nickname")) }
        for value in phones { contact.phones.append(try ContactText.check(value, "a phone number")) }
        for value in emails { contact.emails.append(try ContactText.check(value, "an e-mail address")) }
        for value in handles { contact.handles.append(try ContactText.check(value, "a handle")) }
        if let given { contact.given = given.isEmpty ? nil : try ContactText.check(given, "a first name") }
        if let family { contact.family = family.isEmpty ? nil : try ContactText.check(family, "a family name") }
    }

    private static func date(_ text: String) throws(CirclesError) -> String? {
        if text.isEmpty { return nil }
        guard let date = CardDate.read(text) else {
            throw CirclesError(
                .usage, "\"\(text.printable.truncated(to: 40))\" is no date", hint: "write 1980-03-22, or --03-22")
        }
        return date
    }

    private static func noteText(_ text: String) throws(CirclesError) -> String? {
        let kept = text.unicodeScalars.filter {
            $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
        }
        let trimmed = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.count <= 100_000 else {
            throw CirclesError(.badInput, "the note is longer than 100000 characters")
        }
        return trimmed.isEmpty ? nil : trimmed
    }
}
