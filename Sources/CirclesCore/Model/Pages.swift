/// A list from one place on, a page at a time: the memory of one page for a list of any length.
///
/// Ends after the page whose `next` is nil, or when as many items came as were asked for; then the last page's `next` says
/// where the list goes on.
package struct Pages<Item: Sendable>: AsyncSequence, Sendable {
    package typealias Element = Page<Item>
    package typealias Failure = CirclesError
    package typealias Load = @Sendable (_ limit: Int, _ after: PageCursor?) async throws(CirclesError) -> Page<Item>

    /// Items loaded at once. A page costs a handful of statements, whatever its size.
    package static var size: Int { 500 }

    private let limit: Int?
    private let after: PageCursor?
    private let load: Load

    /// - Parameters:
    ///   - limit: At most so many items in all.
    ///   - after: Where it begins; nil for the list's beginning.
    ///   - load: Reads at most so many items that come after a place.
    package init(limit: Int? = nil, after: PageCursor? = nil, load: @escaping Load) {
        self.limit = limit
        self.after = after
        self.load = load
    }

    package func makeAsyncIterator() -> Iterator {
        Iterator(left: limit ?? .max, after: after, load: load)
    }

    /// All items at once, for those who need them together.
    package func items() async throws(CirclesError) -> [Item] {
        var items: [Item] = []
        for try await page in self { items += page.items }
        return items
    }

    package struct Iterator: AsyncIteratorProtocol {
        fileprivate var left: Int
        fileprivate var after: PageCursor?
        fileprivate let load: Load

        package mutating func next() async throws(CirclesError) -> Page<Item>? {
            try await next(isolation: nil)
        }

        package mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(CirclesError) -> Page<Item>? {
            guard left > 0 else { return nil }
            let page = try await load(Swift.min(left, Pages.size), after)
            left = page.next == nil ? 0 : left - page.items.count
            after = page.next
            return page
        }
    }
}
