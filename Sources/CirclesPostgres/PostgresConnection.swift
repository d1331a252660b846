internal import CPostgres
internal import Foundation

/// A connection with the statements it has parsed. It is used by one transaction at a time, on a thread that may wait.
///
/// What nobody needs the answer of is not sent at once: it goes along with the next question, or with the transaction's end, so that
/// a way to the server and back is paid for answers only.
final class PostgresConnection: @unchecked Sendable {
    private let address: PostgresAddress
    /// The server and the database.
    var place: String { address.place }
    private var connection: OpaquePointer
    /// Seconds that a call may take.
    private let patience: Double
    private var statements: [String: PostgresStatement] = [:]
    /// What the server knows each statement by.
    private var names: [String: String] = [:]
    private var named = 0
    /// After a failure of its own, nobody knows what the server did and what it will still say.
    private(set) var isUsable = true

    /// Whether the server itself is at the other end. A proxy such as PgBouncer may give each transaction another server, which knows
    /// other statements by the same names: through one, each statement is parsed whenever it is run.
    private var isDirect = false

    /// What waits to be sent, and how many bytes it is.
    private var waiting: [PostgresCall] = []
    private var waitingBytes = 0
    /// Of what waits, so many begin a transaction.
    private var opening = 0
    /// Answers that came before they were asked for.
    private var expected: [PostgresCall.Question: PostgresResult] = [:]

    /// More waits for nobody: memory has an end.
    private static let mostWaiting = (calls: 128, bytes: 1 << 20)

    init(_ address: PostgresAddress, patience: Double) throws(PostgresFailure) {
        self.address = address
        self.patience = patience
        connection = try Self.connect(address, patience)
        try lookWhoAnswers()
    }

    deinit { CPostgresClose(connection) }

