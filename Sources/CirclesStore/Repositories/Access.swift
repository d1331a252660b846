package import CirclesCore
package import Foundation

extension CirclesDatabase: AccessStore {
    package func add(_ device: Device, token: SecretHash) async throws(CirclesError) {
        try await write("add the device") { db in
            try db.run(
                "INSERT INTO device (id, account, name, scope, created_at) VALUES (?, ?, ?, ?, ?)",
                [
                    device.id.description, device.account.name, device.name, device.scope.rawValue, device.createdAt,
                ])
            try Self.insert(token, of: device.id.description, at: device.createdAt, db)
        }
    }

    package func devices(of account: Account) async throws(CirclesError) -> [Device] {
        try await read("list the devices") { db in
            try db.rows(
                "SELECT id, name, scope, created_at, last_used_at FROM device WHERE account = ? ORDER BY created_at, id",
                [account.name]
            ) { row in
                Device(
                    id: try StoreError.id(row[0]), account: account, name: try row[1], scope: try Self.scope(row[2]),
                    createdAt: try row[3], lastUsedAt: try row[4])
            }
        }
    }

    package func deviceIDs(startingWith prefix: String) async throws(CirclesError) -> [Device.ID] {
        try await read("look up a device") { try $0.ids(of: "device", startingWith: prefix) }
    }

    package func revoke(_ id: Device.ID) async throws(CirclesError) {
        try await write("revoke the device") { db in
            let revoked = try db.runCounting("DELETE FROM device WHERE id = ?", [id.description])
            guard revoked == 1 else { throw CirclesError(.notFound, "there is no device \(id.short)") }
        }
    }

    package func caller(by secret: SecretHash, at now: Date) async throws(CirclesError) -> Caller? {
        try await read("look up a token") { db in
            let device = try db.row(
                """
                SELECT device.id, device.account, device.scope, device.last_used_at FROM device_token
                JOIN device ON device.id = device_token.device_id WHERE device_token.hash = ?
                """, [secret.hex]
            ) { row in
                Caller(
                    account: Account(try row[1]), kind: .device(try StoreError.id(row[0])),
                    scope: try Self.scope(row[2]), lastUsedAt: try row[3])
            }
            if let device { return device }
            let account = try String.fetchOne(
                db, "SELECT account FROM session WHERE hash = ? AND expires_at > ?", [secret.hex, now])
            return account.map { Caller(account: Account($0), kind: .session, scope: .full) }
        }
    }

    package func noteUse(of device: Device.ID, at now: Date) async throws(CirclesError) {
        try await write("note the use of a device") { db in
            try db.run(
                "UPDATE device SET last_used_at = ? WHERE id = ?", [now, device.description])
        }
    }

    package func keep(_ link: OneTimeLink, under secret: SecretHash) async throws(CirclesError) {
        var device: String?
        if case .pairing(let id) = link.purpose { device = id.description }
        try await write("make a link") { [device] db in
            try db.run(
                "INSERT INTO one_time_link (hash, account, device_id, expires_at) VALUES (?, ?, ?, ?)",
                [secret.hex, link.account.name, device, link.expiresAt])
        }
    }

    package func link(_ secret: SecretHash, at now: Date) async throws(CirclesError) -> OneTimeLink? {
        try await read("look up a link") { try Self.link(secret, at: now, $0) }
    }

    package func redeem(
        _ link: SecretHash, for credential: SecretHash, sessionUntil end: Date, at now: Date
    ) async throws(CirclesError) -> OneTimeLink? {
        try await write("use a link") { db in
            guard let found = try Self.link(link, at: now, db) else { return nil }
            try db.run("UPDATE one_time_link SET used_at = ? WHERE hash = ?", [now, link.hex])
            switch found.purpose {
            case .pairing(let device): try Self.insert(credential, of: device.description, at: now, db)
            case .signIn:
                try db.run(
                    "INSERT INTO session (hash, account, created_at, expires_at) VALUES (?, ?, ?, ?)",
                    [credential.hex, found.account.name, now, end])
            }
            return found
        }
    }

    package func endSession(_ secret: SecretHash) async throws(CirclesError) {
        try await write("end the session") { db in
            try db.run("DELETE FROM session WHERE hash = ?", [secret.hex])
        }
    }

    package func sweepAccess(at now: Date) async throws(CirclesError) {
        try await write("forget old links") { db in
            try db.run("DELETE FROM one_time_link WHERE expires_at <= ?", [now])
            try db.run("DELETE FROM session WHERE expires_at <= ?", [now])
        }
    }

    private static func insert(_ token: SecretHash, of device: String, at now: Date, _ db: any Session) throws {
        try db.run(
            "INSERT INTO device_token (hash, device_id, created_at) VALUES (?, ?, ?)", [token.hex, device, now])
    }

    private static func link(_ secret: SecretHash, at now: Date, _ db: any Session) throws -> OneTimeLink? {
        try db.row(
            """
            SELECT account, device_id, expires_at FROM one_time_link
            WHERE hash = ? AND used_at IS NULL AND expires_at > ?
            """, [secret.hex, now]
        ) { row in
            let device: String? = try row[1]
            return OneTimeLink(
                account: Account(try row[0]), purpose: try device.map { .pairing(try StoreError.id($0)) } ?? .signIn,
                expiresAt: try row[2])
        }
    }

    private static func scope(_ text: String) throws -> Device.Scope {
        guard let scope = Device.Scope(rawValue: text) else { throw StoreError.damaged("device", text) }
        return scope
    }
}

extension CirclesDatabase: RequestLedger {
    package func captures(
        of request: SecretHash, saying content: SecretHash, else ids: [Capture.ID], at now: Date
    ) async throws(CirclesError) -> [Capture.ID]? {
        try await write("note a request") { db in
            let known: [(capture: String, content: String?)] = try db.rows(
                "SELECT capture_id, content FROM request_key WHERE hash = ? ORDER BY position", [request.hex]
            ) { (try $0[0], try $0[1]) }
            guard known.isEmpty else {
                // Those of earlier versions do not say what they were about.
                guard known.allSatisfy({ $0.content ?? content.hex == content.hex }) else { return nil }
                return try known.map { try StoreError.id($0.capture) }
            }
            for (position, id) in ids.enumerated() {
                try db.run(
                    """
                    INSERT INTO request_key (hash, position, capture_id, content, created_at) VALUES (?, ?, ?, ?, ?)
                    """, [request.hex, position, id.description, content.hex, now])
            }
            return ids
        }
    }

    package func sweepRequestKeys(before instant: Date) async throws(CirclesError) {
        try await write("forget old requests") { db in
            try db.run("DELETE FROM request_key WHERE created_at < ?", [instant])
        }
    }
}
