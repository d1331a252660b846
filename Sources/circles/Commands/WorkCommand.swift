import ArgumentParser
import CirclesCore
import CirclesService
import Foundation

/// Works on what machines accept in one store.
struct WorkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: "Work on captures in a store that several machines share.",
        discussion: """
            For a store in PostgreSQL (store: postgres://... in the configuration): start as many as you like, on any machine. \
            Each capture is taken by one of them; what a worker leaves unfinished is taken by another one within a minute. \
            Pictures that wait for agents stay on the machine that they were sent from: circles process there delivers them.

            Examples:
              circles work
              circles work --once
            """)

    @Flag(help: "Exit when nothing waits.")
    var once = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let stop = try StopSignal.onTermination()
        let context = try await AppContext.open(home, model: model.model, languages: model.lang)
        let printer = ResultPrinter(
            json: output.json, context: context, notifier: Notifier(context, hint: RemedyText.of))
        let worker = StoreWorker(
            context, ModelChoice(context, tell: home.tell), tell: { try await printer.print($0) },
            warn: Terminal.standardError.tell)
        if let code = ExitStatus.ofBatch(try await worker.run(until: stop, stays: !once)) { throw ExitCode(code) }
    }
}
