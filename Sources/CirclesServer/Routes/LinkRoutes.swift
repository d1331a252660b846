internal import CirclesCore
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird
internal import NIOCore

/// Links that work once: a device is paired, or a browser of this machine signs in.
///
/// Opening a link changes nothing, as programs that look ahead open links, too; the button on its page does.
struct LinkRoutes {
    let parts: ServerParts

    func add(to router: Router<ServerRequestContext>) {
        router.get("pair/:link", use: ask)
        router.post("pair/:link", use: pair)
        router.get("sign-in/:link", use: ask)
        router.post("sign-in/:link", use: signIn)
        router.post("sign-out", use: signOut)
    }

    @Sendable private func ask(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        switch try await parts.access.purpose(of: try link(context)) {
        case nil: return gone(request)
        case .pairing?: return page("Pair this device", form: "Pair")
        case .signIn?: return page("Sign in to Circles in this browser", form: "Sign in")
        }
    }

    private struct Paired: Encodable {
        let id: Device.ID
        let name: String
        let scope: Device.Scope
        let token: String
        let url: String
    }

    @Sendable private func pair(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let link = try link(context)
        guard case .pairing? = try await parts.access.purpose(of: link),
            let admission = try await parts.access.redeem(link), let device = admission.device
        else { return gone(request) }
        let paired = Paired(
            id: device.id, name: device.name, scope: device.scope, token: admission.secret.text, url: parts.options.base
        )
        guard Self.wantsPage(request) else { return try Response.answer("Paired as \(device.name)", paired) }
        return page(
            "Paired as \(device.name)",
            text: "This token is shown once. Keep it where the app or shortcut asks for it.",
            code: admission.secret.text)
    }

    @Sendable private func signIn(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let link = try link(context)
        guard case .signIn? = try await parts.access.purpose(of: link),
            let admission = try await parts.access.redeem(link)
        else { return gone(request) }
        let cookie = Cookie(
            name: Authentication.cookie, value: admission.secret.text, maxAge: Int(Access.sessionLifetime), path: "/",
            secure: parts.options.isHTTPS, httpOnly: true, sameSite: .strict)
        var response =
            Self.wantsPage(request)
            ? page("You are signed in", text: "This browser may use Circles for 30 days.")
            : try Response.answer("signed in")
        response.setCookie(cookie)
        return response
    }

    @Sendable private func signOut(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        if let session = request.cookies[Authentication.cookie]?.value { try await parts.access.endSession(session) }
        var response = try Response.answer("signed out")
        response.setCookie(
            Cookie(name: Authentication.cookie, value: "", maxAge: 0, path: "/", httpOnly: true, sameSite: .strict))
        return response
    }

    private func link(_ context: ServerRequestContext) throws -> String {
        guard let link = context.parameters.get("link") else { throw HTTPError(.notFound) }
        return link
    }

    private func gone(_ request: Request) -> Response {
        let message = "this link was used, is older than ten minutes, or never was one"
        guard Self.wantsPage(request) else {
            return Failure(.gone, .notPermitted, message, hint: "make another one").response()
        }
        var response = page(
            "This link does not work any more", text: "It was used, or is older than ten minutes. Make another one.")
        response.status = .gone
        return response
    }

    private static func wantsPage(_ request: Request) -> Bool {
        request.headers[.accept]?.contains("text/html") ?? false
    }

    private func page(_ title: String, text: String? = nil, code: String? = nil, form: String? = nil) -> Response {
        let html = """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>Circles</title>
            <style>body{font:1.1rem/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}\
            button{font:inherit;padding:.6rem 1.4rem}code{word-break:break-all}</style>
            <h1>\(Self.escaped(title))</h1>
            \(text.map { "<p>\(Self.escaped($0))</p>" } ?? "")
            \(code.map { "<p><code>\(Self.escaped($0))</code></p>" } ?? "")
            \(form.map { "<form method=\"post\"><button>\(Self.escaped($0))</button></form>" } ?? "")
            </html>

            """
        return Response(
            status: .ok, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
