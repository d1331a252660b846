package import CirclesCore

extension AppContext {
    /// The journal's entry whose id begins with `text`.
    ///
    /// - Throws: `CirclesError` with `notFound`, `ambiguous`, or `usage` for what is no beginning of an id.
    package func journalEntry(_ text: String) async throws(CirclesError) -> JournalEntry.ID {
        let ids = try await database.journalIDs(startingWith: try Self.prefix(text, of: "log entry"))
        guard !ids.isEmpty else {
            throw CirclesError(
                .notFound, "there is no log entry \(text.printable.truncated(to: 40))", remedy: .showLog)
        }
        return try Self.only(ids, "entry", text)
    }

    /// Something with an id that a person may type, and the capture that it is about.
    private struct Candidate {
        let kind: String
        let id: String
        let capture: Capture.ID
    }

    /// The capture that an id leads to: its own, that of its note, or that of its interaction.
    ///
    /// - Throws: `CirclesError` with `notFound`, `ambiguous` (what begins so is listed), or `usage` for what is no beginning
    ///   of an id.
    package func captureBehind(_ text: String) async throws(CirclesError) -> Capture {
        try await Self.captureBehind(text, in: database)
    }

    /// The same without a home's settings.
    package static func captureBehind(
        _ text: String, in database: any Store
    ) async throws(CirclesError) -> Capture {
        let candidates = try await candidates(database, try Self.prefix(text, of: "capture, note or interaction"))
        guard let first = candidates.first else {
            throw CirclesError(
                .notFound, "there is no capture, note or interaction \(text.printable.truncated(to: 40))")
        }
        guard Set(candidates.map(\.capture)).count == 1 else {
            let length = Self.digits(toTellApart: candidates.prefix(Self.mostListed).map(\.id))
            let list = Self.listed(candidates.map { "\($0.kind) \($0.id.prefix(length))" })
            throw CirclesError(
                .ambiguous, "\(text.printable) fits \(Counted.text(candidates.count, "id")): \(list)",
                hint: "type more digits")
        }
        return try await database.capture(first.capture)
    }

    /// How much of each id is to be shown so that no two look alike: ids of one minute begin with the same digits.
    private static func digits(toTellApart ids: [String]) -> Int {
        let most = max(8, ids.map(\.count).max() ?? 0)
        return (8...most).first { length in Set(ids.map { $0.prefix(length) }).count == Set(ids).count } ?? most
    }

    private static func candidates(
        _ database: any Store, _ prefix: String
    ) async throws(CirclesError) -> [Candidate] {
        var candidates: [Candidate] = []
        for id in try await database.captureIDs(startingWith: prefix) {
            candidates.append(Candidate(kind: "capture", id: id.description, capture: id))
        }
        for id in try await database.noteIDs(startingWith: prefix) {
            candidates.append(
                Candidate(kind: "note", id: id.description, capture: try await database.note(id).captureID))
        }
        for id in try await database.interactionIDs(startingWith: prefix) {
            for capture in try await database.interaction(id).captureIDs.prefix(1) {
                candidates.append(Candidate(kind: "interaction", id: id.description, capture: capture))
            }
        }
        return candidates
    }
}
