import CirclesCore
import CirclesService
import Foundation

/// Asks about the open notes, a key each.
struct Review {
    private let options: HomeOptions
    private let context: AppContext
    private let keyboard = Keyboard()
    private let out = Terminal.standardOutput

    init(_ options: HomeOptions) async throws {
        self.options = options
        context = try await AppContext.open(options)
    }

    func run() async throws {
        var review = try await InboxReview(context)
        guard review.left > 0 else { return options.tell("the inbox is empty") }
        var goesOn = true
        while goesOn {
            if let open = try await review.note() {
                out.line(out.styled("\n\(review.left) to go", .dim))
                NoteText(open: open).print(to: out, wholeText: false)
                goesOn = try await answer(open, &review)
            } else {
                goesOn = try review.canTakeBack && asksToUndo(review)
                if goesOn { try await undo(&review) }
            }
        }
        let later = review.later > 0 ? ", \(review.later) left for later" : ""
        options.tell("\(review.settled) settled\(later)")
    }

    /// All are gone through: the last step can still be taken back.
    private func asksToUndo(_ review: InboxReview) throws -> Bool {
        let later = review.later > 0 ? ", \(review.later) left for later" : ""
        out.write("  that was the last one\(later)  [u]ndo  any other key: done ")
        defer { out.line() }
        return try keyboard.key() == .character("u")
    }

    private func undo(_ review: inout InboxReview) async throws {
        guard let consequences = try await review.takeBack() else {
            return out.line("there is nothing to undo")
        }
        out.line("  undone")
        options.tell(forgotten: consequences.forgotten)
    }

    /// - Returns: False to quit.
    private func answer(_ open: Inbox.Match, _ review: inout InboxReview) async throws -> Bool {
        for line in Self.prompt(open).wrapped(to: max(30, out.width - 3)) { out.line("  \(line)") }
        let key = try keyboard.key()
        if let number = key?.digit {
            try await file(open, number, &review)
            return true
        }
        switch key {
        case .enter, .character("y"):
            // A yes answers a question only: where nobody was proposed, it files nothing.
            if open.proposal != nil {
                try await file(open, 1, &review)
            } else {
                let hasSuggestions = !open.match.suggestions.isEmpty
                out.line(
                    "  press \(hasSuggestions ? "a digit to file it" : "n for a new contact, / to search"), or ? for help"
                )
            }
        case .character("n"): try await fileNew(open.note, &review)
        case .character("/"): try await search(open.note, &review)
        case .character("e"):
            try await review.dismiss(open.note)
            out.line("  dismissed")
        case .character("v"): NoteText(open: open).print(to: out, wholeText: true)
        case .character("o"): await show(open.note)
        case .character("u"): try await undo(&review)
        case .character(" "), .forward: review.leaveForLater()
        case .back: if !review.back() { out.line("  this is the first one") }
        case .character("?"): out.prose(Self.help)
        case .character("q"), .escape, nil: return false
        default: out.line("  that key does nothing here; ? for help")
        }
        return true
    }

    /// The keys that mean something for this note.
    private static func prompt(_ open: Inbox.Match) -> String {
        let count = min(9, open.match.suggestions.count)
        var keys: [String] = []
        if let proposal = open.proposal { keys.append("[Enter] \(proposal.name.printable.truncated(to: 30))") }
        if count > 0 { keys.append(count == 1 ? "[1] file" : "[1-\(count)] file") }
        return
            (keys + ["[n]ew", "[/] search", "[e] dismiss", "[o]pen", "[space] later", "[u]ndo", "[?] help", "[q]uit"])
            .joined(separator: "  ")
    }

    private static let help = """
          1-9            file it with that suggestion
          Enter, y       yes, where it asks about one person
          n              file it with a new contact; Enter takes the name shown
          /              search your contacts
          e              dismiss the note: it is not filed
          v              view the whole conversation
          o              open the screenshot
          space, arrows  leave it for later; back to the one before
          u              take the last step back
          q, Esc         quit
        """

    private func file(_ open: Inbox.Match, _ number: Int, _ review: inout InboxReview) async throws {
        let suggestions = open.match.suggestions
        guard suggestions.indices.contains(number - 1),
            let contact = try await review.contact(suggestions[number - 1])
        else { return out.line("  there is no suggestion \(number)") }
        try await file(open.note, contact, isNew: false, &review)
    }

    private func show(_ note: InboxNote) async {
        do throws(CirclesError) {
            try await PictureViewer.here(context.database).open(note.captureID)
        } catch {
            Terminal.standardError.tell(error)
        }
    }

    private func fileNew(_ note: InboxNote, _ review: inout InboxReview) async throws {
        let title = note.title.flatMap { try? ContactText.check($0, "a name") }
        let typed = try keyboard.line("  new contact's full name: ", beginningWith: title?.printable ?? "")
        guard let name = typed, !name.isEmpty else { return }
        do {
            let contact = Contact(name: try ContactText.check(name, "a name"))
            try await file(note, contact, isNew: true, &review)
        } catch let error as CirclesError where [.badInput, .ambiguous].contains(error.code) {
            // A name that cannot be, or that somebody has already: the note is asked about again.
            Terminal.standardError.tell(error)
        }
    }

    private func search(_ note: InboxNote, _ review: inout InboxReview) async throws {
        guard let words = keyboard.line("  search: "), !words.isEmpty else { return }
        let found = try await review.search(words).prefix(9)
        guard !found.isEmpty else { return out.line("  no contact matches") }
        let names = try await review.toldApart(Array(found))
        for (number, name) in names.enumerated() { out.line("  \(number + 1) \(name.printable)") }
        out.write("  [\(found.count == 1 ? "1" : "1-\(found.count)")] file  any other key: back ")
        let number = try keyboard.key()?.digit ?? 0
        out.line()
        guard found.indices.contains(number - 1) else { return }
        try await file(note, found[number - 1], isNew: false, &review)
    }

    /// Files the note; other open notes with its title are offered in the same breath.
    private func file(
        _ note: InboxNote, _ contact: Contact, isNew: Bool, _ review: inout InboxReview
    ) async throws {
        var also = try await review.titledLike(note, for: contact)
        if !also.isEmpty {
            out.write("  \(also.count) more with that title: [a] file them, too  [any other key] only this one ")
            if try keyboard.key() != .character("a") { also = [] }
            out.line()
        }
        let filed = try await review.file(note, with: contact, isNew: isNew, also: also)
        options.tell(filed.value.learning, contact)
        options.tell(forgotten: filed.consequences.forgotten)
        let names = filed.value.interactions.first.map { Names.of($0, filed.value.contacts) } ?? contact.name
        let rest = filed.value.interactions.count - 1
        out.line("  filed with \(names.printable)\(rest == 0 ? "" : "; and \(Counted.text(rest, "more note"))")")
    }
}
