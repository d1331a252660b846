/// The tables behind a `ContactIndex`: built once, then only read.
struct IndexTables: Sendable {
    let contacts: [Contact]

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
    /// Contacts by what a lossy romanisation of their name looks like.
    private(set) var lossyKeys: HashChains

    /// For each word, where the list of its entries begins in `postings`.
    private var postingOffsets: [Int32] = []
    private var postings: [Int32] = []
    /// Pieces of hyphenated words, while the index is built.
    private var pieceLinks: [(word: Vocabulary.WordID, entry: Int32)] = []

    init(_ contacts: [Contact]) {
        self.contacts = contacts
        coreKeys = HashChains(capacity: contacts.count * 2)
        fullKeys = HashChains(capacity: contacts.count * 2)
        phoneKeys = HashChains(capacity: contacts.count)
        addressKeys = HashChains(capacity: contacts.count)
        handleKeys = HashChains(capacity: contacts.count / 4)
        lossyKeys = HashChains(capacity: 0)
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

    private mutating func add(_ contact: Contact, at position: Int32, lexer: inout NameLexer) {
        let displayed = entries.count
        addName(contact.name, .display, contact, position, &lexer)
        if let given = contact.given, let family = contact.family, !given.isEmpty, !family.isEmpty {
            addFormalName(given, family, position, shown: displayed, &lexer)
        }
        for nickname in contact.nicknames {
            let first = entries.count
            addName(nickname, .nickname, contact, position, &lexer)
            addFamily(toNickname: first, shown: displayed)
        }
        for alias in contact.aliases {
            let first = entries.count
            addName(alias.name, .alias, contact, position, &lexer)
            for id in first..<entries.count { entries[id].app = alias.app }
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
        _ given: String, _ family: String, _ position: Int32, shown: Int, _ lexer: inout NameLexer
    ) {
        let formal = FoldedName(given + " " + family, lexer: &lexer)
        guard !formal.core.isEmpty, !formal.isOverlong else { return }
        if shown < entries.count, entries[shown].coreKey == formal.coreKey { return }
        let familyWords = FoldedName(family, lexer: &lexer).core.count
        insert(
            formal, .formal, position,
            NameOrder.Ordered(core: formal.core, familyStart: max(0, formal.core.count - familyWords)))
    }

    private mutating func addName(
        _ name: String, _ kind: NameEntry.Kind, _ contact: Contact, _ position: Int32, _ lexer: inout NameLexer
    ) {
        let folded = FoldedName(name, lexer: &lexer)
        guard !folded.core.isEmpty, !folded.isOverlong else { return }
        let isASCII = lexer.isASCII
        insert(
            folded, kind, position, NameOrder.of(folded, family: kind == .display ? contact.family : nil, lexer: &lexer)
        )
        guard !isASCII else { return }
        for spelling in Romanization.spellings(of: name) {
            let other = FoldedName(spelling, lexer: &lexer)
            guard !other.core.isEmpty, other.coreKey != folded.coreKey else { continue }
            let order = NameOrder.of(other, family: nil, lexer: &lexer)
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
                pieceLinks.append((vocabulary.intern(piece, hash: ScalarHash.of(piece), kinds: []), id))
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

    private mutating func fillPostings() {
        var counts = [Int32](repeating: 0, count: vocabulary.count + 1)
        for word in entryWords { counts[Int(word) + 1] += 1 }
        for link in pieceLinks { counts[Int(link.word) + 1] += 1 }
        for index in 1..<counts.count { counts[index] += counts[index - 1] }
        postingOffsets = counts
        postings = Array(repeating: 0, count: entryWords.count + pieceLinks.count)
        for (id, entry) in entries.enumerated() {
            for position in Int(entry.start)..<Int(entry.start) + Int(entry.count) {
                let word = Int(entryWords[position])
                postings[Int(counts[word])] = Int32(truncatingIfNeeded: id)
                counts[word] += 1
            }
        }
        for link in pieceLinks {
            postings[Int(counts[Int(link.word)])] = link.entry
            counts[Int(link.word)] += 1
        }
        pieceLinks = []
    }
}
