import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Works off the spool and what waits.
struct ProcessCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "process",
        abstract: "Take what was shared, and what was cut off, to its end.",
        discussion: """
            One at a time works on a home; another says so and leaves: what it came for is done by the first.

            Examples:
              circles process
              circles process --watch
            """)

    @Flag(help: "Stay, and take what comes.")
    var watch = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let stop = try StopSignal.onTermination()
        let context = try await AppContext.open(home, model: model.model, languages: model.lang)
        let printer = ResultPrinter(
            json: output.json, context: context, notifier: Notifier(context, hint: RemedyText.of))
        let worker = SpoolWorker(
            context, ModelChoice(context, tell: home.tell), tell: printer.print, warn: Terminal.standardError.tell)
        switch try await worker.run(until: stop, stays: watch) {
        case .leftTo(let process): home.tell("process \(process.printable) is at work on this home")
        case .done(let errors): if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
        }
    }
}

/// Prints what became of captures, with the contacts as they are then.
struct ResultPrinter: Sendable {
    let json: Bool
    let context: AppContext
    /// Nil where nobody is to be notified: who asks sees it.
    let notifier: Notifier?

    func print(_ result: ImportResult) async throws {
        if result.status == .refused, !json, let error = result.error { return Terminal.standardError.tell(error) }
        var ids: [Contact.ID] = []
        if case .interaction(let interaction)? = result.conclusion {
            ids = interaction.participants.compactMap(\.contactID)
        }
        let contacts = try await context.database.contacts(ids)
        notifier?.tell(result, contacts)
        if json {
            try JSONLines.print(ImportView(result, contacts, hint: RemedyText.of))
        } else {
            Card(result: result, contacts: contacts).print(to: .standardOutput)
        }
    }
}
