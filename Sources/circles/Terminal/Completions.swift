import ArgumentParser
import CirclesCore
import CirclesService
import CirclesSpool

/// What a shell offers for a word that is being typed. Nothing is offered where a home cannot be read: a completion has nobody
/// to tell an error.
enum Completions {
    /// Full names of contacts; behind the first words of one, the rest of it.
    static var contacts: CompletionKind {
        .custom { words, index, prefix in
            await offered(words) { context, _ throws(CirclesError) in
                let typed = NameStart(words.prefix(index), prefix)
                let names = try await context.database.contacts().map(\.name)
                let rests = names.compactMap(typed.rest)
                return rests.isEmpty ? names.filter(typed.begins) : rests
            }
        }
    }

    /// What was typed of a name of several words that needs no quotes.
    private struct NameStart {
        private let before: [String]
        private let prefix: String

        init(_ before: some Sequence<String>, _ prefix: String) {
            self.before = before.map(NameNormalizer.fold)
            self.prefix = NameNormalizer.fold(prefix)
        }

        func begins(_ name: String) -> Bool { NameNormalizer.fold(name).hasPrefix(prefix) }

        /// What is to come of a name whose first words stand before the one that is being typed.
        func rest(_ name: String) -> String? {
            let words = name.split(separator: " ").map(String.init)
            for count in (1..<max(1, words.count)).reversed() where count <= before.count {
                let rest = words.dropFirst(count).joined(separator: " ")
                guard before.suffix(count).elementsEqual(words.prefix(count).map(NameNormalizer.fold)) else { continue }
                return begins(rest) ? rest : nil
            }
            return nil
        }
    }

    /// Ids of open notes.
    static var notes: CompletionKind {
        .custom { words, _, prefix in
            await offered(words) { context, limit throws(CirclesError) in
                try await context.database.notes(.open, label: nil, limit: limit, after: nil).items.map(\.id.short)
                    .filter { $0.hasPrefix(prefix) }
            }
        }
    }

    /// Ids of the newest interactions.
    static var interactions: CompletionKind {
        .custom { words, _, prefix in
            await offered(words) { context, limit throws(CirclesError) in
                try await context.database.timeline(of: nil, label: nil, limit: limit, after: nil).items.map(\.id.short)
                    .filter { $0.hasPrefix(prefix) }
            }
        }
    }

    /// Ids of captures, notes and interactions, whichever begin so.
    static var captures: CompletionKind {
        .custom { words, _, prefix in
            await offered(words) { context, _ throws(CirclesError) in
                let text = prefix.lowercased()
                guard text.allSatisfy(\.isHexDigit) else { return [] }
                return try await context.database.captureIDs(startingWith: text).map(\.short)
                    + context.database.noteIDs(startingWith: text).map(\.short)
                    + context.database.interactionIDs(startingWith: text).map(\.short)
            }
        }
    }

    /// Ids of the newest entries of the journal.
    static var entries: CompletionKind {
        .custom { words, _, prefix in
            await offered(words) { context, limit throws(CirclesError) in
                try await context.database.journal(limit: limit, after: nil).items.map(\.id.short)
                    .filter { $0.hasPrefix(prefix) }
            }
        }
    }

    /// More than fit a screen help nobody.
    private static let most = 200

    private static func offered(
        _ words: [String], _ find: (AppContext, Int) async throws(CirclesError) -> [String]
    ) async -> [String] {
        let named = words.firstIndex(of: "--home").map { words.dropFirst($0 + 1).first } ?? nil
        do throws(CirclesError) {
            let home = try Home(named)
            return try await find(try AppContext.open(home, try await Settings.load(home)), most)
        } catch {
            return []
        }
    }
}
