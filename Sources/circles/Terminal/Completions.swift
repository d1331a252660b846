import ArgumentParser
import CirclesCore
import CirclesService
import CirclesSpool

/// What a shell offers for a word that is being typed. Nothing is offered where a home cannot be read: a completion has nobody
/// to tell an error.
enum Completions {
    /// Full names of contacts.
    static var contacts: CompletionKind {
        .custom { words, _, prefix in
            await offered(words) { context, _ throws(CirclesError) in
                try await context.database.contacts().map(\.name).filter {
                    NameNormalizer.fold($0).hasPrefix(NameNormalizer.fold(prefix))
                }
            }
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
