package import Foundation

/// The way of a capture, from accepted bytes to an interaction or an inbox note.
///
/// Each step is saved before the next begins: a capture whose work is cut off goes on where it stopped.
package struct ImportPipeline: Sendable {
    package let captures: any CaptureRepository
    package let reader: TranscriptReader
    package let understanding: Understanding
    package let policy: FilingPolicy
    package let matcher: ContactMatcher
    /// Makes the picture that models are shown; nil when they are shown none.
    package let optimizer: (any PictureOptimizer)?
    /// Wall-clock time.
    package let now: @Sendable () -> Date
    /// Seconds on a clock that never goes back, for measuring the stages.
    package let seconds: @Sendable () -> Double

    package init(
        captures: any CaptureRepository, reader: TranscriptReader, understanding: Understanding, policy: FilingPolicy,
        matcher: ContactMatcher, optimizer: (any PictureOptimizer)? = nil, now: @escaping @Sendable () -> Date,
        seconds: @escaping @Sendable () -> Double
    ) {
        self.captures = captures
        self.reader = reader
        self.understanding = understanding
        self.policy = policy
        self.matcher = matcher
        self.optimizer = optimizer
        self.now = now
        self.seconds = seconds
    }

    /// What a capture is taken through again for.
    package struct Rerun: Sendable {
        /// Read the picture anew, in other languages.
        package var rereads: Bool
        /// The open note this is to upgrade, as it was seen.
        package var noteRevision: Int?

        package init(rereads: Bool, noteRevision: Int?) {
            self.rereads = rereads
            self.noteRevision = noteRevision
        }
    }

    /// Takes an accepted capture to its end.
    ///
    /// - Parameter alone: File it by itself, also when it continues or repeats an interaction that is there.
    /// - Throws: `CirclesError` with `stored` when the work cannot go on; the capture is safe and can be tried again.
    package func process(
        _ capture: Capture, rerun: Rerun? = nil, alone: Bool = false
    ) async throws(CirclesError) -> ImportResult {
        do {
            return try await run(capture, rerun, alone)
        } catch {
            try? await captures.save(failure: error, of: capture.id)
            throw error.whenStored
        }
    }

    private func run(_ capture: Capture, _ rerun: Rerun?, _ alone: Bool) async throws(CirclesError) -> ImportResult {
        var timings = ImportResult.Timings()
        let transcript = try await measure(&timings.read) { () async throws(CirclesError) in
            try await read(capture, again: rerun?.rereads ?? false)
        }
        let understood = try await measure(&timings.extract) { () async throws(CirclesError) in
            try await understand(transcript, capture, again: rerun != nil)
        }
        let decision = try await measure(&timings.match) { () async throws(CirclesError) in
            decide(transcript, understood.extraction, capture)
        }
        let ending = Ending(decision, understood, transcript, capture, at: now())
        let learnt = rerun == nil ? learnt(of: chosen(capture), transcript) : nil
        let conclusion = try await measure(&timings.file) { () async throws(CirclesError) in
            try await captures.conclude(
                capture, as: ending.conclusion, alone: alone, teaching: learnt, noteRevision: rerun?.noteRevision,
                refresh: rerun != nil, at: now())
        }
        timings.total = timings.read + timings.extract + timings.match + timings.file
        var result = ImportResult(
            captureID: capture.id, path: nil, status: conclusion.status, conclusion: conclusion,
            match: decision.match, learnt: learnt, timings: timings, error: ending.error)
        result.failure = understood.failure
        result.warn(of: transcript)
        return result
    }

    /// What would become of a capture; nothing is stored.
    package func preview(_ capture: Capture, _ bytes: Data?) async throws(CirclesError) -> ImportResult {
        var timings = ImportResult.Timings()
        let transcript = try await measure(&timings.read) { () async throws(CirclesError) in
            try await read(capture.payload, capture.capturedAt) { () async throws(CirclesError) in bytes }
        }
        let understood = await understanding.of(transcript, capture, matcher: matcher) {
            await optimized(bytes)
        }
        let decision = decide(transcript, understood.extraction, capture)
        let ending = Ending(decision, understood, transcript, capture, at: now())
        var result = ImportResult(
            captureID: nil, path: nil, status: .preview, conclusion: ending.conclusion, match: decision.match,
            timings: timings, error: ending.error)
        result.warn(of: transcript)
        return result
    }

    /// What a model answered before the work was cut off is not asked for again; when no model answers this time, what one
    /// answered before is not given up for the rules' word.
    private func understand(
        _ transcript: Transcript, _ capture: Capture, again: Bool
    ) async throws(CirclesError) -> Understood {
        let saved = try await captures.extraction(of: capture.id).flatMap { extraction in
            extraction.model == RuleBasedExtractor.model ? nil : extraction
        }
        if !again, capture.state == .extracted, let saved { return Understood(extraction: saved, failure: nil) }
        var understood = await understanding.of(transcript, capture, matcher: matcher) {
            guard optimizer != nil else { return nil }
            return await optimized(try? await captures.image(of: capture.id))
        }
        if understood.failure != nil, let saved {
            understood.extraction = saved
        } else {
            try await captures.save(understood.extraction, of: capture.id)
        }
        return understood
    }

    /// A picture that cannot be made smaller is not sent; its text is.
    private func optimized(_ image: Data?) async -> Data? {
        guard let optimizer, let image else { return nil }
        return try? await optimizer.optimized(image)
    }

    private func read(_ capture: Capture, again: Bool) async throws(CirclesError) -> Transcript {
        if !again, let saved = try await captures.transcript(of: capture.id) { return saved }
        var transcript = try await read(capture.payload, capture.capturedAt) { () async throws(CirclesError) in
            try await captures.image(of: capture.id)
        }
        // Beside the conversation, and no part of it: nothing in it names whom the conversation was with.
        if let along = capture.sharedText { transcript.text += (transcript.text.isEmpty ? "" : "\n") + along }
        try await captures.save(transcript, of: capture.id)
        return transcript
    }

    private func read(
        _ payload: Capture.Payload, _ time: CaptureTime, image: () async throws(CirclesError) -> Data?
    ) async throws(CirclesError) -> Transcript {
        switch payload {
        case .text(let text):
            return reader.read(text: text, capturedAt: time)
        case .image(let picture):
            guard let bytes = try await image() else {
                throw CirclesError(
                    .cannotRead, "the picture is no longer kept", hint: "import it again with --force")
            }
            var transcript = try await reader.read(image: bytes, capturedAt: time)
            if transcript.app == .unknown, let app = picture.originalName.flatMap(FileNameApp.of) {
                transcript.app = app
            }
            return transcript
        }
    }

    /// What the user's own choice of the contact teaches.
    private func learnt(of contact: Contact?, _ transcript: Transcript) -> LearntName? {
        contact.flatMap { contact in
            AliasRule(matcher).verdict(
                transcript.title, in: transcript.app, isGroup: transcript.isGroup, for: contact
            ).learnt
        }
    }

    private func decide(_ transcript: Transcript, _ extraction: Extraction, _ capture: Capture) -> FilingDecision {
        let decision = policy.decide(transcript, extraction, chosen: chosen(capture), matcher: matcher)
        guard let confirmation = capture.confirmation, case .file(_, let match) = decision else { return decision }
        return .ask(.confirm, confirmation, match)
    }

    private func chosen(_ capture: Capture) -> Contact? {
        capture.intendedContactID.flatMap { id in matcher.index.contacts.first { $0.id == id } }
    }

    private func measure<Value>(
        _ duration: inout Double, _ body: () async throws(CirclesError) -> Value
    ) async throws(CirclesError) -> Value {
        let start = seconds()
        defer { duration = seconds() - start }
        return try await body()
    }
}
