import CirclesCore
import Testing

@Suite("The members of a group")
struct GroupMembersTests {
    private let claire = Contact(name: "Claire Dubois")
    private let ahmed = Contact(name: "Sarah Ahmed")
    private let whitfield = Contact(name: "Sarah Whitfield")

    private func members() -> GroupMembers {
        let transcript = Transcript(
            title: "Book club", isGroup: true,
            messages: [
                Message(side: .left, sender: "Claire Dubois", text: "hi"),
                Message(side: .left, sender: "Sarah", text: "hello"),
                Message(side: .right, text: "hey"),
                Message(side: .left, sender: "Froggy", text: "yo"),
            ], text: "")
        return GroupMembers(transcript, ContactMatcher(ContactIndex([claire, ahmed, whitfield])))
    }

    @Test("whoever may be meant by any of the names is suggested")
    func suggestions() {
        let suggested = members().decision(title: nil).suggestions.map(\.contact.name)
        #expect(Set(suggested).isSuperset(of: ["Claire Dubois", "Sarah Ahmed", "Sarah Whitfield"]))
    }

    @Test("who is chosen stands under the name that could mean them, beside everybody who is recognised")
    func choosing() {
        let participants = members().participants(
            choosing: ahmed, title: "Book club", where: FilingPolicy().mayFile)
        #expect(participants.map(\.label) == ["Claire Dubois", "Sarah", "Froggy"])
        #expect(participants.map(\.contactID) == [claire.id, ahmed.id, nil])
    }

    @Test("who fits none of the names is there as well; who was taken back is not")
    func outsider() {
        let other = Contact(name: "Marc Petit")
        let participants = members().participants(
            choosing: other, title: "Book club", without: [claire.id], where: FilingPolicy().mayFile)
        #expect(participants.map(\.contactID) == [other.id, nil, nil, nil])
        #expect(participants.first?.label == "Book club")
    }
}