    private static func connect(_ address: PostgresAddress, _ patience: Double) throws(PostgresFailure) -> OpaquePointer
    {
        var made: OpaquePointer?
        var state = [CChar](repeating: 0, count: 6)
        let code = CPostgresConnect(address.text, patience, &made, &state)
        if code == CPostgresRefused {
            throw .refused(String(decoding: state.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
        guard code == CPostgresDone, let made else { throw failure(code) }
        return made
    }

    private func lookWhoAnswers() throws(PostgresFailure) {
        let server = try exchange([PostgresCall("SELECT pg_backend_pid()")]).first?.text(0, 0)
        isDirect = server == String(CPostgresServer(connection))
    }

    /// Whether it can be given another transaction: a server that closes a connection says so while it is idle.
    var isAlive: Bool { isUsable && CPostgresIsQuiet(connection) == 1 }

    private static func failure(_ code: Int32) -> PostgresFailure {
        switch Int(code) {
        case CPostgresLate: .late
        case CPostgresNoLibrary: .noLibrary
        case CPostgresUnclear: .unclear
        case CPostgresWantsPassword: .wantsPassword
        default: .lost
        }
    }

    /// Runs statements without arguments, in one round trip; the answer is that of the last.
    @discardableResult
    func run(_ sql: String) throws -> PostgresResult {
        try send()
        var result: OpaquePointer?
        let code = CPostgresRun(connection, sql, patience, &result)
        guard code == CPostgresDone, let result else {
            isUsable = false
            throw Self.failure(code)
        }
        let answer = PostgresResult(result)
        try refuse(answer.failure)
        return answer
    }

    private func refuse(_ failure: PostgresFailure?) throws(PostgresFailure) {
        guard let failure else { return }
        if failure.isOfConnection { isUsable = false }
        throw failure
    }

    // MARK: - Transactions

    /// Begins a transaction with its first question.
    func begin(_ calls: [PostgresCall]) {
        waiting = calls
        opening = calls.count
    }

    /// Finds out whether a connection that was kept is gone since, and makes another one, for what is no transaction of several
    /// questions.
    func wake() throws {
        begin([PostgresCall("SELECT 1")])
        try send()
    }

    /// - Throws: `lost` when the connection went while the server committed: whether it did is not known.
    func commit() throws {
        // Nothing was asked.
        guard opening == 0 || waiting.count > opening else { return forgetWaiting() }
        // A beginning may be repeated on another connection, a commit may not.
        if opening > 0 { try send() }
        // A transaction in which something failed ends in the same words, with another answer.
        guard try send([PostgresCall("COMMIT")]).first?.tag == "COMMIT" else { throw PostgresFailure.undone }
    }

    func rollBack() {
        let isBegun = opening == 0
        forgetWaiting()
        guard isUsable, isBegun else { return }
        _ = try? run("ROLLBACK")
    }

    private func forgetWaiting() { (waiting, waitingBytes, opening, expected) = ([], 0, 0, [:]) }

    // MARK: - Calls

    /// Has something done whose answer nobody waits for. When it fails, so does what is asked next, or the end.
    func put(_ call: PostgresCall) throws {
        expected = [:]
        waiting.append(call)
        waitingBytes += call.arguments.count
        if waiting.count >= Self.mostWaiting.calls || waitingBytes >= Self.mostWaiting.bytes { try send() }
    }

    func ask(_ call: PostgresCall) throws -> PostgresResult {
        if !expected.isEmpty, let known = expected[call.question] { return known }
        if !call.sql.hasPrefix("SELECT") { expected = [:] }
        guard let answer = try send([call]).first else { throw PostgresFailure.lost }
        return answer
    }

    /// Asks together what will be asked one after the other; until something is written, the answers are kept for that.
    func expect(_ calls: [PostgresCall]) throws {
        let new = calls.filter { expected[$0.question] == nil }
        for (call, answer) in zip(new, try send(new)) { expected[call.question] = answer }
    }

    /// Sends what waits and then `asked`, in one round trip.
    ///
    /// - Returns: The answers to what is asked.
    @discardableResult
    private func send(_ asked: [PostgresCall] = []) throws -> [PostgresResult] {
        let calls = waiting + asked, isBeginning = opening > 0
        (waiting, waitingBytes, opening) = ([], 0, 0)
        guard !calls.isEmpty else { return [] }
        let answers = try isBeginning ? begun(calls) : exchange(calls)
        for (call, answer) in zip(calls, answers) { try call.check?(answer) }
        return Array(answers.suffix(asked.count))
    }

    /// A connection that was kept may be gone since; of a transaction that begins with it, nothing is left.
    private func begun(_ calls: [PostgresCall]) throws(PostgresFailure) -> [PostgresResult] {
        do {
            return try exchange(calls)
        } catch {
            guard case .lost = error else { throw error }
            try reconnect()
            return try exchange(calls)
        }
    }

    private func reconnect() throws(PostgresFailure) {
        let made = try Self.connect(address, patience)
        CPostgresClose(connection)
        connection = made
        (isUsable, isDirect) = (true, false)
        forget()
        try lookWhoAnswers()
    }

    private func exchange(_ calls: [PostgresCall]) throws(PostgresFailure) -> [PostgresResult] {
        func sent(_ code: Int32) throws(PostgresFailure) {
            guard code == CPostgresDone else {
                isUsable = false
                throw Self.failure(code)
            }
        }
        try sent(CPostgresOpenPipe(connection))
        // Of each answer: to which call, and whether it is to its parsing.
        var places: [(call: Int, isParse: Bool)] = []
        for (index, call) in calls.enumerated() {
            let name = names[call.sql] ?? newName()
            if names[call.sql] == nil {
                if isDirect { names[call.sql] = name }
                places.append((index, true))
                try sent(CPostgresSendParse(connection, name, call.sql))
            }
            places.append((index, false))
            try sent(
                call.arguments.withPointers {
                    CPostgresSend(connection, name, Int32($0.count), $0.baseAddress, $1.baseAddress, $2.baseAddress)
                })
        }
        var pointers = [OpaquePointer?](repeating: nil, count: places.count)
        let code = CPostgresClosePipe(connection, Int32(places.count), patience, &pointers)
        let results = pointers.map { $0.map(PostgresResult.init) }
        try sent(code)
        var answers: [PostgresResult] = []
        for (number, result) in results.enumerated() {
            if let result, result.failure == nil {
                if !places[number].isParse { answers.append(result) }
                continue
            }
            for place in places[number...] where place.isParse { names[calls[place.call].sql] = nil }
            let failure = result?.failure ?? .lost
            if failure.isOfStatement { forget() }
            try refuse(failure)
        }
        return answers
    }

    /// Of a statement to be parsed.
    private func newName() -> String {
        guard isDirect else { return "" }
        named += 1
        return "s\(named)"
    }

    // MARK: - Statements

    func statement(_ sql: String) -> PostgresStatement {
        guard let known = statements[sql] else {
            let made = PostgresStatement(sql, of: self)
            statements[sql] = made
            return made
        }
        // Who is in the midst of an answer is not disturbed.
        return known.isReading ? PostgresStatement(known) : known
    }

    /// All statements are parsed anew.
    private func forget() { (statements, names) = ([:], [:]) }
}
