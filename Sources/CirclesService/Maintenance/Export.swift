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
    private struct PartOfCapture<Value: Encodable>: Encodable {
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
        for ids in try await contactPages() {
            for contact in try await contacts(ids) { try tell("contact", contact) }
        }
        for try await page in interactions(with: nil) {
            let contacts = try await database.contacts(of: page.items)
            for interaction in page.items { try tell("interaction", InteractionView(interaction, contacts)) }
        }
        let notes = Pages { limit, after throws(CirclesError) in
            try await database.notes(nil, label: nil, limit: limit, after: after)
        }
        for try await page in notes {
            for note in page.items { try tell("note", note) }
        }
        let captures = Pages { limit, after throws(CirclesError) in
            try await database.captures(limit: limit, after: after)
        }
        for try await page in captures {
            for capture in page.items {
                try tell("capture", CaptureView.Fields(capture, hint: hint))
                if let transcript = try await database.transcript(of: capture.id) {
                    try tell("transcript", PartOfCapture(capture: capture.id, value: transcript))
                }
            }
        }
    }

    /// Writes a Markdown file a contact, in place of an earlier one of that contact, also under another name; pages of those who
    /// are no longer contacts go.
    ///
    /// - Returns: How many there are.
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func markdown(into folder: String) async throws(CirclesError) -> Int {
        do throws(FileFailure) { try PrivateFiles.makeDirectory(folder) } catch { throw Self.failed(folder, error) }
        let pages = try await contactPages()
        var written: Set<String> = []
        for ids in pages {
            for contact in try await contacts(ids) {
                let interactions = try await interactions(with: contact.id).items()
                let page = MarkdownPage(
                    contact: contact, interactions: interactions,
                    contacts: try await database.contacts(of: interactions))
                let name = MarkdownPage.fileName(contact)
                written.insert(name)
                do throws(FileFailure) {
                    try PrivateFiles.writeDurably(Data(page.text.utf8), to: "\(folder)/\(name)")
                } catch {
                    throw Self.failed(folder, error)
                }
            }
        }
        Self.removePages(in: folder, except: written)
        return pages.map(\.count).reduce(0, +)
    }

    /// Only what an export wrote: told by the mark at its end.
    private static func removePages(in folder: String, except written: Set<String>) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasSuffix(".md") && !written.contains(name) {
            let path = "\(folder)/\(name)"
            guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                MarkdownPage.contact(of: text) != nil
            else { continue }
            unlink(path)
        }
    }

    private static func failed(_ folder: String, _ failure: FileFailure) -> CirclesError {
        failure.writing("write into \(folder)")
    }

    private func interactions(with contact: Contact.ID?) -> Pages<Interaction> {
        Pages { [database] limit, after throws(CirclesError) in
            try await database.timeline(of: contact, label: nil, limit: limit, after: after)
        }
    }

    /// The ids of all contacts by name, as many as are held at once.
    private func contactPages() async throws(CirclesError) -> [ArraySlice<Contact.ID>] {
        let ids = try await database.contactIDs()
        return stride(from: 0, to: ids.count, by: 500).map { ids[$0..<min($0 + 500, ids.count)] }
    }

    private func contacts(_ ids: ArraySlice<Contact.ID>) async throws(CirclesError) -> [Contact] {
        let contacts = try await database.contacts(Array(ids))
        return ids.compactMap { contacts[$0] }
    }
}
