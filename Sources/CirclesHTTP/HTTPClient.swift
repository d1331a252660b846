internal import Synchronization

/// Sends requests over libcurl, any number at a time, on one thread of its own.
///
/// TLS is always verified, redirects are never followed, connections are reused, and proxies are taken from the
/// environment as curl takes them (`https_proxy`, `all_proxy`, `no_proxy`), but never for loopback addresses.
package final class HTTPClient: Sendable {
    private let loop: CurlLoop

    /// - Parameter connections: The most that are open at a time; further requests wait for one, within their time-out.
    /// - Throws: `HTTPFailure.unusable` when libcurl cannot be set up.
    package init(connections: Int = 16) throws(HTTPFailure) {
        loop = try CurlLoop(connections: connections)
        loop.start()
    }

    deinit { loop.stop() }

    /// The response, whatever its status.
    ///
    /// Cancelling the task ends the transfer within milliseconds, and this throws `HTTPFailure.cancelled`.
    /// - Throws: `HTTPFailure`.
    package func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        guard request.headers.allSatisfy(\.isWellFormed) else {
            throw HTTPFailure(.badRequest, "a header holds a character that headers cannot hold")
        }
        let isCancelled = CancelFlag()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                loop.submit(PendingRequest(request: request, isCancelled: isCancelled, continuation: continuation))
            }
        } onCancel: {
            isCancelled.set()
            loop.wake()
        }
        return try withExtendedLifetime(self) { () throws(HTTPFailure) in try result.get() }
    }
}

/// Set once, from any thread; read by the loop each time it is woken.
final class CancelFlag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
}

/// A request on its way to the loop's thread. The continuation is resumed exactly once, by that thread or, when the
/// loop has stopped, by the one that submits.
struct PendingRequest: Sendable {
    let request: HTTPRequest
    let isCancelled: CancelFlag
    let continuation: CheckedContinuation<Result<HTTPResponse, HTTPFailure>, Never>
}
