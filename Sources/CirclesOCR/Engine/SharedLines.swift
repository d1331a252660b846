import CirclesCore
import Foundation

/// The lines of one page, for the thread that reads it and for those that have nothing else to do: each takes the next one
/// that nobody has.
///
/// Every field is guarded by the condition.
final class SharedLines: @unchecked Sendable {
    typealias Words = [RecognizedPage.Word]

    /// As Tesseract calls them: who helps must have these loaded.
    let languages: [String]
    private let condition = NSCondition()
    private var strips: [Strip]
    private var next = 0
    /// How many are with helpers.
    private var lent = 0
    private var returned: [(index: Int, words: Words?)] = []

    init(_ strips: [Strip], languages: [String]) {
        self.strips = strips
        self.languages = languages
    }

    /// The next line's index, for the page's own reader; nil when all are taken.
    func take() -> Int? {
        condition.withLock {
            guard next < strips.count else { return nil }
            defer { next += 1 }
            return next
        }
    }

    /// Whether a helper would find a line.
    var hasMore: Bool { condition.withLock { next < strips.count } }

    /// The next line, for a helper, who must give it back; nil when all are taken.
    func lend() -> (index: Int, strip: Strip)? {
        condition.withLock {
            guard next < strips.count else { return nil }
            defer { next += 1 }
            lent += 1
            return (next, strips[next])
        }
    }

    /// - Parameter words: Nil when the helper could not read the line.
    func giveBack(_ index: Int, _ words: Words?) {
        condition.withLock {
            lent -= 1
            returned.append((index, words))
            condition.signal()
        }
    }

    /// Lends no more, waits for the lines that helpers still have, and returns what all of them read.
    func close() -> [(index: Int, words: Words?)] {
        condition.withLock {
            strips = []
            while lent > 0 { condition.wait() }
            return returned
        }
    }
}
