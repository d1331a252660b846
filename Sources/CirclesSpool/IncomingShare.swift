internal import CirclesFiles
package import CirclesIntake
package import FoundationEssentials
internal import Glibc

/// A share read out of the spool and found to be whole.
package struct IncomingShare: Sendable {
    package let manifest: ShareManifest
    /// The picture's file, or the text's UTF-8.
    package let payload: Data

    /// The name in `new/` of the share with this id.
    package static func name(_ id: CaptureID) -> String { "\(id).share" }

    /// The id that a name stands for; nil for a name that is none.
    package static func id(_ name: String) -> CaptureID? {
        guard name.hasSuffix(".share"), let id = CaptureID(String(name.dropLast(6))), Self.name(id) == name else {
            return nil
        }
        return id
    }
}

extension Spool {
    /// Reads a share. Nothing it says or is makes this read anything else: names are checked, links are not followed.
    package func read(_ name: String) throws(ShareProblem) -> IncomingShare {
        guard let id = IncomingShare.id(name) else { throw .broken("its name is not a share's: <uuid>.share") }
        let (line, payload) = try contents(name)
        let manifest = try ShareManifest(line: line)
        guard manifest.id == id else { throw .broken("its manifest's id is not its name") }
        guard payload.count == manifest.payloadBytes else {
            throw .broken("it has \(payload.count) bytes of payload, its manifest says \(manifest.payloadBytes)")
        }
        return IncomingShare(manifest: manifest, payload: payload)
    }

    private func contents(_ name: String) throws(ShareProblem) -> (line: Data, payload: Data) {
        do {
            let file = try OpenFile("\(new)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            let status = try file.status()
            guard status.st_mode & S_IFMT == S_IFREG else { throw ShareProblem.broken("it is not a file") }
            guard status.st_uid == geteuid() else { throw ShareProblem.broken("it belongs to somebody else") }
            guard status.st_size <= ImageHeader.maximumBytes + ShareManifest.maximumBytes else {
                throw ShareProblem.broken("it is larger than a share can be")
            }
            var bytes = Data(count: Int(status.st_size))
            let count = try bytes.withUnsafeMutableBytes { try file.read(into: $0, at: 0) }
            bytes = bytes.prefix(count)
            guard let end = bytes.prefix(ShareManifest.maximumBytes).firstIndex(of: UInt8(ascii: "\n")) else {
                throw ShareProblem.broken("its first line is no manifest")
            }
            return (bytes[..<end], bytes[(end + 1)...])
        } catch let problem as ShareProblem {
            throw problem
        } catch let failure as FileFailure {
            switch failure.code {
            case ENOENT: throw .gone
            case ELOOP: throw .broken("it is a symbolic link")
            case ENXIO: throw .broken("it is not a file")
            default: throw .unreadable(failure.reading("a share"))
            }
        } catch {
            throw .unreadable(CirclesError(.internalError, "a share cannot be read: \(type(of: error))"))
        }
    }
}
