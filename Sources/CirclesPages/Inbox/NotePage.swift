package import CirclesCore
internal import Foundation

/// One note of the inbox: the picture, what was read, and who it may be.
package struct NotePage: Sendable {
    /// Where the user is among the notes of this sitting.
    package struct Sitting: Sendable {
        /// Settled so far.
        package var done: Int
        /// Still open, this one included.
        package var open: Int
        /// Open notes before this one.
        package var before: Int
        package var next: InboxNote.ID?
        package var previous: InboxNote.ID?

        package init(done: Int, open: Int, before: Int, next: InboxNote.ID?, previous: InboxNote.ID?) {
            self.done = done
            self.open = open
            self.before = before
            self.next = next
            self.previous = previous
        }
    }

    /// Whom it may be, with what speaks for it.
    package struct Candidate: Sendable {
        package let contact: ContactReference
        package let evidence: [String]

        package init(_ contact: ContactReference, evidence: [String]) {
            self.contact = contact
            self.evidence = evidence
        }
    }

    /// What the user typed to find somebody, and who was found.
    package struct Search: Sendable {
        package let words: String
        package let found: [Candidate]

        package init(_ words: String, _ found: [Candidate]) {
            self.words = words
            self.found = found
        }
    }

    /// A step that was not done: why, and what was typed for it.
    package struct Refused: Sendable {
        let said: String
        let name: String?
        let message: MessageForm.Typed?

        package init(_ said: String, name: String? = nil, message: MessageForm.Typed? = nil) {
            (self.said, self.name, self.message) = (said, name, message)
        }
    }

    let id: String
    /// The state that the user sees; a form gives it back.
    let seen: Int
    let heading: String
    let meta: String
    let because: String?
    let hint: String?
    let picture: PictureBoxes?
    let pictureIsGone: Bool
    let bubbles: BubbleRow.List?
    /// What was read, where it is no conversation.
    let plain: String?
    let subject: String
    let counted: String
    let choices: [ChoiceRow]
    /// More than fit a phone at once.
    let furtherChoices: Int?
    let found: FoundList?
    let query: String?
    /// Adding somebody is what most people do here.
    let asksForNew: Bool
    /// Putting it aside is.
    let asksToDismiss: Bool
    let newName: String
    /// The form for somebody new was sent, and stays open.
    let isNewOpen: Bool
    /// Why the last step was not done.
    let problem: String?
    /// The screenshot can be worked on once more.
    let canRetry: Bool
    /// That is what there is to do first.
    let retryIsFirst: Bool
    let progress: Int
    let total: Int
    let at: Int
    let done: Int
    let next: String?
    let previous: String?
    let userNote: String?
    /// Whose words the note is.
    let noteFrom: String
    let sending: SendForm?

    package init(
        _ note: InboxNote, _ match: MatchDecision, _ candidates: [Candidate], capture: Capture?,
        _ transcript: Transcript?, hasPicture: Bool, hint: String?, sitting: Sitting, search: Search? = nil,
        correcting: Int? = nil, refused: Refused? = nil, sending: SendForm? = nil
    ) {
        problem = refused?.said
        isNewOpen = refused?.name != nil
        self.sending = sending
        id = note.id.description
        seen = note.revision
        heading = ReasonSentence.heading(note, match, isGroup: transcript?.isGroup ?? false)
        because =
            UntrustedText.line(NoteSuggestions.news(note, match, of: capture) ?? note.explanation, limit: 300)
            .capitalizedAtStart
        // The button says it.
        self.hint = note.canRetry ? nil : hint?.capitalizedAtStart
        userNote = capture?.userNote
        noteFrom = capture?.agent.map { "Note from the agent \(UntrustedText.line($0, limit: 60))" } ?? "Your note"
        let boxes = capture.flatMap { PictureBoxes($0, transcript) }
        picture = hasPicture ? boxes : nil
        pictureIsGone = boxes != nil && !hasPicture
        let messages = transcript?.messages ?? []
        bubbles =
            messages.isEmpty
            ? nil
            : BubbleRow.list(
                messages, transcript?.separators ?? [], other: transcript?.title,
                correcting: MessageForm.Place(
                    page: "/?note=\(note.id)&done=\(sitting.done)&", target: "/notes/\(note.id)/correct",
                    seen: String(note.revision), done: sitting.done, chosen: correcting,
                    typed: refused?.message))
        plain = messages.isEmpty && !note.text.isEmpty ? String(note.text.prefix(6_000)) : nil
        subject = note.title ?? "No name"
        counted = messages.isEmpty ? "" : Counted.text(messages.count, "message")
        meta = Self.meta(transcript, capture)
        let isSure = match.outcome == .matched && note.reason != .undone
        choices = candidates.prefix(9).enumerated().map { index, candidate in
            ChoiceRow(candidate, index + 1, isFirst: isSure && candidate.contact == match.contact)
        }
        furtherChoices = choices.count > 3 ? choices.count - 3 : nil
        query = search?.words
        found = search.map { FoundList(note.id.description, seen: note.revision, $0) }
        asksToDismiss = note.reason == .noText || note.reason == .duplicate
        // A group's name, a number and a handle are no names of a person: adding one of them is not what is offered first.
        let isGroup = transcript?.isGroup ?? false
        let isName = note.title.map { title in title.contains(where: \.isLetter) && !title.hasPrefix("@") } ?? false
        asksForNew = choices.isEmpty && !asksToDismiss && isName && !isGroup
        let proposed = isName && !isGroup ? note.title.map { UntrustedText.line($0, limit: 100) } ?? "" : ""
        canRetry = note.canRetry
        retryIsFirst = canRetry && choices.isEmpty && !asksForNew && !asksToDismiss
        newName = refused?.name ?? proposed
        done = sitting.done
        total = sitting.done + sitting.open
        at = min(total, sitting.done + sitting.before + 1)
        progress = sitting.done + sitting.before
        next = sitting.next?.description
        previous = sitting.previous?.description
    }

    /// "Telegram · Sat 18 May 2024, 07:20 to 07:41".
    private static func meta(_ transcript: Transcript?, _ capture: Capture?) -> String {
        var words: [String] = []
        if let app = ReasonSentence.name(of: transcript?.app) { words.append(app) }
        if let capture {
            let (date, isUncertain) = InteractionDraft.day(transcript, capture)
            let day = (isUncertain ? words.isEmpty ? "About " : "about " : "") + DayText.full(date)
            let times = transcript?.messages.compactMap(\.time) ?? []
            switch (times.first, times.last) {
            case (let first?, let last?) where first != last: words.append("\(day), \(first) to \(last)")
            case (let first?, _): words.append("\(day), \(first)")
            default: words.append(day)
            }
        }
        return words.joined(separator: " · ")
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("note", frame, self) }
}

