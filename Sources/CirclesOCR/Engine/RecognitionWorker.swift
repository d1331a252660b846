import CirclesCore
import Foundation

/// One thread with one engine, kept between pictures.
actor RecognitionWorker {
    private nonisolated let executor = ThreadExecutor(name: "circles-reader")
    private let packs: LanguagePacks
    private let deadline: Duration
    private var engine: Engine?
    private var isPrepared = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(packs: LanguagePacks, deadline: Duration) {
        self.packs = packs
        self.deadline = deadline
    }

    /// - Parameter offer: Told of the page's lines, which other workers may help with.
    func read(
        _ image: Data, languages: [String], offer: @escaping @Sendable (SharedLines) -> Void
    ) throws(CirclesError) -> (RecognizedPage, ReadingTimings) {
        if !isPrepared {
            OpenMP.keepToOneThread()
            isPrepared = true
        }
        let budget = ProcessorBudget(deadline)
        let codes = try packs.resolve(languages)
        var timings = ReadingTimings()
        let loader = engine?.languages == codes ? nil : EngineLoader(packs: packs, languages: codes)
        let picture = try timings.measure(\.decode) { () throws(CirclesError) in try PictureDecoder.decode(image) }
        let reader = PageReader(languages: codes, budget: budget, offer: offer)
        let prepared = reader.prepare(picture, timings: &timings)
        if let loader {
            engine = nil
            engine = try timings.measure(\.load) { () throws(CirclesError) in try loader.take() }
        }
        var page = reader.read(prepared, of: picture, engine: &engine, timings: &timings)
        if ScriptDetector.isUnread(page) {
            page.script = timings.measure(\.recognise) {
                ScriptDetector.script(of: prepared.strips.map(\.strip), packs: packs)
            }
        }
        return (page, timings)
    }

    /// Reads one line of another worker's page.
    ///
    /// - Returns: Whether it could: not without an engine for its languages.
    func help(_ lines: SharedLines) -> Bool {
        guard engine?.languages == lines.languages else { return false }
        guard let (index, strip) = lines.lend() else { return true }
        let reader = LineReader(budget: ProcessorBudget(deadline))
        lines.giveBack(index, reader.firstLook(at: strip, engine: &engine))
        return true
    }
}
