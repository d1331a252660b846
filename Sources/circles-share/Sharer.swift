import CirclesFiles
import CirclesIntake
import CirclesSpool
import FoundationEssentials
import Glibc

/// Hands over what the arguments name, one share after another.
struct Sharer {
    let arguments: ShareArguments
    let home: Home
    let spool: Spool
    let eventLog: EventLog

    init(_ arguments: ShareArguments) throws(CirclesError) {
        self.arguments = arguments
        home = try Home(arguments.home).part(
            forSharesOf: ProcessInfo.processInfo.environment["CIRCLES_ACCOUNT"])
        spool = Spool(home)
        eventLog = EventLog(home)
    }

    /// - Parameter tell: Called with the id of each share once it is acknowledged, or with why it is not.
    func run(tell: (Result<CaptureID, CirclesError>) -> Void) throws(CirclesError) {
        let details = try details()
        if arguments.paths.isEmpty {
            tell(attempt { () throws(CirclesError) in try shareText(details) })
        }
        for path in arguments.paths {
            tell(attempt { () throws(CirclesError) in try sharePicture(path, details) })
        }
        if let contact = arguments.contact { LastContact.save(contact, home) }
    }

    private func attempt(_ body: () throws(CirclesError) -> CaptureID) -> Result<CaptureID, CirclesError> {
        do throws(CirclesError) { return .success(try body()) } catch { return .failure(error) }
    }

    /// What goes with every share of this call.
    private func details() throws(CirclesError) -> ShareManifest {
        var details = ShareManifest(id: .random(), origin: .share, kind: .text, sharedAt: Date())
        var labels = arguments.labels
        details.contact = arguments.contact
        if arguments.usesLastContact, details.contact == nil {
            guard let last = LastContact.load(home) else {
                throw CirclesError(.usage, "no contact was named yet", hint: "name one with --contact")
            }
            details.contact = last
        }
        if arguments.usesDefaults {
            let defaults = try ShareDefaults.load(home)
            details.contact = details.contact ?? defaults.contact
            labels += defaults.labels.filter { !labels.contains($0) }
        }
        details.labels = labels.isEmpty ? nil : labels
        details.userNote = arguments.note
        details.app = arguments.app
        details.capturedAt = arguments.capturedAt
        details.isPrivate = arguments.isPrivate ? true : nil
        details.confirm = arguments.confirm
        return details
    }

    private func hand(_ manifest: ShareManifest, _ payload: SharePayload) throws(CirclesError) -> CaptureID {
        var manifest = manifest
        manifest.sharedAt = Date()
        manifest.id = .timeOrdered(manifest.sharedAt)
        let name = try spool.write(manifest, payload)
        eventLog.record(.received, manifest.id, original: manifest.originalName, stored: name, at: manifest.sharedAt)
        return manifest.id
    }

    /// A text, a link, or a link with a text.
    private func shareText(_ details: ShareManifest) throws(CirclesError) -> CaptureID {
        var manifest = details
        var text = try arguments.text.map { text throws(CirclesError) in try SharedText.check(Data(text.utf8)) }
        var url = arguments.url
        if url == nil, let given = text, ImportURL.isURL(given.trimmingWhitespace) {
            if given.lowercased().hasPrefix("circles:") {
                text = try SharedText.check(Data(try ImportURL.text(of: given).utf8))
                manifest.origin = .url
            } else {
                (url, text) = (given.trimmingWhitespace, nil)
            }
        }
        guard let url else {
            let bytes = Data((text ?? "").utf8)
            manifest.payloadBytes = bytes.count
            return try hand(manifest, .bytes(bytes))
        }
        manifest.kind = .link
        try addAccompanying(text, url, &manifest)
        return try hand(manifest, .none)
    }

    private func addAccompanying(
        _ text: String?, _ url: String?, _ manifest: inout ShareManifest
    ) throws(CirclesError) {
        for (value, name) in [(text, "text"), (url, "link"), (arguments.title, "title")] {
            guard (value?.utf8.count ?? 0) <= ShareManifest.maximumText else {
                throw CirclesError(
                    .badInput, "the \(name) is longer than \(ShareManifest.maximumText / 1024) KB",
                    hint: name == "text" ? "share it by itself" : nil)
            }
        }
        if let url {
            guard ImportURL.isURL(url) else { throw CirclesError(.badInput, "--url is no link", hint: "https://…") }
        }
        manifest.text = text
        manifest.url = url
        manifest.title = arguments.title
    }