extension InboxNote {
    /// Whether working on its screenshot once more may lead to something else.
    fileprivate var canRetry: Bool {
        switch remedy {
        case .retry, .retryWaiting, .retryLater: true
        default: false
        }
    }
}

/// A contact to file with, in one press.
struct ChoiceRow: Sendable {
    let contact: String
    let name: String
    /// Nil where nothing speaks for anybody.
    let evidence: String?
    let number: Int
    let isFirst: Bool
    /// Not shown on a phone at first.
    let isFurther: Bool

    init(_ candidate: NotePage.Candidate, _ number: Int, isFirst: Bool) {
        contact = candidate.contact.id.description
        name = candidate.contact.name
        let told = candidate.evidence.joined(separator: " · ").capitalizedAtStart
        evidence = told.isEmpty ? nil : told
        self.number = number
        self.isFirst = isFirst
        isFurther = number > 3
    }
}

/// Contacts that fit what was typed.
package struct FoundList: Sendable {
    let noteID: String
    let seenRevision: Int
    let words: String
    let people: [ChoiceRow]
    let isNobody: Bool

    package init(_ note: String, seen: Int, _ search: NotePage.Search) {
        noteID = note
        seenRevision = seen
        words = search.words
        people = search.found.enumerated().map { ChoiceRow($1, $0 + 1, isFirst: false) }
        isNobody = search.found.isEmpty
    }

    /// The list alone, for whoever types.
    package func html() -> String { PageTemplates.part("found", self) }
}
