package import CirclesCore
internal import CirclesFiles
package import CirclesSpool
internal import Foundation

/// A picture as it is sent, already made small.
struct OutgoingPicture: Sendable {
    let id: Capture.ID
    /// The name of the agent.
    let agent: String
    /// Where it comes from, as the agent is told.
    let source: String
    let jpeg: Data
}

/// Pictures that wait for their agents: a folder with a file each, a line of JSON and the JPEG after it.
///
/// A file is on the disk when it has its name, and goes when its agent took it. Whoever delivers holds the lock, so that no
/// picture is sent by two at once.
package struct Outbox: Sendable {
    private let folder: String

    package init(_ home: Home) { folder = home.data.appending(path: "outbox").path }

    private struct Head: Codable {
        let agent: String
        let source: String
    }

    private static let waiting = ".picture"
    private static let refused = ".refused"

    private func path(_ id: Capture.ID, _ ending: String = waiting) -> String { "\(folder)/\(id)\(ending)" }

    /// Where pictures appear.
    func prepared() throws(CirclesError) -> String {
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(folder)
        } catch {
            throw error.writing("keep pictures in \(folder)")
        }
        return folder
    }

    /// - Throws: `CirclesError` with `cannotWrite`; nothing is kept then.
    func keep(_ picture: OutgoingPicture) throws(CirclesError) {
        guard let head = try? JSONEncoder().encode(Head(agent: picture.agent, source: picture.source)) else {
            throw CirclesError(.internalError, "the picture cannot be kept")
        }
        let folder = try prepared()
        do throws(FileFailure) {
            try PrivateFiles.syncPath(folder)
            try PrivateFiles.writeDurably(head + Data([0x0A]) + picture.jpeg, to: path(picture.id))
        } catch {
            throw error.writing("keep the picture for \(picture.agent.printable)")
        }
    }

    /// The oldest first.
    func ids(refused: Bool = false) -> [Capture.ID] {
        let ending = refused ? Self.refused : Self.waiting
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().compactMap {
            Capture.ID(String($0.dropLast(ending.count)))
        }
    }

    /// Nil for one that is gone or damaged.
    func picture(_ id: Capture.ID, refused: Bool = false) -> OutgoingPicture? {
        guard let bytes = FileManager.default.contents(atPath: path(id, refused ? Self.refused : Self.waiting)),
            let end = bytes.firstIndex(of: 0x0A),
            let head = try? JSONDecoder().decode(Head.self, from: bytes[..<end])
        else { return nil }
        return OutgoingPicture(
            id: id, agent: head.agent, source: head.source, jpeg: Data(bytes[bytes.index(after: end)...]))
    }

    /// What was taken is gone, whatever happens from now on.
    func remove(_ id: Capture.ID, refused: Bool = false) throws(CirclesError) {
        let path = path(id, refused ? Self.refused : Self.waiting)
        do throws(FileFailure) {
            guard unlink(path) == 0 || errno == ENOENT else { throw .current }
            try PrivateFiles.syncDirectory(folder)
        } catch {
            throw error.writing("take a picture out of \(folder)")
        }
    }

    /// Puts one aside that its agent does not take: it is not sent again by itself.
    func putAside(_ id: Capture.ID) throws(CirclesError) {
        do throws(FileFailure) {
            guard rename(path(id), path(id, Self.refused)) == 0 || errno == ENOENT else { throw .current }
            try PrivateFiles.syncDirectory(folder)
        } catch {
            throw error.writing("put a picture aside in \(folder)")
        }
    }

    /// Nil while somebody else delivers.
    func lock() throws(CirclesError) -> FileLock? {
        let folder = try prepared()
        do throws(FileFailure) { return try FileLock.trying("\(folder)/lock") } catch {
            throw error.writing("deliver pictures from \(folder)")
        }
    }

    /// How many wait for each agent, and how many it refused.
    package func counts() -> [String: (waiting: Int, refused: Int)] {
        var counts: [String: (waiting: Int, refused: Int)] = [:]
        for isRefused in [false, true] {
            for id in ids(refused: isRefused) {
                guard let agent = picture(id, refused: isRefused)?.agent else { continue }
                var count = counts[agent] ?? (0, 0)
                if isRefused { count.refused += 1 } else { count.waiting += 1 }
                counts[agent] = count
            }
        }
        return counts
    }

    /// Drops all that is there for an agent.
    ///
    /// - Returns: How many waited.
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func drop(for agent: String) throws(CirclesError) -> Int {
        var dropped = 0
        for isRefused in [false, true] {
            for id in ids(refused: isRefused) where picture(id, refused: isRefused)?.agent == agent {
                try remove(id, refused: isRefused)
                if !isRefused { dropped += 1 }
            }
        }
        return dropped
    }
}
