import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Works off the spool and what waits.
struct ProcessCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "process",
        abstract: "Process queued shares and resume interrupted captures.",
        discussion: """
            Only one processor runs per data directory; a second one reports this and exits.

            Examples:
              circles process
              circles process --watch
            """)

    @Flag(help: "Keep running and process what arrives.")
    var watch = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let stop = try StopSignal.onTermination()
        let context = try await AppContext.open(home, model: model.model, languages: model.lang)
        try await Self.work(context, home, json: output.json, until: stop, stays: watch)
    }

    /// - Parameter stays: Take what comes, too, until the stop is set.
    static func work(
        _ context: AppContext, _ home: HomeOptions, json: Bool, until stop: StopSignal, stays: Bool
    ) async throws {
        let printer = ResultPrinter(json: json, context: context, notifier: Notifier(context, hint: RemedyText.of))
        let worker = SpoolWorker(context, ModelChoice(context, tell: home.tell)) { result in
            let contacts = try await printer.print(result)
            if let contact = contacts.values.first, contacts.count == 1 { home.tell(learnt: result.learnt, contact) }
        } tellDelivered: {
            home.tell(delivered: $0)
        } warn: {
            Terminal.standardError.tell($0)
        }
        switch try await worker.run(until: stop, stays: stays) {
        case .leftTo(let process):
            home.tell("process \(process.printable) already processes this data directory; it will do this, too")
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

    /// - Returns: The contacts that it was filed with.
    @discardableResult
    func print(_ result: ImportResult) async throws -> [Contact.ID: Contact] {
        if result.status == .refused, !json, let error = result.error {
            Terminal.standardError.tell(error)
            return [:]
        }
        var ids: [Contact.ID] = []
        if case .interaction(let interaction)? = result.outcome {
            ids = interaction.participants.compactMap(\.contactID)
        }
        let contacts = try await context.database.contacts(ids)
        notifier?.tell(result, contacts)
        if json {
            try JSONLines.print(ImportView(result, contacts, hint: RemedyText.of))
        } else {
            Card(result: result, contacts: contacts).print(to: .standardOutput)
        }
        return contacts
    }
}
