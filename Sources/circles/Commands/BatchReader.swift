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
    private var recognizer: TesseractRecognizer?

    init(languages: [String], jobs: Int) {
        self.languages = languages
        self.jobs = jobs
    }

    /// - Throws: `CirclesError` when nothing at all can be read (no language data), and what `body` throws.
    mutating func read(_ paths: [String], body: (Item) throws -> Void) async throws {
        let recognizer = try recognizer ?? TesseractRecognizer(workers: min(jobs, paths.count))
        self.recognizer = recognizer
        let languages = languages
        let limit = max(1, jobs)
        try await withThrowingTaskGroup(of: (Int, Item).self) { group in
            var finished: [Int: Item] = [:]
            var printed = 0
            var started = 0
            while printed < paths.count {
                // Running ahead of what was printed is bounded, so that a slow picture holds back no heap of images.
                while started < paths.count, started < printed + limit * 2 {
                    let (index, path) = (started, paths[started])
                    group.addTask {
                        (index, Item(path: path, result: await Self.read(path, languages, with: recognizer)))
                    }
                    started += 1
                }
                guard let (index, item) = try await group.next() else { break }
                finished[index] = item
                while let next = finished.removeValue(forKey: printed) {
                    try body(next)
                    printed += 1
                }
            }
        }
    }

    private static func read(
        _ path: String, _ languages: [String], with recognizer: TesseractRecognizer
    ) async -> Result<Reading, CirclesError> {
        do {
            let image = try load(path)
            let (page, timings) = try await recognizer.read(image, languages: languages)
            let clock = ContinuousClock()
            let start = clock.now
            let transcript = TranscriptBuilder().build(page)
            return .success(
                Reading(
                    image: image, page: page, transcript: transcript, timings: timings,
                    // Without the wait for a free worker.
                    seconds: timings.total + (clock.now - start).seconds))
        } catch let error as CirclesError {
            return .failure(error)
        } catch {
            return .failure(CirclesError(.internalError, "reading failed: \(type(of: error))"))
        }
    }

    private static func load(_ path: String) throws(CirclesError) -> Data {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CirclesError(.cannotRead, "there is no such file")
        }
        guard !isDirectory.boolValue else {
            throw CirclesError(.badInput, "this is a directory", hint: "name the pictures in it")
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        guard size <= ImageHeader.maximumBytes else {
            throw CirclesError(
                .badInput,
                "the file has \(size / 1_000_000) MB, the limit is \(ImageHeader.maximumBytes / 1_000_000) MB")
        }
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw CirclesError(.cannotRead, "the file cannot be read", hint: "check its permissions")
        }
    }
}
