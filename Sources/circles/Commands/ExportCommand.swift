import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Everything, in forms that other programs read.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export everything as JSON Lines, or as Markdown with one file per contact.",
        discussion: """
            Examples:
              circles export > everything.jsonl
              circles export --markdown people/
            """)

    @Option(help: ArgumentHelp("Write Markdown into this folder.", valueName: "dir"), completion: .directory)
    var markdown: String?

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let export = Export(try await AppContext.open(home), hint: RemedyText.of)
        guard let markdown else {
            return try await export.lines { Terminal.standardOutput.line(String(decoding: $0, as: UTF8.self)) }
        }
        let folder = URL(filePath: markdown).path
        let count = try await export.markdown(into: folder)
        home.tell("\(Counted.text(count, "file")) in \(folder.printable)")
    }
}
