/// The contact book, folded once for comparison.
///
/// Record linkage's *blocking*: words, whole names, numbers, addresses and handles each lead straight to the few
/// contacts worth comparing. Neither the order of the contacts nor the edits they came by have any influence on an answer.
package struct ContactIndex: Sendable {
    /// Compares telephone numbers.
    package let phoneNumbers: any PhoneNumbers
    /// The region of numbers without a country code, ISO 3166 ("DE").
    package let region: String?

    /// One reference instead of a dozen arrays: an index is handed from function to function.
    private let box: Box

    private final class Box: Sendable {
        let tables: IndexTables
        init(_ tables: IndexTables) { self.tables = tables }
    }

    package init(
        _ contacts: [Contact], phoneNumbers: any PhoneNumbers = DigitPhoneNumbers(), region: String? = nil
    ) {
        self.init(IndexTables(contacts), phoneNumbers, region)
    }

    private init(_ tables: IndexTables, _ phoneNumbers: any PhoneNumbers, _ region: String?) {
        self.phoneNumbers = phoneNumbers
        self.region = region
        box = Box(tables)
    }

    /// All contacts, in no particular order; copied out of the index each time.
    package var contacts: [Contact] { box.tables.contacts.all }

    /// What the user's own contacts are called.
    package var ownNames: [String] {
        positions.filter { isMe($0) }.flatMap { [self[$0].name] + self[$0].nicknames }
    }

    package var isEmpty: Bool { !positions.contains { _ in true } }

    /// The contact of this id, found at once.
    package func contact(_ id: Contact.ID) -> Contact? {
        box.tables.contacts.positions(of: id).first.map { box.tables.contacts[$0] }
    }

    // Within the matcher a contact is known by its position.

    subscript(position: Int32) -> Contact { _read { yield box.tables.contacts[position] } }

    /// The positions of all contacts.
    var positions: some Sequence<Int32> { box.tables.contacts.living }

    func name(_ position: Int32) -> String { box.tables.contacts.name(position) }

    func isMe(_ position: Int32) -> Bool { box.tables.contacts.isMe(position) }

    var entries: [NameEntry] { box.tables.entries }
    var vocabulary: Vocabulary { _read { yield box.tables.vocabulary } }
    var coreKeys: HashChains { _read { yield box.tables.coreKeys } }
    var fullKeys: HashChains { _read { yield box.tables.fullKeys } }
    var phoneKeys: HashChains { _read { yield box.tables.phoneKeys } }
    var addressKeys: HashChains { _read { yield box.tables.addressKeys } }
    var handleKeys: HashChains { _read { yield box.tables.handleKeys } }
    var lossyKeys: HashChains { _read { yield box.tables.lossyKeys } }

    /// The entries that hold the word.
    func entries(of word: Vocabulary.WordID) -> ArraySlice<Int32> { box.tables.postings[word] }

    func words(of entry: NameEntry) -> ArraySlice<Vocabulary.WordID> { box.tables.words(of: entry) }

    func contact(_ entry: NameEntry) -> Contact { self[entry.contact] }
}

extension ContactIndex {
    /// The index of the book after some contacts changed: it answers as one built anew would, and this one goes on
    /// answering as before.
    ///
    /// Takes the time of the changes and of copying the tables, a fraction of building them. Only a change of a quarter
    /// of the book, or the last of as many edits as the book has names, builds them anew; `isWorn` tells long before.
    /// - Parameters:
    ///   - changed: Contacts as they are now, new ones among them. Of several with one id the last counts.
    ///   - removed: Ids that are in the book no longer, unless they are among the changed.
    package func updating(changed: [Contact], removed: Set<Contact.ID> = []) -> ContactIndex {
        var tables = box.tables
        guard (changed.count + removed.count) * 4 <= tables.contacts.livingCount + Self.fewContacts else {
            return rebuilt(changed: changed, removed: removed)
        }
        for id in removed { tables.remove(id) }
        var tokenizer = NameTokenizer()
        for contact in changed { tables.update(contact, tokenizer: &tokenizer) }
        let updated = ContactIndex(tables, phoneNumbers, region)
        return updated.waste > 1 ? updated.rebuilt() : updated
    }

    /// What earlier edits left behind has come to a quarter of the names: `rebuilt()`, whenever there is time, makes
    /// later matches a little quicker.
    package var isWorn: Bool { waste > 0.25 }

    /// The same index, built anew.
    package func rebuilt() -> ContactIndex { rebuilt(changed: [], removed: []) }

    /// Changes of so few contacts are never worth building anew.
    private static let fewContacts = 400

    private var waste: Double {
        let tables = box.tables
        return Double(tables.wasteCount) / Double(tables.entries.count - tables.wasteCount + Self.fewContacts)
    }

    private func rebuilt(changed: [Contact], removed: Set<Contact.ID>) -> ContactIndex {
        let latest = Dictionary(changed.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let kept = contacts.filter { latest[$0.id] == nil && !removed.contains($0.id) }
        return ContactIndex(kept + latest.values, phoneNumbers: phoneNumbers, region: region)
    }
}
