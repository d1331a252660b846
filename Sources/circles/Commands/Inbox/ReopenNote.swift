import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct ReopenNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reopen", abstract: "Reopen a dismissed note.")

    @Argument(help: "The id of the note (its first digits are enough).", completion: Completions.notes)
    var note: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let note = try await NoteFiling(try await AppContext.open(home)).reopen(note)
        Terminal.standardOutput.line("open again \(note.id.short)")
    }
}
