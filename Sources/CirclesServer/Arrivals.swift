internal import CirclesCore
internal import Synchronization

/// How many things each device handed over since the server began, for the page that waits for the first.
final class Arrivals: Sendable {
    private let counts = Mutex<[Device.ID: Int]>([:])

    func note(_ caller: Caller?, _ count: Int = 1) {
        guard case .device(let id) = caller?.kind else { return }
        counts.withLock { $0[id, default: 0] += count }
    }

    /// - Parameter device: Nil: of all.
    func count(of device: Device.ID?) -> Int {
        counts.withLock { counts in device.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +) }
    }
}
