internal import CCurl
internal import Foundation

/// The one thread that calls libcurl.
///
/// Requests come through a mutex-guarded inbox; all else is local to `run()`, so no transfer is ever seen by two threads.
final class CurlLoop: Sendable {
    private struct Inbox: Sendable {
        var requests: [PendingRequest] = []
        var isStopping = false
    }

    private let multi: MultiHandle
    private let inbox = Locked(Inbox())

    init(connections: Int) throws(HTTPFailure) {
        multi = try MultiHandle(connections: connections)
    }

    func start() {
        let thread = Thread { self.run() }
        thread.name = "circles.http"
        thread.start()
    }

    /// Running transfers end as cancelled.
    func stop() {
        inbox.withLock { $0.isStopping = true }
        wake()
    }

    func submit(_ request: PendingRequest) {
        let isAccepted = inbox.withLock { inbox in
            guard !inbox.isStopping else { return false }
            inbox.requests.append(request)
            return true
        }
        if isAccepted {
            wake()
        } else {
            request.continuation.resume(returning: .failure(.gone(wasHandedOver: false)))
        }
    }

    func wake() {
        curl_multi_wakeup(multi.pointer)
    }

    private func run() {
        var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
        while true {
            let (arrived, isStopping) = inbox.withLock { inbox in
                let requests = inbox.requests
                inbox.requests = []
                return (requests, inbox.isStopping)
            }
            for request in arrived { begin(request, in: &transfers) }
            let ended = isStopping ? Array(transfers.values) : transfers.values.filter(\.isCancelled)
            for transfer in ended { end(transfer, .failure(transfer.gone), in: &transfers) }
            if isStopping { return }

            var running: Int32 = 0
            let performed = curl_multi_perform(multi.pointer, &running)
            finish(in: &transfers)
            // libcurl wakes by itself for its own timers; a wake-up that came since is not lost either.
            let polled = curl_multi_poll(multi.pointer, nil, 0, 60_000, nil)
            if performed != CURLM_OK || polled != CURLM_OK {
                let failure = HTTPFailure(.unusable, "libcurl failed", underlying: Int(performed.rawValue))
                for transfer in Array(transfers.values) { end(transfer, .failure(failure), in: &transfers) }
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
    }

    private func begin(_ request: PendingRequest, in transfers: inout [UnsafeMutableRawPointer: Transfer]) {
        guard !request.isCancelled.isSet else {
            return request.continuation.resume(returning: .failure(.gone(wasHandedOver: false)))
        }
        do throws(HTTPFailure) {
            let transfer = try Transfer(request)
            guard curl_multi_add_handle(multi.pointer, transfer.handle) == CURLM_OK else {
                throw HTTPFailure(.unusable, "libcurl took no more requests")
            }
            transfers[transfer.handle] = transfer
        } catch {
            request.continuation.resume(returning: .failure(error))
        }
    }

    /// Hands out what libcurl reports as done.
    private func finish(in transfers: inout [UnsafeMutableRawPointer: Transfer]) {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi.pointer, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                let transfer = transfers[handle]
            else { continue }
            let result = transfer.result(of: circles_message_result(message))
            end(transfer, result, in: &transfers)
        }
    }

    /// The caller hears first: taking a transfer out may close a connection.
    private func end(
        _ transfer: Transfer, _ result: Result<HTTPResponse, HTTPFailure>,
        in transfers: inout [UnsafeMutableRawPointer: Transfer]
    ) {
        transfer.resume(result)
        curl_multi_remove_handle(multi.pointer, transfer.handle)
        transfers[transfer.handle] = nil
    }
}

extension HTTPFailure {
    static func gone(wasHandedOver: Bool) -> HTTPFailure {
        HTTPFailure(.cancelled, "the request was cancelled", wasHandedOver: wasHandedOver)
    }
}
