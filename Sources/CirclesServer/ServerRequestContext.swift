internal import CirclesCore
import Hummingbird
internal import NIOCore
internal import Synchronization

/// What is known of a request besides its bytes.
struct ServerRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of whoever holds the connection; nil in tests without one.
    let peer: String?
    /// Whom the token or session belongs to; nil where none is needed.
    var caller: Caller?
    /// Whether that one still may: for answers that go on for long.
    var isStillAllowed: @Sendable () async -> Bool = { true }
    /// What the log line says besides the route.
    let note = RequestNote()

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress?.ipAddress
    }
}

/// What a handler adds to the line that is logged of its request.
final class RequestNote: Sendable {
    private let captures = Mutex<[Capture.ID]>([])

    func add(_ capture: Capture.ID) { captures.withLock { $0.append(capture) } }

    var text: String {
        let ids = captures.withLock(\.self)
        guard let first = ids.first else { return "" }
        return " capture=\(first)" + (ids.count > 1 ? " and \(ids.count - 1) more" : "")
    }
}
