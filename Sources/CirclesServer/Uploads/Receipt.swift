internal import CirclesAPI
internal import CirclesCore
internal import CirclesService

/// What is told of something that was handed over.
struct Receipt: Encodable {
    enum Status: String, Encodable { case received, working, filed, inbox, dismissed, duplicate, refused }

    let id: Capture.ID
    let status: Status
    /// The capture whose bytes these were, too.
    var duplicateOf: Capture.ID?
    var interaction: InteractionView?
    var inboxNote: NoteView?
    let message: String

    /// `message` is the answer's own.
    private enum CodingKeys: String, CodingKey { case id, status, duplicateOf, interaction, inboxNote }

    init(_ id: Capture.ID, _ progress: CaptureProgress, _ context: AppContext) async throws(CirclesError) {
        self.id = id
        switch progress {
        case .waiting: (status, message) = (.received, "Received")
        case .underWork: (status, message) = (.working, "Received, and being read")
        case .refused: (status, message) = (.refused, "This could not be taken, and was put aside")
        case .settled(_, let outcome):
            let told = try await Self.told(outcome, context)
            (status, message, interaction, inboxNote) = (told.status, told.message, told.interaction, told.note)
        case .duplicate(let capture, let outcome):
            duplicateOf = capture.id
            status = .duplicate
            guard let outcome else {
                message = "This was received before, and is being read"
                return
            }
            let told = try await Self.told(outcome, context)
            (interaction, inboxNote) = (told.interaction, told.note)
            message = "This was received before. \(told.message)"
        }
    }

    private struct Told {
        var status: Status
        var message: String
        var interaction: InteractionView?
        var note: NoteView?
    }

    private static func told(_ outcome: CaptureOutcome, _ context: AppContext) async throws(CirclesError) -> Told {
        switch outcome {
        case .interaction(let interaction):
            let contacts = try await context.database.contacts(of: [interaction])
            let names = interaction.participants.compactMap { $0.contactID.flatMap { contacts[$0]?.name } }
            return Told(
                status: .filed, message: "Filed with \(names.isEmpty ? "nobody" : names.joined(separator: ", "))",
                interaction: InteractionView(interaction, contacts))
        case .note(let note):
            let match = try await context.inbox.match(note.id)
            let view = NoteView(match.note, match.match.suggestions, hint: RemedyWords.of)
            switch note.state {
            case .open: return Told(status: .inbox, message: "In your inbox: \(note.reason.words)", note: view)
            case .filed: return Told(status: .filed, message: "Filed", note: view)
            case .dismissed: return Told(status: .dismissed, message: "Put aside", note: view)
            }
        }
    }
}
