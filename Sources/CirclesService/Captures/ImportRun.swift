package import CirclesCore
internal import CirclesOCR
internal import CirclesSpool
internal import Foundation
package import Logging

/// One import of several things, from what was named to the sweeping up.
package struct ImportRun: Sendable {
    private let context: AppContext
    private let options: Options

    package struct Options: Sendable {
        package var details = SubmissionDetails()
        /// File it again although it was imported before.
        package var force = false
        /// Store nothing.
        package var isDryRun = false
        /// How many are worked on at once; nil: one, and of an exported chat's days without a model one a processor, at most four.
        package var jobs: Int?

        package init(
            details: SubmissionDetails = SubmissionDetails(), force: Bool = false, isDryRun: Bool = false,
            jobs: Int? = nil
        ) {
            self.details = details
            self.force = force
            self.isDryRun = isDryRun
            self.jobs = jobs
        }
    }

    package init(_ context: AppContext, _ options: Options) {
        self.context = context
        self.options = options
    }

    /// - Parameters:
    ///   - tell: Takes what became of each, in the order of the sources, with the contacts as they were at the beginning.
    ///   - progress: Called when one of the sources was worked on.
    /// - Returns: What went wrong with single sources.
    /// - Throws: `CirclesError` with `configuration` before anything is accepted when pictures cannot be read here; what
    ///   `tell` throws.
    package func run(
        _ sources: ImportSources, _ choice: ModelChoice, log: Logger, progress: @escaping @Sendable () -> Void,
        tell: (ImportResult, [Contact.ID: Contact]) throws -> Void
    ) async throws -> [CirclesError] {
        // Before anything is accepted: what cannot be read would only wait where nobody looks.
        if sources.holdPictures { try LanguagePacks().require(context.settings.languages) }
        if options.force, sources.sources.contains(where: \.isDayOfChat) {
            throw CirclesError(
                .usage, "the days of an exported chat are not filed twice",
                hint: "import it as always: what is missing of it is added")
        }
        let contacts = Dictionary(
            try await context.matcher().index.contacts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let items = sources.sources
        let extractor = try choice.extractor()
        let jobs = options.jobs ?? Self.jobs(items, extractor)
        let batch = ImportBatch(
            database: context.database, pipeline: try context.pipeline(extractor, workers: min(jobs, items.count)),
            inbox: context.inbox, details: options.details, force: options.force, isDryRun: options.isDryRun, log: log)
        var errors: [CirclesError] = []
        func end(_ result: ImportResult) throws {
            errors += [result.error].compactMap(\.self)
            try tell(result, contacts)
        }
        for result in sources.refused { try end(result) }
        try await inOrder(items, atOnce: jobs) { source in
            let result = await batch.run(source)
            progress()
            return result
        } handOn: {
            try end($0)
        }
        try await sweep()
        return errors
    }

    /// While one day is written others are read and understood. Pictures take much memory each, and a model has few at once.
    private static func jobs(_ items: [ImportSource], _ extractor: ExtractionService) -> Int {
        guard case .rules = extractor.source, items.allSatisfy(\.isDayOfChat) else { return 1 }
        return min(ProcessInfo.processInfo.activeProcessorCount, mostJobs)
    }

    /// Writing is done by one at a time, and takes about half of the time.
    private static let mostJobs = 4

    /// Lets go of what is kept no longer.
    private func sweep() async throws(CirclesError) {
        try await context.database.sweepImages(context.settings.keepImages, at: Date())
        try await context.database.sweepRequests(at: Date())
        EventLog(context.home).rotate()
    }
}
