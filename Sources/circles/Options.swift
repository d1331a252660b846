import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation
import Logging

/// Options that every subcommand takes after its name.
struct HomeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Use this folder for data and configuration.", valueName: "dir"))
    var home: String?

    @Flag(name: .shortAndLong, help: "Print only results and errors.")
    var quiet = false

    @Flag(help: "Log each step to standard error, by capture id.")
    var verbose = false

    /// Tells the steps of captures: ids and states, never what a chat says.
    var log: Logger {
        var log = Logger(label: "circles") { StreamLogHandler.standardError(label: $0) }
        log.logLevel = verbose ? .debug : .critical
        return log
    }

    /// Talk for a person: never part of the result.
    func tell(_ text: String) {
        if !quiet { Terminal.standardError.prose(text) }
    }

    /// Talk with what can be done about it.
    func tell(_ text: String, _ remedy: Remedy) { tell("\(text)\n  hint: \(RemedyText.of(remedy))") }
}

/// How the result is printed.
struct OutputOptions: ParsableArguments {
    @Flag(help: "Print one JSON object per line.")
    var json = false
}

/// What asks a model.
struct ModelOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "rules, gemini:NAME or openai:NAME; a comma-separated list is asked in turn.",
            valueName: "model"))
    var model: String?

    @Option(
        help: ArgumentHelp("Tesseract language codes, joined by +, such as eng+deu.", valueName: "languages"))
    var lang: String?
}

/// Whether a model is shown the picture.
struct VisionOptions: ParsableArguments {
    @Flag(help: "Send the picture to the model as well, made small, unless some of its text is redacted.")
    var vision = false
}

/// When the conversation was on the screen.
struct CapturedAtOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "When the conversation was on the screen, such as 2024-01-04, 2024-01-04T10:30, 2024-01-04T10:30:00+01:00.",
            valueName: "time"))
    var capturedAt: String?
}
