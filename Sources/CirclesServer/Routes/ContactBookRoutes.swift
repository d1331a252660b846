internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
internal import Foundation
import Hummingbird
internal import NIOCore
internal import Synchronization

/// The contact book as a whole: matching, importing and exporting it.
struct ContactBookRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.post("api/contacts/match", use: match)
        router.post("api/contacts/import", use: importBook)
        router.get("api/contacts/export", use: export)
    }

    private struct Query: Decodable { let query: String }

    @Sendable private func match(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let asked = try await request.json(Query.self, context)
        guard asked.query.utf8.count <= Self.longestName else { throw CirclesError(.badInput, "the name is too long") }
        let match = try await parts.context.matcher().match(asked.query)
        return try Response.answer(match.reason.isEmpty ? match.outcome.rawValue : match.reason, QueryView(match))
    }

    private static let longestName = 4_000

    private struct Imported: Encodable {
        let summary: ContactImportSummary
        /// What became of cards that were changed or could not be taken; at most some hundred.
        let cards: [CardLine]
    }

    /// vCard, CSV or JSON, told by its content; `dry-run` stores nothing.
    @Sendable private func importBook(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let isDryRun = try request.flag("dry-run")
        let file = try AddressBookFile(parts.context)
        var body = try TimedBody(request, limit: Limits.addressBookBytes)
        while let piece = try await body.next() { try file.append(piece) }
        guard body.count > 0 else { throw CirclesError(.badInput, "the address book is empty") }
        let (summary, cards) = try await file.importInto(parts.context, isDryRun: isDryRun, telling: Self.mostCards)
        return try Response.answer(
            (isDryRun ? "Would be: " : "") + summary.text, Imported(summary: summary, cards: cards))
    }

    private static let mostCards = 200

    /// `format`: vcard4 (unless it is said), vcard3, csv or json; `label` narrows it.
    @Sendable private func export(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let name = request.query("format") ?? ContactFormat.vcard4.rawValue
        guard let format = ContactFormat(rawValue: name) else {
            throw CirclesError(.usage, "format is vcard4, vcard3, csv or json")
        }
        let book = try await ExportedBook(parts.context, format, label: request.query("label"))
        return Response(
            status: .ok, headers: [.contentType: format.mediaType, .cacheControl: "no-store"],
            body: ResponseBody { writer in
                while let piece = try book.next() { try await writer.write(ByteBuffer(bytes: piece)) }
                try await writer.finish(nil)
            })
    }
}

extension ContactFormat {
    fileprivate var mediaType: String {
        switch self {
        case .csv: "text/csv; charset=utf-8"
        case .json: "application/x-ndjson"
        default: "text/vcard; charset=utf-8"
        }
    }
}
