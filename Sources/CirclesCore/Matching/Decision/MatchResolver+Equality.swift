/// Names, nicknames, aliases and handles that are the query's.
extension MatchResolver {
    /// The contacts that have this very name, nickname, alias or handle; the user's own among them.
    mutating func equalities() -> Set<Int32> {
        let asked = query.name
        guard !asked.isOverlong, !asked.all.isEmpty, !query.isCutOff else { return [] }
        let isPlain = query.nature.isDisjoint(with: [.machineText, .group])
        if isPlain, query.isHandleLike {
            let found = addHandle(Identifiers.foldHandle(query.text))
            if !found.isEmpty { return found }
        }
        var found = Set<Int32>()
        // "Martin, Christopher" is not Martin Christopher: a comma says in which order the words are meant.
        let keyed =
            asked.wasTurned ? [] : index.fullKeys.values(for: asked.fullKey) + index.coreKeys.values(for: asked.fullKey)
        for id in keyed
        where index.entries[Int(id)].fullKey == asked.fullKey && isSame(asked.all, id, whole: true) && isTitledAlike(id)
            && (!isPossessive || isAsEntered(index.contact(index.entries[Int(id)])))
            && (!query.nature.contains(.machineText) || isAsEntered(index.contact(index.entries[Int(id)])))
        {
            if let contact = addEquality(id) { found.insert(contact) }
        }
        if found.isEmpty, isPlain {
            for name in query.spellings {
                for id in index.coreKeys.values(for: name.coreKey)
                where index.entries[Int(id)].coreKey == name.coreKey && isSame(name.core, id, whole: false)
                    && isFree(id)
                {
                    if let contact = addEquality(id) { found.insert(contact) }
                }
            }
        }
        if isPlain, !query.isHandleLike, asked.all.count == 1 {
            found.formUnion(addHandle(Identifiers.foldHandle(query.text)))
        }
        return found
    }

    /// "Anna's Maria" is not Anna Maria.
    private var isPossessive: Bool { query.name.all.contains { $0.marks.contains(.possessive) } }

    private mutating func addHandle(_ handle: String) -> Set<Int32> {
        guard !handle.isEmpty else { return [] }
        let found = IdentifierSearch(index: index).handle(handle)
        // "Sarah" is what many are called, and "boss", too: without its "@" a word need not be the handle, but where titles are handles.
        let isWord = query.text.allSatisfy { $0.isLetter || $0.isWhitespace } && query.app != .instagram
        for contact in found {
            add(
                Finding(
                    contact: contact, method: isWord ? .partial : .handle, score: 0.99,
                    reason: "handle '\(handle)' is stored for \(name(contact))"))
        }
        return Set(found)
    }

