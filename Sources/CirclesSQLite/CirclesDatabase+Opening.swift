package import CirclesCore
package import CirclesFiles
package import CirclesStore
package import Foundation

extension CirclesDatabase {
    /// Opens the database in `folder`, making both when they are missing.
    ///
    /// Several processes may do this at once: the making and migrating is held under a lock file, without which
    /// SQLite answers "database is locked" to the change of the journal mode.
    ///
    /// - Parameters:
    ///   - rules: By which learnt names are held against contacts that come.
    ///   - clock: What leases are counted on; all who share a folder share it.
    /// - Throws: `CirclesError` with `configuration` when it is a newer version's, or was moved elsewhere; `cannotWrite`.
    package convenience init(
        folder: URL, rules: NameRules = NameRules(), clock: BootClock = .current
    ) throws(CirclesError) {
        let engine: SQLiteEngine, pictures: PictureFolder
        do {
            try PrivateFiles.makeDirectory(folder.path)
            pictures = try PictureFolder(inside: folder)
            let lock = try FileLock(waitingFor: folder.appending(path: "circles.lock").path)
            try MovedMark.check(folder)
            engine = try SQLiteEngine(folder: folder)
            // Once: a power cut must not take away the folder of a capture that was told to be received. Only when all
            // is on the disk does the lock's file say so; a cut before that empties it again.
            if try !lock.isMarked {
                try PrivateFiles.syncPath(folder.path)
                try lock.write(note: "synced\n")
            }
            lock.release()
        } catch {
            throw SQLiteError.describe(error, doing: "open the database in \(folder.path)", in: folder)
        }
        self.init(
            engine, pictures: pictures, leases: MachineLeases(in: folder, clock: clock), in: folder, rules: rules)
    }

    /// Closes a home that is to get another name: nothing of it is in a log any more, and nobody uses this afterwards.
    package func close() throws(CirclesError) {
        do { try (engine as? SQLiteEngine)?.close() } catch {
            throw SQLiteError.describe(error, doing: "close the database", in: nil)
        }
    }

    /// Opens a new database that is in this process' memory, with its pictures in a folder that goes when it does.
    package convenience init(
        inMemoryWith rules: NameRules = NameRules(), clock: BootClock = .current
    ) throws(CirclesError) {
        let engine: SQLiteEngine, pictures: PictureFolder
        do {
            engine = try SQLiteEngine(inMemoryBeside: ScratchFolder())
            pictures = try PictureFolder(inside: engine.folder)
        } catch {
            throw SQLiteError.describe(error, doing: "open a database in memory", in: nil)
        }
        self.init(
            engine, pictures: pictures, leases: MachineLeases(in: engine.folder, clock: clock), in: engine.folder,
            rules: rules)
    }
}
