internal import CirclesCore
internal import CirclesPages
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
        case nil: return try await isPaired(request) ? .see("/phone") : gone(request)
        case .pairing?:
            return page("Pair this device", "This link works once, on this device.", submit: "Pair", request)
        case .signIn?:
            return page(
                "Sign in to Circles", "This browser may use Circles for 30 days.", submit: "Sign in", request)
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
        else { return try await isPaired(request) ? .see("/phone") : gone(request) }
        let paired = Paired(
            id: device.id, name: device.name, scope: device.scope, token: admission.secret.text, url: parts.options.base
        )
        guard request.wantsPage else { return try Response.answer("Paired as \(device.name)", paired) }
        var response = Response.see("/phone")
        // The browser is that device from now on, with no more rights than it.
        response.setCookie(cookie(admission.secret, seconds: Self.deviceSeconds))
        return response
    }

    /// Whether the browser was paired: it finds its steps again, also by the link that is used up.
    private func isPaired(_ request: Request) async throws -> Bool {
        guard request.wantsPage, request.uri.path.hasPrefix("/pair/"), let secret = request.browserSecret,
            case .device? = try await parts.access.caller(by: secret)?.kind
        else { return false }
        return true
    }

    /// As long as browsers keep a cookie.
    private static let deviceSeconds = 400 * 86_400

    private func cookie(_ secret: AccessSecret, seconds: Int) -> Cookie {
        Cookie(
            name: Authentication.cookie, value: secret.text, maxAge: seconds, path: "/",
            secure: parts.options.isHTTPS, httpOnly: true, sameSite: .strict)
    }

    @Sendable private func signIn(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let link = try link(context)
        guard case .signIn? = try await parts.access.purpose(of: link),
            let admission = try await parts.access.redeem(link)
        else { return gone(request) }
        var response =
            request.wantsPage ? Response.see("/") : try Response.answer("signed in")
        response.setCookie(cookie(admission.secret, seconds: Int(Access.sessionLifetime)))
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
        guard request.wantsPage else {
            return Failure(.gone, .notPermitted, message, hint: "make another one").response()
        }
        var response = page(
            "This link does not work any more", "It was used, or is older than ten minutes. Make another one.", request)
        response.status = .gone
        return response
    }

    private func page(_ title: String, _ text: String, submit: String? = nil, _ request: Request) -> Response {
        var frame = PageFrame(title, .none)
        frame.hasTabs = false
        let button = submit.map { MessagePage.Submit($0, to: request.uri.path) }
        return .html(MessagePage(title, text, submit: button).html(frame))
    }
}
