import CirclesCore
import Foundation

/// Loads an engine's language data on a thread of its own while the picture is decoded and its lines are found.
///
/// Every field is guarded by the condition; the engine is used by one thread at a time, first by this one, then by the
/// one that takes it.
final class EngineLoader: @unchecked Sendable {
    private let condition = NSCondition()
    private var engine: Engine?
    private var failure: CirclesError?
    private var isDone = false

    init(packs: LanguagePacks, languages: [String]) {
        let thread = Thread { [self] in load(packs, languages) }
        thread.name = "circles-loader"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Waits for the engine; it can be taken once.
    func take() throws(CirclesError) -> Engine {
        condition.lock()
        defer { condition.unlock() }
        while !isDone { condition.wait() }
        if let failure { throw failure }
        guard let taken = engine.take() else {
            throw CirclesError(.internalError, "an engine was taken twice")
        }
        return taken
    }

    private func load(_ packs: LanguagePacks, _ languages: [String]) {
        var loaded: Engine?
        var thrown: CirclesError?
        do {
            loaded = try Engine(packs: packs, languages: languages)
        } catch {
            thrown = error
        }
        condition.lock()
        defer { condition.unlock() }
        engine = loaded.take()
        failure = thrown
        isDone = true
        condition.signal()
    }
}
