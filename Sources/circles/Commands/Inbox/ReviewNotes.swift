import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ReviewNotes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Review the open notes one by one.")

    @OptionGroup var home: HomeOptions

    func run() async throws { try await Review(home).run() }
}
