internal import CirclesArchive
package import CirclesCore
internal import CirclesFiles
package import CirclesSpool
internal import Foundation

/// A home in one file, and back.
///
/// The file is a tar that other tools open, with the sums of its members in `SHA256SUMS`: who no longer has Circles still
/// has everything. It is readable by its owner only.
package enum Backup {
    /// What was saved.
    package struct Contents: Hashable, Sendable {
        package var files = 0
        package var bytes = 0
        /// Those that nobody had looked at yet.
        package var shares = 0
        package var pictures = 0

        package mutating func count(_ name: String, _ size: Int) {
            files += 1
            bytes += size
            if name.hasPrefix("shares/") { shares += 1 }
            if name.hasPrefix("captures/") { pictures += 1 }
        }
    }

    /// Copies everything into a new file, also while Circles is in use. When this returns, it is on the disk and was read
    /// once more; when it throws, nothing of it is there.
    ///
    /// - Throws: `cannotWrite` when there is a file of that name.
    package static func write(_ context: AppContext, to path: String) async throws(CirclesError) -> Contents {
        let home = context.home
        let copy = home.data.appending(path: ".backup.\(UUID().uuidString.lowercased())").path
        defer { unlink(copy) }
        do {
            var writer = try BackupWriter(path)
            // What is in the spool first: what leaves it meanwhile is in the database, which is copied later.
            let spool = Spool(home)
            for name in names(spool.new) where IncomingShare.id(name) != nil {
                try writer.add("shares/\(name)", from: "\(spool.new)/\(name)")
            }
            try await context.database.copy(to: copy)
            try writer.add(BackupMember.database, from: copy)
            for id in try await context.database.capturesWithImages() {
                try writer.add("captures/\(id)", from: home.data.appending(path: "captures/\(id)").path)
            }
            // After the database: what is private there, or deleted, waits for no agent any more.
            for name in names(Outbox(home).folder) where Outbox.isPicture(name) {
                try writer.add("outbox/\(name)", from: "\(Outbox(home).folder)/\(name)")
            }
            let prompts = names(home.prompts.path).map { "prompts/\($0)" }
            let apps = names(home.prompts.appending(path: "apps").path).map { "prompts/apps/\($0)" }
            for name in ["agents.json", "config.yaml", "share.json"] + prompts + apps {
                guard let place = BackupMember.place(of: name, in: home) else { continue }
                try writer.add(name, from: place)
            }
            return try writer.finish { _ = try BackupReader($0, for: home) }
        } catch let error as CirclesError {
            throw error
        } catch let failure as FileFailure where failure.code == EEXIST {
            throw CirclesError(.cannotWrite, "\(path) is there already", hint: "choose another name")
        } catch let failure as FileFailure where failure.code == ENOENT {
            throw CirclesError(
                .cannotWrite, "could not write the backup: its folder is not there", hint: "make the folder first")
        } catch let failure as FileFailure {
            throw failure.writing("write the backup")
        } catch {
            throw CirclesError(.cannotWrite, "the backup is not on the disk as it was written", hint: "check the disk")
        }
    }

    private static func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Brings a backup back, into a home that has no database. All of it is checked before anything is written.
    ///
    /// - Returns: The database as it is now.
    /// - Throws: `badInput` when a byte is missing or different, `cannotWrite` when there is a database.
    package static func restore(
        _ path: String, into home: Home
    ) async throws(CirclesError) -> Health {
        try requireNoDatabase(home)
        let restore = try reader(path, home)
        do {
            try PrivateFiles.makeDirectory(home.data.appending(path: "captures").path)
            try Spool(home).prepare()
            var restoration = Restoration(home)
            try restore(&restoration)
            try restoration.finish()
        } catch let error as CirclesError {
            throw error
        } catch let damage as ArchiveDamage {
            throw damaged(path, damage.reason)
        } catch let failure as FileFailure {
            throw failure.writing("restore the backup")
        } catch {
            throw CirclesError(.internalError, "could not restore the backup: \(error)")
        }
        let health = try await AppContext.store(of: home, nil).health()
        guard health.integrity == "ok" else {
            throw CirclesError(.badInput, "the backup's database is damaged: \(health.integrity)")
        }
        return health
    }

    /// A log that stayed behind would be played into the database that comes.
    private static func requireNoDatabase(_ home: Home) throws(CirclesError) {
        for ending in ["", "-wal", "-journal"] {
            let name = BackupMember.database + ending
            guard access(home.data.appending(path: name).path, F_OK) != 0 else {
                throw CirclesError(
                    .cannotWrite,
                    "there is a database\(ending.isEmpty ? "" : "'s log, \(name),") in \(home.data.path) already",
                    remedy: .otherHome(orElse: "move it aside"))
            }
        }
    }

    /// Checks all of a backup.
    ///
    /// - Returns: What puts it in place.
    private static func reader(
        _ path: String, _ home: Home
    ) throws(CirclesError) -> (inout Restoration) throws -> Void {
        if FirstBackup.isOne(path) {
            let backup = try FirstBackup(path, for: home)
            return { restoration in
                for (entry, range) in backup.entries {
                    try restoration.put(entry.name) { try $0.write(backup.bytes(range)) }
                }
            }
        }
        do {
            return try BackupReader(path, for: home).restore
        } catch let damage as ArchiveDamage {
            throw damaged(path, damage.reason)
        } catch let failure as FileFailure {
            throw failure.reading(path)
        } catch {
            throw damaged(path)
        }
    }

    package static func damaged(_ path: String, _ reason: String? = nil) -> CirclesError {
        CirclesError(
            .badInput, "\(path) is not a whole backup" + (reason.map { ": it \($0)" } ?? ""),
            hint: "use another copy of it")
    }
}
