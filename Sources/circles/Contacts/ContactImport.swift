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

        var text: String {
            "\(added) added, \(updated) updated, \(unchanged) unchanged, \(skipped) skipped"
        }
    }

    private static let largestBatch = 500
    private static let heaviestBatch = 4 << 20

    private let importer: ContactImporter
    private let format: ContactFileReader.Format?
    private let tell: (CardLine) throws -> Void
    private let progress: (Int) -> Void
    private(set) var summary = Summary()
    private(set) var errors: [CirclesError] = []
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
    func run(_ path: String) throws -> [Contact] {
        let contacts: [Contact]
        do {
            contacts = try take(path)
        } catch let error as CirclesError where error.code == .cannotRead {
            errors.append(error)
            Terminal.standardError.tell(error)
            return []
        }
        return contacts
    }

    private func take(_ path: String) throws -> [Contact] {
        let source = try ContactFileSource(path)
        let name = source.path.map { URL(filePath: $0).lastPathComponent } ?? "standard input"
        importer.source = name
        var reader = ContactFileReader(
            format ?? ContactFileReader.Format(sniffing: source.beginning)
        ) { () throws(CirclesError) in
            let piece = try source.next()
            self.progress(piece.count)
            return piece
        }
        var contacts: [Contact] = []
        var batch: [NumberedCard] = []
        var weight = 0
        func store() throws {
            for outcome in try importer.take(batch) {
                try count(outcome, path)
                if let contact = outcome.contact, source.path != nil, keepsFileContacts { contacts.append(contact) }
            }
            batch = []
            weight = 0
        }
        while let item = try reader.next() {
            switch item {
            case .card(let card):
                batch.append(card)
                weight += card.card.properties.reduce(0) { $0 + $1.value.utf8.count }
                if batch.count >= Self.largestBatch || weight >= Self.heaviestBatch { try store() }
            case .problem(let problem):
                // In the order of the file.
                try store()
                try refuse(problem, path)
            }
        }
        try store()
        return contacts
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
        if keepsChanged, outcome.status == .added || outcome.status == .updated, let contact = outcome.contact {
            changed.append(contact)
        }
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
    let changes: [ContactChange]
    var reason: String?
    var error: CirclesError?

    init(_ path: String, _ outcome: CardOutcome) {
        self.path = Nullable(path == "-" ? nil : path)
        line = outcome.line
        status = outcome.status
        contact = Nullable(outcome.contact.map(ContactReference.init))
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
