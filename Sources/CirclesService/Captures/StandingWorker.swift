package import CirclesCore
internal import Foundation

/// Works off what is handed over for as long as its process runs, and takes its place again whenever that is free.
package struct StandingWorker: Sendable {
    private let context: AppContext
    private let works: Bool
    private let tell: @Sendable (ImportResult) async throws -> Void
    private let warn: @Sendable (CirclesError) -> Void
    private let advise: @Sendable (String, Remedy) -> Void

    /// - Parameters:
    ///   - works: False where others work on what is accepted here.
    ///   - tell: Takes what became of each capture.
    ///   - warn: Takes what hinders the work; it is tried again.
    ///   - advise: Takes what a person should know of the choice of models.
    package init(
        _ context: AppContext, works: Bool, tell: @escaping @Sendable (ImportResult) async throws -> Void,
        warn: @escaping @Sendable (CirclesError) -> Void, advise: @escaping @Sendable (String, Remedy) -> Void
    ) {
        self.context = context
        self.works = works
        self.tell = tell
        self.warn = warn
        self.advise = advise
    }

    /// Seconds until a place that another process has, or a work that failed, is tried again.
    private static let pause = 5.0
    private static let longestPause = 300.0

    /// Returns when the stop is set and the capture in hand is done with.
    package func run(until stop: StopSignal) async {
        var pause = Self.pause
        while !stop.isSet {
            do {
                let worker = SpoolWorker(
                    context, works ? ModelChoice(context, tell: advise) : nil, tell: tell, warn: warn)
                // Another process at work does what this one would.
                _ = try await worker.run(until: stop, stays: true)
                pause = Self.pause
            } catch {
                warn(error as? CirclesError ?? CirclesError(.internalError, "the work on captures stopped"))
                pause = min(pause * 2, Self.longestPause)
            }
            if !stop.isSet { await FolderEvents([], .placed).wait(pause, stop: stop) }
        }
    }
}
