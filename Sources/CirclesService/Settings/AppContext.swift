package import CirclesCore
internal import CirclesOCR
internal import CirclesPhone
package import CirclesSpool
internal import Foundation

/// Puts the parts together for one run of the command.
package struct AppContext: Sendable {
    package let home: Home
    package let settings: Settings
    package let database: any Store
    package let book: any BookSource
    /// The book of whoever is not shown what is private; nil: all is shown.
    var openBook: OpenBook?
    let events = EventCache()
    /// What the user is called in chats, as was answered in this run, besides what is configured.
    package var answeredNames: [String] = []

    package var rules: NameRules { NameRules(phoneNumbers: LibPhoneNumbers(), region: settings.string(.region)) }
    package var inbox: Inbox {
        Inbox(
            database, book: book, rules: rules, policy: FilingPolicy(autoFile: settings.autoFile),
            outbox: Outbox(home))
    }

    /// Opens a home.
    ///
    /// - Throws: `CirclesError` with `configuration` when a setting cannot be used or the database is a newer version's.
    package static func open(_ home: Home, _ settings: Settings) throws(CirclesError) -> AppContext {
        let rules = NameRules(phoneNumbers: LibPhoneNumbers(), region: settings.string(.region))
        let database = try store(of: home, settings, rules)
        return AppContext(home: home, settings: settings, database: database, book: LiveBook(database, rules))
    }

    /// The contact book as it is now, ready for matching.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func matcher() async throws(CirclesError) -> ContactMatcher {
        try await book.snapshot().matcher
    }

    /// Reads pictures with so many engines, in the languages that are set.
    ///
    /// - Throws: `CirclesError` with `configuration` when nothing can be read here.
    package func reader(workers: Int) throws(CirclesError) -> TranscriptReader {
        TranscriptReader(
            recognizer: try TesseractRecognizer(workers: workers), languages: settings.languages,
            owner: ChatOwner(names: settings.chatNames + answeredNames))
    }

    /// With a reader of its own.
    ///
    /// - Throws: `CirclesError` with `configuration` when nothing can be read here.
    package func pipeline(
        _ extractor: ExtractionService, workers: Int
    ) throws(CirclesError) -> ImportPipeline {
        pipeline(extractor, reader: try reader(workers: workers), isShared: false)
    }

    /// - Parameters:
    ///   - reader: One whose engines are warm already.
    ///   - isShared: What is accepted was received, and traced, by another process.
    package func pipeline(
        _ extractor: ExtractionService, reader: TranscriptReader, isShared: Bool
    ) -> ImportPipeline {
        ImportPipeline(
            captures: LoggedCaptures(captures: database, eventLog: EventLog(home), isShared: isShared), reader: reader,
            extractor: extractor,
            policy: FilingPolicy(autoFile: settings.autoFile), book: book,
            optimizer: settings.vision ? ScreenOptimizer() : nil, now: { Date() }, seconds: Self.seconds)
    }

    /// Seconds on a clock that never goes back.
    package static let seconds: @Sendable () -> Double = {
        let elapsed = ContinuousClock.now.duration(to: start)
        return -(Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
    }

    private static let start = ContinuousClock.now
}

extension AppContext {
    /// The one id that begins with what a person typed.
    ///
    /// - Throws: `CirclesError` with `notFound` or `ambiguous`.
    package static func only<Subject>(
        _ ids: [Identifier<Subject>], _ kind: String, _ text: String
    ) throws(CirclesError) -> Identifier<Subject> {
        guard let first = ids.first else {
            throw CirclesError(.notFound, "there is no \(kind) \(text.printable.truncated(to: 40))")
        }
        guard ids.count == 1 else {
            throw CirclesError(
                .ambiguous,
                "\(text.printable) fits \(Counted.text(ids.count, kind)): \(Self.listed(ids.map(\.short)))",
                hint: "type more digits")
        }
        return first
    }

    /// A few of what a beginning of an id fits.
    package static func listed(_ all: [String]) -> String {
        all.prefix(mostListed).joined(separator: ", ") + (all.count > mostListed ? " …" : "")
    }

    static let mostListed = 5

    /// What a person typed of an id: hexadecimal digits and hyphens, in lower case.
    ///
    /// - Throws: `CirclesError` with `usage` for what is no beginning of an id.
    package static func prefix(_ text: String, of kind: String) throws(CirclesError) -> String {
        let prefix = text.lowercased()
        guard !prefix.isEmpty, prefix.allSatisfy({ $0.isASCII && ($0.isHexDigit || $0 == "-") }) else {
            throw CirclesError(
                .usage, "\"\(text.printable.truncated(to: 40))\" is not the id of a \(kind)",
                hint: "lists and imports print ids; the first digits of one are enough")
        }
        return prefix
    }

    /// The note whose id begins with `text`.
    ///
    /// - Throws: `CirclesError` with `notFound`, `ambiguous`, or `usage` for what is no beginning of an id.
    package func note(_ text: String) async throws(CirclesError) -> InboxNote {
        let ids = try await database.noteIDs(startingWith: try Self.prefix(text, of: "note"))
        return try await database.note(try Self.only(ids, "note", text))
    }

    /// The interaction whose id begins with `text`.
    ///
    /// - Throws: `CirclesError` with `notFound`, `ambiguous`, or `usage` for what is no beginning of an id.
    package func interaction(_ text: String) async throws(CirclesError) -> Interaction {
        let ids = try await database.interactionIDs(startingWith: try Self.prefix(text, of: "interaction"))
        return try await database.interaction(try Self.only(ids, "interaction", text))
    }
}

extension AppContext {
    package var contactUpdate: ContactUpdate {
        ContactUpdate(phoneNumbers: rules.phoneNumbers, region: rules.region)
    }
}
