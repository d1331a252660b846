internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// Bringing an address book in a browser, and what was entered twice.
struct ImportPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("people/import", use: ask)
        router.post("people/import", use: bring)
        router.get("people/duplicates", use: duplicates)
        router.post("people/merge", use: decide)
    }

    private static let mostCards = 100

    @Sendable private func ask(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        .html(ImportPage(nil).html(try await parts.frame("Import", .people, request, context)))
    }

    @Sendable private func bring(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let file = try AddressBookFile(parts.context)
        let form = try await UploadedBook(request, into: file)
        try FormToken.require(form.csrf, request)
        guard form.bytes > 0 else { throw CirclesError(.badInput, "no file was chosen, or it is empty") }
        let isDryRun = form.step != "import"
        let (summary, lines) = try await file.importInto(parts.context, isDryRun: isDryRun, telling: Self.mostCards)
        let cards = lines.map { line in
            let said =
                line.error?.message ?? line.reason
                ?? (line.status == .added ? (isDryRun ? "would be added" : "added") : Self.words(line.changes))
                + (line.namesake.value == nil ? "" : "; another contact has this name, too")
            return ImportPage.Card(line.contact.value?.name, line: line.line, said)
        }
        let page = ImportPage(ImportPage.Outcome(summary.text, cards, isDryRun: isDryRun))
        return .html(page.html(try await parts.frame("Import", .people, request, context)))
    }

    /// "phones: +1 202 555 0142; title: none, was Dr."
    private static func words(_ changes: [ContactChange]) -> String {
        changes.map { change in
            let now = change.after ?? (change.before == nil ? "changed" : "none")
            return "\(change.field): \(now)" + (change.before.map { ", was \($0)" } ?? "")
        }.joined(separator: "; ")
    }

    @Sendable private func duplicates(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let pairs = try await Duplicates(parts.context).pairs()
        let shown = pairs.prefix(DuplicatesPage.most).flatMap { [$0.first.id, $0.second.id] }
        var told: [Contact.ID: DuplicatesPage.Told] = [:]
        for record in try await parts.context.database.records(Array(Set(shown))) {
            let last = try await parts.context.database.timeline(
                of: record.contact.id, label: nil, limit: 1, after: nil
            ).items.first
            told[record.contact.id] = DuplicatesPage.Told(record, last: last)
        }
        let page = DuplicatesPage(pairs, told, apart: try await apart(request))
        return .html(page.html(try await parts.frame("Duplicates", .people, request, context)))
    }

    /// The two who were just said to be two people: `apart=ID&apart=ID`.
    private func apart(_ request: Request) async throws -> [Contact] {
        let ids = request.queries("apart").prefix(2).compactMap { Contact.ID($0) }
        let known = try await parts.context.database.contacts(ids)
        let two = ids.compactMap { known[$0] }
        return two.count == 2 ? two : []
    }

    @Sendable private func decide(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        guard let first: Contact.ID = form.id("first"), let second: Contact.ID = form.id("second") else {
            throw Failure(.badRequest, .usage, "it was not said which two")
        }
        let known = try await parts.context.database.contacts([first, second])
        guard let one = known[first], let other = known[second] else {
            throw Failure(.notFound, .notFound, "one of the two is no longer there")
        }
        switch form["keep"] {
        case "both":
            try await parts.context.database.setDistinct(first, second, true)
            return .see("/people/duplicates?apart=\(first)&apart=\(second)")
        // Asked again after all.
        case "unsure": try await parts.context.database.setDistinct(first, second, false)
        case first.description: return try await merge(other, into: one)
        case second.description: return try await merge(one, into: other)
        default: throw Failure(.badRequest, .usage, "it was not said which one to keep")
        }
        return .see("/people/duplicates")
    }

    private func merge(_ other: Contact, into kept: Contact) async throws -> Response {
        let merged = try await Contacts(parts.context).merge(other, into: kept).value
        return .see("/people/duplicates?did=\(merged.entry)")
    }
}

/// A form with an address book, which goes to the disk as it comes.
private struct UploadedBook {
    private(set) var csrf: String?
    private(set) var step: String?
    private(set) var bytes = 0

    init(_ request: Request, into file: AddressBookFile) async throws {
        guard let boundary = MultipartParser.boundary(of: request.headers[.contentType] ?? ""),
            var parser = MultipartParser(boundary: boundary)
        else { throw Failure(.unsupportedMediaType, .badInput, "a form with an address book is expected") }
        var body = try TimedBody(request, limit: Limits.addressBookBytes + Limits.pageFormBytes)
        var name = "", isFile = false
        var field: [UInt8] = []
        while let piece = try await body.next() {
            var events: [MultipartParser.Event] = []
            do {
                try parser.take(piece) { events.append($0) }
            } catch let problem as MultipartParser.Problem {
                throw problem.failure
            }
            for event in events {
                switch event {
                case .part(let header): (name, isFile, field) = (header.name, header.fileName != nil, [])
                case .content(let content) where isFile:
                    bytes += content.count
                    try file.append(content)
                case .content(let content):
                    field += content
                    guard field.count <= Limits.fieldBytes else { throw Failure.tooLarge }
                case .endOfPart: take(name, String(decoding: field, as: UTF8.self), isFile: isFile)
                }
            }
        }
        guard parser.isComplete else { throw MultipartParser.Problem.broken.failure }
    }

    private mutating func take(_ name: String, _ value: String, isFile: Bool) {
        switch name {
        case "csrf" where !isFile: csrf = value
        case "step" where !isFile: step = value
        default: break
        }
    }
}
