internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// Setting a phone up, and what is said of it.
struct PhonePages {
    let parts: ServerParts

    func add(to router: Router<ServerRequestContext>) {
        router.get("phone", use: show)
        router.get("phone/received", use: received)
        router.get("privacy", use: privacy)
        #if DEBUG
            router.get("styleguide") { [parts] request, context in
                Response.html(StyleGuide().html(try await parts.frame("Components", .none, request, context)))
            }
        #endif
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let device = try await device(of: context)
        let frame = try await parts.frame("Connect this phone", .add, request, context)
        // A browser that was paired holds its device's key, so that the page can be read again.
        let key = device == nil || request.headers[.authorization] != nil ? nil : request.browserSecret
        return .html(page(key, device, request).html(frame))
    }

    /// - Parameter key: Of the device, where this browser holds it.
    private func page(_ key: String?, _ device: Device?, _ request: Request) -> PhonePage {
        let base = parts.base(for: request)
        let browser = request.headers[.userAgent] ?? ""
        let kind: PhonePage.Kind =
            browser.contains("iPhone") || browser.contains("iPad")
            ? .iPhone : browser.contains("Android") ? .android : .other
        return PhonePage(
            key: key, device: device, kind: kind, base: base, isOnlyHere: ServerParts.isOnlyHere(base),
            // Of a browser that was not paired, only what comes from now on says something.
            known: device == nil ? parts.arrivals.count(of: nil) : 0)
    }

    private func device(of context: ServerRequestContext) async throws -> Device? {
        guard case .device(let id) = context.caller?.kind else { return nil }
        return try await Devices(parts.context).list().first { $0.id == id }
    }

    private struct Arrived: Encodable {
        let received: Bool
    }

    /// Whether something came from this device, or from any for a browser that signed in, since the page was made.
    @Sendable private func received(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let known = request.query("after").flatMap(Int.init) ?? 0
        var device: Device.ID?
        if case .device(let id) = context.caller?.kind { device = id }
        let hasCome = parts.arrivals.count(of: device) > known
        return try Response.answer(hasCome ? "received" : "waiting", Arrived(received: hasCome))
    }

    @Sendable private func privacy(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let settings = parts.context.settings
        let models = ((try? ModelChain(settings).models(nil)) ?? []).map {
            PrivacyPage.Model(
                $0.name, isLocal: $0.isLocal, isAllowed: settings.consent, seesPictures: settings.vision)
        }
        let frame = try await parts.frame("What leaves this machine", .none, request, context)
        return .html(PrivacyPage(models, keeping: settings.keepImages).html(frame))
    }
}

extension ServerParts {
    /// What addresses for others begin with.
    func base(for request: Request) -> String {
        options.publicURL ?? "http://\(request.head.authority ?? options.address.description)"
    }

    static func isOnlyHere(_ base: String) -> Bool {
        ["//127.", "//localhost", "//[::1]"].contains { base.contains($0) }
    }
}
