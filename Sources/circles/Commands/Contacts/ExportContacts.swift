import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesFiles
import Foundation

struct ExportContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write contacts as vCard, CSV or JSON; each can be imported again without loss.",
        discussion: """
            The format is told by the file's name: .vcf is vCard 4.0, .csv and .json are what they say; --format \
            vcard3 suits older programs. CSV has Google's columns.

            Examples:
              circles contacts export contacts.vcf
              circles contacts export family.vcf --label family --format vcard3
              circles contacts export - "Maria Lopez"
            """)

    @Argument(help: "Where to write; - or nothing is standard output.", completion: .file())
    var file: String?

    @Argument(help: "Only these: full names or ids.")
    var who: [String] = []

    @Option(help: ArgumentHelp("vcard4, vcard3, csv or json.", valueName: "format"))
    var format: ContactFormat?

    @Option(help: "Only those with this label.")
    var label: String?

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let format = try chosenFormat()
        var ids = try await context.database.contactIDs(label: label)
        if !who.isEmpty {
            let selector = ContactSelector(try await context.database.contacts())
            let wanted = Set(try who.map { try selector.contact($0).id })
            ids = ids.filter(wanted.contains)
        }
        let path = file == "-" ? nil : file
        let target = try ContactExportTarget(path)
        if format == .csv { try target.write(Array(CSVWriter.heading.utf8)) }
        var groups = try await exportedGroups(context, format)
        let progress = Progress(total: path == nil ? 0 : ids.count, isQuiet: home.quiet)
        var dates = Revisions()
        let chunks = stride(from: 0, to: ids.count, by: 200).map { Array(ids[$0..<min($0 + 200, ids.count)]) }
        var files = try await context.database.files(chunks.first ?? [])
        for number in chunks.indices {
            // Read beside the writing.
            async let following = context.database.files(number + 1 < chunks.count ? chunks[number + 1] : [])
            for contact in files {
                try target.write(Self.bytes(contact, format, dates.text(contact.updatedAt)))
                groups?.note(contact.record)
            }
            progress.advance(by: chunks[number].count)
            files = try await following
        }
        try groups?.write { try target.write($0) }
        progress.clear()
        try target.finish()
        if let path { home.tell("\(ids.count) contact(s) written to \(path.printable)") }
    }

    private func chosenFormat() throws(CirclesError) -> ContactFormat {
        let suffix = file.map { URL(filePath: $0).pathExtension.lowercased() } ?? ""
        let told: ContactFormat? =
            switch suffix {
            case "csv": .csv
            case "json", "jsonl": .json
            case "vcf", "vcard": .vcard4
            default: nil
            }
        // A name where a file should stand would make a file of that name.
        if let file, file != "-", told == nil, !file.contains("/"), format == nil {
            throw CirclesError(
                .usage, "\"\(file.printable.truncated(to: 40))\" says no format",
                hint: "name a file such as contacts.vcf, or - and then the contacts")
        }
        return format ?? told ?? .vcard4
    }

    /// Nil where they are labels alone: in tables and JSON, and beside contacts that were named one by one.
    private func exportedGroups(_ context: AppContext, _ format: ContactFormat) async throws -> ExportedGroups? {
        guard who.isEmpty, format.reader == .vcard else { return nil }
        let all = try await context.database.contactGroups()
        return ExportedGroups(
            all.filter { label == nil || $0.name.lowercased() == label?.lowercased() },
            version: format == .vcard3 ? .v30 : .v40)
    }

    private static func bytes(
        _ contact: ContactFile, _ format: ContactFormat, _ revision: String
    ) throws -> [UInt8] {
        switch format {
        case .vcard, .vcard4, .vcard3:
            return CardWriter.write(
                CardComposer.compose(
                    contact.record, from: contact.cards, formerUIDs: contact.formerUIDs, revision: revision,
                    version: format == .vcard3 ? .v30 : .v40))
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

/// The cards of groups, with those as members who have their labels.
private struct ExportedGroups {
    private let groups: [StoredGroup]
    private let version: ContactCard.Version
    /// By name in lower case.
    private var members: [String: [String]] = [:]

    init(_ groups: [StoredGroup], version: ContactCard.Version) {
        self.groups = groups
        self.version = version
        for group in groups { members[group.name.lowercased()] = [] }
    }

    mutating func note(_ record: ContactRecord) {
        guard !members.isEmpty else { return }
        for label in record.details.labels where members[label.lowercased()] != nil {
            members[label.lowercased()]?.append(record.contact.uid ?? "\(record.contact.id)")
        }
    }

    func write(_ target: ([UInt8]) throws -> Void) throws {
        for group in groups {
            let uids = (members[group.name.lowercased()] ?? []) + group.strangers
            try target(CardWriter.write(ContactGroup.compose(group.card, members: uids, version: version)))
        }
    }
}

/// A file that is there whole or not at all, or standard output.
private final class ContactExportTarget {
    /// Nil: standard output.
    private var file: AtomicFile?
    private let standardOutput = OpenFile(dup(STDOUT_FILENO))
    private let path: String
    private var waiting: [UInt8] = []
    private static let enough = 256 << 10

    init(_ path: String?) throws(CirclesError) {
        self.path = path ?? "standard output"
        do throws(FileFailure) {
            file = if let path { try AtomicFile(path) } else { nil }
        } catch {
            throw error.writing("write \(self.path)")
        }
    }

    func write(_ bytes: [UInt8]) throws(CirclesError) {
        waiting += bytes
        if waiting.count >= Self.enough { try flush() }
    }

    func finish() throws(CirclesError) {
        try flush()
        do throws(FileFailure) {
            try file.take()?.commit()
        } catch {
            throw error.writing("write \(path)")
        }
    }

    private func flush() throws(CirclesError) {
        defer { waiting.removeAll(keepingCapacity: true) }
        do throws(FileFailure) {
            if file == nil { try standardOutput.write(Data(waiting)) } else { try file?.write(Data(waiting)) }
        } catch {
            // A reader that went away ends the command quietly.
            if file == nil, error.code == EPIPE { exit(0) }
            throw error.writing("write \(path)")
        }
    }
}
