/// The contact book, folded once for comparison.
///
/// Record linkage's *blocking*: words, whole names, numbers, addresses and handles each lead straight to the few
/// contacts worth comparing. The order of the contacts has no influence on any answer.
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
        self.phoneNumbers = phoneNumbers
        self.region = region
        box = Box(IndexTables(contacts))
    }

    package var contacts: [Contact] { box.tables.contacts }

    var entries: [NameEntry] { box.tables.entries }
    var vocabulary: Vocabulary { _read { yield box.tables.vocabulary } }
    var coreKeys: HashChains { _read { yield box.tables.coreKeys } }
    var fullKeys: HashChains { _read { yield box.tables.fullKeys } }
    var phoneKeys: HashChains { _read { yield box.tables.phoneKeys } }
    var addressKeys: HashChains { _read { yield box.tables.addressKeys } }
    var handleKeys: HashChains { _read { yield box.tables.handleKeys } }
    var lossyKeys: HashChains { _read { yield box.tables.lossyKeys } }

    /// The entries that hold the word.
    func entries(of word: Vocabulary.WordID) -> ArraySlice<Int32> { box.tables.entries(of: word) }

    func words(of entry: NameEntry) -> ArraySlice<Vocabulary.WordID> { box.tables.words(of: entry) }

    func contact(_ entry: NameEntry) -> Contact { box.tables.contacts[Int(entry.contact)] }
}
