import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool
import Foundation

/// Stage 1 alone.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read screenshots without filing anything.",
        discussion: """
            Prints whom the conversation is with, and who said what. Nothing is stored.

            Examples:
              circles read shot.png
              circles read --json *.png > transcripts.jsonl
              circles read --overlay understood.png shot.png
              circles read --lang deu --lang eng shot.png
            """)

    @Argument(help: "Screenshots: PNG, JPEG, WebP, GIF, TIFF, BMP or HEIC.", completion: .file())
    var images: [String]

    @Option(help: "Write a PNG that shows what was recognised where; for one picture.", completion: .file())
    var overlay: String?

    @Flag(help: "Print timings to standard error.")
    var timings = false

    @Option(
        name: .customLong("lang"),
        help: ArgumentHelp("Tesseract language codes, joined by + or repeated.", valueName: "languages"))
    var languages: [String] = []

    @Option(help: "How many pictures to read at once.")
    var jobs = 1

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard !images.isEmpty else { throw ValidationError("name at least one picture") }
        guard (1...64).contains(jobs) else { throw ValidationError("--jobs is a number from 1 to 64") }
        guard overlay == nil || images.count == 1 else {
            throw ValidationError("--overlay draws one picture: name only one")
        }
        if let overlay, let image = images.first {
            let (drawn, original) = (URL(filePath: overlay), URL(filePath: image))
            guard
                drawn.resolvingSymlinksInPath().standardizedFileURL
                    != original.resolvingSymlinksInPath().standardizedFileURL
            else { throw ValidationError("--overlay would write over the picture: name another file") }
            guard ["png", ""].contains(drawn.pathExtension.lowercased()) else {
                throw ValidationError("--overlay writes a PNG: let the file's name end in .png")
            }
        }
    }

    func run() async throws {
        let asked = languages.isEmpty ? nil : languages.joined(separator: "+")
        let settings = try await Settings.load(try Home(home.home), languages: asked)
        let reader = PictureReader(languages: settings.languages, jobs: jobs)
        let outcome = try await reader.read(images) { item in
            switch item.result {
            case .success(let reading):
                try print(item.path, reading)
                if let overlay { try reading.draw(to: overlay) }
            case .failure(let error): Terminal.standardError.tell(error)
            }
        }
        if timings, images.count > 1 {
            let text = TranscriptText.render(outcome.timings, seconds: outcome.seconds)
            Terminal.standardError.line("\(images.count) pictures: \(text)")
        }
        if let code = ExitStatus.ofBatch(outcome.errors) { throw ExitCode(code) }
    }

    private func print(_ path: String, _ reading: Reading) throws {
        if output.json {
            try JSONLines.print(
                ReadingView(reading.transcript, path: path, seconds: reading.seconds, timings: reading.timings))
        } else {
            let heading = images.count > 1 ? path : nil
            Terminal.standardOutput.line(TranscriptText.render(reading.transcript, heading: heading))
        }
        if timings { Terminal.standardError.line(TranscriptText.render(reading.timings, seconds: reading.seconds)) }
    }
}
