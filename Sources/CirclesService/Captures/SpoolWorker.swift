package import CirclesCore
internal import CirclesFiles
internal import CirclesOCR
internal import CirclesSpool
internal import Foundation

/// Takes what was shared, and what was cut off, to its end. One at a time works on a home; on a store that machines share, one
/// of each home does.
package struct SpoolWorker {
    private let context: AppContext
    private let spool: Spool
    /// Nil where what was shared is only accepted, and others work on it.
    private let choice: ModelChoice?
    private let tell: @Sendable (ImportResult) async throws -> Void
    private let tellDelivered: @Sendable (DeliveredPicture) -> Void
    private let warn: @Sendable (CirclesError) -> Void

    /// - Parameters:
    ///   - choice: Nil: what was shared here is accepted in a store that machines share, and others work on it.
    ///   - tell: Takes what became of each capture.
    ///   - tellDelivered: Takes each picture that waited for an agent and that it has now.
    ///   - warn: Takes what went wrong with a whole round while the worker stays.
    package init(
        _ context: AppContext, _ choice: ModelChoice?, tell: @escaping @Sendable (ImportResult) async throws -> Void,
        tellDelivered: @escaping @Sendable (DeliveredPicture) -> Void = { _ in },
        warn: @escaping @Sendable (CirclesError) -> Void
    ) {
        self.context = context
        spool = Spool(context.home)
        self.choice = choice
        self.tell = tell
        self.tellDelivered = tellDelivered
        self.warn = warn
    }

    package enum Outcome: Sendable {
        /// All is worked off, but for what went wrong with single captures; they are safe.
        case done([CirclesError])
        /// Another process works on this home: what this one came for is done by that one.
        case leftTo(process: String)
    }

    /// - Parameter stays: Take what comes, too, until the stop is set.
    /// - Throws: `CirclesError` with `configuration` when nothing can be read, `cannotWrite` when the folders cannot be used.
    package func run(until stop: StopSignal, stays: Bool) async throws -> Outcome {
        try spool.prepare()
        let lockPath = context.home.data.appending(path: "consumer.lock").path
        var errors: [CirclesError] = []
        // After the lock was given back, what came in the last moment is looked for once more: whoever brought it may
        // have found the lock taken.
        repeat {
            guard let lock = try Self.lock(lockPath) else {
                return .leftTo(process: FileLock.note(in: lockPath)?.trimmingWhitespace ?? "?")
            }
            errors = try await workDelivering(stop, stays)
            lock.release()
        } while try !stop.isSet && errors.isEmpty && !spool.oldest(1).isEmpty
        return .done(errors)
    }

    private static func lock(_ path: String) throws(CirclesError) -> FileLock? {
        do throws(FileFailure) {
            guard let lock = try FileLock.trying(path) else { return nil }
            try lock.write(note: "\(getpid())\n")
            return lock
        } catch {
            throw error.writing("take the consumer's lock")
        }
    }

    /// Sends what waits for agents meanwhile: one that lets others wait must not hold up what comes in.
    private func workDelivering(_ stop: StopSignal, _ stays: Bool) async throws -> [CirclesError] {
        let end = try StopSignal()
        let outbox = OutboxWorker(context.home, tell: tellDelivered, warn: warn)
        let delivery = Task { await outbox.run(until: end, stays: stays) }
        func finish() async {
            end.raise()
            delivery.cancel()
            await delivery.value
        }
        do {
            let errors = try await work(stop, stays)
            if !stays, !stop.isSet { await delivery.value }
            await finish()
            return errors
        } catch {
            await finish()
            throw error
        }
    }

    private func work(_ stop: StopSignal, _ stays: Bool) async throws -> [CirclesError] {
        let eventLog = EventLog(context.home)
        let extractor = try choice?.extractor()
        let consumer = SpoolConsumer(
            context: context, spool: spool, eventLog: eventLog, pipeline: try extractor.map(pipeline),
            isStopped: { stop.isSet }, tell: tell)
        let events = FolderEvents(stays ? [spool.new] : [], .placed)
        var pause = Self.pause
        while true {
            spool.sweep(olderThan: Self.oldAge, at: Date())
            eventLog.rotate()
            var errors: [CirclesError] = []
            do {
                errors = try await consumer.drain()
                try await context.database.sweepImages(context.settings.keepImages, at: Date())
            } catch let error as CirclesError where stays {
                warn(error)
                errors.append(error)
            }
            guard stays, !stop.isSet else { return stays ? [] : errors }
            pause = errors.isEmpty ? Self.pause : min(pause * 2, Self.longestPause)
            // What waits for a model is due when the model said it may be asked again.
            let due = extractor?.coolDownLeft.map { $0 + Self.margin } ?? .infinity
            try await wait(min(pause, due), for: events, stop, consumer)
            if stop.isSet { return [] }
        }
    }

    private func pipeline(_ extractor: ExtractionService) throws(CirclesError) -> ImportPipeline {
        try LanguagePacks().require(context.settings.languages)
        return context.pipeline(extractor, reader: try context.reader(workers: 1), isShared: true)
    }

    /// Waits for what comes to the spool; in a store that machines share, captures come by other ways, too.
    private func wait(
        _ seconds: Double, for events: FolderEvents, _ stop: StopSignal, _ consumer: SpoolConsumer
    ) async throws {
        guard context.settings.storeIsShared, consumer.pipeline != nil else {
            await events.wait(seconds, stop: stop)
            return
        }
        let end = AppContext.seconds() + seconds
        while !stop.isSet, AppContext.seconds() < end {
            if await events.wait(StoreWorker.look(), stop: stop) { return }
            guard try await context.database.workload().unfinishedCaptures == 0 else { return }
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
