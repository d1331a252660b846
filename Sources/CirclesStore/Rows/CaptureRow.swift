internal import CirclesCore
internal import Foundation

struct CaptureRow: StoredRow {
    static let table = "capture"

    var id: String
    var origin: Capture.Origin
    /// `image` or `text`.
    var kind: String
    var format: String?
    var width: Int?
    var height: Int?
    /// What it came from: a picture's file, or the agent that handed a text in.
    var originalName: String?
    var text: String?
    var sha256: String
    var userNote: String?
    var intendedContactId: String?
    var labels: [String]
    var isPrivate: Bool
    var capturedAt: Date
    var capturedZone: String
    var capturedSource: CaptureTime.Source
    var receivedAt: Date
    var state: Capture.State
    var attempts: Int
    var lastError: CirclesError?
    /// When it was last filed, assigned or dismissed; nil while something about it is open.
    var settledAt: Date?
    /// The picture's file is still kept.
    var hasImage: Bool
    var confirmation: String?
    var sharedText: String?

    init(_ capture: Capture) {
        id = capture.id.description
        origin = capture.origin
        switch capture.payload {
        case .image(let image):
            kind = "image"
            format = image.format.rawValue
            width = image.width
            height = image.height
            originalName = image.originalName
        case .text(let content):
            kind = "text"
            text = content
            originalName = capture.agent
        }
        hasImage = kind == "image"
        sha256 = capture.sha256
        userNote = capture.userNote
        intendedContactId = capture.intendedContactID?.description
        labels = capture.labels
        isPrivate = capture.isPrivate
        capturedAt = capture.capturedAt.instant
        capturedZone = capture.capturedAt.zone
        capturedSource = capture.capturedAt.source
        receivedAt = capture.receivedAt
        state = capture.state
        attempts = capture.attempts
        lastError = capture.lastError
        confirmation = capture.confirmation
        sharedText = capture.sharedText
    }

    func capture() throws -> Capture {
        let payload: Capture.Payload
        if let text {
            payload = .text(text)
        } else {
            guard let format = format.flatMap(ImageFormat.init(rawValue:)), let width, let height else {
                throw StoreError.damaged("capture", id)
            }
            payload = .image(.init(format: format, width: width, height: height, originalName: originalName))
        }
        return Capture(
            id: try StoreError.id(id), origin: origin, payload: payload, sha256: sha256, userNote: userNote,
            intendedContactID: try intendedContactId.map(StoreError.id), labels: labels, isPrivate: isPrivate,
            capturedAt: CaptureTime(instant: capturedAt, zone: capturedZone, source: capturedSource),
            receivedAt: receivedAt, state: state, attempts: attempts, lastError: lastError, confirmation: confirmation,
            sharedText: sharedText, agent: kind == "text" ? originalName : nil)
    }
}
