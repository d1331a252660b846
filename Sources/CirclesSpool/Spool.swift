internal import CirclesFiles
package import CirclesIntake
package import FoundationEssentials
internal import Glibc

/// The folder through which other processes hand captures over. Its format is docs/spool.md.
///
/// `tmp/` holds what is being written, `new/` what is acknowledged, `quarantine/` what cannot be taken, with the reason.
/// A name appears in `new/` only by a rename, when all of the file is on the disk.
package struct Spool: Sendable {
    package let folder: String

    package init(_ home: Home) {
        folder = home.data.appending(path: "spool").path
    }

    package var temporary: String { folder + "/tmp" }
    package var new: String { folder + "/new" }
    package var quarantine: String { folder + "/quarantine" }

    /// The file that says which format this is.
    private var mark: String { folder + "/format" }
    private static let format = "circles spool 1\n"

    /// Makes the spool where there is none.
    ///
    /// The mark is made last, when the folders and all above them are on the disk: a writer that finds it need not
    /// sync them again, and no share is acknowledged in a folder that a power cut could take away.
    package func prepare() throws(CirclesError) {
        if access(mark, F_OK) == 0 { return }
        do throws(FileFailure) {
            for path in [temporary, new, quarantine] { try PrivateFiles.makeDirectory(path) }
            try PrivateFiles.syncPath(folder)
            try PrivateFiles.writeDurably(Data(Self.format.utf8), to: mark)
        } catch {
            throw error.writing("make the spool in \(folder)")
        }
    }

    /// The first `limit` names in `new/` in their order, which is that of their sharing.
    ///
    /// However many wait, only about twice as many names are held at once.
    package func oldest(_ limit: Int) throws(CirclesError) -> [String] {
        guard let folder = opendir(new) else {
            guard errno != ENOENT else { return [] }
            throw FileFailure.current.reading("the spool")
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let length = Int(entry.pointee.d_reclen) - (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
                    String(decoding: UnsafeBufferPointer(start: bytes, count: strnlen(start, length)), as: UTF8.self)
                }
            }
            // What begins with a dot is a file system's or a desktop's own.
            guard !name.hasPrefix(".") else { continue }
            names.append(name)
            if names.count >= limit * 2 { names = Array(names.sorted().prefix(limit)) }
        }
        return Array(names.sorted().prefix(limit))
    }

    /// Whether a share of this id waits here, or was put aside.
    package func holds(_ id: CaptureID) -> (waits: Bool, isAside: Bool) {
        let name = IncomingShare.name(id)
        return (access("\(new)/\(name)", F_OK) == 0, access("\(quarantine)/\(name)", F_OK) == 0)
    }

    /// How many wait.
    package func count() -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: new)) ?? []).count { !$0.hasPrefix(".") }
    }

    /// Takes a share out, after it was stored elsewhere. One that is gone already is no error.
    package func remove(_ name: String) throws(CirclesError) {
        guard unlink("\(new)/\(name)") == 0 || errno == ENOENT else {
            throw FileFailure.current.writing("take a share out of the spool")
        }
    }

    /// What was taken out stays out, whatever happens.
    package func syncRemovals() throws(CirclesError) {
        do throws(FileFailure) {
            try PrivateFiles.syncDirectory(new)
        } catch {
            throw error.writing("take a share out of the spool")
        }
    }

    /// Puts a file aside that cannot be taken, with a text beside it that says why.
    ///
    /// The reason comes first, so that no file is there without one; cut off anywhere, it is done again from the start.
    package func quarantine(_ name: String, because reason: String) throws(CirclesError) {
        let source = "\(new)/\(name)"
        var target = "\(quarantine)/\(name)"
        if isTaken(target, besides: source) { target += ".\(UUID().uuidString.lowercased())" }
        let written = "\(temporary)/\(UUID().uuidString.lowercased()).reason"
        do throws(FileFailure) {
            try PrivateFiles.writeDurably(Data((reason + "\n").utf8), to: written)
            guard rename(written, target + ".reason") == 0 else { throw .current }
            try PrivateFiles.syncDirectory(quarantine)
            guard rename(source, target) == 0 || errno == ENOENT else { throw .current }
            try PrivateFiles.syncDirectory(quarantine)
            try PrivateFiles.syncDirectory(new)
        } catch {
            unlink(written)
            throw error.writing("put a broken share aside")
        }
    }

    /// Whether another file has this name. A power cut can leave the same file in both folders.
    private func isTaken(_ target: String, besides source: String) -> Bool {
        var (there, here) = (stat(), stat())
        guard lstat(target, &there) == 0 else { return false }
        let areFiles =
            lstat(source, &here) == 0 && here.st_mode & S_IFMT == S_IFREG && there.st_mode & S_IFMT == S_IFREG
        return !(areFiles && FileManager.default.contentsEqual(atPath: source, andPath: target))
    }

    /// Deletes what writers left behind when they were killed. A writer takes milliseconds, and none of these was
    /// acknowledged: at worst a very slow one is told that it failed.
    package func sweep(olderThan seconds: Double, at now: Date) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? []
        for name in names {
            var status = stat()
            let path = "\(temporary)/\(name)"
            guard lstat(path, &status) == 0 else { continue }
            if now.timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > seconds { unlink(path) }
        }
    }
}
