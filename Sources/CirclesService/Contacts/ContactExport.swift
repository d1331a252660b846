internal import CirclesCore
internal import CirclesFiles
package import Foundation

/// Writes contacts as vCard, CSV or JSON, so that importing them again loses nothing.
package struct ContactExport: Sendable {
    private let context: AppContext
    private let format: ContactFormat
    private let label: String?
    private let who: [String]

    /// - Parameters:
    ///   - label: Only those with this label.
    ///   - who: Only these, full names or ids; all when it is empty.
    package init(_ context: AppContext, as format: ContactFormat, label: String? = nil, only who: [String] = []) {
        self.context = context
        self.format = format
        self.label = label
        self.who = who
    }

    /// How many are read at once, while those before are written.
    private static let chunk = 200

    /// Into a file that is there whole or not at all.
    ///
    /// - Parameter progress: Takes how many of how many were written.
    /// - Returns: How many contacts there are in it.
    /// - Throws: `CirclesError` with `cannotWrite` for the file, `notFound` or `ambiguous` for a name.
    package func write(toFile path: String, progress: (Int, Int) -> Void) async throws -> Int {
        let ids = try await ids()
        do {
            let file = Output(try AtomicFile(path))
            try await write(ids, progress) { try file.write($0) }
            try file.commit()
        } catch let error as FileFailure {
            throw error.writing("write \(path)")
        }
        return ids.count
    }

    /// Piece by piece, to whoever takes them.
    ///
    /// - Returns: How many contacts were written.
    /// - Throws: What `take` throws; `CirclesError` with `notFound` or `ambiguous` for a name.
    @discardableResult
    package func write(to take: (Data) throws -> Void) async throws -> Int {
        let ids = try await ids()
        try await write(ids, { _, _ in }, take)
        return ids.count
    }

    private func ids() async throws(CirclesError) -> [Contact.ID] {
        let ids = try await context.database.contactIDs(label: label)
        guard !who.isEmpty else { return ids }
        let selector = ContactSelector(try await context.database.contacts())
        let wanted = Set(try who.map { who throws(CirclesError) in try selector.contact(who).id })
        return ids.filter(wanted.contains)
    }

    private func write(
        _ ids: [Contact.ID], _ progress: (Int, Int) -> Void, _ take: (Data) throws -> Void
    ) async throws {
        var pieces = Pieces()
        if format == .csv { try pieces.add(Array(CSVWriter.heading.utf8), take) }
        var groups = try await exportedGroups()
        var dates = Revisions()
        let chunks = stride(from: 0, to: ids.count, by: Self.chunk).map {
            Array(ids[$0..<min($0 + Self.chunk, ids.count)])
        }
        var written = 0
        var files = try await context.database.files(chunks.first ?? [])
        for number in chunks.indices {
            // Read beside the writing.
            async let following = context.database.files(number + 1 < chunks.count ? chunks[number + 1] : [])
            for contact in files {
                try pieces.add(try bytes(contact, dates.text(contact.updatedAt)), take)
                groups?.note(contact.record)
            }
            written += chunks[number].count
            progress(written, ids.count)
            files = try await following
        }
        try groups?.write { try pieces.add($0, take) }
        try pieces.end(take)
    }

    /// Nil where they are labels alone: in tables and JSON, and beside contacts that were named one by one.
    private func exportedGroups() async throws(CirclesError) -> ExportedGroups? {
        guard who.isEmpty, format.reader == .vcard else { return nil }
        let all = try await context.database.contactGroups()
        return ExportedGroups(
            all.filter { label == nil || $0.name.lowercased() == label?.lowercased() }, version: format.version)
    }

    private func bytes(_ contact: ContactFile, _ revision: String) throws -> [UInt8] {
        switch format {
        case .vcard, .vcard4, .vcard3:
            return CardWriter.write(
                CardComposer.compose(
                    contact.record, from: contact.cards, formerUIDs: contact.formerUIDs, revision: revision,
                    version: format.version))
        case .csv:
            return Array(
                CSVWriter.write(
                    contact.record, from: contact.cards, formerUIDs: contact.formerUIDs, revision: revision
                ).utf8)
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let json = ContactJSON(contact.record, from: contact.cards, formerUIDs: contact.formerUIDs)
            return Array(try encoder.encode(json)) + [0x0A]
        }
    }
}

/// An unfinished file that closures can share.
private final class Output {
    private var file: AtomicFile?

    init(_ file: consuming AtomicFile) {
        self.file = consume file
    }

    func write(_ bytes: Data) throws(FileFailure) { try file?.write(bytes) }

    func commit() throws(FileFailure) { try file.take()?.commit() }
}

/// Bytes gathered to pieces that are worth a call of the system.
private struct Pieces {
    private static let enough = 256 << 10
    private var waiting = Data()

    mutating func add(_ bytes: [UInt8], _ take: (Data) throws -> Void) throws {
        waiting += bytes
        if waiting.count >= Self.enough { try end(take) }
    }

    mutating func end(_ take: (Data) throws -> Void) throws {
        try take(waiting)
        waiting = Data()
    }
}

/// Instants as `20240105T103000Z`; those of one import are the same, and written once.
private struct Revisions {
    private var last: (date: Date, text: String)?

    mutating func text(_ date: Date) -> String {
        if let last, last.date == date { return last.text }
        let text = date.formatted(.iso8601).filter { (character: Character) in character != "-" && character != ":" }
        last = (date, text)
        return text
    }
}
