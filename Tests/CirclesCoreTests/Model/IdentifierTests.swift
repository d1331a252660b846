import Foundation
import Testing

@testable import CirclesCore

@Suite("Identifiers")
struct IdentifierTests {
    @Test("are written in lower case, as Foundation reads them")
    func text() {
        for _ in 0..<100 {
            let id = Contact.ID.random()
            #expect(id.description == id.uuid.uuidString.lowercased())
            #expect(Contact.ID(id.description) == id)
        }
    }

    @Test("of a sequence grow, are random ones by their form, and differ in the digits that lists show")
    func sequence() {
        var sequence = IdentifierSequence()
        let ids: [Contact.ID] = (0..<2_000).map { _ in sequence.next() }
        // Where the first digits turn round, one is smaller than the one before.
        #expect(zip(ids, ids.dropFirst()).filter { $0 >= $1 }.count <= 1)
        #expect(Set(ids.map(\.short)).count == ids.count)
        for id in ids {
            let text = Array(id.description)
            #expect(text[14] == "4")
            #expect("89ab".contains(text[19]))
        }
    }
}
