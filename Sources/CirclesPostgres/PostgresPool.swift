internal import Foundation
internal import Synchronization

/// Lets so many in at once, the others in the order they came.
final class Turnstile: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(_ places: Int) { state = Mutex(State(free: places)) }

    private func enter() async {
        await withCheckedContinuation { continuation in
            let isIn = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isIn { continuation.resume() }
        }
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }

    func inside<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        await enter()
        defer { leave() }
        return try await body()
    }
}

/// A few connections to one database, opened when they are wanted.
final class PostgresPool: Sendable {
    private let address: PostgresAddress
    let patience: Double
    /// The server and the database.
    var place: String { address.place }
    private let places: Turnstile
    private let idle = Mutex<[PostgresConnection]>([])
    /// Threads that may wait for the server: those that tasks run on may not.
    private let threads = DispatchQueue(label: "circles.postgres", attributes: .concurrent)

    init(_ address: PostgresAddress, connections: Int, patience: Double) {
        self.address = address
        self.patience = patience
        places = Turnstile(connections)
    }

    func connect() throws(PostgresFailure) -> PostgresConnection {
        try PostgresConnection(address, patience: patience)
    }

    /// Keeps a connection for whoever is next.
    func keep(_ connection: PostgresConnection) {
        if connection.isAlive { idle.withLock { $0.append(connection) } }
    }

    private func take() -> PostgresConnection? {
        while let connection = idle.withLock({ $0.popLast() }) {
            if connection.isAlive { return connection }
        }
        return nil
    }

    /// Runs what begins and ends its transaction itself.
    func transaction<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await places.inside {
            try await withCheckedThrowingContinuation { continuation in
                threads.async {
                    continuation.resume(
                        with: Result {
                            let connection = try self.take() ?? self.connect()
                            defer { self.keep(connection) }
                            return try body(connection)
                        })
                }
            }
        }
    }
}
