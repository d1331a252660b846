import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool
import Foundation

/// What a browser or another program calls with a circles:// URL.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Open a capture's picture, or a circles:// URL.",
        discussion: """
            A circles:// URL hands over a text or a link, or shows a share or a note. What another program hands over by \
            URL is never filed unseen: it becomes a note in the inbox, unless config.yaml has `trustURLs: true`. \
            `circles setup --url-handler` registers Circles for these URLs.

            Examples:
              circles open 3f2a91c0
              circles open 'circles://import?text=Maria%20Lopez%0ASee%20you%20Friday%3F'
              circles open 'circles://import?url=https%3A%2F%2Fexample.org'
              circles open circles://share/01a1fd42-f002-7e73-845b-4187fe52fdc8
              circles open circles://note/c5ef1eb7
            """)

    @Argument(
        help: "A URL, or the id of a capture, note or interaction (its first digits are enough).",
        completion: Completions.captures)
    var url: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        guard url.contains(":") else {
            let context = try await AppContext.open(home)
            return try await PictureViewer.here(context.database).open(try await context.captureBehind(url).id)
        }
        switch try ImportURL.request(url) {
        case .text(let text): try await take { intake throws(CirclesError) in try intake.share(text: text) }
        case .link(let link): try await take { intake throws(CirclesError) in try intake.share(link: link) }
        case .share(let id): try await parsed(TraceCommand.self, [id]).run()
        case .note(let id): try await parsed(ShowNote.self, [id]).run()
        }
    }

    private func take(_ share: (URLIntake) throws(CirclesError) -> Capture.ID) async throws {
        let place = try Home(home.home)
        let id = try share(URLIntake(place, try await Settings.load(place)))
        Terminal.standardOutput.line(id.description)
    }

    private func parsed<Command: AsyncParsableCommand>(_ type: Command.Type, _ arguments: [String]) async throws
        -> Command
    {
        try await type.asyncParse(arguments + (home.home.map { ["--home", $0] } ?? []))
    }
}
