import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Stage 2 alone.
struct ExtractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Say what a conversation is about, without filing anything.",
        discussion: """
            Examples:
              circles extract --text "Maria Lopez
              Dinner on Saturday at 7?" --captured-at 2024-01-04
              circles read shot.png --json | circles extract --transcript /dev/stdin --json
            """)

    @Option(help: "A conversation as text.")
    var text: String?

    @Option(
        help: ArgumentHelp("A transcript as `circles read --json` prints it.", valueName: "file"), completion: .file())
    var transcript: String?

    @OptionGroup var capturedAt: CapturedAtOptions
    @OptionGroup var model: ModelOptions

    @Flag(help: "Print exactly what would be sent to a model, and send nothing.")
    var showPrompt = false

    @Flag(help: "Print the plans of the conversation: who proposed what, and what became of each day.")
    var explain = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (text == nil) != (transcript == nil) else { throw ValidationError("use --text or --transcript") }
    }

    func run() async throws { try await Interruption.guarding { try await work() } }

    private func work() async throws {
        let time: CaptureTime
        if let given = capturedAt.capturedAt {
            let instant = try ExplicitTime.parse(given).instant(in: .current)
            time = CaptureTime(instant: instant, zone: TimeZone.current.identifier, source: .given)
        } else {
            time = CaptureTime(instant: Date(), zone: TimeZone.current.identifier, source: .now)
        }
        let context = try await AppContext.open(home, model: model.model, languages: model.lang)
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(""), sha256: "", capturedAt: time, receivedAt: Date())
        let conversation = try conversation(time)
        if explain { return tell(RuleBasedExtractor().threads(conversation, capturedAt: time), conversation) }
        let choice = ModelChoice(context, tell: home.tell)
        let matcher = try await context.matcher()
        if showPrompt {
            let prompt = try choice.prompt(conversation, capture, matcher)
            return output.json ? try JSONLines.print(prompt) : PromptText.print(prompt)
        }
        let understood = await (try choice.understanding()).of(conversation, capture, matcher: matcher)
        try tell(understood.extraction)
        if understood.dropped > 0 {
            home.tell("\(understood.dropped) item(s) of the answer were left out: nothing on the screen bears them out")
        }
        if let failure = understood.failure { throw failure.error }
    }

    private func conversation(_ time: CaptureTime) throws(CirclesError) -> Transcript {
        if let text {
            guard case .text(let checked, _) = try TextArgument.source(text) else { return Transcript() }
            return SharedTextReader().read(checked)
        }
        let path = transcript ?? ""
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CirclesError(.cannotRead, "\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        let bytes = try PictureFile.read(descriptor, atMost: 4 * SharedText.maximumBytes, path)
        do {
            return try JSONDecoder().decode(Transcript.self, from: bytes)
        } catch {
            throw CirclesError(
                .badInput, "\(path) holds no transcript", hint: "one JSON object as `circles read --json` prints it")
        }
    }

    /// The threads as the built-in rules follow them, whatever model is chosen.
    private func tell(_ threads: [PlanThread], _ conversation: Transcript) {
        let out = Terminal.standardOutput
        if threads.isEmpty { out.line("no plans") }
        for thread in threads {
            out.line("plan       \(thread.name)".printable)
            for step in thread.steps {
                let text =
                    conversation.messages.indices.contains(step.message) ? conversation.messages[step.message].text : ""
                let day = step.day.map { " \($0)" } ?? ""
                out.line(
                    "  \(step.message + 1) \(step.speaker.rawValue) \(step.act.rawValue)\(day)  \"\(text)\"".printable)
            }
            for outcome in thread.outcomes { out.line("  -> \(outcome)".printable) }
        }
    }

    private func tell(_ extraction: Extraction) throws {
        if output.json { return try JSONLines.print(extraction) }
        let out = Terminal.standardOutput
        out.line(
            "who        \((extraction.detectedName ?? "?").printable)  \(out.styled(extraction.reasoning.printable, .dim))"
        )
        out.line("summary    \(extraction.summary.printable)")
        for event in extraction.events {
            let when = [event.date?.description, event.time?.description].compactMap { $0 }.joined(separator: " ")
            out.line("event      \(event.title) \(when) (\(event.about.rawValue))".printable)
        }
        for item in extraction.dates {
            out.line("date       \(item.date) \(item.time?.description ?? "") \"\(item.evidence.quote)\"".printable)
        }
        for item in extraction.interests { out.line("interest   \(item.topic) (\(item.about.rawValue))".printable) }
        for item in extraction.relationships {
            out.line("relation   \(item.relation) \(item.name ?? "") (\(item.about.rawValue))".printable)
        }
        for item in extraction.news ?? [] {
            out.line("news       \(item.kind.rawValue) (\(item.about.rawValue)) \"\(item.evidence.quote)\"".printable)
        }
        out.line("model      \(extraction.model)")
    }
}
