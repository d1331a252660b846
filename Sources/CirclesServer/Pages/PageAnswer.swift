internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird
internal import NIOCore

extension Response {
    static func html(_ html: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [
                .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
                .contentSecurityPolicy: pagePolicy,
            ], body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    /// Everything comes from here; nothing stands in the page itself.
    private static let pagePolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'",
        "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
    ].joined(separator: "; ")

    /// After a form: the browser gets another page, which a reload does not send again.
    static func see(_ address: String) -> Response {
        Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
    }

    /// A file of ours, kept by the browser for as long as its address stays.
    static func asset(_ asset: PageAsset, isKept: Bool) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: asset.mediaType, .eTag: "\"\(asset.tag)\"",
                .cacheControl: isKept ? "public, max-age=31536000, immutable" : "no-cache",
            ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.bytes)))
    }
}

extension Request {
    /// A browser that goes to a page, and no program.
    var wantsPage: Bool { headers[.accept]?.contains("text/html") ?? false }

    /// What a browser's cookie holds: a session's secret, or the token of a device that was paired here.
    var browserSecret: String? { cookies[Authentication.cookie]?.value }
}

/// What forms carry so that no page of somebody else can send them: derived from the session's secret, which such a page
/// never sees.
enum FormToken {
    static func of(_ request: Request) -> String? {
        request.browserSecret.map { String(AccessSecret.hash(of: "form \($0)").hex.prefix(32)) }
    }

    /// - Throws: `Failure` with 403 for a form without the token, or with another one.
    static func require(_ token: String?, _ request: Request) throws {
        guard let expected = of(request), token == expected else {
            throw Failure(
                .forbidden, .notPermitted, "this form is out of date, and nothing was done",
                hint: "open the page again, and repeat it there")
        }
    }
}

/// The fields of a form that a page sent.
struct PageForm {
    private let fields: [String: String]

    /// - Throws: `Failure` with 403 for one of another page, 415 or 413.
    init(_ request: Request) async throws {
        guard request.mediaType == "application/x-www-form-urlencoded" else {
            throw Failure(.unsupportedMediaType, .badInput, "a form is expected")
        }
        var body = try TimedBody(request, limit: Limits.pageFormBytes)
        let text = String(decoding: try await body.whole(), as: UTF8.self)
        let sent = (try? URLEncodedFormDecoder().decode([String: String].self, from: text)) ?? [:]
        // Nobody types a NUL, and stores keep nothing behind it.
        fields = sent.mapValues { $0.replacing("\0", with: "") }
        try FormToken.require(fields["csrf"], request)
    }

    /// Nil where it is missing or empty.
    subscript(name: String) -> String? { fields[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// What is in a field, though it be nothing; nil where it is missing.
    func text(_ name: String) -> String? { fields[name] }

    func number(_ name: String) -> Int { self[name].flatMap(Int.init).map { min(max($0, 0), 99_999) } ?? 0 }

    func id<Subject>(_ name: String) -> Identifier<Subject>? { self[name].flatMap { Identifier<Subject>($0) } }
}
