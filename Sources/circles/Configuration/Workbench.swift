import CirclesCore
import CirclesOCR
import CirclesPhone
import CirclesSpool
import CirclesStore
import Foundation

/// Puts the parts together for one run of the command.
struct Workbench: Sendable {
    let home: Home
    let settings: Settings
    let database: CirclesDatabase
    let book: LiveBook

    var rules: NameRules { NameRules(phoneNumbers: LibPhoneNumbers(), region: settings.string(.region)) }
    var inbox: Inbox { Inbox(database, book: book, rules: rules) }

    static func open(
        _ options: HomeOptions, model: String? = nil, languages: String? = nil, vision: Bool = false
    ) async throws(CirclesError) -> Workbench {
        let home = try Home(options.home)
        let settings = try await Settings.load(home, model: model, languages: languages, vision: vision)
        let rules = NameRules(phoneNumbers: LibPhoneNumbers(), region: settings.string(.region))
        let database = try CirclesDatabase(folder: home.data, rules: rules)
        let book = LiveBook(database, rules)
        return Workbench(home: home, settings: settings, database: database, book: book)
    }

    /// The contact book as it is now, ready for matching.
    func matcher() async throws(CirclesError) -> ContactMatcher {
        try await book.snapshot().matcher
    }

    func reader(workers: Int) throws(CirclesError) -> TranscriptReader {
        TranscriptReader(recognizer: try TesseractRecognizer(workers: workers), languages: settings.languages)
    }

    func pipeline(
        _ understanding: Understanding, workers: Int
    ) throws(CirclesError) -> ImportPipeline {
        pipeline(understanding, reader: try reader(workers: workers), isShared: false)
    }

    /// - Parameters:
    ///   - reader: One whose engines are warm already.
    ///   - isShared: What is accepted was received, and traced, by another process.
    func pipeline(
        _ understanding: Understanding, reader: TranscriptReader, isShared: Bool
    ) -> ImportPipeline {
        ImportPipeline(
            captures: TracingCaptures(captures: database, trace: Trace(home), isShared: isShared), reader: reader,
            understanding: understanding,
            policy: FilingPolicy(autoFile: settings.autoFile), book: book,
            optimizer: settings.vision ? ScreenOptimizer() : nil, now: { Date() }, seconds: Self.seconds)
    }

    /// Seconds on a clock that never goes back.
    static let seconds: @Sendable () -> Double = {
        let elapsed = ContinuousClock.now.duration(to: start)
        return -(Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
    }

    private static let start = ContinuousClock.now
}

extension Workbench {
    /// Who `text` means: a full name that one contact has, an id, or the beginning of an id.
    func contact(_ text: String) async throws(CirclesError) -> Contact {
        try ContactSelector(try await database.contacts()).contact(text)
    }

    /// The one id that begins with what a person typed.
    static func only<Subject>(
        _ ids: [Identifier<Subject>], _ kind: String, _ text: String
    ) throws(CirclesError) -> Identifier<Subject> {
        guard let first = ids.first else {
            throw CirclesError(.notFound, "there is no \(kind) \(text.printable.truncated(to: 40))")
        }
        guard ids.count == 1 else {
            throw CirclesError(
                .ambiguous,
                "\(text.printable) fits \(ids.count) \(kind)s: \(ids.prefix(5).map(\.description).joined(separator: ", "))",
                hint: "type more digits")
        }
        return first
    }

    /// What a person typed of an id: hexadecimal digits and hyphens, in lower case.
    static func prefix(_ text: String, of kind: String) throws(CirclesError) -> String {
        let prefix = text.lowercased()
        guard !prefix.isEmpty, prefix.allSatisfy({ $0.isASCII && ($0.isHexDigit || $0 == "-") }) else {
            throw CirclesError(.usage, "\"\(text.printable.truncated(to: 40))\" is not the id of a \(kind)")
        }
        return prefix
    }

    func note(_ text: String) async throws(CirclesError) -> InboxNote {
        let prefix = try Self.prefix(text, of: "note")
        let notes = try await database.notes(nil).filter { $0.id.description.hasPrefix(prefix) }
        let id = try Self.only(notes.map(\.id), "note", text)
        return try await database.note(id)
    }

    func interaction(_ text: String) async throws(CirclesError) -> Interaction {
        let ids = try await database.interactionIDs(startingWith: try Self.prefix(text, of: "interaction"))
        return try await database.interaction(try Self.only(ids, "interaction", text))
    }

    func capture(_ text: String) async throws(CirclesError) -> Capture {
        let ids = try await database.captureIDs(startingWith: try Self.prefix(text, of: "capture"))
        return try await database.capture(try Self.only(ids, "capture", text))
    }
}
