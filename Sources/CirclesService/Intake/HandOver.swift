package import CirclesCore
internal import CirclesSpool
package import Foundation

/// What is said along with something that a device hands over.
package struct HandOverDetails: Encodable, Sendable {
    package var userNote: String?
    /// Whom to file it with: a full name or an id.
    package var contact: String?
    package var labels: [String] = []
    /// As `ExplicitTime` reads it.
    package var capturedAt: String?
    package var app: String?
    package var title: String?
    /// What came along with a picture or a link.
    package var text: String?
    package var url: String?
    package var isPrivate = false

    package init() {}

    /// Bytes of a name or id, and of an app's name.
    private static let maximumWord = 400

    /// - Throws: `CirclesError` with `badInput` or `usage` for what could not be kept or used: nothing is acknowledged and put
    ///   aside later.
    package func check() throws(CirclesError) {
        guard (userNote?.count ?? 0) <= ShareManifest.maximumNote else {
            throw CirclesError(.badInput, "the note is longer than \(ShareManifest.maximumNote) characters")
        }
        for (value, name) in [(text, "text"), (url, "link"), (title, "title")] {
            guard (value?.utf8.count ?? 0) <= ShareManifest.maximumText else {
                throw CirclesError(.badInput, "the \(name) is longer than \(ShareManifest.maximumText / 1024) KB")
            }
        }
        for (value, name) in [(contact, "contact"), (app, "app's name")] {
            guard (value?.utf8.count ?? 0) <= Self.maximumWord else {
                throw CirclesError(.badInput, "the \(name) is longer than \(Self.maximumWord) bytes")
            }
        }
        guard ![userNote, contact, app, title, text, url].contains(where: { $0?.contains("\0") ?? false }) else {
            throw CirclesError(.badInput, "what goes with it contains NUL characters")
        }
        guard labels.count <= Self.mostLabels else {
            throw CirclesError(.badInput, "there are more than \(Self.mostLabels) labels")
        }
        for label in labels { _ = try ContactText.check(label, "a label") }
        if let capturedAt { _ = try ExplicitTime.parse(capturedAt) }
        if let url, !ImportURL.isURL(url) { throw CirclesError(.badInput, "the link is no URL", hint: "https://…") }
    }

    private static let mostLabels = 20

    func manifest(_ id: Capture.ID, _ kind: ShareManifest.Kind, from caller: Caller, at now: Date) -> ShareManifest {
        var manifest = ShareManifest(id: id, origin: caller.origin, kind: kind, sharedAt: now)
        manifest.userNote = userNote
        manifest.contact = contact
        manifest.labels = labels.isEmpty ? nil : labels
        manifest.capturedAt = capturedAt
        manifest.app = app
        manifest.title = title
        manifest.text = text
        manifest.url = url
        manifest.isPrivate = isPrivate ? true : nil
        return manifest
    }
}

