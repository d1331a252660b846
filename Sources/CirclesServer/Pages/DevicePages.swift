internal import CirclesCore
internal import CirclesPages
internal import CirclesQRCode
internal import CirclesService
internal import Foundation
import Hummingbird

/// Devices in a browser, and leaving.
struct DevicePages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("devices", use: show)
        router.post("devices", use: connect)
        router.get("devices/:id/used", use: used)
        router.post("devices/:id/revoke", use: revoke)
    }

    func addLeaving(to router: Router<ServerRequestContext>) {
        router.post("leave", use: leave)
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        try await page(nil, request, context)
    }

    private func page(
        _ pairing: DevicesPage.Pairing?, _ request: Request, _ context: ServerRequestContext
    ) async throws -> Response {
        let devices = try await Devices(parts.context).list()
        let page = DevicesPage(devices, pairing: pairing, zone: .current)
        return .html(page.html(try await parts.frame("Devices", .add, request, context)))
    }

    @Sendable private func connect(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        let scope = form["scope"].flatMap(Device.Scope.init) ?? .capture
        let added = try await Devices(parts.context).add(form["name"] ?? "Phone", scope: scope)
        let base = parts.base(for: request)
        let address = "\(base)/pair/\(added.pairing.text)"
        let code = QRCode(address)
        return try await page(
            DevicesPage.Pairing(
                added.device, address: address, code: code?.path,
                codeWidth: (code?.width ?? 0) + 2 * QRCode.quietZone, isOnlyHere: ServerParts.isOnlyHere(base)),
            request, context)
    }

    /// Whether a device came in by its link: 200, else 204. The page that shows the link asks, and shows it no longer.
    @Sendable private func used(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Device.ID = try context.id("device")
        let device = try await Devices(parts.context).list().first { $0.id == id }
        return Response(status: device?.lastUsedAt == nil ? .noContent : .ok)
    }

    @Sendable private func revoke(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        _ = try await PageForm(request)
        let id: Device.ID = try context.id("device")
        _ = try await Devices(parts.context).revoke(id.description)
        return .see("/devices")
    }

    @Sendable private func leave(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        _ = try await PageForm(request)
        if let secret = request.browserSecret { try await parts.access.endSession(secret) }
        var response = Response.see("/")
        response.setCookie(
            Cookie(name: Authentication.cookie, value: "", maxAge: 0, path: "/", httpOnly: true, sameSite: .strict))
        return response
    }
}

extension QRCode {
    /// The black squares as an SVG path, a run of a row each, with the quiet zone around them.
    fileprivate var path: String {
        var path = ""
        for row in 0..<width {
            var column = 0
            while column < width {
                guard self[row, column] else {
                    column += 1
                    continue
                }
                let start = column
                while self[row, column] { column += 1 }
                path += "M\(start + Self.quietZone) \(row + Self.quietZone)h\(column - start)v1h-\(column - start)z"
            }
        }
        return path
    }
}
