import ArgumentParser
import CirclesCore
import CirclesFiles
import CirclesStore
import Foundation

/// Everything, in forms that other programs read.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Print everything as JSON Lines, or write Markdown, one file a contact.",
        discussion: """
            Examples:
              circles export > everything.jsonl
              circles export --markdown people/
            """)

    @Option(help: ArgumentHelp("Write Markdown into this folder.", valueName: "dir"), completion: .directory)
    var markdown: String?

    @OptionGroup var home: HomeOptions

    /// A line: what it is, and the value.
    private struct Line<Value: Encodable>: Encodable {
        let type: String
        let value: Value
    }

    func run() async throws {
        let database = try await Workbench.open(home).database
        let contacts = try await database.contacts()
        let known = Dictionary(contacts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        if let markdown { return try await write(contacts, known, database, to: URL(filePath: markdown).path) }
        for contact in contacts { try JSONLines.print(Line(type: "contact", value: contact)) }
        for interaction in try await database.timeline(of: nil, limit: nil) {
            try JSONLines.print(Line(type: "interaction", value: InteractionView(interaction, known)))
        }
        for note in try await database.notes(nil) { try JSONLines.print(Line(type: "note", value: note)) }
        for capture in try await database.captures() {
            try JSONLines.print(Line(type: "capture", value: capture))
            if let transcript = try await database.transcript(of: capture.id) {
                try JSONLines.print(Line(type: "transcript", value: Of(capture: capture.id, value: transcript)))
            }
        }
    }

    private struct Of<Value: Encodable>: Encodable {
        let capture: Capture.ID
        let value: Value
    }

    private func write(
        _ contacts: [Contact], _ known: [Contact.ID: Contact], _ database: CirclesDatabase, to folder: String
    ) async throws {
        do {
            try PrivateFiles.makeDirectory(folder)
            for contact in contacts {
                let interactions = try await database.timeline(of: contact.id, limit: nil)
                let page = MarkdownPage(contact: contact, interactions: interactions, contacts: known)
                try PrivateFiles.writeDurably(Data(page.text.utf8), to: "\(folder)/\(MarkdownPage.fileName(contact))")
            }
        } catch let failure as FileFailure {
            throw failure.writing("write into \(folder)")
        }
        home.tell("\(contacts.count) files in \(folder)")
    }
}
