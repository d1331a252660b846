/// How a contact differs from what it was, field by field, for a person to read.
package struct ContactChange: Codable, Hashable, Sendable {
    package var field: String
    package var before: String?
    package var after: String?

    package init(field: String, before: String?, after: String?) {
        self.field = field
        self.before = before
        self.after = after
    }

    /// Something that is only kept changed: a photo, an address.
    package static let keptProperties = ContactChange(field: "other details of the card", before: nil, after: nil)

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
        for field in ContactField.lines { single(field.title, old[keyPath: field.path], new[keyPath: field.path]) }
        list("nickname", a.nicknames, b.nicknames)
        list("alias", a.aliases.map(\.name), b.aliases.map(\.name))
        list("phone", a.phones, b.phones)
        list("e-mail", a.emails, b.emails)
        list("handle", a.handles, b.handles)
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
