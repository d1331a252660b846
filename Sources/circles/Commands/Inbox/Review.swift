import CirclesCore
import CirclesService
import Foundation

/// Asks about the open notes, a key each.
struct Review {
    private let options: HomeOptions
    private let keyboard = Keyboard()
    private let out = Terminal.standardOutput

    init(_ options: HomeOptions) {
        self.options = options
    }

    func run() async throws {
        var review = try await InboxReview(try await AppContext.open(options))
        guard review.left > 0 else { return options.tell("the inbox is empty") }
        var goesOn = true
        while goesOn {
            if let open = try await review.note() {
                out.line(out.styled("\n\(review.left) to go", .dim))
                NoteText(note: open.note, match: open.match).print(to: out, wholeText: false)
                goesOn = try await answer(open, &review)
            } else {
                goesOn = try review.canTakeBack && asksToUndo()
                if goesOn { try await undo(&review) }
            }
        }
        options.tell("\(review.settled) settled")
    }

    /// All are gone through: the last step can still be taken back.
    private func asksToUndo() throws -> Bool {
        out.write("  that was the last one  [u]ndo  any other key: done ")
        defer { out.line() }
        return try keyboard.key() == "u"
    }

    private func undo(_ review: inout InboxReview) async throws {
        guard let consequences = try await review.takeBack() else {
            return out.line("there is nothing to take back")
        }
        out.line("  taken back")
        options.tell(forgotten: consequences.forgotten)
    }

    /// - Returns: False to quit.
    private func answer(_ open: Inbox.Match, _ review: inout InboxReview) async throws -> Bool {
        out.write("  [1-9] file  [n]ew  [/] search  [e] dismiss  [space] later  [u]ndo  [q]uit ")
        let key = try keyboard.key()
        out.line()
        switch key {
        case let key? where key.isWholeNumber:
            let suggestions = open.match.suggestions
            guard let number = key.wholeNumberValue, suggestions.indices.contains(number - 1),
                let contact = try await review.contact(suggestions[number - 1])
            else { break }
            try await file(open.note, contact, isNew: false, &review)
        case "n": try await fileNew(open.note, &review)
        case "/": try await search(open.note, &review)
        case "e":
            try await review.dismiss(open.note)
            out.line("  dismissed")
        case "u": try await undo(&review)
        case " ", "\n", "\r": review.later()
        case "q", nil: return false
        default: break
        }
        return true
    }

    private func fileNew(_ note: InboxNote, _ review: inout InboxReview) async throws {
        guard let name = keyboard.line("  new contact's full name: "), !name.isEmpty else { return }
        do {
            let contact = Contact(name: try ContactText.check(name, "a name"))
            try await file(note, contact, isNew: true, &review)
        } catch let error as CirclesError where error.code == .badInput {
            Terminal.standardError.tell(error)
        }
    }

    private func search(_ note: InboxNote, _ review: inout InboxReview) async throws {
        guard let words = keyboard.line("  search: "), !words.isEmpty else { return }
        let found = try await review.search(words).prefix(9)
        guard !found.isEmpty else { return out.line("  nobody is called that") }
        for (number, contact) in found.enumerated() { out.line("  \(number + 1) \(contact.name.printable)") }
        out.write("  [1-9] file  any other key: back ")
        let number = try keyboard.key()?.wholeNumberValue ?? 0
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
            if try keyboard.key() != "a" { also = [] }
            out.line()
        }
        let filed = try await review.file(note, with: contact, isNew: isNew, also: also)
        options.tell(learnt: filed.value.learnt, contact)
        options.tell(forgotten: filed.consequences.forgotten)
        let rest = filed.value.interactions.count - 1
        out.line("  filed with \(contact.name.printable)\(rest == 0 ? "" : ", and \(rest) more")")
    }
}