    /// "Anna <3" may be stored so; "{{Anna}}" is not Anna.
    func isAsEntered(_ contact: Contact) -> Bool {
        func line(_ text: String) -> String {
            text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let asked = line(query.text)
        return ([contact.name] + contact.nicknames + contact.aliases.map(\.name)).contains { line($0) == asked }
    }

    /// Equal keys are not yet equal names: a key is a hash of letters without their words' bounds.
    private func isSame(_ words: [FoldedWord], _ id: Int32, whole: Bool) -> Bool {
        let entry = index.entries[Int(id)]
        let asked = words.map(\.scalars)
        // Two words that are both names are not one: Lina is not Li Na.
        let isOneName = words.count == 1 && NameGazetteer.isName(words[0].hash)
        if whole, entry.fullKey != entry.coreKey {
            // The index keeps the words of the core only, given name first.
            return texts(of: entry).contains { text in
                var tokenizer = NameTokenizer()
                return Self.isSame(
                    asked, FoldedName(text, tokenizer: &tokenizer).all.map(\.scalars), isOneName: isOneName)
            }
        }
        return Self.isSame(asked, index.words(of: entry).map { Array(index.vocabulary.word($0)) }, isOneName: isOneName)
    }

    /// "Anna Maria" is Annamaria and "O Brien" O'Brien, but "Paul A." is not Paula.
    private static func isSame(_ asked: [[UInt32]], _ stored: [[UInt32]], isOneName: Bool) -> Bool {
        if asked == stored { return true }
        if isOneName, stored.count > 1 { return false }
        return asked.joined().elementsEqual(stored.joined()) && !(asked + stored).contains(where: isInitial)
    }

    /// The texts that an entry can have been made of.
    private func texts(of entry: NameEntry) -> [String] {
        let contact = index.contact(entry)
        let names =
            [contact.name, (contact.given ?? "") + " " + (contact.family ?? "")] + contact.nicknames
            + contact.aliases.map(\.name)
        return names + names.flatMap { Romanization.spellings(of: $0) }
    }

    private static func isInitial(_ word: [UInt32]) -> Bool { word.count == 1 && word[0] < 0x530 && word[0] != 0x6F }

    /// "Mr. Whitfield" is stored by a surname: without its title that decides nothing.
    private func isTitledAlike(_ id: Int32) -> Bool {
        let entry = index.entries[Int(id)]
        guard entry.count == 1, let titles = entry.details?.titles, !titles.isEmpty else { return true }
        return !Set(titles).isDisjoint(with: query.name.titles)
    }

    /// Nothing beside the name contradicts: titles, contexts, generation, numbers, unknown words in brackets.
    private func isFree(_ id: Int32) -> Bool {
        let entry = index.entries[Int(id)]
        guard isTitledAlike(id), query.name.conflict(with: entry) == nil else { return false }
        // "Amy Pond's phone" is not Amy Pond.
        guard !isPossessive else { return false }
        return areAsidesHarmless(entry.contact)
    }

    /// What stands in brackets or after a dash beside the name: the contact's own names, or at most two words
    /// that are nobody's name ("(Tennis)").
    func areAsidesHarmless(_ contact: Int32) -> Bool {
        let asides = query.name.asides
        guard !asides.isEmpty else { return true }
        let own = names(of: contact)
        let others = asides.filter { word in
            !own.contains(word.text) && !own.contains { Nicknames.areRelated($0, word.text) }
        }
        return others.count <= 2
            && others.allSatisfy { word in
                !NameGazetteer.isName(word.hash) && index.vocabulary.find(word.scalars, hash: word.hash) == nil
                    && word.kinds.isDisjoint(with: [.relationship, .group, .instruction])
                    && !word.marks.contains(.possessive)
            }
    }

    private func names(of contact: Int32) -> Set<String> {
        let person = index[contact]
        let texts =
            [person.name, person.given ?? "", person.family ?? ""] + person.nicknames + person.aliases.map(\.name)
        var tokenizer = NameTokenizer()
        return Set(texts.flatMap { FoldedName($0, tokenizer: &tokenizer).all.map(\.text) })
    }

    /// Whether the query is an alias of the contact letter for letter and bracket for bracket: what was learnt is a title as a screen
    /// showed it, and with another accent or digit it is another title.
    private func isSpelled(_ contact: Contact) -> Bool {
        let asked = PlainText.title(query.text)
        return contact.aliases.contains { $0.counts(in: query.app) && PlainText.title($0.name) == asked }
    }

    /// Whether a name of the contact has the query's words, each from its beginning to its end, and no accent where the query has
    /// another one. "Maryann" may be Mary Ann and "Bjørn" a misread Björn: likely on a picture, no equality.
    private func isSameAsWritten(_ contact: Contact) -> Bool {
        if PlainText.of(query.text) == PlainText.of(contact.name) { return true }
        let asked = ContactName(query.text)
        let names = [contact.name, "\(contact.given ?? "") \(contact.family ?? "")"] + contact.nicknames
        return names.contains { asked.hasSameWords(as: ContactName($0)) }
    }

    /// The stored name that is equal to the one shown, as it was entered.
    private func stored(_ shown: String, among names: [String]) -> String {
        let folded = NameNormalizer.fold(query.text)
        return names.first { NameNormalizer.fold($0) == folded }.map(MatchExplanation.short) ?? shown
    }

    /// - Returns: The contact; nil when the equal name is an alias that does not count in the query's app.
    private mutating func addEquality(_ id: Int32) -> Int32? {
        let entry = index.entries[Int(id)]
        let shown = MatchExplanation.short(query.text), who = name(entry.contact)
        guard entry.counts(in: query.app) else {
            elsewhere.append(
                Finding(
                    contact: entry.contact, method: .nickname, score: 0.9,
                    reason: "'\(shown)' is \(who) in \(entry.app?.rawValue ?? "another app"), not yet in this app"))
            return nil
        }
        guard entry.kind != .alias || isSpelled(index.contact(entry)) else {
            elsewhere.append(
                Finding(
                    contact: entry.contact, method: .partial, score: 0.9,
                    reason: "what was learnt for \(who) is written otherwise"))
            return nil
        }
        if isMe(entry.contact) { noteOwn(.equal) }
        guard ![.display, .formal, .nickname].contains(entry.kind) || isSameAsWritten(index.contact(entry)) else {
            add(
                Finding(
                    contact: entry.contact, method: .fuzzy, score: 0.97,
                    reason: "'\(shown)' is \(who), written with other letters, spaces or accents"))
            return entry.contact
        }
        let finding: Finding
        switch entry.kind {
        case .display, .formal:
            finding = Finding(
                contact: entry.contact, method: .exact, score: 1, reason: "'\(shown)' is the name of \(who)")
        case .respelled:
            finding = Finding(
                contact: entry.contact, method: .exact, score: 0.99, reason: "'\(shown)' is another spelling of \(who)")
        case .nickname:
            finding = Finding(
                contact: entry.contact, method: .nickname, score: 0.98,
                reason: "nickname '\(stored(shown, among: index.contact(entry).nicknames))' is stored for \(who)")
        case .nicknameWithFamily:
            finding = Finding(
                contact: entry.contact, method: .nickname, score: 0.98,
                reason: "'\(shown)' is a stored nickname of \(who) with the family name")
        case .alias:
            finding = Finding(
                contact: entry.contact, method: .nickname, score: 0.98,
                reason:
                    "alias '\(stored(shown, among: index.contact(entry).aliases.map(\.name)))' was learnt for \(who)"
            )
        }
        add(finding)
        return entry.contact
    }
}
