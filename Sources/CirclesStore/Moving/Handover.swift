internal import Dispatch
internal import Synchronization

/// Hands values from one thread to another, one at a time: nothing piles up between a side that is quick and one that is slow.
///
/// Both sides may wait: neither is a thread that tasks run on.
final class Handover<Element: Sendable>: Sendable {
    /// One of the two sides wants no more.
    struct Stopped: Error {}

    private enum Item: Sendable {
        case value(Element)
        case end((any Error)?)
    }

    private struct State {
        var item: Item?
        var isStopped = false
    }

    private let state = Mutex(State())
    private let isFree = DispatchSemaphore(value: 0)
    private let isFilled = DispatchSemaphore(value: 0)

    init() { isFree.signal() }

    /// - Throws: `Stopped`.
    func put(_ value: Element) throws {
        isFree.wait()
        let isStopped = state.withLock { state in
            if !state.isStopped { state.item = .value(value) }
            return state.isStopped
        }
        guard !isStopped else {
            isFree.signal()
            throw Stopped()
        }
        isFilled.signal()
    }

    /// Says that no more comes, and why that is when it is no good reason.
    func end(_ error: (any Error)? = nil) {
        isFree.wait()
        state.withLock { if !$0.isStopped { $0.item = .end(error) } }
        isFilled.signal()
        isFree.signal()
    }

    /// Nil after the last one.
    ///
    /// - Throws: `Stopped`; what it was ended with.
    func take() throws -> Element? {
        isFilled.wait()
        let (item, isStopped) = state.withLock { state in
            defer { state.item = nil }
            return (state.item, state.isStopped)
        }
        guard !isStopped else { throw Stopped() }
        switch item {
        case .value(let value):
            isFree.signal()
            return value
        case .end(let error?): throw error
        case .end(nil), nil: return nil
        }
    }

    /// Nothing is put and taken any more: whoever waits for either finds out.
    func stop() {
        state.withLock { $0.isStopped = true }
        isFree.signal()
        isFilled.signal()
    }
}
