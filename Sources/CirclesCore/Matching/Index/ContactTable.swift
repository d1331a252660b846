/// The contacts of an index, each at a position that never becomes another's.
///
/// Kept in pieces that copies share: an edit copies one piece, not the book. The place of a removed contact stays
/// empty.
struct ContactTable: Sendable {
    private struct State: OptionSet, Sendable {
        let rawValue: UInt8
        static let living = State(rawValue: 1 << 0), me = State(rawValue: 1 << 1)
    }

    /// A power of two, so that a position's piece is found by shifting.
    private static let pieceBits: Int32 = 6

    private var pieces: [[Contact]] = []
    private var states: [State] = []
    private var positions: HashChains
    private(set) var livingCount = 0

    init(_ contacts: [Contact]) {
        positions = HashChains(capacity: contacts.count)
        let size = 1 << Int(Self.pieceBits)
        pieces = stride(from: 0, to: contacts.count, by: size).map { start in
            Array(contacts[start..<min(start + size, contacts.count)])
        }
        states.reserveCapacity(contacts.count)
        for contact in contacts { note(contact) }
    }

    /// How many positions there are, empty ones among them.
    var count: Int { states.count }

    /// The contact at a position; what stands at an empty one says nothing.
    subscript(position: Int32) -> Contact {
        _read { yield pieces[Int(position >> Self.pieceBits)][Int(position & (1 << Self.pieceBits - 1))] }
    }

    func name(_ position: Int32) -> String {
        pieces[Int(position >> Self.pieceBits)][Int(position & (1 << Self.pieceBits - 1))].name
    }

    func isMe(_ position: Int32) -> Bool { states[Int(position)].contains(.me) }

    func isLiving(_ position: Int32) -> Bool { states[Int(position)].contains(.living) }

    /// The positions that hold a contact.
    var living: some Sequence<Int32> {
        (0..<Int32(truncatingIfNeeded: count)).lazy.filter { isLiving($0) }
    }

    /// All contacts, copied out.
    var all: [Contact] {
        livingCount == count ? Array(pieces.joined()) : living.map { self[$0] }
    }

    /// The positions that hold a contact of this id; more than one only if the book was handed in so.
    func positions(of id: Contact.ID) -> [Int32] {
        positions.values(for: Self.key(id)).filter { self[$0].id == id }.sorted()
    }

    /// - Returns: Its position.
    mutating func append(_ contact: Contact) -> Int32 {
        let position = Int32(truncatingIfNeeded: count)
        if count & (1 << Int(Self.pieceBits) - 1) == 0 { pieces.append([]) }
        pieces[pieces.count - 1].append(contact)
        note(contact)
        return position
    }

    /// Puts another version of the contact, with the same id, where it stands.
    mutating func replace(_ position: Int32, with contact: Contact) {
        states[Int(position)] = Self.state(contact)
        set(position, contact)
    }

    /// Nothing of the contact stays but its empty place.
    mutating func remove(_ position: Int32) {
        let id = self[position].id
        positions.remove(position, for: Self.key(id))
        states[Int(position)] = []
        set(position, Contact(id: id, name: ""))
        livingCount -= 1
    }

    private mutating func set(_ position: Int32, _ contact: Contact) {
        pieces[Int(position >> Self.pieceBits)][Int(position & (1 << Self.pieceBits - 1))] = contact
    }

    private mutating func note(_ contact: Contact) {
        positions.insert(Int32(truncatingIfNeeded: count), for: Self.key(contact.id))
        states.append(Self.state(contact))
        livingCount += 1
    }

    private static func state(_ contact: Contact) -> State { contact.isMe ? [.living, .me] : .living }

    private static func key(_ id: Contact.ID) -> UInt64 {
        var hash = ScalarHash()
        withUnsafeBytes(of: id.uuid.uuid) { bytes in
            for byte in bytes { hash.combine(UInt32(byte)) }
        }
        return hash.value
    }
}
