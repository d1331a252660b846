/// The contact book, folded once for comparison.
///
/// Record linkage's *blocking*: words, whole names, numbers, addresses and handles each lead straight to the few
/// contacts worth comparing. The order of the contacts has no influence on any answer.
package struct ContactIndex: Sendable {
    package let contacts: [Contact]
    /// Compares telephone numbers.
    package let phoneNumbers: any PhoneNumbers
    /// The region of numbers without a country code, ISO 3166 ("DE").
    package let region: String?

    /// Every name of every contact, one entry a spelling.
    private(set) var entries: [NameEntry] = []
    private(set) var vocabulary = Vocabulary()
    /// The word ids of all entries; an entry points into it.
    private(set) var entryWords: [Vocabulary.WordID] = []
    /// Entries by the key of their core and of their full text.
    private(set) var coreKeys: HashChains
    private(set) var fullKeys: HashChains
    /// Contacts by phone, e-mail and handle.
    private(set) var phoneKeys: HashChains
    private(set) var addressKeys: HashChains
    private(set) var handleKeys: HashChains

    /// For each word, where the list of its entries begins in `postings`.
    private var postingOffsets: [Int32] = []
    private var postings: [Int32] = []

    package init(
        _ contacts: [Contact], phoneNumbers: any PhoneNumbers = DigitPhoneNumbers(), region: String? = nil
    ) {
        self.contacts = contacts
        self.phoneNumbers = phoneNumbers
        self.region = region
        coreKeys = HashChains(capacity: contacts.count * 2)
        fullKeys = HashChains(capacity: contacts.count * 2)
        phoneKeys = HashChains(capacity: contacts.count)
        addressKeys = HashChains(capacity: contacts.count)
        handleKeys = HashChains(capacity: contacts.count / 4)
        entries.reserveCapacity(contacts.count + contacts.count / 4)
        entryWords.reserveCapacity(contacts.count * 3)
        var lexer = NameLexer()
        for (position, contact) in contacts.enumerated() {
            add(contact, at: Int32(truncatingIfNeeded: position), lexer: &lexer)
        }
        fillPostings()
    }

    /// The entries that hold the word.
    func entries(of word: Vocabulary.WordID) -> ArraySlice<Int32> {
        postings[Int(postingOffsets[Int(word)])..<Int(postingOffsets[Int(word) + 1])]
    }

    func words(of entry: NameEntry) -> ArraySlice<Vocabulary.WordID> {
        entryWords[Int(entry.start)..<Int(entry.start) + Int(entry.count)]
    }

    func contact(_ entry: NameEntry) -> Contact { contacts[Int(entry.contact)] }

    private mutating func add(_ contact: Contact, at position: Int32, lexer: inout NameLexer) {
        addName(contact.name, .display, contact, position, &lexer)
        if let given = contact.given, let family = contact.family, !given.isEmpty, !family.isEmpty {
            addFormalName(given, family, contact, position, &lexer)
        }
        for nickname in contact.nicknames {
            addName(nickname, .nickname, contact, position, &lexer)
        }
        for alias in contact.aliases {
            addName(alias, .alias, contact, position, &lexer)
        }
        for phone in contact.phones {
            if let key = PhoneDigits.blockingKey(phone) { phoneKeys.insert(position, for: key) }
        }
        for email in contact.emails {
            addressKeys.insert(position, for: ScalarHash.of(Identifiers.foldAddress(email)))
        }
        for handle in contact.handles {
            let folded = Identifiers.foldHandle(handle)
            if !folded.isEmpty { handleKeys.insert(position, for: ScalarHash.of(folded)) }
        }
    }

    /// "Given Family" when the name shown is another one ("Bobby" for Robert Smith).
    private mutating func addFormalName(
        _ given: String, _ family: String, _ contact: Contact, _ position: Int32, _ lexer: inout NameLexer
    ) {
        let formal = FoldedName(given + " " + family, lexer: &lexer)
        let shown = entries.last { $0.contact == position && $0.kind == .display }
        guard !formal.core.isEmpty, formal.coreKey != shown?.coreKey else { return }
        let familyWords = FoldedName(family, lexer: &lexer).core.count
        insert(formal, .formal, position, familyStart: max(0, formal.core.count - familyWords))
    }

    private mutating func addName(
        _ name: String, _ kind: NameEntry.Kind, _ contact: Contact, _ position: Int32, _ lexer: inout NameLexer
    ) {
        let folded = FoldedName(name, lexer: &lexer)
        guard !folded.core.isEmpty, !folded.isOverlong else { return }
        let isASCII = lexer.isASCII
        let order = NameOrder.of(folded, family: kind == .display ? contact.family : nil, lexer: &lexer)
        insert(folded, kind, position, familyStart: order.familyStart, core: order.core)
        guard !isASCII else { return }
        for spelling in Romanization.spellings(of: name) {
            let other = FoldedName(spelling, lexer: &lexer)
            guard !other.core.isEmpty, other.coreKey != folded.coreKey else { continue }
            let order = NameOrder.of(other, family: nil, lexer: &lexer)
            insert(
                other, kind == .display ? .respelled : kind, position, familyStart: order.familyStart, core: order.core)
        }
    }

    private mutating func insert(
        _ name: FoldedName, _ kind: NameEntry.Kind, _ position: Int32, familyStart: Int, core: [FoldedWord]? = nil
    ) {
        let core = (core ?? name.core).prefix(NameEntry.wordLimit)
        let start = Int32(truncatingIfNeeded: entryWords.count)
        for word in core { entryWords.append(vocabulary.intern(word)) }
        // Pieces of hyphenated words are found too, but never decide.
        for word in core {
            for piece in word.pieces { _ = vocabulary.intern(piece, hash: ScalarHash.of(piece), kinds: []) }
        }
        let entry = NameEntry(
            contact: position, start: start, count: UInt8(core.count), familyStart: UInt8(min(familyStart, core.count)),
            kind: kind, details: NameEntry.Details(name), coreKey: FoldedName.key(core), fullKey: name.fullKey)
        let id = Int32(truncatingIfNeeded: entries.count)
        entries.append(entry)
        coreKeys.insert(id, for: entry.coreKey)
        if entry.fullKey != entry.coreKey { fullKeys.insert(id, for: entry.fullKey) }
    }

    private mutating func fillPostings() {
        var counts = [Int32](repeating: 0, count: vocabulary.count + 1)
        for word in entryWords { counts[Int(word) + 1] += 1 }
        for index in 1..<max(1, counts.count) { counts[index] += counts[index - 1] }
        postingOffsets = counts
        postings = Array(repeating: 0, count: entryWords.count)
        var next = counts
        for (id, entry) in entries.enumerated() {
            for position in Int(entry.start)..<Int(entry.start) + Int(entry.count) {
                let word = Int(entryWords[position])
                postings[Int(next[word])] = Int32(truncatingIfNeeded: id)
                next[word] += 1
            }
        }
    }
}
