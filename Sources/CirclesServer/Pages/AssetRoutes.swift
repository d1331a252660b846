internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird
internal import NIOCore

/// Files that pages refer to. They are the same for everybody and tell nothing.
struct AssetRoutes {
    func add(to router: Router<ServerRequestContext>) {
        router.get("assets/:name") { request, context in
            guard let name = context.parameters.get("name"), let asset = PageAsset.all.first(where: { $0.name == name })
            else { throw Failure(.notFound, .notFound, "there is no such file") }
            return Response.asset(asset, isKept: request.query("v") == asset.tag)
        }
    }
}

/// The screenshots themselves, for whoever may see all.
struct PictureRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("pictures/:id", use: show)
    }

    /// As wide as a page shows it; `full` as it came. The type is what its bytes are, never what was said of them.
    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Capture.ID = try context.id("picture")
        guard let bytes = try await parts.context.database.image(of: id) else {
            throw Failure(.notFound, .notFound, "this picture is no longer kept")
        }
        var fields: HTTPFields = [.cacheControl: "private, max-age=3600, immutable"]
        fields[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        if try request.flag("full"), let type = ImageFormat.sniff(bytes)?.shownType {
            fields[.contentType] = type
            return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
        fields[.contentType] = "image/jpeg"
        let preview = try await parts.previews.preview(of: bytes)
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: preview)))
    }
}

extension ImageFormat {
    /// What browsers show; nil for formats that they do not.
    fileprivate var shownType: String? {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .bmp, .tiff, .heic: nil
        }
    }
}
