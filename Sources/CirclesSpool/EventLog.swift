package import CirclesFiles
package import CirclesIntake
package import FoundationEssentials
internal import Glibc

/// What befell each share, one line of JSON an event: ids, names and times, never what a chat says.
///
/// Every process appends with one write a line, so that lines never mix. A line that cannot be written is done without:
/// the trace is there to understand by, and nothing depends on it.
package struct EventLog: Sendable {
    package enum Event: String, Codable, Sendable {
        /// The share is acknowledged.
        case received
        /// It is a capture in the database.
        case stored
        /// A process works on it.
        case claimed
        case read, extracted, filed
        /// It is an inbox note.
        case noted
        /// Its bytes were known: see `as`.
        case duplicate
        /// It could not be taken.
        case quarantined
        /// The work did not come to an end, and is taken up again.
        case failed
    }

    package struct Entry: Codable, Sendable {
        package var at: Date
        package var event: Event
        package var id: String
        /// The name it came with.
        package var original: String?
        /// The name it is kept under.
        package var stored: String?
        package var pid: Int32
        /// What it became: an interaction, a note, an earlier capture.
        package var `as`: String?
        /// Why, in words that quote no chat.
        package var reason: String?
    }

    private let folder: String
    package var path: String { folder + "/trace.jsonl" }
    private var older: String { folder + "/trace.1.jsonl" }

    /// Bytes of a file, above which it becomes the older one.
    private static let maximumBytes = 4_000_000

    package init(_ home: Home) {
        folder = home.state.path
    }

    package func record(
        _ event: Event, _ id: CaptureID, original: String? = nil, stored: String? = nil, became: String? = nil,
        reason: String? = nil, at now: Date
    ) {
        record(
            Entry(
                at: now, event: event, id: id.description, original: original, stored: stored, pid: getpid(),
                as: became,
                reason: reason))
    }

    package func record(_ entry: Entry) {
        var json = JSONLine()
        json.add("at", UTCText.of(entry.at, milliseconds: true))
        json.add("event", entry.event.rawValue)
        json.add("id", entry.id)
        json.add("original", entry.original)
        json.add("stored", entry.stored)
        json.add("pid", Int(entry.pid))
        json.add("as", entry.as)
        json.add("reason", entry.reason)
        let line = json.line
        do throws(FileFailure) {
            let file: OpenFile
            do throws(FileFailure) {
                file = try open()
            } catch {
                guard error.code == ENOENT else { throw error }
                try PrivateFiles.makeDirectory(folder)
                file = try open()
            }
            try file.write(line)
        } catch {
            return
        }
    }

    private func open() throws(FileFailure) -> OpenFile {
        try OpenFile(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW)
    }

    private static let instant = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Makes room when the file has grown: it becomes the older one, and what that held goes.
    package func rotate() {
        guard hasGrown, let lock = try? FileLock.trying(folder + "/trace.lock") else { return }
        // Another process may have done it since.
        if hasGrown { rename(path, older) }
        lock.release()
    }

    private var hasGrown: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > Self.maximumBytes
    }

    /// Takes out all lines of these captures. A line that is written meanwhile may be lost.
    package func forget(_ ids: Set<String>) throws(FileFailure) {
        let decoder = JSONDecoder()
        struct Line: Decodable { let id: String }
        for path in [older, path] {
            guard let bytes = FileManager.default.contents(atPath: path) else { continue }
            let kept = bytes.split(separator: UInt8(ascii: "\n")).filter { line in
                (try? decoder.decode(Line.self, from: line)).map { !ids.contains($0.id) } ?? false
            }
            try PrivateFiles.writeDurably(Data(kept.map { $0 + [UInt8(ascii: "\n")] }.joined()), to: path)
        }
    }

    /// What is known of captures whose id begins with `prefix`, in the order it was written.
    package func entries(startingWith prefix: String) -> [Entry] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            try Date(try decoder.singleValueContainer().decode(String.self), strategy: Self.instant)
        }
        return [older, path].flatMap { path -> [Entry] in
            guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
            return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
                (try? decoder.decode(Entry.self, from: line)).flatMap { $0.id.hasPrefix(prefix) ? $0 : nil }
            }
        }
    }
}
