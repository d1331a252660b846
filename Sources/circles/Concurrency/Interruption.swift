import CirclesService
import CirclesAPI
import CirclesCore
import Dispatch
import Foundation

/// Ctrl-C while captures are worked on: what can be ended cleanly within a moment is, the rest is safe and waits.
enum Interruption {
    /// What a request that is cut off is given to leave its note behind, in milliseconds.
    static let grace = 150

    /// - Parameters:
    ///   - error: What is true of the work after the signal.
    ///   - grace: Milliseconds until the process ends, done or not.
    /// - Throws: `error` after the signal; what `work` throws otherwise.
    static func guarding<Value: Sendable>(
        saying error: CirclesError = .captureInterrupted, within grace: Int = grace,
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await work() }
        // The default would end the process before anything is kept.
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            task.cancel()
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(grace)) { _exit(130) }
        }
        source.resume()
        defer {
            source.cancel()
            signal(SIGINT, SIG_DFL)
        }
        let result = await task.result
        guard !task.isCancelled else { throw error }
        return try result.get()
    }
}

extension CirclesError {
    static let captureInterrupted = CirclesError(
        .interrupted, "interrupted; what was accepted is safe", remedy: .retryWaiting, stored: true)

    /// Of pictures for agents that are kept.
    static let queueInterrupted = CirclesError(
        .interrupted, "interrupted; what is in the queue is delivered later",
        hint: "`circles agents list` tells what waits, and `circles process` delivers it")

    /// Of pictures for agents that are not kept.
    static let sendingInterrupted = CirclesError(
        .interrupted, "interrupted; what was not sent is not kept", hint: "send it again, or with --queue")

    /// Of a store that was to be moved.
    static let migrationInterrupted = CirclesError(
        .interrupted, "interrupted; nothing was moved, or all of it",
        hint: "the same command begins anew, or tells where it is")
}
