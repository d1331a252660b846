import CirclesCore
import CirclesService
import Testing

@Suite("Going through what is open")
struct ReviewTests {
    @Test("notes are settled one by one, those of one title together, and the last step is taken back")
    func inbox() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        for _ in 0..<2 { _ = try await sample.note("Mari") }
        var review = try await InboxReview(sample.context)
        #expect(review.left == 2 && !review.canTakeBack)
        let first = try #require(try await review.note()).note
        let others = try await review.titledLike(first, for: maria)
        #expect(others.count == 1)
        _ = try await review.file(first, with: maria, isNew: false, also: others)
        #expect(review.left == 0 && review.settled == 2 && review.canTakeBack)
        let takenBack = try await review.takeBack()
        #expect(takenBack != nil)
        #expect(review.left == 2 && review.settled == 0)
        let nothing = try await review.takeBack()
        #expect(nothing == nil)
        #expect(try await review.note()?.note.id == first.id)
        #expect(try await sample.context.database.notes(.open).count == 2)
    }

    @Test("a note that is put aside is settled, one for later is not")
    func dismiss() async throws {
        let sample = try await Sample()
        let notes = [try await sample.note("A"), try await sample.note("B")]
        var review = try await InboxReview(sample.context)
        let first = try #require(try await review.note()).note
        try await review.dismiss(first)
        review.leaveForLater()
        #expect(review.left == 0 && review.settled == 1)
        #expect(try await review.note() == nil)
        for note in notes {
            let state = try await sample.context.database.note(note.id).state
            #expect(state == (note.id == first.id ? .dismissed : .open))
        }
    }

    @Test("what was left for later is gone back to, one by one")
    func back() async throws {
        let sample = try await Sample()
        for title in ["A", "B"] { _ = try await sample.note(title) }
        var review = try await InboxReview(sample.context)
        let first = try await review.note()?.note.id
        let early = review.back()
        review.leaveForLater()
        review.leaveForLater()
        #expect(review.left == 0)
        let steps = [early, review.back(), review.back(), review.back()]
        #expect(steps == [false, true, true, false])
        #expect(try await review.note()?.note.id == first)
    }

    @Test("pairs with a contact that became another are passed over, until that is taken back")
    func duplicates() async throws {
        let sample = try await Sample()
        for _ in 0..<3 { try await sample.contact("Maria Lopez") { $0.emails = ["m@example.org"] } }
        var review = try await DuplicateReview(sample.context)
        let pairs = review.left
        #expect(pairs > 1)
        let pair = try #require(review.pair)
        let merged = try await review.merge(keeping: .second)
        #expect(merged?.value.id == pair.second.id)
        #expect(review.pair.map { [$0.first.id, $0.second.id].contains(pair.first.id) } != true)
        let isTakenBack = try await review.takeBack()
        #expect(isTakenBack)
        #expect(review.pair?.first.id == pair.first.id && review.pair?.second.id == pair.second.id)
        #expect(review.settled == 0)
        let isMore = try await review.takeBack()
        #expect(!isMore)
        #expect(try await sample.context.database.contacts().count == 3)
    }

    @Test("two people are not offered again, later ones are")
    func apart() async throws {
        let sample = try await Sample()
        for _ in 0..<3 { try await sample.contact("Maria Lopez") { $0.emails = ["m@example.org"] } }
        var review = try await DuplicateReview(sample.context)
        let pairs = review.left
        try await review.keepApart()
        review.later()
        #expect(review.settled == 1 && review.left == pairs - 2)
        #expect(try await DuplicateReview(sample.context).left == pairs - 1)
    }
}
