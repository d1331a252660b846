package import CirclesCore
package import Foundation

/// Reads pictures with Tesseract on threads of its own. Engines and their language data are kept for the recogniser's
/// life, so one recogniser serves a whole batch.
package final class TesseractRecognizer: TextRecognizer {
    private let pool: WorkerPool

    /// Under a sanitizer (`make sanitize`) the same work takes many times the processor time.
    #if SANITIZED
        private static let patience = Duration.seconds(120)
    #else
        private static let patience = Duration.seconds(6)
    #endif

    /// - Parameters:
    ///   - workers: How many pictures are read at once; each has a thread, an engine and about 40 MB.
    ///   - deadline: The processor time after which the recognition of a picture ends with what it has;
    ///     nil: 6 seconds.
    /// - Throws: `CirclesError` with `configuration` when no language data is installed.
    package init(
        workers: Int = 1, packs: LanguagePacks? = nil, deadline: Duration? = nil
    ) throws(CirclesError) {
        let packs = if let packs { packs } else { try LanguagePacks() }
        let deadline = deadline ?? Self.patience
        pool = WorkerPool((0..<max(1, workers)).map { _ in RecognitionWorker(packs: packs, deadline: deadline) })
    }

    package func recognize(_ image: Data, languages: [String]) async throws -> RecognizedPage {
        try await read(image, languages: languages).page
    }

    /// As `recognize`, with where the time went.
    package func read(_ image: Data, languages: [String]) async throws -> (
        page: RecognizedPage, timings: ReadingTimings
    ) {
        let worker = await pool.take()
        let pool = pool
        do {
            let result = try await worker.read(image, languages: languages) { lines in
                Task { await pool.offer(lines) }
            }
            await pool.giveBack(worker)
            return result
        } catch {
            await pool.giveBack(worker)
            throw error
        }
    }
}
