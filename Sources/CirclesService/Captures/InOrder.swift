/// Works on several items at once and hands the results on in the items' order.
///
/// Running ahead of what was handed on is bounded, so that one slow item holds back no heap of results. Once the task is
/// cancelled nothing more is begun.
///
/// - Throws: What `handOn` throws; the rest is cancelled.
package func inOrder<Item: Sendable, Value: Sendable>(
    _ items: [Item], atOnce limit: Int, _ work: @escaping @Sendable (Item) async -> Value,
    handOn: (Value) throws -> Void
) async throws {
    let limit = max(1, limit)
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        var finished: [Int: Value] = [:]
        var handedOn = 0
        var started = 0
        while handedOn < items.count {
            while started < items.count, !Task.isCancelled, started - handedOn < limit * 2,
                started - handedOn - finished.count < limit
            {
                let (index, item) = (started, items[started])
                group.addTask { (index, await work(item)) }
                started += 1
            }
            guard let (index, value) = try await group.next() else { break }
            finished[index] = value
            while let next = finished.removeValue(forKey: handedOn) {
                try handOn(next)
                handedOn += 1
            }
        }
    }
}
