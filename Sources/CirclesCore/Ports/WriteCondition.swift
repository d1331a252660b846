/// What a caller saw before it decided to write: a store writes only while that is so still.
///
/// It is bound to the task by whoever was told what was seen, such as a request with `If-Match`, and every write that the task
/// asks a store for checks it inside its own transaction. A write that changes the thing itself is the last one it allows.
package enum WriteCondition: Sendable {
    case interaction(Interaction)
    case note(InboxNote)
    case contact(ContactRecord)

    @TaskLocal package static var current: WriteCondition?

    /// - Throws: `CirclesError` with `conflict` when it is not as it was seen, or gone.
    package func check(_ store: some StoreTransaction) throws {
        switch self {
        case .interaction(let seen):
            guard try store.interaction(seen.id)?.interaction != seen else { return }
            throw Self.changed("interaction \(seen.id.short)")
        case .note(let seen):
            guard try store.note(seen.id) != seen else { return }
            throw Self.changed("note \(seen.id.short)")
        case .contact(let seen):
            guard try store.record(seen.contact.id) != seen else { return }
            throw Self.changed("the contact \(seen.contact.name)")
        }
    }

    private static func changed(_ what: String) -> CirclesError {
        CirclesError(.conflict, "\(what) was changed meanwhile", hint: "look at it again")
    }
}
