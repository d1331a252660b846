internal import CirclesCore
internal import CirclesStore
internal import Foundation
internal import Synchronization

/// Pictures as rows of the database: what commits a capture commits its picture. Or in a bucket, with a row that says so: either is
/// found, whatever is set now.
struct PostgresPictures: CapturePictures {
    static let table = "picture"

    /// Bytes that are compressed already are not compressed once more.
    static let step = """
        CREATE TABLE \(table) (
            \(PostgresSchema.opening),
            capture_id TEXT COLLATE "C" NOT NULL, bytes BYTEA NOT NULL, \(PostgresSchema.key("capture_id")),
            \(PostgresSchema.refers("capture_id", "capture", "id")));
        ALTER TABLE \(table) ALTER bytes SET STORAGE EXTERNAL;
        \(PostgresSchema.secured(table))
        """

    /// The fifth step: of a picture that is in a bucket, the row says how long it is.
    static let bucketStep = """
        ALTER TABLE \(table) ALTER bytes DROP NOT NULL, ADD size BIGINT,
            ADD CONSTRAINT picture_is_somewhere CHECK ((bytes IS NULL) <> (size IS NULL));
        """

    let engine: PostgresEngine
    /// Where new pictures are put, before the row that tells of them; nil: they are in the row.
    let bucket: (any PictureBucket)?

    private func name(_ id: Capture.ID) -> String { "\(engine.account)/\(id)" }

    func store(_ bytes: Data, for id: Capture.ID) async throws { try await bucket?.put(bytes, as: name(id)) }

    func insert(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws {
        try db.prepare("INSERT INTO picture (capture_id, bytes, size) VALUES (?, ?, ?)").write([
            id.description, bucket == nil ? bytes : nil, bucket == nil ? nil : bytes.count,
        ])
    }

    func load(_ id: Capture.ID) async throws -> Data? {
        switch try await engine.read({ try place(of: id, $0) }) {
        case nil: nil
        case .row(let bytes): bytes
        case .bucket: try await loadFromBucket(id)
        }
    }

    func load(_ id: Capture.ID, _ db: any Session) throws -> Data? {
        switch try place(of: id, db) {
        case nil: nil
        case .row(let bytes): bytes
        case .bucket: try Waiting.result { try await loadFromBucket(id) }
        }
    }

    private enum Place {
        case row(Data)
        case bucket
    }

    private func place(of id: Capture.ID, _ db: any Session) throws -> Place? {
        var found: Place?
        try db.prepare("SELECT bytes FROM picture WHERE capture_id = ?").read([id.description]) { row in
            let bytes: Data? = try row[0]
            found = bytes.map(Place.row) ?? .bucket
            return false
        }
        return found
    }

    private func loadFromBucket(_ id: Capture.ID) async throws(CirclesError) -> Data {
        guard let bucket else {
            throw CirclesError(
                .configuration, "the picture is in a bucket, and none is set here", remedy: .correctSetting("pictures"))
        }
        guard let bytes = try await bucket.get(name(id)) else {
            throw CirclesError(.unavailable, "the picture is not in its bucket", retryable: true)
        }
        return bytes
    }

    func bring(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws {
        try Waiting.result { try await store(bytes, for: id) }
        try insert(bytes, for: id, db)
    }

    func forget(_ ids: [Capture.ID], _ db: any Session) throws {
        let one = try db.prepare("DELETE FROM picture WHERE capture_id = ?")
        for id in ids { try one.write([id.description]) }
    }

    func remove(_ ids: [Capture.ID]) async {
        for id in ids { try? await bucket?.delete(name(id)) }
    }

    func stored(before instant: Date) async throws -> [Capture.ID] {
        let prefix = "\(engine.account)/"
        return try await bucket?.names(beginning: prefix, before: instant).compactMap {
            Capture.ID(String($0.dropFirst(prefix.count)))
        } ?? []
    }

    /// Their captures' rows took along what is in rows.
    func purge(_ ids: [Capture.ID]) async throws {
        for id in ids { try await bucket?.delete(name(id)) }
    }
}

/// For threads that may wait, as those of transactions: what takes its time is done by a task meanwhile.
private enum Waiting {
    static func result<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
        let done = DispatchSemaphore(value: 0), result = Mutex<Result<Value, any Error>?>(nil)
        Task {
            let ended: Result<Value, any Error>
            do { ended = .success(try await body()) } catch { ended = .failure(error) }
            result.withLock { $0 = ended }
            done.signal()
        }
        done.wait()
        guard let ended = result.withLock({ $0 }) else { throw PostgresFailure.lost }
        return try ended.get()
    }
}
