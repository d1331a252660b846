package import CirclesAPI
package import CirclesCore
internal import Foundation

/// Brings whole files of contacts into the book in one run, and says what that brought about.
package struct ContactFileImport {
    private let context: AppContext
    private let format: ContactFileReader.Format?
    private let isDryRun: Bool

    /// - Parameters:
    ///   - format: Nil to tell it by the first bytes.
    ///   - isDryRun: On a copy of the database, which is thrown away.
    package init(_ context: AppContext, format: ContactFileReader.Format?, isDryRun: Bool) {
        self.context = context
        self.format = format
        self.isDryRun = isDryRun
    }

    package struct Outcome: Sendable {
        package let summary: ContactImport.Summary
        /// What could not be taken; the other cards were.
        package let errors: [CirclesError]
        package let consequences: BookConsequences
    }

    /// - Parameters:
    ///   - paths: `-` is standard input.
    ///   - tell: Takes what became of each card, in their order.
    ///   - warn: Takes what goes on being imported with something missing, in words.
    ///   - progress: Takes the bytes of each piece that was read.
    /// - Throws: `CirclesError` when the database cannot be used, and what `tell` throws. A file or card that cannot be
    ///   taken is among the errors.
    package func run(
        _ paths: [String], tell: @escaping (CardLine) throws -> Void, warn: @escaping (String) -> Void,
        progress: @escaping (Int) -> Void
    ) async throws -> Outcome {
        let store = isDryRun ? try context.database.copyForDryRun() : context.database
        let isAwaited = try await context.inbox.isAwaited()
        let batch = ContactImport(
            store, rules: context.rules, format: format,
            keepsChanged: isAwaited && !isDryRun, tell: tell, warn: warn, progress: progress)
        for path in paths { try await batch.run(path) }
        try await batch.end()
        return Outcome(
            summary: batch.summary, errors: batch.errors, consequences: try await context.consequences(of: batch))
    }
}

extension AppContext {
    /// What an import brought about, once it is over.
    func consequences(of batch: ContactImport) async throws(CirclesError) -> BookConsequences {
        guard !batch.changed.isEmpty else {
            var consequences = BookConsequences()
            consequences.linkedConversations = batch.effects.linkedConversations
            return consequences
        }
        return try await consequences(of: batch.changed, batch.effects)
    }
}
