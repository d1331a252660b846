/// Two contacts that may be one person.
package struct DuplicatePair: Sendable {
    /// The one that says more: the one to keep.
    package var first: Contact
    package var second: Contact
    /// 0…1, comparable with other pairs.
    package var score: Double
    /// In words a person can check, strongest first.
    package var reasons: [String]
}

/// Looks for contacts that were entered twice.
///
/// Each thing two contacts share is evidence of its own; they add up as if independent: 1 − ∏(1 − weight).
package struct DuplicateSearch {
    private enum Weight {
        static let name = 0.6, similarName = 0.5
        static let email = 0.45, phone = 0.4, handle = 0.35
        /// A word of the name in common, beside an address or a number: a couple shares those, too.
        static let word = 0.15
        static let leastScore = 0.45
    }

    /// A number that so many have is a company's.
    private static let largestBlock = 12

    private let contacts: [Contact]
    private let matcher: ContactMatcher

    package init(_ matcher: ContactMatcher) {
        self.matcher = matcher
        // In an order of their own: which of two is asked about the other can matter to the reason.
        contacts = matcher.index.contacts.map { ($0.id.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Best first; equal ones by name.
    package func pairs() -> [DuplicatePair] {
        var found: [Pair: [(weight: Double, reason: String)]] = [:]
        addShared(&found, Weight.email, "the same e-mail address", \.emails) { Identifiers.foldAddress($0) }
        addShared(&found, Weight.handle, "the same handle", \.handles) { Identifiers.foldHandle($0) }
        addPhones(&found)
        addNames(&found)
        return found.compactMap { pair, evidence in judge(pair, evidence) }.sorted { a, b in
            a.score != b.score
                ? a.score > b.score
                : (a.first.name, a.first.id, a.second.id) < (b.first.name, b.first.id, b.second.id)
        }
    }

    private struct Pair: Hashable {
        var a: Int, b: Int

        init(_ a: Int, _ b: Int) {
            self.a = min(a, b)
            self.b = max(a, b)
        }
    }

    private typealias PairEvidence = [Pair: [(weight: Double, reason: String)]]

    private func blocks(_ keys: (Contact) -> [String]) -> [(key: String, members: [Int])] {
        var blocks: [String: [Int]] = [:]
        for (position, contact) in contacts.enumerated() {
            for key in Set(keys(contact)) where !key.isEmpty { blocks[key, default: []].append(position) }
        }
        return blocks.filter { (2...Self.largestBlock).contains($0.value.count) }.map { ($0.key, $0.value) }
            .sorted { $0.key < $1.key }
    }

    private func forEachPair(_ members: [Int], _ body: (Pair) -> Void) {
        for (offset, a) in members.enumerated() { for b in members[(offset + 1)...] { body(Pair(a, b)) } }
    }

    private func addShared(
        _ found: inout PairEvidence, _ weight: Double, _ what: String, _ values: (Contact) -> [String],
        _ fold: (String) -> String
    ) {
        for (key, members) in blocks({ values($0).map(fold) }) {
            forEachPair(members) { pair in
                if found[pair]?.contains(where: { $0.reason.hasPrefix(what) }) != true {
                    found[pair, default: []].append((weight, "\(what) \(key)"))
                }
            }
        }
    }

    private func addPhones(_ found: inout PairEvidence) {
        let index = matcher.index
        for (_, members) in blocks({ $0.phones.compactMap { PhoneDigits.blockingKey($0).map(String.init) } }) {
            forEachPair(members) { pair in
                guard found[pair]?.contains(where: { $0.reason.hasPrefix("the same number") }) != true else { return }
                for phone in contacts[pair.a].phones
                where contacts[pair.b].phones.contains(where: {
                    index.phoneNumbers.compare(phone, $0, region: index.region) >= .national
                }) {
                    found[pair, default: []].append((Weight.phone, "the same number \(phone)"))
                    break
                }
            }
        }
    }

    private func addNames(_ found: inout PairEvidence) {
        var named: Set<Pair> = []
        for (_, members) in blocks({ [NameNormalizer.fold($0.name)] }) {
            let names = Dictionary(members.map { ($0, ContactName(contacts[$0].name)) }) { first, _ in first }
            forEachPair(members) { pair in
                guard let a = names[pair.a], let b = names[pair.b], a.isSame(as: b) else { return }
                named.insert(pair)
                found[pair, default: []].append((Weight.name, "the same name"))
            }
        }
        let positions = Dictionary(
            contacts.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (position, contact) in contacts.enumerated() {
            for suggestion in matcher.match(contact.name).suggestions {
                guard let other = positions[suggestion.contact.id], other != position, suggestion.score >= 0.8 else {
                    continue
                }
                let pair = Pair(position, other)
                guard named.insert(pair).inserted else { continue }
                found[pair, default: []].append((Weight.similarName * suggestion.score, suggestion.reason))
            }
        }
    }

    private func judge(_ pair: Pair, _ evidence: [(weight: Double, reason: String)]) -> DuplicatePair? {
        var evidence = evidence
        let a = contacts[pair.a], b = contacts[pair.b]
        let saysSomethingOfNames = evidence.contains {
            !$0.reason.hasPrefix("the same ") || $0.reason == "the same name"
        }
        if !saysSomethingOfNames, let word = sharedWord(a, b) {
            evidence.append((Weight.word, "both are called '\(word)'"))
        }
        let score = 1 - evidence.reduce(1) { $0 * (1 - $1.weight) }
        guard score >= Weight.leastScore else { return nil }
        let reasons = evidence.sorted { $0.weight > $1.weight }.map(\.reason)
        let keepsFirst = Self.size(a) != Self.size(b) ? Self.size(a) > Self.size(b) : a.id < b.id
        return DuplicatePair(
            first: keepsFirst ? a : b, second: keepsFirst ? b : a, score: (score * 100).rounded() / 100,
            reasons: reasons)
    }

    private func sharedWord(_ a: Contact, _ b: Contact) -> String? {
        let own = NameNormalizer.fold(a.name), other = NameNormalizer.fold(b.name)
        let words: Set<Substring> = Set(own.split(separator: " ")).filter { $0.count > 1 }
        let shared: Substring? = other.split(separator: " ").first { words.contains($0) }
        return shared.map(String.init)
    }

    private static func size(_ contact: Contact) -> Int {
        (contact.isMe ? 100 : 0) + contact.phones.count + contact.emails.count + contact.handles.count
            + contact.nicknames.count + contact.aliases.count + (contact.family == nil ? 0 : 1)
    }
}
