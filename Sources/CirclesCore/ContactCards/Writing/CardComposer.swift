/// Puts a contact into a card: what the contact says, and around it what came with it.
///
/// A property of an earlier card is written as it came as long as the contact still says the same; a changed one keeps
/// its parameters; what the contact no longer has is left out; what is new is added.
package struct CardComposer {
    private let record: ContactRecord
    private let version: ContactCard.Version
    private var properties: [CardProperty] = []
    /// Something differs from the card that came.
    private var isChanged = false
    private var written = PlacedFields()
    private var groups: Set<String> = []

    /// What stands in the card already.
    private struct PlacedFields {
        var uid = false, displayName = false, nameParts = false, organization = false, title = false
        var birthday = false, anniversary = false, note = false, me = false
        var phoneticGiven = false, phoneticMiddle = false, phoneticFamily = false
        var texts: Set<String> = []
        var aliases: Set<Contact.Alias> = []
        var relations: Set<ContactRelation> = []
        var others: Set<CardProperty> = []
    }

    /// - Parameters:
    ///   - earlier: The cards that the contact came from, the first one's fields before the others'.
    ///   - revision: When the contact was last changed, `20240105T103000Z`; written when it differs from its card.
    package static func compose(
        _ record: ContactRecord, from earlier: [ContactCard] = [], formerUIDs: [String] = [],
        revision: String? = nil, version: ContactCard.Version
    ) -> ContactCard {
        var composer = CardComposer(record: record, version: version)
        for (number, card) in earlier.enumerated() { composer.take(card, number: number) }
        composer.addMissing(formerUIDs)
        composer.settleRevision(revision)
        composer.dropLonelyLabels()
        return ContactCard(version: version, properties: composer.properties)
    }

    private init(record: ContactRecord, version: ContactCard.Version) {
        self.record = record
        self.version = version
    }

    private var contact: Contact { record.contact }
    private var details: ContactDetails { record.details }
    private var uid: String { contact.uid ?? "urn:uuid:\(contact.id)" }

    // MARK: - What came

    private mutating func take(_ card: ContactCard, number: Int) {
        let meanings = CardMeanings(card).meanings
        let noteStays = Self.note(meanings) == details.note
        for (property, meaning) in zip(card.properties, meanings) {
            var property = property
            if let group = property.group {
                // Groups of several cards must not meet.
                if number > 0 { property.group = "\(group)-\(number + 1)" }
                groups.insert((property.group ?? group).uppercased())
            }
            take(property, meaning, isFirst: number == 0, noteStays: noteStays)
        }
    }

    private static func note(_ meanings: [PropertyMeaning]) -> String? {
        let notes = meanings.compactMap { if case .note(let note) = $0 { note } else { nil } }
        return notes.isEmpty ? nil : CardText.cleanNote(notes.joined(separator: "\n\n"))
    }

    private mutating func take(_ property: CardProperty, _ meaning: PropertyMeaning, isFirst: Bool, noteStays: Bool) {
        switch meaning {
        case .uid(let uid): single(property, uid == self.uid, self.uid, isFirst, \.uid)
        case .displayName(let name): single(property, name == contact.name, contact.name, isFirst, \.displayName)
        case .nameParts(let parts): take(parts, property, isFirst)
        case .title(let title): single(property, title == details.title, details.title, isFirst, \.title)
        case .phoneticGiven(let name):
            single(property, name == details.phoneticGiven, details.phoneticGiven, isFirst, \.phoneticGiven)
        case .phoneticMiddle(let name):
            single(property, name == details.phoneticMiddle, details.phoneticMiddle, isFirst, \.phoneticMiddle)
        case .phoneticFamily(let name):
            single(property, name == details.phoneticFamily, details.phoneticFamily, isFirst, \.phoneticFamily)
        case .organization(let name, let department):
            single(
                property, name == details.organization && department == details.department, organization, isFirst,
                \.organization, isEscaped: true)
        case .birthday(let date): take(date, details.birthday, property, isFirst, \.birthday)
        case .anniversary(let date):
            take(date, details.anniversary, property, isFirst, \.anniversary)
        case .note:
            if noteStays {
                if isFirst || !written.note { add(property) }
                written.note = true
            } else {
                isChanged = true
            }
        case .phone(let number): multiple(property, number, contact.phones, "TEL", isFirst)
        case .email(let address): multiple(property, address, contact.emails, "EMAIL", isFirst)
        case .handle(let handle): multiple(property, handle, contact.handles, "IMPP", isFirst)
        case .alias(let alias):
            guard contact.aliases.contains(alias), written.aliases.insert(alias).inserted else { return }
            add(property)
        case .nicknames(let names): list(property, names, contact.nicknames, "NICKNAME")
        case .labels(let labels): list(property, labels, details.labels, "CATEGORIES")
        case .relation(let relation):
            guard details.relations.contains(relation) else {
                isChanged = true
                return
            }
            if written.relations.insert(relation).inserted || isFirst { add(property) }
        case .me:
            guard contact.isMe, !written.me else { return }
            written.me = true
            add(property)
        case .formerUID: break
        case .revision: if isFirst { add(property) }
        case .groupLabel: add(property)
        case .other: takeOther(property, isFirst)
        }
    }

    private mutating func takeOther(_ property: CardProperty, _ isFirst: Bool) {
        guard !isFirst else {
            add(property)
            written.others.insert(property)
            return
        }
        if Self.atMostOnce.contains(property.key), properties.contains(where: { $0.key == property.key }) { return }
        if written.others.insert(property).inserted { add(property) }
    }

    private static let atMostOnce: Set<String> = [
        "FN", "N", "UID", "PRODID", "KIND", "REV", "GENDER", "BDAY", "PROFILE", "NAME", "MAILER", "CLASS",
        "SORT-STRING",
        "X-ABSHOWAS", "ANNIVERSARY", "TITLE", "ORG", "ROLE",
    ]

    private mutating func add(_ property: CardProperty) {
        properties.append(VersionConversion.convert(property, to: version))
    }

    /// A field that a contact has once.
    private mutating func single(
        _ property: CardProperty, _ isSame: Bool, _ value: String?, _ isFirst: Bool,
        _ mark: WritableKeyPath<PlacedFields, Bool>, isEscaped: Bool = false
    ) {
        guard !written[keyPath: mark] else { return }
        if isSame {
            add(property)
            written[keyPath: mark] = true
        } else if isFirst {
            isChanged = true
            guard let value else { return }
            var changed = property
            changed.value = isEscaped ? value : CardText.escape(value)
            changed.parameters.removeAll { $0.name.caseInsensitiveEquals("SORT-AS") }
            add(changed)
            written[keyPath: mark] = true
        }
    }

    private mutating func take(
        _ date: String, _ current: String?, _ property: CardProperty, _ isFirst: Bool,
        _ mark: WritableKeyPath<PlacedFields, Bool>
    ) {
        guard !written[keyPath: mark] else { return }
        if date == current, CardDate.write(date, version) == nil {
            add(property)
            written[keyPath: mark] = true
            return
        }
        guard let current, date == current || isFirst else {
            isChanged = true
            return
        }
        if date != current { isChanged = true }
        var changed = property
        let value = Self.dateValue(current, version)
        changed.parameters.removeAll {
            $0.name.caseInsensitiveEquals("VALUE") || $0.name.caseInsensitiveEquals("X-APPLE-OMIT-YEAR")
        }
        changed.parameters += value.parameters
        // A time of day beside an unchanged date is kept.
        if date != current || !property.value.contains("T") || date.hasPrefix("--") {
            changed.value = value.text
        }
        properties.append(changed)
        written[keyPath: mark] = true
    }

    private static func dateValue(_ date: String, _ version: ContactCard.Version) -> CardValue {
        CardDate.write(date, version)
            ?? CardValue(text: CardText.escape(date), parameters: [.init("VALUE", ["text"])])
    }

    private mutating func take(_ parts: PropertyMeaning.NameParts, _ property: CardProperty, _ isFirst: Bool) {
        guard !written.nameParts, isFirst, !parts.isGuessed else { return }
        if parts == currentParts {
            add(property)
            written.nameParts = true
        } else {
            isChanged = true
        }
    }

    private mutating func multiple(
        _ property: CardProperty, _ value: String, _ current: [String], _ kind: String, _ isFirst: Bool
    ) {
        guard current.contains(value) else {
            isChanged = true
            return
        }
        // One card may say it twice, as home and as work; two cards say it once.
        if written.texts.insert(kind + value).inserted || isFirst { add(property) }
    }

    private mutating func list(_ property: CardProperty, _ values: [String], _ current: [String], _ kind: String) {
        let stay = values.filter { current.contains($0) && written.texts.insert(kind + $0).inserted }
        if stay.count == values.count {
            add(property)
        } else {
            isChanged = true
            guard !stay.isEmpty, property.key == kind else {
                for value in stay { written.texts.remove(kind + value) }
                return
            }
            var changed = property
            changed.value = stay.map(CardText.escape).joined(separator: ",")
            add(changed)
        }
    }

    // MARK: - What is new

    private var currentParts: PropertyMeaning.NameParts {
        .init(
            family: contact.family, given: contact.given, middle: details.middle, prefix: details.prefix,
            suffix: details.suffix)
    }

    /// Escaped and structured.
    private var organization: String? {
        guard details.organization != nil || details.department != nil else { return nil }
        let units = details.department?.split(separator: "; ").map { CardText.escape(String($0)) } ?? []
        return ([CardText.escape(details.organization ?? "")] + units).joined(separator: ";")
    }

    private mutating func new(_ property: CardProperty) {
        isChanged = true
        properties.append(property)
    }

    private mutating func addMissing(_ formerUIDs: [String]) {
        var head: [CardProperty] = []
        if !written.uid { head.append(CardProperty("UID", value: CardText.escape(uid))) }
        if !written.displayName { head.append(CardProperty("FN", value: CardText.escape(contact.name))) }
        if !written.nameParts { head.append(nameProperty) }
        properties.insert(contentsOf: head, at: 0)
        func text(_ isWritten: Bool, _ name: String, _ value: String?) {
            if !isWritten, let value { new(CardProperty(name, value: CardText.escape(value))) }
        }
        text(written.phoneticGiven, "X-PHONETIC-FIRST-NAME", details.phoneticGiven)
        text(written.phoneticMiddle, "X-PHONETIC-MIDDLE-NAME", details.phoneticMiddle)
        text(written.phoneticFamily, "X-PHONETIC-LAST-NAME", details.phoneticFamily)
        if !written.organization, let organization { new(CardProperty("ORG", value: organization)) }
        text(written.title, "TITLE", details.title)
        addList("NICKNAME", contact.nicknames)
        addTexts("TEL", contact.phones) { CardProperty("TEL", value: $0) }
        addTexts("EMAIL", contact.emails) { CardProperty("EMAIL", value: $0) }
        addTexts("IMPP", contact.handles) {
            CardProperty("X-SOCIALPROFILE", parameters: [.init("VALUE", ["text"])], value: $0)
        }
        for alias in contact.aliases where !written.aliases.contains(alias) {
            let app: [CardProperty.Parameter] = alias.app.map { [.init("X-APP", [$0.rawValue])] } ?? []
            new(CardProperty("X-CIRCLES-ALIAS", parameters: app, value: CardText.escape(alias.name)))
        }
        if !written.birthday, let birthday = details.birthday {
            let value = Self.dateValue(birthday, version)
            new(CardProperty("BDAY", parameters: value.parameters, value: value.text))
        }
        addAnniversary()
        for relation in details.relations where !written.relations.contains(relation) { add(relation) }
        text(written.note, "NOTE", details.note)
        addList("CATEGORIES", details.labels)
        if contact.isMe, !written.me { new(CardProperty("X-CIRCLES-ME", value: "true")) }
        for uid in formerUIDs where uid != self.uid {
            properties.append(CardProperty("X-CIRCLES-FORMER-UID", value: CardText.escape(uid)))
        }
    }

    private mutating func addList(_ name: String, _ values: [String]) {
        let new = values.filter { !written.texts.contains(name + $0) }
        if !new.isEmpty { self.new(CardProperty(name, value: new.map(CardText.escape).joined(separator: ","))) }
    }

    private mutating func addTexts(_ kind: String, _ values: [String], _ make: (String) -> CardProperty) {
        for value in values where !written.texts.contains(kind + value) { new(make(CardText.escape(value))) }
    }

    /// Many programs show a contact by this alone, so one without parts gets them from its name, marked as a guess.
    private var nameProperty: CardProperty {
        let parts = currentParts
        let isGuess = parts == PropertyMeaning.NameParts()
        var texts = [parts.family, parts.given, parts.middle, parts.prefix, parts.suffix].map { $0 ?? "" }
        if isGuess {
            let words = contact.name.split(separator: " ")
            texts[0] = words.count > 1 ? words.last.map(String.init) ?? "" : ""
            texts[1] = words.count > 1 ? words.dropLast().joined(separator: " ") : contact.name
        }
        return CardProperty(
            "N", parameters: isGuess ? [.init("X-CIRCLES-GUESSED", ["true"])] : [],
            value: texts.map(CardText.escape).joined(separator: ";"))
    }

    private mutating func addAnniversary() {
        guard !written.anniversary, let anniversary = details.anniversary else { return }
        let value = Self.dateValue(anniversary, version)
        if version == .v40 {
            new(CardProperty("ANNIVERSARY", parameters: value.parameters, value: value.text))
        } else {
            addLabelled(
                CardProperty("X-ABDATE", parameters: value.parameters, value: value.text),
                AppleLabel.write("anniversary"))
        }
    }

    private mutating func add(_ relation: ContactRelation) {
        let name = CardText.escape(relation.name)
        if version == .v40 {
            let type: [CardProperty.Parameter] = relation.kind.isEmpty ? [] : [.init("TYPE", [relation.kind])]
            new(CardProperty("RELATED", parameters: [.init("VALUE", ["text"])] + type, value: name))
        } else {
            addLabelled(CardProperty("X-ABRELATEDNAMES", value: name), AppleLabel.write(relation.kind))
        }
    }

    /// A property in a group of its own, with its label.
    private mutating func addLabelled(_ property: CardProperty, _ label: String) {
        guard !label.isEmpty else { return new(property) }
        var number = 1
        while groups.contains("ITEM\(number)") { number += 1 }
        groups.insert("ITEM\(number)")
        var grouped = property
        grouped.group = "item\(number)"
        new(grouped)
        new(CardProperty("X-ABLabel", group: grouped.group, value: CardText.escape(label)))
    }

    private mutating func settleRevision(_ revision: String?) {
        guard isChanged, let revision else { return }
        properties.removeAll { $0.key == "REV" }
        properties.append(CardProperty("REV", value: revision))
    }

    /// Labels of properties that are gone.
    private mutating func dropLonelyLabels() {
        let labelled = Set(
            properties.filter { $0.key != "X-ABLABEL" }.compactMap { $0.group?.uppercased() })
        properties.removeAll { $0.key == "X-ABLABEL" && !labelled.contains($0.group?.uppercased() ?? "") }
    }
}
