package import Foundation

/// The way of a capture, from accepted bytes to an interaction or an inbox note.
///
/// Each step that cost something is saved before the next begins: a capture whose work is cut off goes on where it stopped.
/// A text as it stands, and the rules' word, are saved with what the capture becomes.
package struct ImportPipeline: Sendable {
    package let captures: any CaptureRepository
    package let reader: TranscriptReader
    package let extractor: ExtractionService
    package let policy: FilingPolicy
    /// The contacts as they are when they are asked for.
    package let book: any BookSource
    /// Makes the picture that models are shown; nil when they are shown none.
    package let optimizer: (any PictureOptimizer)?
    /// Wall-clock time.
    package let now: @Sendable () -> Date
    /// Seconds on a clock that never goes back, for measuring the stages.
    package let seconds: @Sendable () -> Double

    package init(
        captures: any CaptureRepository, reader: TranscriptReader, extractor: ExtractionService, policy: FilingPolicy,
        book: any BookSource, optimizer: (any PictureOptimizer)? = nil, now: @escaping @Sendable () -> Date,
        seconds: @escaping @Sendable () -> Double
    ) {
        self.captures = captures
        self.reader = reader
        self.extractor = extractor
        self.policy = policy
        self.book = book
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
        _ capture: Capture, under claim: WorkClaim, rerun: Rerun? = nil, alone: Bool = false
    ) async throws(CirclesError) -> ImportResult {
        do {
            var timings = ImportResult.Timings()
            let read = try await measure(&timings.read) { () async throws(CirclesError) in
                try await self.read(capture, claim, again: rerun?.rereads ?? false)
            }
            let extracted = try await measure(&timings.extract) { () async throws(CirclesError) in
                try await extract(read.value, capture, claim, again: rerun != nil)
            }
            return try await file(capture, claim, read, extracted, rerun, alone, timings)
        } catch {
            throw error.whenStored
        }
    }

    /// What a step made, and whether it is kept already.
    private struct Step<Value: Sendable>: Sendable {
        var value: Value
        var isKept = true

        var unkept: Value? { isKept ? nil : value }
    }

    /// What costs nothing is done again rather than kept by itself; where the work was cut off before, it is kept step by step.
    private func keepsAlong(_ claim: WorkClaim, again: Bool) -> Bool { claim.starts == 1 && !again }

    /// A book that changes without a pause is given up after so many matches.
    private static let mostMatches = 100

    /// Matches and files; anew when the book changed between the two, so that nobody who came meanwhile is overlooked.
    private func file(
        _ capture: Capture, _ claim: WorkClaim, _ read: Step<Transcript>, _ understood: Step<ExtractionResult>,
        _ rerun: Rerun?, _ alone: Bool, _ timings: ImportResult.Timings
    ) async throws(CirclesError) -> ImportResult {
        var timings = timings
        let (transcript, extracted) = (read.value, understood.value)
        for _ in 0..<Self.mostMatches {
            let start = seconds()
            let book = try await book.snapshot()
            let decision = decide(transcript, extracted.extraction, capture, book.matcher)
            let decided = OutcomeDecision(decision, extracted, transcript, capture, at: now())
            var filing = Filing(capture, under: claim, as: decided.outcome, bookRevision: book.revision)
            filing.transcript = read.unkept
            filing.extraction = understood.unkept?.extraction
            filing.isAlone = alone
            filing.learnt = rerun == nil ? learnt(by: capture, transcript, book.matcher) : nil
            filing.isRerun = rerun != nil
            filing.noteRevision = rerun?.noteRevision
            let matched = seconds()
            timings.match += matched - start
            let result = try await captures.conclude(filing, at: now())
            timings.file += seconds() - matched
            guard case .concluded(let outcome) = result else { continue }
            timings.total = timings.read + timings.extract + timings.match + timings.file
            var told = ImportResult(
                captureID: capture.id, path: nil, status: outcome.status, outcome: outcome,
                match: decision.match, learnt: filing.learnt, timings: timings, error: decided.error)
            told.failure = extracted.failure
            told.warn(of: transcript)
            return told
        }
        throw CirclesError(
            .waiting, "the contacts change without a pause, so that nobody can be matched", retryable: true,
            stored: true)
    }

    /// What would become of a capture; nothing is stored.
    package func preview(_ capture: Capture, _ bytes: Data?) async throws(CirclesError) -> ImportResult {
        var timings = ImportResult.Timings()
        let transcript = try await measure(&timings.read) { () async throws(CirclesError) in
            try await read(capture.payload, capture.capturedAt) { () async throws(CirclesError) in bytes }
        }
        let matcher = try await book.snapshot().matcher
        let extracted = await extractor.extract(transcript, capture, matcher: matcher) {
            await optimized(bytes)
        }
        let decision = decide(transcript, extracted.extraction, capture, matcher)
        let decided = OutcomeDecision(decision, extracted, transcript, capture, at: now())
        var result = ImportResult(
            captureID: nil, path: nil, status: .preview, outcome: decided.outcome, match: decision.match,
            timings: timings, error: decided.error)
        result.warn(of: transcript)
        return result
    }

    /// What a model answered before the work was cut off is not asked for again; when no model answers this time, what one
    /// answered before is not given up for the rules' word.
    private func extract(
        _ transcript: Transcript, _ capture: Capture, _ claim: WorkClaim, again: Bool
    ) async throws(CirclesError) -> Step<ExtractionResult> {
        var saved: Extraction?
        if again || capture.state == .extracted {
            saved = try await captures.extraction(of: capture.id).flatMap { extraction in
                extraction.model == RuleBasedExtractor.model ? nil : extraction
            }
        }
        if !again, let saved { return Step(value: ExtractionResult(extraction: saved, failure: nil)) }
        var extracted = await extractor.extract(transcript, capture, matcher: try await book.snapshot().matcher) {
            guard optimizer != nil else { return nil }
            return await optimized(try? await captures.image(of: capture.id))
        }
        if extracted.failure != nil, let saved {
            extracted.extraction = saved
        } else if extracted.extraction.model == RuleBasedExtractor.model, keepsAlong(claim, again: again) {
            return Step(value: extracted, isKept: false)
        } else {
            try await captures.save(extracted.extraction, under: claim)
        }
        return Step(value: extracted)
    }

    /// A picture that cannot be made smaller is not sent; its text is.
    private func optimized(_ image: Data?) async -> Data? {
        guard let optimizer, let image else { return nil }
        return try? await optimizer.optimized(image)
    }

    private func read(
        _ capture: Capture, _ claim: WorkClaim, again: Bool
    ) async throws(CirclesError) -> Step<Transcript> {
        if capture.state != .received, let saved = try await captures.transcript(of: capture.id),
            // What the user corrected stays: a new reading would bring the old words back.
            !again || saved.isCorrected
        {
            return Step(value: saved)
        }
        var transcript = try await read(capture.payload, capture.capturedAt) { () async throws(CirclesError) in
            try await captures.image(of: capture.id)
        }
        // Beside the conversation, and no part of it: nothing in it names whom the conversation was with.
        if let along = capture.sharedText { transcript.text += (transcript.text.isEmpty ? "" : "\n") + along }
        if case .text = capture.payload, keepsAlong(claim, again: again) {
            return Step(value: transcript, isKept: false)
        }
        try await captures.save(transcript, under: claim)
        return Step(value: transcript)
    }

    private func read(
        _ payload: Capture.Payload, _ time: CaptureTime, image: () async throws(CirclesError) -> Data?
    ) async throws(CirclesError) -> Transcript {
        switch payload {
        case .text(let text):
            // Only a chat whose messages have names can have the user's among them.
            let own = text.contains(":") ? try await book.snapshot().matcher.index.ownNames : []
            return reader.read(text: text, capturedAt: time, ownNames: own)
        case .image(let picture):
            guard let bytes = try await image() else {
                throw CirclesError(
                    .cannotRead, "the picture is no longer kept", remedy: .importAgain)
            }
            var transcript = try await reader.read(image: bytes, capturedAt: time)
            if transcript.app == .unknown, let app = picture.originalName.flatMap(FileNameApp.of) {
                transcript.app = app
            }
            return transcript
        }
    }

    /// What the user's own choice of the contact teaches; a device that may only capture teaches nothing.
    private func learnt(
        by capture: Capture, _ transcript: Transcript, _ matcher: ContactMatcher
    ) -> LearntName? {
        guard capture.origin != .device else { return nil }
        return chosen(capture, matcher).flatMap { contact in
            AliasRule(matcher).verdict(
                transcript.title, in: transcript.app, isGroup: transcript.isGroup, for: contact
            ).learnt
        }
    }

    private func decide(
        _ transcript: Transcript, _ extraction: Extraction, _ capture: Capture, _ matcher: ContactMatcher
    ) -> FilingDecision {
        let chosen = chosen(capture, matcher)
        let decision =
            if let chosen, capture.origin == .device {
                policy.decide(transcript, extraction, deviceChose: chosen, matcher: matcher)
            } else {
                policy.decide(transcript, extraction, chosen: chosen, matcher: matcher)
            }
        guard case .file(_, let match) = decision else {
            // Whom the user named, and nobody is called so, is told beside what the screen says.
            guard case .ask(let reason, let why, let match) = decision, let named = capture.confirmation else {
                return decision
            }
            return .ask(reason, named == why ? why : "\(named); \(why)", match)
        }
        // Whoever chose somebody did not mean whom the title names.
        if capture.intendedContactID != nil, chosen == nil {
            return .ask(.confirm, Capture.chosenContactIsGone, match)
        }
        return capture.confirmation.map { .ask(.confirm, $0, match) } ?? decision
    }

    private func chosen(_ capture: Capture, _ matcher: ContactMatcher) -> Contact? {
        capture.intendedContactID.flatMap(matcher.index.contact)
    }

    private func measure<Value>(
        _ duration: inout Double, _ body: () async throws(CirclesError) -> Value
    ) async throws(CirclesError) -> Value {
        let start = seconds()
        defer { duration = seconds() - start }
        return try await body()
    }
}
