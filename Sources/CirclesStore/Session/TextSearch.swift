package import CirclesCore

/// What an engine does by itself: to find things by their words, and to keep what is found true to what is there.
package protocol TextSearch {
    /// Whether something was written that cannot be found yet.
    func isBehind() throws -> Bool

    /// Brings all up to date, however much it is; a search begins with it.
    func catchUp() throws

    /// That the texts of something are to be made anew, where a write by itself would not tell.
    func note(_ id: String) throws

    /// Gives something that cannot be found yet its place, before its texts are made: what comes later is newer.
    func place(_ id: String, _ kind: String) throws

    /// What fits, best first, and of what fits as well, the newest.
    ///
    /// - Parameter place: The rank and number of the last one that was given.
    func documents(
        _ request: SearchRequest, after place: (rank: Double, number: Int64)?, limit: Int
    ) throws -> [FoundDocument]

    /// Words that are found, with as many characters.
    ///
    /// - Parameter body: Returns false when it has seen enough.
    func words(ofLength length: ClosedRange<Int>, _ body: (String) throws -> Bool) throws
}

package struct FoundDocument: Sendable {
    package var number: Int64
    /// Less is better.
    package var rank: Double
    /// `interaction`, `note` or `contact`.
    package var kind: String
    package var ownerID: String
    package var texts: SearchTexts

    package init(number: Int64, rank: Double, kind: String, ownerID: String, texts: SearchTexts) {
        self.number = number
        self.rank = rank
        self.kind = kind
        self.ownerID = ownerID
        self.texts = texts
    }
}
