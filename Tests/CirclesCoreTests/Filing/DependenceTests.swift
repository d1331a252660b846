import Testing

@testable import CirclesCore

@Suite("What an undo depends on")
struct DependenceTests {
    @Test("two entries that only point to a row are free of one another")
    func named() {
        #expect(!Mention.named.carries(.named))
    }

    @Test("whatever was made carries all that uses it since", arguments: Mention.allCases)
    func created(_ later: Mention) {
        #expect(Mention.created.carries(later))
    }

    @Test("whatever was deleted since would be missed by the undo", arguments: Mention.allCases)
    func deleted(_ own: Mention) {
        #expect(own.carries(.deleted))
    }

    @Test("who changed a row goes before who changed it earlier, and not before who points to it")
    func updated() {
        #expect(Mention.updated.carries(.updated))
        #expect(Mention.deleted.carries(.created))
        #expect(!Mention.updated.carries(.named))
        #expect(!Mention.named.carries(.updated))
        #expect(!Mention.named.carries(.created))
    }

    @Test("the pairs that a store looks for are those of the rule, each once")
    func pairs() {
        for own in Mention.allCases {
            for later in Mention.allCases {
                let count = MentionPair.dependent.count { $0 == MentionPair(own: own, later: later) }
                #expect(count == (own.carries(later) ? 1 : 0))
            }
        }
    }
}
