package import CirclesCore
internal import CirclesOCR
internal import Foundation

/// Works on captures that machines accept in one store. Any number may do so, on any number of machines: each capture is claimed
/// by one of them, and what one leaves is free when its lease is over.
package struct StoreWorker {
    private let context: AppContext
    private let choice: ModelChoice
    private let tell: @Sendable (ImportResult) async throws -> Void
    private let warn: @Sendable (CirclesError) -> Void

    /// - Parameters:
    ///   - tell: Takes what became of each capture.
    ///   - warn: Takes what hinders the work while the worker stays; it is tried again.
    package init(
        _ context: AppContext, _ choice: ModelChoice, tell: @escaping @Sendable (ImportResult) async throws -> Void,
        warn: @escaping @Sendable (CirclesError) -> Void
    ) {
        self.context = context
        self.choice = choice
        self.tell = tell
        self.warn = warn
    }

    /// - Parameter stays: Take what comes, too, until the stop is set.
    /// - Returns: What went wrong with single captures; they are safe.
    /// - Throws: `CirclesError` with `usage` when no machine but this one has the store, `configuration` when nothing can be read here.
    package func run(until stop: StopSignal, stays: Bool) async throws -> [CirclesError] {
        guard context.settings.storeIsShared else {
            throw CirclesError(
                .usage, "only a store in PostgreSQL has workers of its own",
                remedy: .advice("circles process works on this home"))
        }
        try LanguagePacks().require(context.settings.languages)
        let runner = BacklogRunner(
            database: context.database,
            pipeline: context.pipeline(try choice.extractor(), reader: try context.reader(workers: 1), isShared: true),
            isStopped: { stop.isSet }, tell: tell)
        var upkeep = 0.0, pause = 0.0
        while true {
            var errors: [CirclesError] = []
            do {
                try await runner.finishCutOff(&errors)
                if !stop.isSet, AppContext.seconds() >= upkeep {
                    upkeep = AppContext.seconds() + Self.upkeepPause
                    if runner.mayAsk { _ = try await runner.askModels(&errors) }
                    try await context.database.sweepImages(context.settings.keepImages, at: Date())
                }
            } catch let error as CirclesError where stays {
                warn(error)
                errors.append(error)
            }
            guard stays, !stop.isSet else { return stays ? [] : errors }
            // What fails now is not tried a hundred times a minute.
            pause = errors.isEmpty ? Self.look() : min(max(pause * 2, 1), Self.longestPause)
            await FolderEvents([], .placed).wait(pause, stop: stop)
        }
    }

    /// Seconds until the store is looked into again: about one, so that many workers do not ask together.
    static func look() -> Double { .random(in: 0.75...1.25) }

    /// Seconds between two looks at what waits for a model, and for pictures whose time is over.
    private static let upkeepPause = 30.0
    private static let longestPause = 60.0
}
