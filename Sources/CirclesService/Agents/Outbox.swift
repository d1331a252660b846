package import CirclesCore
internal import CirclesFiles
package import CirclesSpool
package import Foundation

/// A picture as it is sent, already made small.
struct OutgoingPicture: Sendable {
    let id: Capture.ID
    /// The name of the agent.
    let agent: String
    /// Where it comes from, as the agent is told.
    let source: String
    /// What the user knows it by: its file's name, or its capture. No agent is told.
    var name = ""
    /// The capture that it is of; nil for a file. No agent is told.
    var capture: Capture.ID?
    let jpeg: Data
}

/// A picture that an agent did not take, and that is put aside.
package struct RefusedPicture: Sendable {
    package let id: Capture.ID
    package let agent: String
    package let name: String
    /// Nil where an earlier version put it aside.
    package let since: Date?
    /// Why, and what can be done about it.
    package let error: CirclesError

    /// In words.
    package var reason: String { error.message }
    /// Its agent did not refuse it: it may have it.
    package var mayHaveArrived: Bool { error.mayHaveArrived }
}

/// What an outbox holds for one agent.
package struct OutboxCount: Sendable {
    package var waiting = 0
    /// Put aside, whether it was refused or may have arrived.
    package var refused = 0
    /// Those of them that may have arrived.
    package var unanswered = 0
    /// Why those that wait were not delivered when it was last tried.
    package var why: String?

    /// "1 refused, 2 may have arrived"; nothing where nothing is put aside.
    package var aside: String {
        [(refused - unanswered, "refused"), (unanswered, "may have arrived")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}

/// Pictures that wait for their agents: a folder with a file each, a line of JSON and the JPEG after it.
///
/// A file is on the disk when it has its name, and goes when its agent took it. Whoever delivers holds the lock, so that no
/// picture is sent by two at once.
package struct Outbox: Sendable {
    let folder: String

    package init(_ home: Home) { folder = home.data.appending(path: "outbox").path }

    private struct Head: Codable {
        let agent: String
        let source: String
        var name: String?
        var capture: Capture.ID?
        /// Why it was put aside, and when; earlier versions kept the words alone.
        var error: CirclesError?
        var reason: String?
        var refusedAt: Date?

        init(_ picture: OutgoingPicture, refused error: CirclesError? = nil) {
            (agent, source, name, capture) = (picture.agent, picture.source, picture.name, picture.capture)
            self.error = error
            refusedAt = error == nil ? nil : Date()
        }
    }

    private static let waiting = ".picture"
    private static let refused = ".refused"

    /// Whether a file of this name holds a picture, waiting or put aside.
    static func isPicture(_ name: String) -> Bool {
        [waiting, refused].contains { name.hasSuffix($0) && Capture.ID(String(name.dropLast($0.count))) != nil }
    }

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
        try write(picture, Head(picture), Self.waiting)
    }

    private func write(_ picture: OutgoingPicture, _ head: Head, _ ending: String) throws(CirclesError) {
        guard let head = try? JSONEncoder().encode(head) else {
            throw CirclesError(.internalError, "the picture cannot be kept")
        }
        let folder = try prepared()
        do throws(FileFailure) {
            try PrivateFiles.syncPath(folder)
            try PrivateFiles.writeDurably(head + Data([0x0A]) + picture.jpeg, to: path(picture.id, ending))
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
        read(id, refused ? Self.refused : Self.waiting)?.picture
    }

    private func read(_ id: Capture.ID, _ ending: String) -> (picture: OutgoingPicture, head: Head)? {
        guard let bytes = FileManager.default.contents(atPath: path(id, ending)),
            let end = bytes.firstIndex(of: 0x0A),
            let head = try? JSONDecoder().decode(Head.self, from: bytes[..<end])
        else { return nil }
        let picture = OutgoingPicture(
            id: id, agent: head.agent, source: head.source, name: head.name ?? "", capture: head.capture,
            jpeg: Data(bytes[bytes.index(after: end)...]))
        return (picture, head)
    }

    /// The same picture, of the same capture where it is of one, that waits for the agent already, or was put aside.
    func kept(like picture: OutgoingPicture, refused: Bool = false) -> OutgoingPicture? {
        ids(refused: refused).lazy.compactMap { self.picture($0, refused: refused) }.first {
            $0.agent == picture.agent && $0.capture == picture.capture && $0.jpeg == picture.jpeg
        }
    }

    /// Whether it waits still.
    func waits(_ id: Capture.ID) -> Bool { access(path(id), F_OK) == 0 }

    /// What was put aside, the oldest first; of one agent, or of all.
    package func refused(by agent: String? = nil) -> [RefusedPicture] {
        ids(refused: true).compactMap { id in
            guard let (picture, head) = read(id, Self.refused), agent == nil || agent == picture.agent else {
                return nil
            }
            return RefusedPicture(
                id: id, agent: picture.agent, name: picture.name, since: head.refusedAt,
                error: head.error ?? CirclesError(.badInput, head.reason ?? "it could not be delivered"))
        }
    }

    /// Has what was put aside wait again.
    ///
    /// - Returns: How many do.
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func waitAgain(for agent: String?) throws(CirclesError) -> Int {
        let pictures = refused(by: agent)
        for picture in pictures { try waitAgain(picture.id) }
        return pictures.count
    }

    /// The same of one.
    func waitAgain(_ id: Capture.ID) throws(CirclesError) {
        do throws(FileFailure) { try move(id, from: Self.refused, to: Self.waiting) } catch {
            throw error.writing("take a picture up again in \(folder)")
        }
    }

    /// One that is gone meanwhile stays gone.
    private func move(_ id: Capture.ID, from: String, to: String) throws(FileFailure) {
        guard rename(path(id, from), path(id, to)) == 0 || errno == ENOENT else { throw .current }
        try PrivateFiles.syncDirectory(folder)
    }

    /// What waits or was put aside of captures that were deleted, or are private now: it goes to nobody.
    ///
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func forget(_ captures: Set<Capture.ID>) throws(CirclesError) {
        guard !captures.isEmpty else { return }
        for refused in [false, true] {
            for id in ids(refused: refused) {
                guard let capture = picture(id, refused: refused)?.capture, captures.contains(capture) else { continue }
                try remove(id, refused: refused)
            }
        }
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

    /// Puts one aside that its agent does not take, or may have: it is not sent again by itself.
    ///
    /// - Parameter error: Why; none for one that is damaged or has no agent.
    func putAside(_ id: Capture.ID, _ error: CirclesError? = nil) throws(CirclesError) {
        if let error, let picture = picture(id) {
            do throws(CirclesError) {
                try write(picture, Head(picture, refused: error), Self.refused)
                return try remove(id)
            } catch {
                // Without room for why, it is put aside all the same: waiting, it would be sent again and again.
            }
        }
        do throws(FileFailure) {
            try move(id, from: Self.waiting, to: Self.refused)
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

    /// What is there for each agent.
    package func counts() -> [String: OutboxCount] {
        var counts: [String: OutboxCount] = [:]
        for id in ids() {
            guard let agent = picture(id)?.agent else { continue }
            counts[agent, default: OutboxCount()].waiting += 1
        }
        for picture in refused() {
            counts[picture.agent, default: OutboxCount()].refused += 1
            if picture.mayHaveArrived { counts[picture.agent, default: OutboxCount()].unanswered += 1 }
        }
        let tries = tries
        for (agent, count) in counts where count.waiting > 0 { counts[agent]?.why = tries[agent] }
        return counts
    }

    /// Beside the pictures and not among them, as whoever delivers wakes when one comes.
    private var triesFolder: String { "\(folder)/tries" }

    /// Why nothing of what waits got through to each agent.
    private var tries: [String: String] {
        guard let bytes = FileManager.default.contents(atPath: "\(triesFolder)/last.json") else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: bytes)) ?? [:]
    }

    /// Keeps why a picture waits on, as far as it can: it is for the user to know, and hinders no delivery. Whoever calls holds the
    /// lock.
    func note(_ error: CirclesError, of agent: String) {
        guard error.code != .interrupted else { return }
        var tries = tries
        guard tries[agent] != error.message else { return }
        tries[agent] = error.message
        guard let bytes = try? JSONEncoder().encode(tries) else { return }
        try? PrivateFiles.makeDirectory(triesFolder)
        try? PrivateFiles.writeDurably(bytes, to: "\(triesFolder)/last.json")
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
