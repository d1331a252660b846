package import CirclesCore
internal import CirclesOCR
internal import Foundation

/// Reads the conversations on pictures and stores nothing.
package struct PictureReader: Sendable {
    /// One picture, and what came of it.
    package struct Item: Sendable {
        package let path: String
        package let result: Result<Reading, CirclesError>
    }

    private let languages: [String]
    private let jobs: Int

    /// - Parameters:
    ///   - languages: Tesseract's codes; none for what suits this machine.
    ///   - jobs: How many pictures are read at once.
    package init(languages: [String], jobs: Int) {
        self.languages = languages
        self.jobs = jobs
    }

    /// What reading several pictures came to.
    package struct Outcome: Sendable {
        /// Of those that could not be read.
        package var errors: [CirclesError] = []
        /// Of those that were read, together.
        package var timings = ReadingTimings()
        package var seconds = 0.0
    }

    /// Hands the pictures on in the order in which they were named.
    ///
    /// - Throws: `CirclesError` when nothing at all can be read (no language data), and what `body` throws.
    package func read(_ paths: [String], body: (Item) throws -> Void) async throws -> Outcome {
        let recognizer = try TesseractRecognizer(workers: min(jobs, paths.count))
        let languages = languages
        var outcome = Outcome()
        // One more than are read: its file is loaded when a reader has time for it.
        try await inOrder(paths, atOnce: jobs + 1) { path in
            Item(path: path, result: await Self.read(path, languages, with: recognizer))
        } handOn: {
            switch $0.result {
            case .success(let reading):
                outcome.timings = outcome.timings + reading.timings
                outcome.seconds += reading.seconds
            case .failure(let error): outcome.errors.append(error)
            }
            try body($0)
        }
        return outcome
    }

    private static func read(
        _ path: String, _ languages: [String], with recognizer: TesseractRecognizer
    ) async -> Result<Reading, CirclesError> {
        let start = AppContext.seconds()
        do {
            let (image, modified) = try PictureFile.load(path)
            let time = SubmissionDetails().captureTime(of: image, path: path, modified: modified)
            let loaded = AppContext.seconds()
            let (page, timings) = try await recognizer.read(image, languages: languages)
            let recognized = AppContext.seconds()
            let transcript = TranscriptReader.transcript(of: page, capturedAt: time)
            // Without what it waited for a reader.
            let seconds = loaded - start + timings.total + AppContext.seconds() - recognized
            return .success(Reading(image, page, transcript, timings, seconds: seconds))
        } catch let error as CirclesError {
            return .failure(error.about(path))
        } catch {
            return .failure(CirclesError(.internalError, "reading failed: \(type(of: error))"))
        }
    }
}

extension CirclesError {
    /// The same error, saying which file of several it is about.
    package func about(_ path: String?) -> CirclesError {
        guard let name = path.map({ URL(filePath: $0).lastPathComponent }), !message.contains(name) else { return self }
        return CirclesError(code, "\(name): \(message)", remedy: remedy, retryable: retryable, stored: stored)
    }
}
