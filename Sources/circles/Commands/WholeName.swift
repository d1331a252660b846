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
}
