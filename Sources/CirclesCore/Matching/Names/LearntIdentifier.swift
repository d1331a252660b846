/// Telephone numbers, e-mail addresses and handles that are the whole title of a conversation: what an assignment teaches
/// of them is a field of the contact.
enum LearntIdentifier {
    /// Shorter numbers are a service's, or no number; longer ones nobody has (ITU-T E.164).
    private static let digits = 7...15

    /// Nil when anything stands beside it, when it was put together from misread letters, or when it may be something else.
    static func of(_ title: String) -> LearntName? {
        let found = Identifiers(title)
        let shown = PlainText.visible(title)
        guard found.phones.count + found.emails.count + found.handles.count == 1, !found.isRepaired,
            PlainText.visible(found.remainder).isEmpty, !isCutOff(shown)
        else { return nil }
        if let email = found.emails.first { return LearntName(.email, email) }
        if let handle = found.handles.first {
            return LearntName(.handle, Identifiers.foldHandle(shown) == handle ? shown : handle)
        }
        return isNumber(shown) ? LearntName(.phone, shown) : nil
    }

    private static func isCutOff(_ text: String) -> Bool {
        text.hasSuffix(".") || text.hasSuffix("-") || text.contains("…") || text.contains("..")
    }

    private static func isNumber(_ text: String) -> Bool {
        let (main, _) = PhoneDigits.split(text)
        guard digits.contains(main.digits.count) else { return false }
        // "12.05.2024" and "2024-05-12" can be dialled, too.
        let groups = main.hasPlus ? [] : text.split { PhoneDigits.digit($0.unicodeScalars.first ?? " ") == nil }
        let isDate =
            groups.count == 3 && groups[1].count <= 2
            && [groups[0].count, groups[2].count].sorted().first.map { $0 <= 2 } == true
            && (groups[0].count == 4 || groups[2].count == 4) && main.digits.count <= 8
        return !isDate
    }

    /// Whether another contact has the very same number, address or handle: both have it then, so it is asked about.
    static func isShared(_ learnt: LearntName, with others: [Contact], _ index: ContactIndex) -> Bool {
        others.contains { has($0, learnt, least: .exact, index) }
    }

    /// Whether another contact has it, or could be meant by it: by a number that ends alike, or as their name.
    static func fits(_ learnt: LearntName, _ others: [Contact], _ index: ContactIndex) -> Bool {
        let title = ConversationTitle(learnt.value)
        return others.contains { other in
            has(other, learnt, least: .short, index)
                || ([other.name] + other.nicknames + other.aliases.map(\.name)).contains {
                    ConversationTitle($0).isSame(as: title, phoneNumbers: index.phoneNumbers, region: index.region)
                }
        }
    }

    /// - Parameter least: How far two numbers agree at least; addresses and handles are the same or not.
    private static func has(
        _ contact: Contact, _ learnt: LearntName, least: PhoneAgreement, _ index: ContactIndex
    ) -> Bool {
        switch learnt.kind {
        case .phone:
            return contact.phones.contains {
                index.phoneNumbers.compare($0, learnt.value, region: index.region) >= least
            }
        case .email:
            let address = Identifiers.foldAddress(learnt.value)
            return contact.emails.contains { Identifiers.foldAddress($0) == address }
        case .handle:
            let handle = Identifiers.foldHandle(learnt.value)
            return contact.handles.contains { Identifiers.foldHandle($0) == handle }
        case .alias: return false
        }
    }
}

extension LearntName {
    /// Whether a contact that is known by this is found by it under what a screen shows, in whatever app: just where the
    /// matcher itself calls the two equal.
    package func leads(from label: String) -> Bool {
        let asked = NameQuery(label).identifiers
        switch kind {
        case .alias:
            // What else the contact is called is left out: it may lead there, too.
            let contact = Contact(name: "", aliases: [Contact.Alias(value)])
            let match = ContactMatcher(ContactIndex([contact])).match(label)
            return match.contact != nil && match.method?.isEquality == true
        case .phone:
            return asked.phones.contains { PhoneDigits.mayBeSame($0, value) }
        case .email:
            return asked.emails.contains(Identifiers.foldAddress(value))
        case .handle:
            let handle = Identifiers.foldHandle(value)
            return asked.handles.contains(handle) || Identifiers.foldHandle(label) == handle
        }
    }
}
