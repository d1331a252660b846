import CirclesService
import CirclesAPI
import CirclesCore
import CirclesOCR
import Foundation

/// One picture's reading with all that led to it.
struct Reading: Sendable {
    var image: Data
    var page: RecognizedPage
    var transcript: Transcript
    var timings: ReadingTimings
    var seconds: Double
}

/// Reads several pictures at once and hands them on in the order they were named.
struct BatchReader {
    struct Item: Sendable {
        let path: String
        let result: Result<Reading, CirclesError>
    }

    let languages: [String]
    let jobs: Int

    /// - Throws: `CirclesError` when nothing at all can be read (no language data), and what `body` throws.
    func read(_ paths: [String], body: (Item) throws -> Void) async throws {
        let recognizer = try TesseractRecognizer(workers: min(jobs, paths.count))
        let languages = languages
        // One more than are read: its file is loaded when a reader has time for it.
        try await inOrder(paths, atOnce: jobs + 1) { path in
            Item(path: path, result: await Self.read(path, languages, with: recognizer))
        } handOn: {
            try body($0)
        }
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
            return .success(
                Reading(image: image, page: page, transcript: transcript, timings: timings, seconds: seconds))
        } catch let error as CirclesError {
            return .failure(error.about(path))
        } catch {
            return .failure(CirclesError(.internalError, "reading failed: \(type(of: error))"))
        }
    }
}
