/// How a contact differs from what it was, field by field, for a person to read.
package struct ContactChange: Codable, Hashable, Sendable {
    package var field: String
    package var before: String?
    package var after: String?

    /// Something that is only kept changed: a photo, an address.
    package static let keptProperties = ContactChange(field: "kept properties", before: nil, after: nil)

    package static func between(_ old: ContactRecord, _ new: ContactRecord) -> [ContactChange] {
        var changes: [ContactChange] = []
        func single(_ field: String, _ before: String?, _ after: String?) {
            if before != after { changes.append(ContactChange(field: field, before: before, after: after)) }
        }
        func list(_ field: String, _ before: [String], _ after: [String]) {
            for value in before where !after.contains(value) {
                changes.append(ContactChange(field: field, before: value, after: nil))
            }
            for value in after where !before.contains(value) {
                changes.append(ContactChange(field: field, before: nil, after: value))
            }
        }
        let a = old.contact, b = new.contact, c = old.details, d = new.details
        single("name", a.name, b.name)
        single("given", a.given, b.given)
        single("middle", c.middle, d.middle)
        single("family", a.family, b.family)
        single("prefix", c.prefix, d.prefix)
        single("suffix", c.suffix, d.suffix)
        single("phonetic given", c.phoneticGiven, d.phoneticGiven)
        single("phonetic middle", c.phoneticMiddle, d.phoneticMiddle)
        single("phonetic family", c.phoneticFamily, d.phoneticFamily)
        list("nickname", a.nicknames, b.nicknames)
        list("alias", a.aliases.map(\.name), b.aliases.map(\.name))
        list("phone", a.phones, b.phones)
        list("e-mail", a.emails, b.emails)
        list("handle", a.handles, b.handles)
        single("organization", c.organization, d.organization)
        single("department", c.department, d.department)
        single("title", c.title, d.title)
        single("birthday", c.birthday, d.birthday)
        single("anniversary", c.anniversary, d.anniversary)
        list("relation", c.relations.map(\.text), d.relations.map(\.text))
        list("label", c.labels, d.labels)
        single("note", c.note, d.note)
        return changes
    }
}

extension ContactRelation {
    /// "Maria (spouse)".
    package var text: String { kind.isEmpty ? name : "\(name) (\(kind))" }
}
