import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ReviewNotes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Go through the open notes one by one, a key each.")

    @OptionGroup var home: HomeOptions

    func run() async throws { try await Review(home).run() }
}
