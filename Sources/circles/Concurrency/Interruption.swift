import CirclesService
import CirclesAPI
import CirclesCore
import Dispatch
import Foundation

/// Ctrl-C while captures are worked on: what can be ended cleanly within a moment is, the rest is safe and waits.
enum Interruption {
    /// What a request that is cut off is given to leave its note behind, in milliseconds.
    private static let grace = 150

    /// - Throws: `CirclesError` with `interrupted` after the signal; what `work` throws otherwise.
    static func guarding<Value: Sendable>(
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
        guard !task.isCancelled else {
            throw CirclesError(
                .interrupted, "interrupted; what was accepted is safe", remedy: .retryWaiting,
                stored: true)
        }
        return try result.get()
    }
}
