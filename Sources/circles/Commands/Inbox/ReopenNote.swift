import ArgumentParser
import CirclesCore
import Foundation

struct ReopenNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reopen", abstract: "Open a dismissed note again.")

    @Argument(help: "The note's id, or its beginning.")
    var note: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let note = try await workbench.database.reopen(try await workbench.note(note).id, at: Date()).note
        Terminal.standardOutput.line("open again \(note.id.short)")
    }
}
