package import CirclesCore
internal import CirclesOCR
internal import Foundation

/// Works on the captures of all accounts, one of each in turn: who hands over a thousand holds up nobody who hands over one.
package struct AccountsWorker {
    private let accounts: Accounts
    private let tell: @Sendable (ImportResult, AppContext) async throws -> Void
    private let warn: @Sendable (CirclesError) -> Void
    private let advise: (String, Remedy) -> Void

    /// - Parameters:
    ///   - tell: Takes what became of each capture, and whose it is.
    ///   - warn: Takes what hinders the work while the worker stays; it is tried again.
    ///   - advise: Takes what a person should know of the choice of models.
    package init(
        _ accounts: Accounts, tell: @escaping @Sendable (ImportResult, AppContext) async throws -> Void,
        warn: @escaping @Sendable (CirclesError) -> Void, advise: @escaping (String, Remedy) -> Void
    ) {
        self.accounts = accounts
        self.tell = tell
        self.warn = warn
        self.advise = advise
    }

    /// - Parameter stays: Take what comes, too, until the stop is set.
    /// - Returns: What went wrong with single captures; they are safe.
    /// - Throws: `CirclesError` with `configuration` when nothing can be read here.
    package func run(until stop: StopSignal, stays: Bool) async throws -> [CirclesError] {
        try LanguagePacks().require(accounts.settings.languages)
        let recognizer = try TesseractRecognizer(workers: 1)
        var tried: [AccountKey: Set<Capture.ID>] = [:], upkeep: [AccountKey: Double] = [:]
        while true {
            var errors: [CirclesError] = [], idle: Set<AccountKey> = []
            do {
                while !stop.isSet, let account = try await accounts.next(except: idle) {
                    let context = try await accounts.context(of: account)
                    let runner = try runner(context, recognizer, stop)
                    let taken = try await runner.finishOne(except: tried[account] ?? [], &errors)
                    if let taken { tried[account, default: []].insert(taken) } else { idle.insert(account) }
                    try await lookAfter(context, account, runner, &upkeep, &errors)
                }
            } catch let error as CirclesError where stays {
                warn(error)
                errors.append(error)
            }
            // What failed is tried again in the next round.
            tried = [:]
            guard stays, !stop.isSet else { return stays ? [] : errors }
            await FolderEvents([], .placed).wait(errors.isEmpty ? StoreWorker.look() : Self.rest, stop: stop)
        }
    }

    private func runner(
        _ context: AppContext, _ recognizer: TesseractRecognizer, _ stop: StopSignal
    ) throws(CirclesError) -> BacklogRunner {
        let reader = TranscriptReader(
            recognizer: recognizer, languages: context.settings.languages,
            owner: ChatOwner(names: context.settings.chatNames))
        return BacklogRunner(
            database: context.database,
            pipeline: context.pipeline(
                try ModelChoice(context, tell: advise).extractor(), reader: reader, isShared: true),
            isStopped: { stop.isSet }, tell: { [tell] in try await tell($0, context) })
    }

    /// Now and then: what waits for a model, and pictures whose time is over.
    private func lookAfter(
        _ context: AppContext, _ account: AccountKey, _ runner: BacklogRunner, _ upkeep: inout [AccountKey: Double],
        _ errors: inout [CirclesError]
    ) async throws {
        let now = AppContext.seconds()
        guard now >= upkeep[account] ?? 0 else { return }
        upkeep[account] = now + Self.upkeepPause
        if runner.mayAsk { _ = try await runner.askModels(&errors) }
        try await context.database.sweepImages(context.settings.keepImages, at: Date())
    }

    private static let upkeepPause = 60.0
    /// Seconds until what failed is tried again.
    private static let rest = 10.0
}

/// Takes into the store what waits in the accounts' spools on this machine: what could not be kept there when it was handed over.
package struct AccountsSpools: Sendable {
    private let accounts: Accounts
    private let warn: @Sendable (CirclesError) -> Void

    package init(_ accounts: Accounts, warn: @escaping @Sendable (CirclesError) -> Void) {
        self.accounts = accounts
        self.warn = warn
    }

    private static let pause = 5.0

    /// Returns when the stop is set.
    package func run(until stop: StopSignal) async {
        while !stop.isSet {
            for name in accounts.withShares() where !stop.isSet {
                do {
                    let context = try await accounts.context(of: try await accounts.key(of: name))
                    _ = try await SpoolWorker(context, nil, tell: { _ in }, warn: warn).run(until: stop, stays: false)
                } catch {
                    warn(error as? CirclesError ?? CirclesError(.internalError, "an account's spool cannot be emptied"))
                }
            }
            await FolderEvents([], .placed).wait(Self.pause, stop: stop)
        }
    }
}
