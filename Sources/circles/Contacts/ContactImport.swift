import CirclesCore
import CirclesPhone
import CirclesStore
import Foundation

/// Brings files of contacts into the book, a batch at a time, and counts what became of them.
final class ContactImport {
    struct Summary: Encodable {
        var added = 0
        var updated = 0
        var unchanged = 0
        var skipped = 0
        /// Cards of groups, which are labels here.
        var groups = 0

        var text: String {
            "\(added) added, \(updated) updated, \(unchanged) unchanged, \(skipped) skipped"
                + (groups > 0 ? ", \(groups) group(s) as labels" : "")
        }
    }

    private let importer: ContactImporter
    private let format: ContactFileReader.Format?
    private let tell: (CardLine) throws -> Void
    private let progress: (Int) -> Void
    private(set) var summary = Summary()
    private(set) var errors: [CirclesError] = []
    /// What the import brought about for contacts that it was not about.
    var effects: ContactBookEffects { importer.effects }
    /// What was added or changed; kept only when somebody waits for it.
    private(set) var changed: [Contact] = []
    private let keepsChanged: Bool

    /// - Parameters:
    ///   - format: Nil to tell it by the first bytes.
    ///   - tell: Takes what became of each card, in their order.
    ///   - progress: Takes the bytes of each piece that was read.
    init(
        _ database: CirclesDatabase, region: String?, format: ContactFileReader.Format?, keepsChanged: Bool,
        tell: @escaping (CardLine) throws -> Void, progress: @escaping (Int) -> Void
    ) throws(CirclesError) {
        importer = try ContactImporter(database, phoneNumbers: LibPhoneNumbers(), region: region, at: Date())
        self.format = format
        self.keepsChanged = keepsChanged
        self.tell = tell
        self.progress = progress
    }

    /// - Parameter path: `-` is standard input.
    /// - Returns: The contacts that the file's cards are about.
    @discardableResult
    func run(_ path: String) async throws -> [ContactReference] {
        var contacts: [ContactReference] = []
        do {
            importer.source = path == "-" ? "standard input" : URL(filePath: path).lastPathComponent
            let batches = try ContactBatches(path, format)
            var next = try await batches.next()
            while let batch = next {
                async let following = batches.next()
                try store(batch, path, &contacts)
                next = try await following
            }
            for outcome in try importer.endFile() {
                summary.groups += 1
                try tell(CardLine(path, outcome))
            }
        } catch let error as CirclesError where error.code == .cannotRead {
            errors.append(error)
            Terminal.standardError.tell(error)
        }
        return contacts
    }

    /// After the last file: groups may have come before their members.
    func end() throws { try importer.endRun() }

    private func store(_ batch: ContactBatches.Batch, _ path: String, _ contacts: inout [ContactReference]) throws {
        let cards = batch.items.compactMap { if case .card(let card) = $0 { card } else { nil } }
        var outcomes = try importer.take(cards)[...]
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
    var keepsFileContacts = false

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
            Terminal.standardError.line("\(error.message.printable)")
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

    static func place(_ path: String, _ line: Int) -> String {
        "\(path == "-" ? "standard input" : path):\(line)"
    }
}

/// What became of one card: a line of `contacts import --json`.
struct CardLine: Encodable {
    let path: Nullable<String>
    let line: Int
    let status: CardOutcome.Status
    let contact: Nullable<ContactReference>
    /// The name of a group, for whose members the changes stand.
    var group: String?
    let changes: [ContactChange]
    var reason: String?
    var error: CirclesError?

    init(_ path: String, _ outcome: CardOutcome) {
        self.path = Nullable(path == "-" ? nil : path)
        line = outcome.line
        status = outcome.status
        contact = Nullable(outcome.contact)
        group = outcome.group
        changes = outcome.changes
        reason = outcome.reason
    }

    init(_ path: String, _ problem: CardProblem, _ error: CirclesError) {
        self.path = Nullable(path == "-" ? nil : path)
        line = problem.line
        status = .skipped
        contact = Nullable(nil)
        changes = []
        self.error = error
    }
}
