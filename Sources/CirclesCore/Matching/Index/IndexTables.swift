/// The tables behind a `ContactIndex`: how they are built. Later changes are in `IndexTables+Changes.swift`.
struct IndexTables: Sendable {
    var contacts: ContactTable

    /// Every name of every contact, one entry a spelling; those of one contact together, in the contact's own order.
    var entries: [NameEntry] = []
    var vocabulary = Vocabulary()
    /// The word ids of all entries; an entry points into it.
    var entryWords: [Vocabulary.WordID] = []
    /// Entries by the key of their core and of their full text.
    var coreKeys: HashChains
    var fullKeys: HashChains
    /// Contacts by phone, e-mail and handle.
    var phoneKeys: HashChains
    var addressKeys: HashChains
    var handleKeys: HashChains
    /// Contacts by what a lossy romanisation of their name looks like.
    var lossyKeys: HashChains
    /// Entries by their words.
    var postings = Postings()
    /// How many entries are nobody's any longer, and how many positions.
    var wasteCount = 0

    /// The entries of the contact at each position.
    var spans: [Range<Int32>] = []
    /// Pieces of hyphenated words whose entries are not in `postings` yet.
    var pieceLinks: [(word: Vocabulary.WordID, entry: Int32)] = []

    init(_ contacts: [Contact]) {
        self.contacts = ContactTable(contacts)
        coreKeys = HashChains(capacity: contacts.count * 2)
        fullKeys = HashChains(capacity: contacts.count * 2)
        phoneKeys = HashChains(capacity: contacts.count)
        addressKeys = HashChains(capacity: contacts.count)
        handleKeys = HashChains(capacity: contacts.count / 4)
        lossyKeys = HashChains(capacity: 0)
        entries.reserveCapacity(contacts.count + contacts.count / 4)
        entryWords.reserveCapacity(contacts.count * 3)
        spans.reserveCapacity(contacts.count)
        var tokenizer = NameTokenizer()
        for (position, contact) in contacts.enumerated() {
            add(contact, at: Int32(truncatingIfNeeded: position), tokenizer: &tokenizer)
        }
        postings = Postings(words: vocabulary.count) { body in
            for (id, entry) in entries.enumerated() {
                for word in words(of: entry) { body(word, Int32(truncatingIfNeeded: id)) }
            }
            for link in pieceLinks { body(link.word, link.entry) }
        }
        pieceLinks = []
    }

    func words(of entry: NameEntry) -> ArraySlice<Vocabulary.WordID> {
        entryWords[Int(entry.start)..<Int(entry.start) + Int(entry.count)]
    }

    /// Enters the contact's names, numbers, addresses and handles; `postings` still lack the names.
    mutating func add(_ contact: Contact, at position: Int32, tokenizer: inout NameTokenizer) {
        let displayed = entries.count
        addName(contact.name, .display, contact, position, &tokenizer)
        if let given = contact.given, let family = contact.family, !given.isEmpty, !family.isEmpty {
            addFormalName(given, family, position, shown: displayed, &tokenizer)
        }
        for nickname in contact.nicknames {
            let first = entries.count
            addName(nickname, .nickname, contact, position, &tokenizer)
            addFamily(toNickname: first, shown: displayed)
        }
        for alias in contact.aliases {
            let first = entries.count
            addName(alias.name, .alias, contact, position, &tokenizer)
            for id in first..<entries.count { entries[id].app = alias.app }
        }
        for key in Self.phoneKeys(contact) { phoneKeys.insert(position, for: key) }
        for key in Self.addressKeys(contact) { addressKeys.insert(position, for: key) }
        for key in Self.handleKeys(contact) { handleKeys.insert(position, for: key) }
        let span = Int32(truncatingIfNeeded: displayed)..<Int32(truncatingIfNeeded: entries.count)
        if Int(position) < spans.count { spans[Int(position)] = span } else { spans.append(span) }
    }

