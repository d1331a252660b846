/// The contacts whose names the transcript gives some evidence of: all that a model is ever told of.
enum MentionedContacts {
    /// Best first: those the title and the labels suggest, then those one of whose names' words is in the text, by name.
    static func of(_ transcript: Transcript, _ matcher: ContactMatcher) -> [ContactReference] {
        var found: [ContactReference] = []
        func add(_ reference: ContactReference) {
            if found.count < ContactShortlist.limit, !found.contains(reference) { found.append(reference) }
        }
        let names = [transcript.title].compactMap { $0 } + Set(transcript.messages.compactMap(\.sender)).sorted()
        for name in names { matcher.match(name).suggestions.map(\.contact).forEach(add) }
        let said = words(transcript.text)
        let mentioned = matcher.index.contacts.filter { contact in
            guard !contact.isMe else { return false }
            let own = ([contact.name] + contact.nicknames + contact.aliases.map(\.name)).reduce(into: Set<Substring>())
            {
                $0.formUnion(words($1))
            }
            // A word of one or two letters ("Al", "Jo") is too common to be evidence.
            return own.contains { $0.count > 2 && said.contains($0) }
        }
        mentioned.sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map(ContactReference.init).forEach(add)
        return found
    }

    private static func words(_ text: String) -> Set<Substring> {
        Set(NameNormalizer.fold(text).split { !$0.isLetter })
    }
}
