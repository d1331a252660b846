package import CirclesCore
package import CirclesSpool
internal import Foundation

/// The life of one share or capture, as the trace tells it.
package struct ShareHistory: Sendable {
    /// In the order in which they were written; none for a share that nobody looked at yet.
    package let entries: [EventLog.Entry]
    /// It is still in the spool.
    package let isWaiting: Bool

    /// Digits of an id below which too many lines of the log fit.
    private static let leastDigits = 6

    /// - Parameter text: The id of the share or capture, or that of its note or interaction; or its beginning.
    /// - Throws: `CirclesError` with `usage` for what is no beginning of an id, `notFound`, `ambiguous`.
    package static func of(_ text: String, in home: Home, _ settings: Settings) async throws(CirclesError)
        -> ShareHistory
    {
        let prefix = try AppContext.prefix(text, of: "share, capture, note or interaction")
        guard prefix.count >= leastDigits else { return try await behind(text, in: home, settings) }
        let own = try home.part(settings)
        let entries = EventLog(own).entries(startingWith: prefix)
        let waiting = (try? FileManager.default.contentsOfDirectory(atPath: Spool(own).new)) ?? []
        let history = ShareHistory(entries: entries, isWaiting: waiting.contains { $0.hasPrefix(prefix) })
        guard !entries.isEmpty || history.isWaiting else { return try await behind(text, in: home, settings) }
        let ids = Set(entries.map(\.id))
        guard ids.count <= 1 else {
            throw CirclesError(
                .ambiguous,
                "\(text.printable) fits \(Counted.text(ids.count, "share")): \(AppContext.listed(ids.sorted()))",
                hint: "type more digits")
        }
        return history
    }

    /// The history of the capture that the id of a note or an interaction leads to.
    private static func behind(
        _ text: String, in home: Home, _ settings: Settings
    ) async throws(CirclesError) -> ShareHistory {
        let context = try await AppContext.openAccount(home, settings)
        let capture = try await AppContext.captureBehind(text, in: context.database)
        let entries = EventLog(context.home).entries(startingWith: capture.id.description)
        guard !entries.isEmpty else {
            throw CirclesError(.notFound, "the trace holds nothing of capture \(capture.id.short) any more")
        }
        return ShareHistory(entries: entries, isWaiting: false)
    }
}