    /// "Given Family" when the name shown is another one ("Bobby" for Robert Smith).
    private mutating func addFormalName(
        _ given: String, _ family: String, _ position: Int32, shown: Int, _ tokenizer: inout NameTokenizer
    ) {
        let formal = FoldedName(given + " " + family, tokenizer: &tokenizer)
        guard !formal.core.isEmpty, !formal.isOverlong else { return }
        if shown < entries.count, entries[shown].coreKey == formal.coreKey { return }
        let familyWords = FoldedName(family, tokenizer: &tokenizer).core.count
        insert(
            formal, .formal, position,
            NameOrder.Ordered(core: formal.core, familyStart: max(0, formal.core.count - familyWords)))
    }

    private mutating func addName(
        _ name: String, _ kind: NameEntry.Kind, _ contact: Contact, _ position: Int32, _ tokenizer: inout NameTokenizer
    ) {
        let folded = FoldedName(name, tokenizer: &tokenizer)
        guard !folded.core.isEmpty, !folded.isOverlong else { return }
        let isASCII = tokenizer.isASCII
        insert(
            folded, kind, position,
            NameOrder.of(folded, family: kind == .display ? contact.family : nil, tokenizer: &tokenizer)
        )
        guard !isASCII else { return }
        for spelling in Romanization.spellings(of: name) {
            let other = FoldedName(spelling, tokenizer: &tokenizer)
            guard !other.core.isEmpty, other.coreKey != folded.coreKey else { continue }
            let order = NameOrder.of(other, family: nil, tokenizer: &tokenizer)
            insert(other, kind == .display ? .respelled : kind, position, order)
        }
        for key in LossyRomanization.keys(of: name) { lossyKeys.insert(position, for: key) }
    }

    /// A nickname is also used before the family name: "Liz Chen".
    private mutating func addFamily(toNickname first: Int, shown: Int) {
        guard first < entries.count, shown < first, entries[first].count == 1, entries[shown].kind == .display else {
            return
        }
        let nickname = entries[first], display = entries[shown]
        guard display.familyStart > 0, display.familyStart < display.count else { return }
        let family = words(of: display).dropFirst(Int(display.familyStart))
        let start = Int32(truncatingIfNeeded: entryWords.count)
        let all = Array(words(of: nickname)) + family
        entryWords.append(contentsOf: all)
        var hash = ScalarHash()
        for word in all {
            for scalar in vocabulary.word(word) { hash.combine(scalar) }
        }
        append(
            NameEntry(
                contact: nickname.contact, start: start, count: UInt8(truncatingIfNeeded: all.count), familyStart: 1,
                kind: .nicknameWithFamily, isFamilyFirst: false, details: nil, coreKey: hash.value, fullKey: hash.value)
        )
    }

    private mutating func insert(
        _ name: FoldedName, _ kind: NameEntry.Kind, _ position: Int32, _ order: NameOrder.Ordered
    ) {
        let core = order.core.prefix(NameEntry.wordLimit)
        let start = Int32(truncatingIfNeeded: entryWords.count)
        let id = Int32(truncatingIfNeeded: entries.count)
        for word in core {
            entryWords.append(vocabulary.intern(word))
            for piece in word.pieces {
                pieceLinks.append((vocabulary.intern(piece: piece), id))
            }
        }
        append(
            NameEntry(
                contact: position, start: start, count: UInt8(truncatingIfNeeded: core.count),
                familyStart: UInt8(truncatingIfNeeded: min(order.familyStart, core.count)), kind: kind,
                isFamilyFirst: order.isFamilyFirst, details: NameEntry.Details(name), coreKey: FoldedName.key(core),
                fullKey: name.fullKey))
    }

    private mutating func append(_ entry: NameEntry) {
        let id = Int32(truncatingIfNeeded: entries.count)
        entries.append(entry)
        coreKeys.insert(id, for: entry.coreKey)
        if entry.fullKey != entry.coreKey { fullKeys.insert(id, for: entry.fullKey) }
    }
}
