package import CirclesIntake
package import FoundationEssentials

/// The first line of a share: what it is, and what was said along with it. JSON; unknown keys are passed over.
package struct ShareManifest: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// The payload is a picture's file.
        case image
        /// The payload is UTF-8.
        case text
        /// The payload is a file that a messenger exported: text, JSON or a zip of them.
        case chat
        /// There is no payload, but a `url`.
        case link
    }

    /// Bytes of the line with its line break.
    package static let maximumBytes = 65_536
    package static let currentVersion = 1
    /// Characters of `userNote`.
    package static let maximumNote = 500
    /// Bytes of `text`, and of `url`.
    package static let maximumText = 16_384

    package var version: Int
    package var id: CaptureID
    package var origin: CaptureOrigin
    package var kind: Kind
    /// Bytes that follow the line.
    package var payloadBytes: Int
    package var sharedAt: Date
    /// The name it came with, without folders. Data, never a path.
    package var originalName: String?
    /// When the picture's file was last changed.
    package var modifiedAt: Date?
    /// When it was on the screen, as `--captured-at` takes it.
    package var capturedAt: String?
    /// What was shared along with a picture or a link.
    package var text: String?
    package var url: String?
    /// The link's title.
    package var title: String?
    package var userNote: String?
    /// Whom to file it with: a full name or an id.
    package var contact: String?
    package var labels: [String]?
    /// The program it was shared from.
    package var app: String?
    package var isPrivate: Bool?
    /// Why it must not be filed unseen, in words; nil when it may be.
    package var confirm: String?

    package init(
        id: CaptureID, origin: CaptureOrigin, kind: Kind, payloadBytes: Int = 0, sharedAt: Date,
        originalName: String? = nil
    ) {
        version = Self.currentVersion
        self.id = id
        self.origin = origin
        self.kind = kind
        self.payloadBytes = payloadBytes
        self.sharedAt = sharedAt
        self.originalName = originalName
    }

    /// The line, with its line break.
    package func line() throws(CirclesError) -> Data {
        var json = JSONLine()
        json.add("version", version)
        json.add("id", id.description)
        json.add("origin", origin.rawValue)
        json.add("kind", kind.rawValue)
        json.add("payloadBytes", payloadBytes)
        json.add("sharedAt", UTCText.of(sharedAt, milliseconds: false))
        json.add("originalName", originalName)
        json.add("modifiedAt", modifiedAt.map { UTCText.of($0, milliseconds: false) })
        json.add("capturedAt", capturedAt)
        json.add("text", text)
        json.add("url", url)
        json.add("title", title)
        json.add("userNote", userNote)
        json.add("contact", contact)
        json.add("labels", labels)
        json.add("app", app)
        json.add("isPrivate", isPrivate)
        json.add("confirm", confirm)
        let line = json.line
        guard line.count <= Self.maximumBytes else {
            throw CirclesError(.badInput, "what goes with the share is longer than \(Self.maximumBytes / 1024) KB")
        }
        return line
    }

    /// - Parameter line: Without its line break.
    package init(line: Data) throws(ShareProblem) {
        struct Version: Decodable { let version: Int }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let version = try? decoder.decode(Version.self, from: line).version else {
            throw .broken("its first line is no manifest")
        }
        guard version == Self.currentVersion else {
            throw .broken("its format is version \(version); this circles reads version \(Self.currentVersion)")
        }
        guard let manifest = try? decoder.decode(Self.self, from: line) else {
            throw .broken("its manifest lacks a field, or one has the wrong form")
        }
        self = manifest
        if let flaw { throw .broken(flaw) }
    }

    /// What is wrong with what it says.
    private var flaw: String? {
        if let originalName, originalName.contains("/") || originalName.contains("\0") || originalName == ".." {
            return "its original name is a path"
        }
        if (userNote?.count ?? 0) > Self.maximumNote { return "its note is longer than \(Self.maximumNote) characters" }
        if [text, url, title].contains(where: { ($0?.utf8.count ?? 0) > Self.maximumText }) {
            return "its text, link or title is longer than \(Self.maximumText) bytes"
        }
        if [userNote, text, url, title, contact].contains(where: { $0?.contains("\0") ?? false }) {
            return "it contains NUL"
        }
        if kind == .link, url == nil { return "it is a link without a url" }
        let limit =
            switch kind {
            case .image: ImageHeader.maximumBytes
            case .text: SharedText.maximumBytes
            case .chat: ChatFormat.maximumBytes
            case .link: 0
            }
        guard payloadBytes >= 0, payloadBytes <= limit else { return "it claims \(payloadBytes) bytes of payload" }
        return nil
    }
}

/// Why a file of the spool is not taken.
package enum ShareProblem: Error, Hashable, Sendable {
    /// It is gone: another one took it, or its owner.
    case gone
    /// It will never do: to be put aside, with the reason in words.
    case broken(String)
    /// It could not be read now.
    case unreadable(CirclesError)
}
