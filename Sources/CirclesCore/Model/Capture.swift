package import Foundation

/// One screenshot or text that was accepted. What became a capture ends as one interaction or one
/// inbox note; what could not be accepted was refused and never was a capture.
package struct Capture: Codable, Hashable, Sendable {
    package typealias ID = CaptureID
    package typealias Origin = CaptureOrigin

    /// How far it has come. There is no "failed".
    package enum State: String, Codable, Sendable {
        case received, read, extracted, filed
    }

    package enum Payload: Codable, Hashable, Sendable {
        case image(ImagePayload)
        case text(String)
    }

    package struct ImagePayload: Codable, Hashable, Sendable {
        package var format: ImageFormat
        /// Pixels, as the header claims them.
        package var width: Int
        package var height: Int
        /// The name it came with: data, never a path to write to.
        package var originalName: String?

        package init(format: ImageFormat, width: Int, height: Int, originalName: String?) {
            self.format = format
            self.width = width
            self.height = height
            self.originalName = originalName
        }
    }

    package var id: ID
    package var origin: Origin
    package var payload: Payload
    /// Lower-case hex of the payload's bytes (an image's file, a text's UTF-8).
    package var sha256: String
    /// What the user wrote with it, at most 500 characters.
    package var userNote: String?
    /// The contact the user chose when handing it in.
    package var intendedContactID: Contact.ID?
    package var labels: [String]
    /// Never leaves this machine.
    package var isPrivate: Bool
    package var capturedAt: CaptureTime
    package var receivedAt: Date
    package var state: State
    package var attempts: Int
    package var lastError: CirclesError?
    /// Why it must not be filed unseen, in words; nil when it may be.
    package var confirmation: String?
    /// Why a capture is asked about whose chosen contact is gone.
    package static let chosenContactIsGone = "the contact you chose was removed meanwhile"
    /// What was shared along with a picture: a text, a link with its title.
    package var sharedText: String?
    /// The agent that handed a text in, by the name it gives itself: the journal tells it, whoever finishes the capture.
    package var agent: String?

    package init(
        id: ID, origin: Origin, payload: Payload, sha256: String, userNote: String? = nil,
        intendedContactID: Contact.ID? = nil, labels: [String] = [], isPrivate: Bool = false,
        capturedAt: CaptureTime, receivedAt: Date, state: State = .received, attempts: Int = 0,
        lastError: CirclesError? = nil, confirmation: String? = nil, sharedText: String? = nil, agent: String? = nil
    ) {
        self.id = id
        self.origin = origin
        self.payload = payload
        self.sha256 = sha256
        self.userNote = userNote
        self.intendedContactID = intendedContactID
        self.labels = labels
        self.isPrivate = isPrivate
        self.capturedAt = capturedAt
        self.receivedAt = receivedAt
        self.state = state
        self.attempts = attempts
        self.lastError = lastError
        self.confirmation = confirmation
        self.sharedText = sharedText
        self.agent = agent
    }
}

extension Capture {
    /// The same bytes are the same capture when they came after this; nil: whenever they came. "ok, see you" is said more than
    /// once, a screenshot is taken once, and a day of an exported chat says when it was.
    package var repeatsAfter: Date? {
        switch payload {
        case .image: nil
        case .text(let text) where ExportedChat.isPlainText(text): nil
        case .text: receivedAt.addingTimeInterval(-86_400)
        }
    }
}

/// When the conversation was on the screen, and how that is known.
package struct CaptureTime: Codable, Hashable, Sendable {
    package enum Source: String, Codable, Sendable {
        case given, exif, fileName, modified, now

        /// Whether dates in the conversation may be resolved against it without a doubt: a file's own time is
        /// often that of a copy.
        package var isCertain: Bool {
            switch self {
            case .given, .exif, .fileName: true
            case .modified, .now: false
            }
        }
    }

    package var instant: Date
    /// IANA name, such as `Europe/Berlin`.
    package var zone: String
    package var source: Source

    package init(instant: Date, zone: String, source: Source) {
        self.instant = instant
        self.zone = zone
        self.source = source
    }

    /// - Parameter user: Whose clocks showed it, unless it says another offset.
    package init(_ clock: WallClock, in user: TimeZone, source: Source) {
        self.init(instant: clock.instant(in: user), zone: clock.zone(for: user).identifier, source: source)
    }

    /// The zone, or UTC when this machine does not know the name.
    package var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }

    /// The day on the user's wall calendar.
    package var date: CalendarDate { CalendarDate(instant, in: timeZone) }

    /// What the clock on its wall showed.
    package var clock: ClockTime? {
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: instant)
        let minute = (seconds % 86_400 + 86_400) % 86_400 / 60
        return ClockTime(hour: minute / 60, minute: minute % 60)
    }
}

/// `{"image":{…}}` or `{"text":"…"}`. What earlier versions exported, with `_0` between, is still read.
extension Capture.Payload {
    private enum CodingKeys: String, CodingKey { case image, text }
    private enum EarlierKeys: String, CodingKey { case value = "_0" }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.image) {
            let earlier = try container.nestedContainer(keyedBy: EarlierKeys.self, forKey: .image)
            self = .image(
                try earlier.decodeIfPresent(Capture.ImagePayload.self, forKey: .value)
                    ?? container.decode(Capture.ImagePayload.self, forKey: .image))
        } else if let text = try? container.decode(String.self, forKey: .text) {
            self = .text(text)
        } else {
            let earlier = try container.nestedContainer(keyedBy: EarlierKeys.self, forKey: .text)
            self = .text(try earlier.decode(String.self, forKey: .value))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .image(let image): try container.encode(image, forKey: .image)
        case .text(let text): try container.encode(text, forKey: .text)
        }
    }
}
