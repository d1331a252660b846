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

    @Test("what one member said is never put into another's mouth")
    func mouths() {
        let baker = Contact(name: "Tom Baker"), jones = Contact(name: "Tom Baker-Jones"),
            zorn = Contact(name: "Zed Zorn")
        let transcript = Transcript(
            title: "Ski crew", isGroup: true,
            messages: [
                Message(side: .left, sender: "Tom", text: "yes, bring cake"),
                Message(side: .left, sender: "Zed", text: "ok"),
            ], text: "")
        let members = GroupMembers(transcript, ContactMatcher(ContactIndex([baker, jones, zorn])))
        let participants = members.participants(choosing: zorn, title: "Ski crew", where: FilingPolicy().mayFile)
        #expect(participants.first { $0.label == "Tom" }?.contactID == nil)
        #expect(participants.first { $0.label == "Zed" }?.contactID == zorn.id)
        let other = members.participants(choosing: jones, title: "Ski crew", where: FilingPolicy().mayFile)
        #expect(other.first { $0.label == "Tom" }?.contactID == jones.id)
    }

    @Test("choosing one whom it was taken back from brings the other members back, too")
    func again() {
        let participants = members().participants(
            choosing: claire, title: "Book club", without: [claire.id, ahmed.id], where: FilingPolicy().mayFile)
        #expect(participants.map(\.contactID) == [claire.id, nil, nil])
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
