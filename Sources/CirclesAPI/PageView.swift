package import CirclesCore

/// A part of a list for a program that asks for one: `items`, and what to ask with for more.
package struct PageView<Item: Encodable & Sendable>: Encodable, Sendable {
    package let items: [Item]
    /// Null at the list's end.
    package let next: Nullable<PageCursor>

    package init(_ page: Page<Item>) {
        items = page.items
        next = Nullable(page.next)
    }
}
