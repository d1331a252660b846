import Foundation

/// Tells in words what speaks for a contact.
struct MatchExplanation {
    let index: ContactIndex
    let query: NameQuery

    func reason(_ finding: MatchResolver.Finding) -> String {
        guard let comparison = finding.comparison else { return finding.reason }
        let entry = index.entries[Int(comparison.entry)]
        let contact = index.contact(entry)
        let shown = "'\(Self.short(query.text))'"
        let stored = stored(entry, contact)
        switch comparison.evidence {
        case .sameName: return "\(shown) holds the name of \(Self.short(contact.name))"
        case .misread: return "\(shown) looks like a misread '\(stored)'"
        case .cut: return "\(shown) is how '\(stored)' begins"
        case .diminutive: return "\(form(entry) ?? "it holds a form of the first name") of '\(stored)'"
        case .middleLeftOut: return "\(shown) is '\(stored)' without a part of the name"
        case .middleAdded: return "\(shown) is '\(stored)' with one more name"
        case .initialAndSurname, .nameAndInitial: return "\(shown) fits '\(stored)' with an initial"
        case .givenName:
            return isAsWritten(contact)
                ? "\(shown) is the first name of \(Self.short(contact.name))"
                : "\(shown) may be the first name of \(Self.short(contact.name))"
        case .titleAndSurname: return "title and surname of \(Self.short(contact.name)) agree"
        case .surname: return "only the surname of \(Self.short(contact.name)) agrees"
        case .otherSpelling: return "\(shown) is close to '\(stored)', but could be another name"
        case .similar: return "\(shown) shares a part with '\(stored)'"
        case .beginning: return "'\(stored)' begins like \(shown)"
        case .nearInitial: return "an initial of \(shown) fits '\(stored)'"
        case .contradiction(let what): return "the name agrees with '\(stored)', but \(what)"
        }
    }

    /// Whether the query's words are words of the contact's name, letter for letter.
    private func isAsWritten(_ contact: Contact) -> Bool {
        let words = PlainText.of(contact.name).split { !$0.isLetter }
        return PlainText.of(query.text).split { !$0.isLetter }.allSatisfy(words.contains)
    }

    /// "'Bill' is short for 'William'": which word of the query is a form of which stored one.
    private func form(_ entry: NameEntry) -> String? {
        let stored = index.words(of: entry).map(index.vocabulary.text)
        for word in query.spellings.flatMap(\.core).map(\.text) {
            if let full = stored.first(where: { Nicknames.isShort(word, for: $0) }) {
                return "'\(word.capitalized)' is short for '\(full.capitalized)', the first name"
            }
            if let short = stored.first(where: { Nicknames.areRelated(word, $0) }) {
                return "'\(word.capitalized)' can be called '\(short.capitalized)', the first name"
            }
        }
        return nil
    }

    /// The name that was compared: the contact's, or one of its other names.
    private func stored(_ entry: NameEntry, _ contact: Contact) -> String {
        switch entry.kind {
        case .display, .respelled: return Self.short(contact.name)
        case .formal, .nickname, .nicknameWithFamily, .alias:
            let words = index.words(of: entry).map { index.vocabulary.text($0).capitalized }
            return Self.short("\(contact.name) (\(words.joined(separator: " ")))")
        }
    }

    /// A name as a reason can hold it.
    static func short(_ text: String) -> String {
        let line = String(text.prefix(60).map { $0.isNewline ? " " : $0 })
        return text.count > 60 ? line + "…" : line
    }
}
