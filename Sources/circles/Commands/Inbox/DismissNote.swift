import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct DismissNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dismiss", abstract: "Dismiss notes without filing them.")

    @Argument(help: "The ids of the notes (their first digits are enough).", completion: Completions.notes)
    var notes: [String]

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        for text in notes {
            let note = try await NoteFiling(context).dismiss(text)
            Terminal.standardOutput.line("dismissed \(note.id.short)")
        }
    }
}