    private func sharePicture(_ path: String, _ details: ShareManifest) throws(CirclesError) -> CaptureID {
        var manifest = details
        let name = path == "-" ? nil : URL(filePath: path).lastPathComponent
        let source = try path == "-" ? standardInput() : file(path)
        if path == "-", ImageFormat.sniff(source.read(at: 0, length: 64)) == nil {
            let text = try SharedText.check(source.read(at: 0, length: SharedText.maximumBytes + 1))
            manifest.payloadBytes = text.utf8.count
            return try hand(manifest, .bytes(Data(text.utf8)))
        }
        let head = source.read(at: 0, length: ChatFormat.headSize)
        if ImageFormat.sniff(head) == nil, ChatFormat.of(name, head) != nil {
            return try shareChat(source, name, manifest)
        }
        do throws(CirclesError) {
            _ = try ImageHeader(of: source)
        } catch {
            throw CirclesError(error.code, "\(name ?? "standard input"): \(error.message)", remedy: error.remedy)
        }
        manifest.kind = .image
        manifest.payloadBytes = source.count
        manifest.originalName = name
        if path != "-", let status = try? source.file.status() {
            manifest.modifiedAt = Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
        }
        let text = try arguments.text.map { text throws(CirclesError) in try SharedText.check(Data(text.utf8)) }
        try addAccompanying(text, arguments.url, &manifest)
        return try hand(manifest, .file(source))
    }

    /// A file that a messenger exported; what chats are in it is told when it is read.
    private func shareChat(
        _ source: FileBytes, _ name: String?, _ details: ShareManifest
    ) throws(CirclesError) -> CaptureID {
        let shown = name ?? "standard input"
        guard source.count > 0 else { throw CirclesError(.badInput, "\(shown) is empty") }
        guard source.count <= ChatFormat.maximumBytes else {
            throw CirclesError(
                .badInput, "\(shown) is larger than \(ChatFormat.maximumBytes / 1_000_000) MB",
                hint: "export the chat without media, or use circles import")
        }
        var manifest = details
        manifest.kind = .chat
        manifest.payloadBytes = source.count
        manifest.originalName = name
        return try hand(manifest, .file(source))
    }

    private func file(_ path: String) throws(CirclesError) -> FileBytes {
        let name = URL(filePath: path).lastPathComponent
        do {
            let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
            let status = try file.status()
            guard status.st_mode & S_IFMT == S_IFREG else { throw CirclesError(.badInput, "\(name) is not a file") }
            return FileBytes(file, count: Int(status.st_size))
        } catch let failure as FileFailure {
            throw failure.reading(name)
        } catch let error as CirclesError {
            throw error
        } catch {
            throw CirclesError(.cannotRead, "\(name) cannot be read")
        }
    }

    /// Standard input can be a pipe: it is written to a nameless file first, so that it has a size and can be looked
    /// at twice.
    private func standardInput() throws(CirclesError) -> FileBytes {
        try spool.prepare()
        let path = "\(spool.temporary)/stdin.\(UUID().uuidString.lowercased())"
        do {
            let file = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL)
            unlink(path)
            let input = OpenFile(dup(STDIN_FILENO))
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
            defer { buffer.deallocate() }
            var total = 0
            while true {
                let count = try input.read(into: buffer)
                guard count > 0 else { return FileBytes(file, count: total) }
                total += count
                guard total <= ImageHeader.maximumBytes else {
                    throw CirclesError(
                        .badInput, "standard input is larger than \(ImageHeader.maximumBytes / 1_000_000) MB")
                }
                try file.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        } catch let failure as FileFailure {
            throw failure.writing("take standard input")
        } catch let error as CirclesError {
            throw error
        } catch {
            throw CirclesError(.cannotRead, "standard input cannot be read")
        }
    }
}
