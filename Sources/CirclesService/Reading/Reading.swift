package import CirclesCore
internal import CirclesFiles
internal import CirclesOCR
internal import Foundation

/// One picture's reading with all that led to it.
package struct Reading: Sendable {
    package let transcript: Transcript
    package let timings: ReadingTimings
    /// From the file to the transcript, without what it waited for a reader.
    package let seconds: Double
    private let image: Data
    private let page: RecognizedPage

    init(_ image: Data, _ page: RecognizedPage, _ transcript: Transcript, _ timings: ReadingTimings, seconds: Double) {
        self.image = image
        self.page = page
        self.transcript = transcript
        self.timings = timings
        self.seconds = seconds
    }

    /// Writes the picture with what was understood drawn over it, as PNG.
    ///
    /// - Throws: `CirclesError` with `cannotWrite` for the file, `badInput` when the picture cannot be decoded.
    package func draw(to path: String) throws(CirclesError) {
        let drawn = try Overlay.draw(transcript, page: page, over: image)
        do throws(FileFailure) {
            try PrivateFiles.writeDurably(drawn, to: path)
        } catch {
            throw error.writing("write \(path)")
        }
    }
}
