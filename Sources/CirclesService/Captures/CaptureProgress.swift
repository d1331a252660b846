package import CirclesCore
internal import CirclesSpool
internal import Foundation

/// How far something that was handed over has come.
package enum CaptureProgress: Sendable {
    /// Safe, and nobody has looked at it yet.
    case waiting
    case underWork(Capture)
    case settled(Capture, CaptureOutcome)
    /// Its bytes were known: this is what had become of them.
    case duplicate(Capture, CaptureOutcome?)
    /// It turned out to be none that can be taken, and was put aside.
    case refused

    package var isOver: Bool {
        switch self {
        case .waiting, .underWork: false
        case .settled, .duplicate, .refused: true
        }
    }
}

extension AppContext {
    /// - Throws: `CirclesError` with `notFound` for an id that was never handed over here.
    package func progress(of id: Capture.ID) async throws(CirclesError) -> CaptureProgress {
        if try await database.isAccepted(id) {
            let capture = try await database.capture(id)
            return try await database.outcome(of: id).map { .settled(capture, $0) } ?? .underWork(capture)
        }
        let held = Spool(home).holds(id)
        if held.waits { return .waiting }
        if held.isAside { return .refused }
        // It left the spool between the first look and this one.
        if try await database.isAccepted(id) { return try await progress(of: id) }
        let known = EventLog(home).entries(startingWith: id.description).last { $0.event == .duplicate }
        if let earlier = known?.as.flatMap(Capture.ID.init), let capture = try? await database.capture(earlier) {
            return .duplicate(capture, try await database.outcome(of: earlier))
        }
        throw CirclesError(.notFound, "there is no capture \(id.short)")
    }
}

extension AppContext {
    /// Captures that were handed over and that nobody has begun with, oldest first.
    ///
    /// - Throws: `CirclesError` with `cannotRead`.
    package func sharesWaiting(limit: Int) throws(CirclesError) -> [Capture.ID] {
        try Spool(home).oldest(limit).compactMap { Capture.ID(String($0.prefix { $0 != "." })) }
    }
}

/// Tells those who wait for it what became of a capture.
package actor ResultBoard {
    private var waiting: [Capture.ID: [UUID: CheckedContinuation<Void, Never>]] = [:]

    package init() {}

    /// Something became of it.
    package func post(_ result: ImportResult) {
        for id in [result.captureID, result.share].compactMap(\.self) {
            for continuation in (waiting.removeValue(forKey: id) ?? [:]).values { continuation.resume() }
        }
    }

    /// Returns when something became of it in this process, or after some seconds.
    private func news(of id: Capture.ID, within seconds: Double) async {
        let ticket = UUID()
        let timer = Task {
            try? await Task.sleep(for: .seconds(seconds))
            giveUp(id, ticket)
        }
        await withCheckedContinuation { waiting[id, default: [:]][ticket] = $0 }
        timer.cancel()
    }

    private func giveUp(_ id: Capture.ID, _ ticket: UUID) {
        waiting[id]?.removeValue(forKey: ticket)?.resume()
        if waiting[id]?.isEmpty ?? false { waiting[id] = nil }
    }

    /// Seconds after which is looked although nothing was told: another process may be at work.
    private static let look = 0.5

    /// What became of a capture, as far as it is known by then.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func progress(
        of id: Capture.ID, within seconds: Double, _ context: AppContext
    ) async throws(CirclesError) -> CaptureProgress {
        let end = AppContext.seconds() + seconds
        while true {
            let progress = try await context.progress(of: id)
            let left = end - AppContext.seconds()
            if progress.isOver || left <= 0 || Task.isCancelled { return progress }
            await news(of: id, within: min(left, Self.look))
        }
    }
}
