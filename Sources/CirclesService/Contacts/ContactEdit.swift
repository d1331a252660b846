package import CirclesCore
internal import Foundation

/// What is to change about a contact, as a person says it: words that are not checked yet.
///
/// Of what a contact has several of, values are added; an empty text takes a single field away.
package struct ContactEdit: Sendable {
    /// The new full name.
    package var name: String?
    /// Nicknames, aliases, numbers, addresses, handles, labels or names of relations to take away.
    package var removed: [String] = []
    package var nicknames: [String] = []
    package var phones: [String] = []
    package var emails: [String] = []
    package var handles: [String] = []
    package var given: String?
    package var family: String?
    package var organization: String?
    package var department: String?
    package var title: String?
    /// `1980-03-22`, or `--03-22` without a year.
    package var birthday: String?
    package var anniversary: String?
    package var labels: [String] = []
    /// Such as `spouse:Maria`.
    package var relations: [String] = []
    package var note: String?
    /// How often the user wants to hear from them, such as `6w`; an empty text takes the wish away.
    package var every: String?

    package init() {}

    /// Characters of a note.
    package static let maximumNote = 100_000

    /// First the name, then what is taken away, then what is added.
    ///
    /// - Throws: `CirclesError` with `notFound` for a value to take away that is not there, `usage` for what is no date or
    ///   relation, `badInput` for a text that cannot be a field's. The record is to be thrown away then.
    package func apply(to record: inout ContactRecord) throws(CirclesError) {
        if let name { record.contact.name = try ContactText.check(name, "a name") }
        for value in removed { try Self.remove(value, from: &record) }
        try add(to: &record.contact)
        try add(to: &record.details)
    }

    /// Fewer digits than the shortest number that can be called from anywhere (an extension or an emergency number).
    private static let leastDigits = 3

    /// - Throws: `CirclesError` with `badInput` for what nobody could dial.
    private static func phone(_ text: String) throws(CirclesError) -> String {
        let number = try ContactText.check(text, "a phone number")
        let digits = number.count { $0.wholeNumberValue != nil }
        let letters = number.count { $0.isLetter }
        guard digits >= leastDigits, letters < digits else {
            throw CirclesError(
                .badInput, "\"\(UntrustedText.line(number, limit: 40))\" is not a phone number",
                hint: "digits, with the country's code first: +1 202 555 0110")
        }
        return number
    }

    /// - Throws: `CirclesError` with `badInput` for what nobody could write to.
    private static func email(_ text: String) throws(CirclesError) -> String {
        let address = try ContactText.check(text, "an e-mail address")
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), !address.contains(where: \.isWhitespace) else {
            throw CirclesError(
                .badInput, "\"\(UntrustedText.line(address, limit: 40))\" is not an e-mail address",
                hint: "write it as maria@example.org")
        }
        return address
    }

    /// - Throws: `CirclesError` with `badInput` for several words.
    private static func handle(_ text: String) throws(CirclesError) -> String {
        let handle = try ContactText.check(text, "a handle")
        guard !handle.contains(where: \.isWhitespace) else {
            throw CirclesError(
                .badInput, "\"\(UntrustedText.line(handle, limit: 40))\" is not a handle",
                hint: "a handle is one word, such as @maria.lopez")
        }
        return handle
    }

    private static func remove(_ value: String, from record: inout ContactRecord) throws(CirclesError) {
        let before = record
        record.contact.nicknames.removeAll { $0 == value }
        record.contact.aliases.removeAll { $0.name == value }
        // As such, however they are written.
        record.contact.phones.removeAll { $0 == value || PhoneDigits.areSame($0, value) }
        record.contact.emails.removeAll { Identifiers.foldAddress($0) == Identifiers.foldAddress(value) }
        record.contact.handles.removeAll { Identifiers.foldHandle($0) == Identifiers.foldHandle(value) }
        record.details.labels.removeAll { $0 == value }
        record.details.relations.removeAll { $0.name == value }
        guard record != before else {
            throw CirclesError(
                .notFound, "\(record.contact.name) is not known by \"\(value.printable.truncated(to: 40))\"",
                remedy: .listContacts)
        }
    }

    private func add(to contact: inout Contact) throws(CirclesError) {
        for value in nicknames { contact.nicknames.append(try ContactText.check(value, "a nickname")) }
        for value in phones { contact.phones.append(try Self.phone(value)) }
        for value in emails { contact.emails.append(try Self.email(value)) }
        for value in handles { contact.handles.append(try Self.handle(value)) }
        if let given { contact.given = given.isEmpty ? nil : try ContactText.check(given, "a first name") }
        if let family { contact.family = family.isEmpty ? nil : try ContactText.check(family, "a family name") }
    }

    private func add(to details: inout ContactDetails) throws(CirclesError) {
        let single: [(String?, WritableKeyPath<ContactDetails, String?>, String)] = [
            (organization, \.organization, "an organisation"), (department, \.department, "a department"),
            (title, \.title, "a title"),
        ]
        for (value, path, what) in single {
            guard let value else { continue }
            details[keyPath: path] = value.isEmpty ? nil : try ContactText.check(value, what)
        }
        if let birthday { details.birthday = try Self.date(birthday) }
        if let anniversary { details.anniversary = try Self.date(anniversary) }
        if let note { details.note = try Self.noteText(note) }
        if let every { details.everyDays = try Self.days(every) }
        for label in labels {
            let label = try ContactText.check(label, "a label")
            if !details.labels.contains(label) { details.labels.append(label) }
        }
        for relation in relations {
            let added = try Self.relation(relation)
            if !details.relations.contains(added) { details.relations.append(added) }
        }
    }

    private static func relation(_ text: String) throws(CirclesError) -> ContactRelation {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else {
            throw CirclesError(
                .usage, "\"\(text.printable.truncated(to: 40))\" is not a relation", hint: "write it as spouse:Maria")
        }
        return ContactRelation(
            kind: try ContactText.check(String(parts[0]), "a relation"),
            name: try ContactText.check(String(parts[1]), "a name"))
    }

    private static func date(_ text: String) throws(CirclesError) -> String? {
        if text.isEmpty { return nil }
        guard let date = CardDate.read(text) else {
            throw CirclesError(
                .usage, "\"\(text.printable.truncated(to: 40))\" is not a date", hint: "write 1980-03-22, or --03-22")
        }
        return date
    }

    /// `10d`, `6w`, `3m` or `1y` in days; nil for an empty text.
    private static func days(_ text: String) throws(CirclesError) -> Int? {
        if text.isEmpty { return nil }
        let units: [Character: Int] = ["d": 1, "w": 7, "m": 30, "y": 365]
        guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()), (1...1000).contains(count)
        else {
            throw CirclesError(
                .usage, "\"\(text.printable.truncated(to: 40))\" is not a length of time",
                hint: "write 10d, 6w, 3m or 1y")
        }
        return count * unit
    }

    private static func noteText(_ text: String) throws(CirclesError) -> String? {
        let kept = text.unicodeScalars.filter {
            $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
        }
        let trimmed = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.count <= maximumNote else {
            throw CirclesError(.badInput, "the note is longer than \(maximumNote) characters")
        }
        return trimmed.isEmpty ? nil : trimmed
    }
}
