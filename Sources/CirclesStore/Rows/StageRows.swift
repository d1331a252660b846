internal import CirclesCore

/// What a capture was read as.
struct TranscriptRow: StoredRow {
    static let table = "transcript"
    static let primaryKey = ["capture_id"]

    var captureId: String
    var title: String?
    var text: String
    var confidence: Double
    var body: Transcript

    init(_ transcript: Transcript, of capture: Capture.ID) {
        captureId = capture.description
        title = transcript.title
        text = transcript.text
        confidence = transcript.confidence
        body = transcript
    }
}

/// What was understood of a capture.
struct ExtractionRow: StoredRow {
    static let table = "extraction"
    static let primaryKey = ["capture_id"]

    var captureId: String
    var model: String
    var summary: String
    var confidence: Double
    var body: Extraction

    init(_ extraction: Extraction, of capture: Capture.ID) {
        captureId = capture.description
        model = extraction.model
        summary = extraction.summary
        confidence = extraction.confidence
        body = extraction
    }
}
