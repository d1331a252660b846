internal import CirclesCore

/// One client over two descriptors, until its end of the one is closed: a line a message, answers as they are ready.
struct Serving: Sendable {
    let session: Session
    let reader: LineReader
    let writer: LineWriter

    /// Requests that are worked on at once.
    private static let mostAtOnce = 32

    /// Returns when the client is gone and what it asked for is done.
    func run() async {
        let inFlight = InFlight()
        while let line = await reader.next() {
            guard case .whole(let bytes) = line else {
                let error = RPCError.invalidRequest("the line is longer than \(LineReader.longestLine) bytes")
                await writer.write(RPCAnswer.line(.null, error: error))
                continue
            }
            // What separates messages may be written twice.
            if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
            do throws(RPCMessage.Refusal) {
                try await take(RPCMessage(bytes), inFlight)
            } catch {
                await writer.write(RPCAnswer.line(error.id, error: error.error))
            }
        }
        await inFlight.finish()
    }

    private func take(_ message: RPCMessage, _ inFlight: InFlight) async throws(RPCMessage.Refusal) {
        switch message {
        case .answer: return
        case .notification(let method, let parameters):
            if method == "notifications/cancelled", let id = parameters["requestId"] { await inFlight.cancel(id) }
        // In turn: what follows it may have been sent before its answer came.
        case .request(let id, "initialize", let parameters): await writer.write(answer(id, "initialize", parameters))
        case .request(let id, let method, let parameters):
            guard await inFlight.count < Self.mostAtOnce else { throw .init(id: id, error: .busy) }
            let isNew = await inFlight.begin(id) {
                await answer(id, method, parameters)
            } tell: {
                await writer.write($0)
            }
            guard isNew else {
                throw .init(id: id, error: .invalidRequest("a request with this id is being worked on"))
            }
        }
    }

    private func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue) async -> String {
        do throws(RPCError) {
            return RPCAnswer.line(id, result: try await session.answer(method, parameters))
        } catch {
            return RPCAnswer.line(id, error: error)
        }
    }
}

/// The requests that are being worked on.
private actor InFlight {
    private var numbers: [JSONValue: Int] = [:]
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var last = 0

    var count: Int { numbers.count }

    /// - Parameters:
    ///   - work: Makes the answer.
    ///   - tell: Gets it, unless the request was cancelled: whoever did that waits for nothing.
    /// - Returns: False, with nothing begun, when a request with this id is being worked on.
    func begin(
        _ id: JSONValue, _ work: @escaping @Sendable () async -> String,
        tell: @escaping @Sendable (String) async -> Void
    ) -> Bool {
        guard numbers[id] == nil else { return false }
        last += 1
        let number = last
        numbers[id] = number
        tasks[number] = Task {
            let line = await work()
            // Before it is told: whoever has the answer may use the id again.
            numbers[id] = nil
            if !Task.isCancelled { await tell(line) }
            tasks[number] = nil
        }
        return true
    }

    func cancel(_ id: JSONValue) { numbers[id].flatMap { tasks[$0] }?.cancel() }

    /// Waits for all of them.
    func finish() async {
        while let task = tasks.first?.value { await task.value }
    }
}
