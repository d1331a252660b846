import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesFiles
import CirclesOCR
import CirclesSpool
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
        let spool = Spool(context.home)
        try spool.prepare()
        let lockPath = context.home.data.appending(path: "processor.lock").path
        var errors: [CirclesError] = []
        // After the lock was given back, what came in the last moment is looked for once more: whoever brought it may
        // have found the lock taken.
        repeat {
            guard let lock = try Self.lock(lockPath) else {
                let pid = FileLock.note(in: lockPath)?.trimmingWhitespace ?? "?"
                return home.tell("process \(pid.printable) is at work on this home")
            }
            errors = try await work(context, spool, stop)
            lock.release()
        } while try !stop.isSet && errors.isEmpty && !spool.oldest(1).isEmpty
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    private static func lock(_ path: String) throws(CirclesError) -> FileLock? {
        do throws(FileFailure) {
            guard let lock = try FileLock.trying(path) else { return nil }
            try lock.write(note: "\(getpid())\n")
            return lock
        } catch {
            throw error.writing("take the processor's lock")
        }
    }

    private func work(_ context: AppContext, _ spool: Spool, _ stop: StopSignal) async throws -> [CirclesError] {
        try LanguagePacks().require(context.settings.languages)
        let trace = Trace(context.home)
        let printer = ResultPrinter(
            json: output.json, database: context.database, notifier: Notifier(context))
        let processor = Processor(
            context: context, spool: spool, trace: trace,
            understanding: try ModelChoice(context, tell: home.tell).understanding(),
            reader: try context.reader(workers: 1),
            stop: stop, tell: { try await printer.print($0) })
        let events = FolderEvents(watch ? [spool.new] : [], .placed)
        var pause = Self.pause
        while true {
            spool.sweep(olderThan: Self.oldAge, at: Date())
            trace.rotate()
            var errors: [CirclesError] = []
            do {
                errors = try await processor.drain()
                try await context.database.sweepImages(context.settings.keepImages, at: Date())
            } catch let error as CirclesError where watch {
                Terminal.standardError.tell(error)
                errors.append(error)
            }
            guard watch, !stop.isSet else { return watch ? [] : errors }
            pause = errors.isEmpty ? Self.pause : min(pause * 2, Self.longestPause)
            // What waits for a model is due when the model said it may be asked again.
            let due = processor.understanding.restLeft.map { $0 + Self.margin } ?? .infinity
            await events.wait(min(pause, due), stop: stop)
            if stop.isSet { return [] }
        }
    }

    /// Seconds after which is looked although nothing was told, growing while something goes wrong.
    private static let pause = 30.0
    private static let longestPause = 900.0
    /// Seconds after a model's rest is over until it is asked.
    private static let margin = 0.05
    /// Seconds after which an unfinished file of a writer is litter.
    private static let oldAge = 36.0 * 3600
}

/// Prints what became of captures, with the contacts as they are then.
struct ResultPrinter: Sendable {
    let json: Bool
    let database: any Store
    /// Nil where nobody is to be notified: who asks sees it.
    let notifier: Notifier?

    func print(_ result: ImportResult) async throws {
        if result.status == .refused, !json, let error = result.error { return Terminal.standardError.tell(error) }
        var ids: [Contact.ID] = []
        if case .interaction(let interaction)? = result.conclusion {
            ids = interaction.participants.compactMap(\.contactID)
        }
        let known = ids.isEmpty ? [] : try await database.contacts()
        let contacts = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        notifier?.tell(result, contacts)
        if json {
            try JSONLines.print(ImportView(result, contacts))
        } else {
            Card(result: result, contacts: contacts).print(to: .standardOutput)
        }
    }
}
