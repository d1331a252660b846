import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

/// A name as a shell hands it over: one argument when it was quoted, else one for each word.
enum WholeName {
    static let help: ArgumentHelp = "A full name or an id."
    static let partHelp: ArgumentHelp = "A name, a unique part of one, or an id."

    static func of(_ words: [String]) -> String { words.joined(separator: " ") }
}

extension AppContext {
    /// Who these words mean together: see `contact(_:)` of a text.
    func contact(_ words: [String], takesPart: Bool = false) async throws(CirclesError) -> Contact {
        try await contact(WholeName.of(words), takesPart: takesPart)
    }

    /// Which two these words mean, one after the other.
    ///
    /// - Throws: `CirclesError` with `usage` where they can be cut in two in more ways than one, or in none.
    func twoContacts(_ words: [String]) async throws(CirclesError) -> (Contact, Contact) {
        if words.count == 2 { return (try await contact(words[0]), try await contact(words[1])) }
        var found: [(Contact, Contact)] = []
        for cut in words.indices.dropFirst() {
            guard let first = try? await contact(Array(words[..<cut])),
                let second = try? await contact(Array(words[cut...]))
            else { continue }
            found.append((first, second))
        }
        guard found.count == 1, let pair = found.first else {
            throw CirclesError(
                .usage, "it is not clear which two contacts are meant",
                hint: "put quotes around names of several words, or give ids")
        }
        return pair
    }
}
