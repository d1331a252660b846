internal import CirclesFiles
package import CirclesIntake
internal import FoundationEssentials
internal import Glibc

/// A share that comes in pieces, and whose size and details are known only at its end: over a network, as a form.
///
/// The payload is written once, behind room that is left for the manifest. Until `place` returns nothing is acknowledged, and
/// an upload that is let go leaves nothing behind.
package final class ShareUpload {
    private let spool: Spool
    private let path: String
    private let file: OpenFile
    /// Bytes of payload so far.
    package private(set) var count = 0

    /// A page: what goes with a share fits as a rule. What does not is copied.
    private static let room = 4096

    /// - Throws: `CirclesError` with `cannotWrite` when nothing can be written.
    package init(_ spool: Spool) throws(CirclesError) {
        self.spool = spool
        try spool.prepare()
        path = "\(spool.temporary)/upload.\(UUID().uuidString.lowercased())"
        do throws(FileFailure) {
            file = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL)
            guard lseek(file.descriptor, off_t(Self.room), SEEK_SET) >= 0 else { throw .current }
        } catch {
            throw error.writing("take what is uploaded")
        }
    }

    deinit { unlink(path) }

    /// - Throws: `CirclesError` with `cannotWrite`.
    package func append(_ bytes: [UInt8]) throws(CirclesError) {
        do throws(FileFailure) {
            var failure: FileFailure?
            bytes.withUnsafeBytes { buffer in
                do throws(FileFailure) { try file.write(buffer) } catch { failure = error }
            }
            if let failure { throw failure }
            count += bytes.count
        } catch {
            throw error.writing("take what is uploaded")
        }
    }

    /// The payload, to be looked at in places.
    package func payload() -> some ByteSource {
        UploadedBytes(FileBytes(OpenFile(dup(file.descriptor)), count: Self.room + count))
    }

    /// Acknowledges it under the manifest's id. When this returns it is on the disk, and will end as one interaction or one
    /// note; one that is there under this id already stays as it is.
    ///
    /// - Parameter manifest: `payloadBytes` is set here.
    /// - Returns: The share's file name in `new/`.
    /// - Throws: `CirclesError` with `badInput` for a manifest that is too long, `cannotWrite`.
    package func place(_ manifest: ShareManifest) throws(CirclesError) -> String {
        var manifest = manifest
        manifest.payloadBytes = count
        var line = try manifest.line()
        let name = IncomingShare.name(manifest.id)
        guard line.count <= Self.room else {
            return try spool.write(
                manifest, .upload(FileBytes(OpenFile(dup(file.descriptor)), count: Self.room + count), from: Self.room))
        }
        line.insert(
            contentsOf: [UInt8](repeating: UInt8(ascii: " "), count: Self.room - line.count), at: line.count - 1)
        do throws(FileFailure) {
            guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw .current }
            try file.write(line)
            try file.sync()
            do throws(FileFailure) {
                try PrivateFiles.renameAnew(path, "\(spool.new)/\(name)")
            } catch {
                guard error.code == EEXIST else { throw error }
                return name
            }
            do throws(FileFailure) {
                try PrivateFiles.syncDirectory(spool.new)
            } catch {
                unlink("\(spool.new)/\(name)")
                throw error
            }
        } catch {
            throw error.writing("hand the share over")
        }
        return name
    }

    /// What follows the room for the manifest.
    private struct UploadedBytes: ByteSource {
        let file: FileBytes
        var count: Int { file.count - ShareUpload.room }

        init(_ file: FileBytes) { self.file = file }

        func read(at offset: Int, length: Int) -> Data {
            offset < 0 ? Data() : file.read(at: offset + ShareUpload.room, length: length)
        }
    }
}
