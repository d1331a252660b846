package import CirclesAPI
package import CirclesCore
internal import CirclesPhone
internal import Foundation

/// Brings files of contacts into the book, a batch at a time, and counts what became of them.
package final class ContactImport {
    package typealias Summary = ContactImportSummary

    private let importer: ContactImporter
    private let format: ContactFileReader.Format?
    /// The file that was read last, for the journal.
    private var source = "a file"
    private let tell: (CardLine) throws -> Void
    private let warn: (String) -> Void
    private let progress: (Int) -> Void
    package private(set) var summary = Summary()
    package private(set) var errors: [CirclesError] = []
    /// What the import brought about for contacts that it was not about.
    package var effects: ContactBookEffects { importer.effects }
    /// What was added or changed; kept only when somebody waits for it.
    package private(set) var changed: [Contact] = []
    private let keepsChanged: Bool

    /// - Parameters:
    ///   - format: Nil to tell it by the first bytes.
    ///   - tell: Takes what became of each card, in their order.
    ///   - warn: Takes what goes on being imported with something missing, in words.
    ///   - progress: Takes the bytes of each piece that was read.
    package init(
        _ book: any ContactBook, rules: NameRules, format: ContactFileReader.Format?, keepsChanged: Bool,
        tell: @escaping (CardLine) throws -> Void, warn: @escaping (String) -> Void = { _ in },
        progress: @escaping (Int) -> Void
    ) {
        importer = ContactImporter(book, rules, at: Date())
        self.format = format
        self.keepsChanged = keepsChanged
        self.tell = tell
        self.warn = warn
        self.progress = progress
    }

    /// - Parameter path: `-` is standard input.
    /// - Returns: The contacts that the file's cards are about.
    /// - Throws: `CirclesError` when the database cannot be used, and what `tell` throws.
    @discardableResult
    package func run(_ path: String) async throws -> [ContactReference] {
        var contacts: [ContactReference] = []
        do {
            source = path == "-" ? "standard input" : URL(filePath: path).lastPathComponent
            let batches = try ContactBatches(path, format)
            var next = try await batches.next()
            while let batch = next {
                async let following = batches.next()
                try await store(batch, path, &contacts)
                next = try await following
            }
            for outcome in try await importer.endFile(from: source) {
                summary.groups += 1
                try tell(CardLine(path, outcome))
            }
        } catch let error as CirclesError where error.code == .cannotRead {
            errors.append(error)
            warn(error.message)
        }
        return contacts
    }

    /// After the last file: groups may have come before their members.
    ///
    /// - Throws: `CirclesError` when the database cannot be written.
    package func end() async throws(CirclesError) { try await importer.endRun(from: source) }

    private func store(
        _ batch: ContactBatches.Batch, _ path: String, _ contacts: inout [ContactReference]
    ) async throws {
        let cards = batch.items.compactMap { if case .card(let card) = $0 { card } else { nil } }
        var outcomes = try await importer.take(cards, from: source)[...]
        progress(batch.bytes)
        for item in batch.items {
            switch item {
            case .problem(let problem): try refuse(problem, path)
            case .card:
                // A group is told when its members are known.
                guard let outcome = outcomes.popFirst(), outcome.group == nil else { continue }
                try count(outcome, path)
                if let contact = outcome.contact, path != "-", keepsFileContacts { contacts.append(contact) }
            }
        }
    }

    /// Whether `run` returns whom each file is about.
    package var keepsFileContacts = false

    private func count(_ outcome: CardOutcome, _ path: String) throws {
        switch outcome.status {
        case .added: summary.added += 1
        case .updated: summary.updated += 1
        case .unchanged: summary.unchanged += 1
        case .skipped: summary.skipped += 1
        }
        if keepsChanged, let contact = outcome.changed { changed.append(contact) }
        var line = CardLine(path, outcome)
        if outcome.isFault, let reason = outcome.reason { line.error = fault(path, outcome.line, reason) }
        try tell(line)
    }

    private func refuse(_ problem: CardProblem, _ path: String) throws {
        let error = CirclesError(.badInput, "\(Self.place(path, problem.line)): \(problem.reason)")
        if problem.isPartial {
            warn(error.message)
            return
        }
        summary.skipped += 1
        errors.append(error)
        try tell(CardLine(path, problem, error))
    }

    private func fault(_ path: String, _ line: Int, _ reason: String) -> CirclesError {
        let error = CirclesError(.badInput, "\(Self.place(path, line)): \(reason)")
        errors.append(error)
        return error
    }

    /// Where a card stands, for a person: "contacts.vcf:12".
    package static func place(_ path: String, _ line: Int) -> String {
        "\(path == "-" ? "standard input" : path):\(line)"
    }
}
