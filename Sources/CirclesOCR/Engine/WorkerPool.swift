/// Hands each caller a worker that nobody else uses, in the order they asked. Workers nobody asks for help those that read:
/// else all but one would wait for the last picture of a batch.
actor WorkerPool {
    private var idle: [RecognitionWorker]
    private var waiting: [CheckedContinuation<RecognitionWorker, Never>] = []
    /// Of pages being read.
    private var offered: [SharedLines] = []

    init(_ workers: [RecognitionWorker]) {
        idle = workers
    }

    func take() async -> RecognitionWorker {
        if let worker = idle.popLast() { return worker }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack(_ worker: RecognitionWorker) {
        if !waiting.isEmpty {
            waiting.removeFirst().resume(returning: worker)
        } else if pageWithLines() != nil {
            Task { await help(with: worker) }
        } else {
            idle.append(worker)
        }
    }

    /// Lets idle workers read lines of a page.
    func offer(_ lines: SharedLines) {
        offered.append(lines)
        guard pageWithLines() != nil else { return }
        let helpers = idle
        idle = []
        for worker in helpers { Task { await help(with: worker) } }
    }

    /// One line at a time, so that who asks for a worker does not wait for more than that.
    private func help(with worker: RecognitionWorker) async {
        while waiting.isEmpty, let lines = pageWithLines() {
            // Else it has another page's languages, and waits for a page of its own.
            guard await worker.help(lines) else { break }
        }
        if waiting.isEmpty {
            idle.append(worker)
        } else {
            waiting.removeFirst().resume(returning: worker)
        }
    }

    private func pageWithLines() -> SharedLines? {
        offered.removeAll { !$0.hasMore }
        return offered.first
    }
}
