internal import CirclesCore

/// Lets one at a time do what concerns a capture, in the order in which they came.
actor CaptureTurns {
    /// Who waits for a capture that somebody is at.
    private var waiting: [Capture.ID: [CheckedContinuation<Void, Never>]] = [:]

    func enter(_ id: Capture.ID) async {
        guard waiting[id] != nil else {
            waiting[id] = []
            return
        }
        await withCheckedContinuation { waiting[id, default: []].append($0) }
    }

    func leave(_ id: Capture.ID) {
        guard var queue = waiting[id] else { return }
        let next = queue.isEmpty ? nil : queue.removeFirst()
        waiting[id] = next == nil ? nil : queue
        next?.resume()
    }
}
