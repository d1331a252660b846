import CirclesCore
import Foundation

/// One thread with one engine, kept between pictures.
actor RecognitionWorker {
    private nonisolated let executor = ThreadExecutor(name: "circles-reader")
    private let packs: LanguagePacks
    private var engine: Engine?
    private var isPrepared = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(packs: LanguagePacks) {
        self.packs = packs
    }

    func read(_ image: Data, languages: [String]) throws(CirclesError) -> (RecognizedPage, ReadingTimings) {
        if !isPrepared {
            OpenMP.keepToOneThread()
            isPrepared = true
        }
        let codes = try packs.resolve(languages)
        var timings = ReadingTimings()
        let picture = try timings.measure(\.decode) { () throws(CirclesError) in try PictureDecoder.decode(image) }
        if engine?.languages != codes {
            engine = nil
            engine = try timings.measure(\.load) { () throws(CirclesError) in
                try Engine(packs: packs, languages: codes)
            }
        }
        let page = PageReader(languages: languages).read(picture, engine: &engine, timings: &timings)
        return (page, timings)
    }
}
