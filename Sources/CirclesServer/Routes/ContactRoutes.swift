internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// Contacts one by one.
struct ContactRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/contacts", use: list)
        router.post("api/contacts", use: add)
        router.get("api/contacts/:id", use: show)
        router.patch("api/contacts/:id", use: edit)
        router.delete("api/contacts/:id", use: remove)
        router.post("api/contacts/:id/merge", use: merge)
    }

    private var contacts: Contacts { Contacts(parts.context) }

    /// By name; `label` narrows it, `search` finds by a part of a name.
    @Sendable private func list(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let limit = try request.limit()
        if let words = request.query("search") {
            let found = ContactSearch(try await parts.context.matcher()).find(words).prefix(limit)
            let records = try await parts.context.database.records(found.map(\.id))
            return try Response.page(Page(records.map { ContactJSON($0) }, next: nil), "contact")
        }
        let page = try await parts.context.database.records(
            label: request.query("label"), limit: limit, after: try request.cursor())
        return try Response.page(page.map { ContactJSON($0) }, "contact")
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let record = try await record(context)
        return try Response.thing("contact", try await contacts.view(of: record), record.contact.name, for: request)
    }

    @Sendable private func add(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let fields = try await request.json(ContactFields.self, context)
        guard let name = fields.name else { throw CirclesError(.badInput, "the JSON lacks \"name\"") }
        let write = try await contacts.add(name, fields.edit(adding: true))
        let added = write.value
        let message = added.namesake == nil ? "Added" : "Added; another contact has the same name"
        return try Response.answer(
            message + write.consequences.words, Named("contact", ContactJSON(added.record)), status: .created,
            headers: [.location: "/api/contacts/\(added.record.contact.id)"])
    }

    /// Values are added to what a contact has several of; `remove` takes some away; an empty text takes a field away.
    @Sendable private func edit(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let fields = try await request.json(ContactFields.self, context)
        guard fields.saysAny else { throw CirclesError(.usage, "nothing is said to change") }
        let seen = try await matched(request, context)
        let write = try await request.writing(.contact(seen)) {
            try await contacts.edit(seen.contact, fields.edit(adding: false))
        }
        let record = write.value
        let message = record == seen ? "Nothing changed: it is so already" : "Changed" + write.consequences.words
        return try Response.thing("contact", try await contacts.view(of: record), message, for: request)
    }

    /// `interactions=inbox` or `merge-into=ID` says where its interactions go, when it has some.
    @Sendable private func remove(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        var destination = Contacts.Destination.nowhere
        if let place = request.query("interactions") {
            guard place == "inbox" else { throw CirclesError(.usage, "interactions can go to the inbox only") }
            destination = .inbox
        }
        let seen = try await matched(request, context)
        if let other = request.query("merge-into") {
            destination = .contact(try await parts.context.contact(other))
        }
        let count = try await request.writing(.contact(seen)) { [destination] in
            try await Failure.asThingsAre { try await contacts.remove(seen.contact, to: destination).value }
        }
        return try Response.answer(count == 0 ? "Removed" : "Removed; \(Counted.text(count, "interaction")) went along")
    }

    private struct Merging: Decodable {
        /// Whose everything goes to the contact of the address.
        let other: String
        var dryRun: Bool?
    }

    private struct MergedView: Encodable {
        let contact: ContactJSON
        let changes: [ContactChange]
        let interactions: Int
        /// Nil for a dry run.
        let entry: JournalEntry.ID?
    }

    @Sendable private func merge(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let asked = try await request.json(Merging.self, context)
        let survivor = try await matched(request, context)
        let other = try await parts.context.contact(asked.other)
        let isDryRun = asked.dryRun ?? false
        let write = try await request.writing(.contact(survivor)) {
            try await contacts.merge(other, into: survivor.contact, isDryRun: isDryRun)
        }
        let merged = write.value
        return try Response.answer(
            isDryRun ? "Would be merged" : "Merged" + write.consequences.words,
            MergedView(
                contact: ContactJSON(merged.record), changes: merged.changes, interactions: merged.interactions,
                entry: isDryRun ? nil : merged.entry))
    }

    /// The contact of the address, as it was seen where the request says what was.
    private func matched(_ request: Request, _ context: ServerRequestContext) async throws -> ContactRecord {
        let record = try await record(context)
        try request.requireMatch(try await contacts.view(of: record))
        return record
    }

    private func record(_ context: ServerRequestContext) async throws -> ContactRecord {
        let id: Contact.ID = try context.id("contact")
        guard let record = try await parts.context.database.records([id]).first else {
            throw CirclesError(.notFound, "there is no contact \(id.short)")
        }
        return record
    }
}

/// The fields of a contact that a request may name.
private struct ContactFields: Decodable {
    var name, given, family, organization, department, title, birthday, anniversary, note: String?
    var nicknames, phones, emails, handles, labels, relations, remove: [String]?

    /// Whether there is anything to do.
    var saysAny: Bool {
        let texts = [name, given, family, organization, department, title, birthday, anniversary, note]
        let lists = [nicknames, phones, emails, handles, labels, relations, remove]
        return texts.contains { $0 != nil } || lists.contains { $0?.isEmpty == false }
    }

    func edit(adding: Bool) -> ContactEdit {
        var edit = ContactEdit()
        edit.name = adding ? nil : name
        edit.removed = remove ?? []
        edit.nicknames = nicknames ?? []
        edit.phones = phones ?? []
        edit.emails = emails ?? []
        edit.handles = handles ?? []
        edit.labels = labels ?? []
        edit.relations = relations ?? []
        edit.given = given
        edit.family = family
        edit.organization = organization
        edit.department = department
        edit.title = title
        edit.birthday = birthday
        edit.anniversary = anniversary
        edit.note = note
        return edit
    }
}
