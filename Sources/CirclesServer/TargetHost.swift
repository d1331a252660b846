import NIOCore
import NIOHTTP1
internal import NIOHTTPTypesHTTP1

/// A target in absolute form names the host that is asked, whatever the header says (RFC 9112, section 3.2.2): it takes the
/// header's place, so that `HostCheck` sees it. What translates requests after this leaves the target's host out.
final class TargetHost: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), let host = Self.host(of: head.uri),
            // Two are refused as two.
            head.headers[canonicalForm: "Host"].count < 2
        else { return context.fireChannelRead(data) }
        head.headers.replaceOrAdd(name: "Host", value: host)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Nil for a path; empty for what names no host.
    static func host(of target: String) -> String? {
        guard !target.hasPrefix("/"), target != "*" else { return nil }
        guard let end = target.firstRange(of: "://")?.upperBound else { return "" }
        return String(target[end...].prefix { !"/?#".contains($0) })
    }

    /// Puts one where requests are still as they came.
    static func add(to pipeline: ChannelPipeline) throws {
        let operations = pipeline.syncOperations
        let translation = try operations.handler(type: HTTP1ToHTTPServerCodec.self)
        try operations.addHandler(TargetHost(), position: .before(translation))
    }
}
