internal import CirclesCore
internal import CirclesService
internal import Synchronization

/// Captures that are worked on once more because somebody asked, a few at a time.
final class Retries: Sendable {
    private let atWork = Mutex(0)

    /// Takes a capture through the stages again. The work goes on when the time is over, or when the client leaves.
    ///
    /// - Parameter seconds: How long is waited for what becomes of it.
    /// - Returns: Nil when it takes longer.
    /// - Throws: `CirclesError` with `usage` for a dismissed note's capture, `configuration` when nothing can be read; `Failure` with
    ///   409 when somebody else is at work on it, with 429 when too many are tried again.
    func run(_ id: Capture.ID, within seconds: Double, _ parts: ServerParts) async throws -> CaptureOutcome? {
        try begin()
        let (results, sender) = AsyncThrowingStream<ImportResult, any Error>.makeStream()
        Task {
            do {
                let extractor = try ModelChoice(parts.context, tell: { _, _ in }).extractor()
                let retry = try Retry(parts.context, extractor) { result in
                    parts.metrics.count(result)
                    await parts.board.post(result)
                    sender.yield(result)
                }
                _ = try await retry.named([id.description])
                sender.finish()
            } catch {
                sender.finish(throwing: error)
            }
            end()
        }
        let result = try await withThrowingTaskGroup(of: ImportResult?.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await results.first { _ in true } }
            group.addTask {
                try? await Task.sleep(for: .seconds(seconds))
                return nil
            }
            return try await group.next() ?? nil
        }
        guard let result else { return nil }
        if let error = result.error, result.outcome == nil {
            // As things are now it cannot be done; nothing is wrong with the server.
            throw error.code == .waiting ? Failure(.conflict, error) : error
        }
        return result.outcome
    }

    private func begin() throws {
        let isFree = atWork.withLock { count in
            guard count < Limits.retries else { return false }
            count += 1
            return true
        }
        guard isFree else {
            throw Failure(
                .tooManyRequests,
                CirclesError(
                    .unavailable, "others are being tried again just now", hint: "try again in a moment",
                    retryable: true), headers: [.retryAfter: "10"])
        }
    }

    private func end() { atWork.withLock { $0 -= 1 } }
}
