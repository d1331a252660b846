import ArgumentParser
import CirclesCore
import CirclesOCR
import Foundation

/// Stage 1 alone.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read the conversation on screenshots, without filing anything.",
        discussion: """
            Prints who the conversation is with and what was said by whom. Nothing is stored.

            Examples:
              circles read shot.png
              circles read --json *.png > transcripts.jsonl
              circles read --overlay understood.png shot.png
              circles read --lang deu --lang eng shot.png
            """)

    @Argument(help: "Screenshots: PNG, JPEG, WebP, GIF, TIFF or BMP.", completion: .file())
    var images: [String]

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @Option(help: "Draw what was understood over the picture, as PNG. For one picture.", completion: .file())
    var overlay: String?

    @Flag(help: "Say on standard error where the time went.")
    var timings = false

    @Option(
        name: .customLong("lang"), help: "A Tesseract language such as eng, deu or script/Latin; repeat for several.")
    var languages: [String] = []

    @Option(help: "How many pictures are read at once.")
    var jobs = 1

    func validate() throws {
        guard !images.isEmpty else { throw ValidationError("name at least one picture") }
        guard (1...64).contains(jobs) else { throw ValidationError("--jobs is a number from 1 to 64") }
        guard overlay == nil || images.count == 1 else {
            throw ValidationError("--overlay draws one picture: name only one")
        }
    }

    func run() async throws {
        let requested = languages.flatMap { $0.split(separator: "+").map(String.init) }
        var reader = BatchReader(languages: requested.isEmpty ? ["eng"] : requested, jobs: jobs)
        var failures: [CirclesError] = []
        do {
            try await reader.read(images) { item in
                switch item.result {
                case .success(let reading):
                    try print(item.path, reading)
                    if let overlay { try draw(reading, to: overlay) }
                case .failure(let error):
                    failures.append(error)
                    report(error, path: item.path)
                }
            }
        } catch let error as CirclesError {
            failures.append(error)
            report(error, path: nil)
        }
        if let code = ExitStatus.ofBatch(failures) { throw ExitCode(code) }
    }

    private func print(_ path: String, _ reading: Reading) throws {
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let line = try encoder.encode(ReadingLine(path: path, reading: reading))
            Swift.print(String(decoding: line, as: UTF8.self))
        } else {
            Swift.print(TranscriptText.render(reading.transcript, heading: images.count > 1 ? path : nil))
        }
        if timings { talk(TranscriptText.render(reading.timings, seconds: reading.seconds)) }
    }

    private func draw(_ reading: Reading, to output: String) throws {
        let drawn = try Overlay.draw(reading.transcript, page: reading.page, over: reading.image)
        do {
            try drawn.write(to: URL(filePath: output))
        } catch {
            throw CirclesError(.cannotWrite, "\(output) cannot be written")
        }
    }

    private func report(_ error: CirclesError, path: String?) {
        talk("circles: " + (path.map { $0 + ": " } ?? "") + error.message)
        if let hint = error.hint { talk("  hint: " + hint) }
    }

    private func talk(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
