import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct ReopenNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reopen", abstract: "Open a dismissed note again.")

    @Argument(help: "The note's id, or its beginning.", completion: Completions.notes)
    var note: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let note = try await NoteFiling(try await AppContext.open(home)).reopen(note)
        Terminal.standardOutput.line("open again \(note.id.short)")
    }
}
