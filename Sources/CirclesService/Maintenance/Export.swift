internal import CirclesAPI
package import CirclesCore
internal import CirclesFiles
package import Foundation

/// Everything, in forms that other programs read.
package struct Export: Sendable {
    private let database: any Store
    private let hint: @Sendable (Remedy) -> String

    /// - Parameter hint: Says a remedy in words.
    package init(_ context: AppContext, hint: @escaping @Sendable (Remedy) -> String) {
        database = context.database
        self.hint = hint
    }

    /// A line: what it is, and the value.
    private struct Line<Value: Encodable>: Encodable {
        let type: String
        let value: Value
    }

    /// What belongs to a capture and does not name it.
    private struct Of<Value: Encodable>: Encodable {
        let capture: Capture.ID
        let value: Value
    }

    /// Hands everything on as JSON, an object a time without a line break: contacts, interactions, notes, and captures, each
    /// followed by its transcript.
    ///
    /// - Throws: `CirclesError` when the database cannot be read, and what `take` throws.
    package func lines(_ take: (Data) throws -> Void) async throws {
        func tell(_ type: String, _ value: some Encodable) throws {
            try take(try JSONLine.of(Line(type: type, value: value)))
        }
        let known = try await contacts()
        for contact in known.all { try tell("contact", contact) }
        for interaction in try await database.timeline(of: nil, limit: nil) {
            try tell("interaction", InteractionView(interaction, known.byID))
        }
        for note in try await database.notes(nil) { try tell("note", note) }
        for capture in try await database.captures() {
            try tell("capture", CaptureView.Fields(capture, hint: hint))
            if let transcript = try await database.transcript(of: capture.id) {
                try tell("transcript", Of(capture: capture.id, value: transcript))
            }
        }
    }

    /// Writes a Markdown file a contact, in place of an earlier one of that contact.
    ///
    /// - Returns: How many there are.
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func markdown(into folder: String) async throws(CirclesError) -> Int {
        let known = try await contacts()
        do throws(FileFailure) { try PrivateFiles.makeDirectory(folder) } catch { throw Self.failed(folder, error) }
        for contact in known.all {
            let interactions = try await database.timeline(of: contact.id, limit: nil)
            let page = MarkdownPage(contact: contact, interactions: interactions, contacts: known.byID)
            do throws(FileFailure) {
                try PrivateFiles.writeDurably(Data(page.text.utf8), to: "\(folder)/\(MarkdownPage.fileName(contact))")
            } catch {
                throw Self.failed(folder, error)
            }
        }
        return known.all.count
    }

    private static func failed(_ folder: String, _ failure: FileFailure) -> CirclesError {
        failure.writing("write into \(folder)")
    }

    private func contacts() async throws(CirclesError) -> (all: [Contact], byID: [Contact.ID: Contact]) {
        let all = try await database.contacts()
        return (all, Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
    }
}
