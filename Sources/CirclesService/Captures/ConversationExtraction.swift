package import CirclesCore
internal import Foundation

/// Says what a conversation is about, without filing anything.
package struct ConversationExtraction {
    /// Where the conversation is.
    package enum Source: Sendable {
        /// The words themselves, or a `circles://import?text=…` URL.
        case text(String)
        /// A file with the words.
        case file(path: String)
        /// A file with a transcript, as `ReadingView` writes it.
        case transcript(path: String)
    }

    private let choice: ModelChoice
    private let matcher: ContactMatcher
    package let conversation: Transcript
    private let capture: Capture

    /// - Parameter capturedAt: When it was on the screen, as the user says it; nil: now.
    /// - Throws: `CirclesError` with `usage` for what is no time, `badInput` for a text or transcript that is none,
    ///   `cannotRead`.
    package init(
        _ context: AppContext, _ choice: ModelChoice, _ source: Source, capturedAt: String?
    ) async throws(CirclesError) {
        let zone = TimeZone.current
        let time =
            if let capturedAt {
                CaptureTime(try ExplicitTime.parse(capturedAt), in: zone, source: .given)
            } else {
                CaptureTime(instant: Date(), zone: zone.identifier, source: .now)
            }
        self.choice = choice
        conversation = try Self.conversation(source, of: try await context.chatOwner())
        capture = Capture(
            id: .random(), origin: .cli, payload: .text(""), sha256: "", capturedAt: time, receivedAt: Date())
        matcher = try await context.matcher()
    }

    /// Just what would be sent to a model.
    ///
    /// - Throws: `CirclesError` with `usage` when the built-in rules are chosen, which send nothing.
    package func prompt() throws(CirclesError) -> Prompt { try choice.prompt(conversation, capture, matcher) }

    /// What was understood; where no model gave a usable answer it says why, and what the rules make of it.
    ///
    /// - Throws: `CirclesError` with `configuration` when the chosen model cannot be asked.
    package func run() async throws(CirclesError) -> ExtractionResult {
        await (try choice.extractor()).extract(conversation, capture, matcher: matcher)
    }

    /// The plans as the built-in rules follow them over the turns, whatever model is chosen.
    package func plans() -> PlanAccount {
        RuleBasedExtractor().account(of: conversation, capturedAt: capture.capturedAt)
    }

    private static func conversation(
        _ source: Source, of owner: ChatOwner
    ) throws(CirclesError) -> Transcript {
        switch source {
        case .text(let text):
            guard case .text(let checked, _, _) = try TextArgument.source(text) else { return Transcript() }
            return SharedTextReader(owner: owner).read(checked)
        case .file(let path):
            return SharedTextReader(owner: owner).read(try Self.words(path))
        case .transcript(let path):
            return try transcript(path)
        }
    }

    private static func words(_ path: String) throws(CirclesError) -> String {
        let name = URL(filePath: path).lastPathComponent
        let bytes = try PictureFile.load(path).bytes
        switch ChatFormat.of(name, bytes.prefix(ChatFormat.headSize)) {
        case .zip?, .json?:
            throw CirclesError(
                .badInput, "\(name) is an archive or data, not the words of a conversation", remedy: .previewExport)
        case .text?, nil: return try SharedText.check(bytes)
        }
    }

    private static func transcript(_ path: String) throws(CirclesError) -> Transcript {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CirclesError(.cannotRead, "\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        let bytes = try PictureFile.read(descriptor, atMost: 4 * SharedText.maximumBytes, path)
        do {
            return try JSONDecoder().decode(Transcript.self, from: bytes)
        } catch {
            throw CirclesError(.badInput, "\(path) holds no transcript", remedy: .giveTranscript)
        }
    }
}
