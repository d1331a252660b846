import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct TodayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "today",
        abstract: "Tell what is worth knowing today: events, birthdays, open notes, people not heard from.",
        discussion: """
            Events are those of the next 7 days, birthdays those of the next 14. Who counts as not heard from is set with \
            `circles contacts edit WHO --every 6w`.

            Examples:
              circles today
              circles today --notify      # hands it to the notify command, for a daily timer
            """)

    @Flag(help: "Hand it to the configured notify command, as JSON on its standard input; print nothing.")
    var notify = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let view = try await Today(context).view()
        if notify {
            guard Notifier(context, hint: RemedyText.of).tell(view) else {
                throw CirclesError(.usage, "no notify command is set", hint: "set notify in config.yaml")
            }
            return
        }
        if output.json { return try JSONLines.print(view) }
        TodayText(view: view).print(to: .standardOutput)
    }
}
