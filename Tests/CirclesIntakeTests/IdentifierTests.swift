import FoundationEssentials
import Testing

@testable import CirclesIntake

@Suite("Identifiers")
struct IdentifierTests {
    @Test("what is written is read, in either case, and sorts as its text does")
    func roundTrip() throws {
        let ids = (0..<200).map { _ in Identifier<Self>.random() }
        for id in ids {
            #expect(Identifier(id.description) == id)
            #expect(Identifier(id.description.uppercased()) == id)
            #expect(UUID(uuidString: id.description) == id.uuid)
        }
        #expect(ids.sorted().map(\.description) == ids.map(\.description).sorted())
    }

    @Test(
        "nothing else is read",
        arguments: [
            "", "-", "3f2a91c0", "3f2a91c0-0000-4000-8000-00000000000", "3f2a91c0-0000-4000-8000-0000000000000",
            "3f2a91c000000-4000-8000-000000000000", "3f2a91c0_0000-4000-8000-000000000000",
            "3f2a91c0-0000-4000-8000-00000000000g", "3f2a91c0-0000-4000-8000-0000000000é",
            " 3f2a91c0-0000-4000-8000-00000000000", "3f2a91c-00000-4000-8000-000000000000",
        ])
    func refused(text: String) {
        #expect(Identifier<Self>(text) == nil)
    }
}
