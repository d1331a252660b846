package import CirclesCore
internal import Foundation

extension CirclesDatabase: MaintenanceStore {
    package func health() async throws(CirclesError) -> Health {
        try await read("check the database") { db in
            func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql) ?? 0 }
            let health = try db.health()
            return Health(
                version: health.version, integrity: health.integrity, promise: health.promise,
                weakness: health.weakness,
                contacts: try count("SELECT count(*) FROM contact"),
                interactions: try count("SELECT count(*) FROM interaction"),
                openNotes: try count("SELECT count(*) FROM inbox_note WHERE state = 'open'"),
                unfinishedCaptures: try count("SELECT count(*) FROM capture WHERE state <> 'filed'"))
        }
    }

    package func workload() async throws(CirclesError) -> Workload {
        try await read("count what waits") { db in
            Workload(
                unfinishedCaptures: try Int.fetchOne(db, "SELECT count(*) FROM capture WHERE state <> 'filed'") ?? 0,
                openNotes: try Int.fetchOne(db, "SELECT count(*) FROM inbox_note WHERE state = 'open'") ?? 0)
        }
    }

    package func copy(to path: String) async throws(CirclesError) {
        do { try await engine.copy(to: path) } catch { throw describe(error, doing: "copy the database") }
    }

    /// Without the pictures, in a folder that goes when it does.
    package func copyForDryRun() throws(CirclesError) -> any Store {
        do {
            let copy = try engine.scratchCopy()
            return CirclesDatabase(
                copy.engine, pictures: try PictureFolder(inside: copy.folder), leases: leases, in: copy.folder,
                rules: rules)
        } catch {
            throw describe(error, doing: "copy the database for a dry run")
        }
    }
}
