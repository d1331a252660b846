package import Foundation

/// Stage one as a whole: a picture or a shared text becomes a transcript.
package struct TranscriptReader: Sendable {
    package let recognizer: any TextRecognizer
    /// Tesseract language codes.
    package let languages: [String]
    /// Whose messages of an exported chat are the user's.
    private let owner: ChatOwner

    package init(recognizer: any TextRecognizer, languages: [String], owner: ChatOwner = ChatOwner()) {
        self.recognizer = recognizer
        self.languages = languages
        self.owner = owner
    }

    /// - Parameter image: An image file whose header was checked.
    package func read(image: Data, capturedAt: CaptureTime) async throws(CirclesError) -> Transcript {
        do {
            let page = try await recognizer.recognize(image, languages: languages)
            return Self.transcript(of: page, capturedAt: capturedAt)
        } catch let error as CirclesError {
            throw error
        } catch {
            throw CirclesError(.internalError, "the picture could not be read: \(type(of: error))")
        }
    }

    /// - Parameter ownNames: What the contact book calls the user.
    package func read(text: String, capturedAt: CaptureTime, ownNames: [String] = []) -> Transcript {
        let reader = SharedTextReader(owner: owner.adding(ownNames))
        return Self.dated(reader.read(text, today: capturedAt.date), capturedAt)
    }

    /// A page that was recognised already.
    package static func transcript(of page: RecognizedPage, capturedAt: CaptureTime) -> Transcript {
        dated(TranscriptBuilder().build(page), capturedAt)
    }

    /// "Yesterday" and "Tue, Jan 5" between messages, as days of the calendar.
    private static func dated(_ transcript: Transcript, _ capturedAt: CaptureTime) -> Transcript {
        var transcript = transcript
        for index in transcript.separators.indices where transcript.separators[index].date == nil {
            transcript.separators[index].date = DaysOfMessages.date(
                of: transcript.separators[index].text, captureDay: capturedAt.date)
        }
        return transcript
    }
}
