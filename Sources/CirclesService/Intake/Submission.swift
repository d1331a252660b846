package import CirclesCore
package import Foundation

/// Something handed in, checked but not yet accepted.
package struct Submission: Sendable {
    package var capture: Capture
    /// The picture's bytes; nil for a text.
    package var bytes: Data?
}

/// What the user says along with what is handed in.
package struct SubmissionDetails: Sendable {
    package var capturedAt: WallClock?
    package var userNote: String?
    package var contact: Contact?
    package var labels: [String] = []
    package var isPrivate = false
    /// What the capture is to be called, when it has a name already: that of its share.
    package var id: Capture.ID?
    package var origin = Capture.Origin.cli
    /// When it was handed over; nil: now.
    package var sharedAt: Date?
    /// Why it must not be filed unseen, in words.
    package var confirmation: String?
    /// What was shared along with a picture.
    package var sharedText: String?
    /// The agent that hands it in, by the name it gives itself.
    package var agent: String?

    package init(
        capturedAt: WallClock? = nil, userNote: String? = nil, contact: Contact? = nil, labels: [String] = [],
        isPrivate: Bool = false, id: Capture.ID? = nil, origin: Capture.Origin = Capture.Origin.cli,
        sharedAt: Date? = nil, confirmation: String? = nil, sharedText: String? = nil,
        agent: String? = nil
    ) {
        self.capturedAt = capturedAt
        self.userNote = userNote
        self.contact = contact
        self.labels = labels
        self.isPrivate = isPrivate
        self.id = id
        self.origin = origin
        self.sharedAt = sharedAt
        self.confirmation = confirmation
        self.sharedText = sharedText
        self.agent = agent
    }

    /// Characters of a user's note.
    package static let maximumNote = 500

    /// - Parameter path: The picture's file, or only its name.
    /// - Throws: `CirclesError` with `badInput` when the bytes are no picture that can be taken.
    package func submission(picture bytes: Data, path: String?, modified: Date?) throws(CirclesError) -> Submission {
        let header = try ImageHeader(of: bytes)
        let name = path.map { URL(filePath: $0).lastPathComponent }
        let payload = Capture.Payload.image(
            .init(format: header.format, width: header.width, height: header.height, originalName: name))
        let time = captureTime(of: bytes, path: path, modified: modified)
        return Submission(capture: capture(payload, origin, bytes, time), bytes: bytes)
    }

    /// A text, as the user's details describe it.
    package func submission(text: String, origin: Capture.Origin) -> Submission {
        let time = captureTime(exif: nil, fileName: nil, modified: nil)
        return Submission(capture: capture(.text(text), origin, Data(text.utf8), time), bytes: nil)
    }

    /// A day of an exported chat, which counts as captured when its last message was written.
    package func submission(_ day: ExportedChat) -> Submission {
        var details = self
        if let last = day.lines.last, let date = last.date {
            details.capturedAt =
                capturedAt ?? WallClock(date: date, hour: last.time?.hour ?? 12, minute: last.time?.minute ?? 0)
        }
        // Whoever named the contact was asked already.
        if contact == nil { details.confirmation = confirmation ?? day.doubt }
        return details.submission(text: day.plainText, origin: origin)
    }

    /// When the picture was taken.
    package func captureTime(of bytes: Data, path: String?, modified: Date?) -> CaptureTime {
        let name = path.map { URL(filePath: $0).lastPathComponent }
        return captureTime(
            exif: ExifTime.parse(bytes), fileName: name.flatMap(FileNameTime.parse), modified: modified)
    }

    private func capture(
        _ payload: Capture.Payload, _ origin: Capture.Origin, _ bytes: Data, _ time: CaptureTime
    ) -> Capture {
        Capture(
            id: id ?? .random(), origin: origin, payload: payload,
            sha256: Hash.sha256Hex(bytes),
            userNote: userNote, intendedContactID: contact?.id, labels: labels, isPrivate: isPrivate,
            capturedAt: time, receivedAt: Date(), confirmation: confirmation, sharedText: sharedText,
            agent: agent)
    }

    /// What the user says, else what the picture says, else its name, else its file.
    private func captureTime(exif: WallClock?, fileName: WallClock?, modified: Date?) -> CaptureTime {
        let zone = TimeZone.current
        let candidates: [(WallClock?, CaptureTime.Source)] = [
            (capturedAt, .given), (exif, .exif), (fileName, .fileName),
        ]
        for case (let clock?, let source) in candidates {
            return CaptureTime(clock, in: zone, source: source)
        }
        if modified == nil, let sharedAt {
            return CaptureTime(instant: sharedAt, zone: zone.identifier, source: .now)
        }
        if let modified { return CaptureTime(instant: modified, zone: zone.identifier, source: .modified) }
        return CaptureTime(instant: Date(), zone: zone.identifier, source: .now)
    }
}
