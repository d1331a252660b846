internal import CirclesCore
internal import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// What a connection does beside asking and answering.
///
/// A client that asks first (`Expect: 100-continue`) is told to go on: curl waits a second otherwise. After an answer that says
/// that it is the last (`Connection: close`) the connection is closed, whatever the client still sends.
final class ConnectionManners: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private var isLast = false
    /// The last answer is written: what would come after it is let go.
    private var isOver = false
    /// Closed at once, a client that still sends would never read the answer.
    private static let grace = TimeAmount.seconds(1)

    /// Some pieces of each connection wait to be taken: small ones, as there may be many connections.
    func handlerAdded(context: ChannelHandlerContext) {
        let pieces = AdaptiveRecvByteBufferAllocator(minimum: 1024, initial: 4096, maximum: Limits.pieceBytes)
        _ = context.channel.setOption(.recvAllocator, value: pieces)
        // Without it, a target's own host would not be looked at.
        do { try TargetHost.add(to: context.pipeline) } catch { context.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data), head.headerFields[.expect]?.lowercased() == "100-continue" {
            context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
        }
        context.fireChannelRead(data)
    }

    /// What is no HTTP is answered as everything else is.
    private func writeBroken(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        let failure = Failure(
            .badRequest, .badInput, "the request is not valid HTTP",
            hint: "headers of at most 16 KB; one Content-Length that is a number, or Transfer-Encoding: chunked")
        let body = failure.bytes
        var head = HTTPResponse(
            status: .badRequest, headerFields: [.connection: "close", .contentType: "application/json"])
        head.headerFields[.contentLength] = String(body.readableBytes)
        context.write(wrapOutboundOut(.head(head)), promise: promise)
        context.write(wrapOutboundOut(.body(body)), promise: nil)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isOver else {
            promise?.succeed()
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head):
            isLast = head.headerFields[.connection]?.lowercased() == "close"
            if head.isBare400 { return writeBroken(context, promise) }
        case .body: break
        case .end:
            guard isLast else { break }
            isOver = true
            let channel = context.channel
            context.eventLoop.scheduleTask(in: Self.grace) { channel.close(promise: nil) }
        }
        context.write(data, promise: promise)
    }
}

extension HTTPResponse {
    /// The server's library writes this, and nothing more, for what it cannot parse; an answer of ours has a type.
    fileprivate var isBare400: Bool {
        status == .badRequest && headerFields[.contentLength] == "0" && headerFields[.contentType] == nil
    }
}
