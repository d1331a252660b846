package import CirclesCore
internal import Foundation

extension CirclesDatabase: SearchIndex {
    package func search(
        _ request: SearchRequest, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<SearchHit> {
        var start: (rank: Double, number: Int64)?
        if let after {
            guard case .rank(request.stage, let rank, let number) = after.position else { throw PageCursor.unusable }
            start = (rank, number)
        }
        try await catchUp()
        return try await read("search") { [start] db in
            let found = try db.search.documents(request, after: start, limit: limit + 1)
            return try Page(found.map { (row: $0, place: $0) }, limit: limit) { document in
                guard let cursor = PageCursor(.rank(request.stage, document.rank, number: document.number)) else {
                    throw StoreError.damaged("search result", document.ownerID)
                }
                return cursor
            } items: {
                try $0.map(Self.hit)
            }
        }
    }

    private func catchUp() async throws(CirclesError) {
        guard try await read("search", { try $0.search.isBehind() }) else { return }
        try await write("index what can be found") { try $0.search.catchUp() }
    }

    private static func hit(_ document: FoundDocument) throws -> SearchHit {
        let id = document.ownerID
        let subject: SearchHit.Subject =
            switch document.kind {
            case "interaction": .interaction(try StoreError.id(id))
            case "note": .note(try StoreError.id(id))
            default: .contact(try StoreError.id(id))
            }
        let texts = document.texts
        return SearchHit(
            subject, score: -document.rank,
            texts: SearchTexts(
                summary: shown(texts.summary), body: shown(texts.body), facts: shown(texts.facts),
                names: shown(texts.names)))
    }

    /// As people write it: what is indexed has some letters in parts.
    private static func shown(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    }

    package func words(near word: String) async throws(CirclesError) -> [String] {
        try await catchUp()
        return try await read("search") { db in
            let length = word.unicodeScalars.count
            var near: [String] = []
            try db.search.words(ofLength: (length - 1)...(length + 1)) { term in
                if SearchFold.isOneLetterApart(term, word) { near.append(term) }
                return near.count < SearchStage.mostNearMisses
            }
            return near
        }
    }
}
