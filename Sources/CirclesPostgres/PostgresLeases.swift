internal import CirclesStore
internal import Foundation

/// Leases by the database's clock, which is the same for all machines. Nobody sees from one that a worker on another is gone: what
/// it held is free when its lease is over.
struct PostgresLeases: LeaseTime {
    /// Never used again: a process that starts anew is another worker.
    private let id = UUID().uuidString.lowercased()
    /// Seconds that the clock is ahead of the database's.
    private let ahead: @Sendable () -> Double

    init(ahead: @escaping @Sendable () -> Double) { self.ahead = ahead }

    func worker() -> String { id }

    func now(_ db: any Session) throws -> Double {
        var now: Double?
        try db.prepare("SELECT extract(epoch FROM clock_timestamp())").read([]) { row in
            now = try row[0]
            return false
        }
        guard let now else { throw PostgresFailure.lost }
        return now + ahead()
    }

    func isGone(_ worker: String) -> Bool { false }
}