/// Takes what devices hand over: when a method returns an id, that capture is on the disk and will end as one interaction or
/// one note.
package struct HandOver: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    /// One thing that was handed over, checked and not yet acknowledged.
    package enum Item: Sendable {
        case picture(Upload, name: String?)
        /// A file that a messenger exported.
        case chat(Upload, name: String?)
        case text(String)
        case link
    }

    /// Ids for what a request hands over: those of the first request with its key, else new ones.
    ///
    /// - Parameter key: What the request is known by, its caller's own; nil: it is not repeated.
    /// - Throws: `CirclesError` with `badInput` for a key under which something else was handed over.
    package func ids(
        for items: [Item], _ details: HandOverDetails, key: String?, of caller: Caller
    ) async throws(CirclesError) -> [Capture.ID] {
        let now = Date()
        let fresh = items.map { _ in Capture.ID.timeOrdered(now) }
        guard let key else { return fresh }
        guard key.utf8.count <= Self.maximumKey else {
            throw CirclesError(.usage, "the idempotency key is longer than \(Self.maximumKey) bytes")
        }
        let hash = AccessSecret.hash(of: "\(caller.account.name) \(caller.kind) \(key)")
        try await context.database.sweepRequestKeys(before: now.addingTimeInterval(-Self.keyLifetime))
        let content = AccessSecret.hash(of: try await Self.digest(items, details))
        guard let ids = try await context.database.captures(of: hash, saying: content, else: fresh, at: now),
            ids.count == items.count
        else {
            throw CirclesError(
                .badInput, "this idempotency key was used for something else",
                hint: "use a new key for each thing that is handed over")
        }
        return ids
    }

    /// One text for all that a request says.
    private static func digest(_ items: [Item], _ details: HandOverDetails) async throws(CirclesError) -> String {
        var parts: [String] = []
        for item in items {
            switch item {
            case .picture(let upload, let name): parts += ["picture", try await upload.digest(), name ?? ""]
            case .chat(let upload, let name): parts += ["chat", try await upload.digest(), name ?? ""]
            case .text(let text): parts += ["text", Hash.sha256Hex(Data(text.utf8))]
            case .link: parts.append("link")
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let said = try? encoder.encode(details) else {
            throw CirclesError(.internalError, "what goes with a request cannot be written down")
        }
        return (parts + [String(decoding: said, as: UTF8.self)]).joined(separator: "\n")
    }

    /// Bytes of a key.
    private static let maximumKey = 200

    /// Seconds for which a request can be repeated under its key.
    package static let keyLifetime = 7.0 * 86_400

    /// Acknowledges one item. One that was acknowledged under this id before stays as it is.
    ///
    /// - Throws: `CirclesError` with `cannotWrite`; `badInput` when `details` are more than can be kept.
    package func take(
        _ item: Item, _ details: HandOverDetails, as id: Capture.ID, from caller: Caller
    ) async throws(CirclesError) {
        // A request and its repetition may come at the same moment.
        await Self.turns.enter(id)
        do throws(CirclesError) {
            try await place(item, details, as: id, from: caller)
            await Self.turns.leave(id)
        } catch {
            await Self.turns.leave(id)
            if await isKept(id) { return }
            throw error
        }
    }

    private static let turns = CaptureTurns()

    private func place(
        _ item: Item, _ details: HandOverDetails, as id: Capture.ID, from caller: Caller
    ) async throws(CirclesError) {
        if try await isKnown(id) { return try await keepInStore(id) }
        let now = Date()
        let name: String
        var original: String?
        switch item {
        case .picture(let upload, let fileName), .chat(let upload, let fileName):
            let kind: ShareManifest.Kind = if case .chat = item { .chat } else { .image }
            var manifest = details.manifest(id, kind, from: caller, at: now)
            manifest.originalName = fileName.flatMap(Self.plainName)
            original = manifest.originalName
            name = try await upload.place(manifest)
        case .text(let text):
            var manifest = details.manifest(id, .text, from: caller, at: now)
            let bytes = Data(text.utf8)
            manifest.payloadBytes = bytes.count
            manifest.text = nil
            name = try await SpoolWriting(context.home).write(manifest, bytes)
        case .link:
            name = try await SpoolWriting(context.home).write(details.manifest(id, .link, from: caller, at: now), nil)
        }
        EventLog(context.home).record(.received, id, original: original, stored: name, at: now)
        try await keepInStore(id)
    }

    /// Where machines share the store, what is acknowledged is there: this machine's disk is not enough.
    ///
    /// What is not kept now stays in the spool, and whoever hands it over again, or works here, tries once more.
    private func keepInStore(_ id: Capture.ID) async throws(CirclesError) {
        let spool = Spool(context.home)
        guard context.settings.storeIsShared, spool.holds(id).waits else { return }
        let consumer = SpoolConsumer(
            context: context, spool: spool, eventLog: EventLog(context.home), pipeline: nil, isStopped: { false }
        ) { _ in }
        do {
            var errors: [CirclesError] = []
            try await consumer.take(IncomingShare.name(id), &errors)
        } catch let error as CirclesError {
            // Who has had their share is told so, and not served later.
            if error.code == .notPermitted { try? spool.remove(IncomingShare.name(id)) }
            throw error
        } catch {
            throw CirclesError(.internalError, "what was handed over could not be kept in the store")
        }
    }

    /// Whether another process was faster. In this machine's spool alone it is not acknowledged where machines share the store.
    private func isKept(_ id: Capture.ID) async -> Bool {
        do throws(CirclesError) {
            return context.settings.storeIsShared
                ? try await context.database.isAccepted(id) : try await isKnown(id)
        } catch {
            return false
        }
    }

    private func isKnown(_ id: Capture.ID) async throws(CirclesError) -> Bool {
        let held = Spool(context.home).holds(id)
        if held.waits || held.isAside { return true }
        return try await context.database.isAccepted(id)
    }

    /// A name without folders, as far as there is one.
    private static func plainName(_ name: String) -> String? {
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map { UntrustedText.line(String($0), limit: 200) } ?? ""
        return last.isEmpty || last == ".." || last.contains("/") ? nil : last
    }
}

extension Caller {
    /// As what its captures are known to have come.
    var origin: Capture.Origin { scope == .full ? .http : .device }
}
