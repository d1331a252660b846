import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// Goes through the open notes, a key each.
struct Review {
    private let options: HomeOptions
    private let keyboard = Keyboard()
    private let out = Terminal.standardOutput

    init(_ options: HomeOptions) {
        self.options = options
    }

    /// The last step, to take back.
    private struct Step {
        var entry: JournalEntry.ID
        /// The notes that it settled.
        var notes: [InboxNote.ID]
    }

    func run() async throws {
        let context = try await AppContext.open(options)
        var queue = try await context.database.notes(.open).map(\.id)
        guard !queue.isEmpty else { return options.tell("the inbox is empty") }
        var last: Step?
        var done = 0
        while true {
            guard let id = queue.first else {
                guard let step = last, try asksToUndo() else { break }
                try await undo(step, &queue, context)
                last = nil
                done -= step.notes.count
                continue
            }
            let note = try await context.database.note(id)
            let matcher = try await context.matcher()
            let match = NoteSuggestions(matcher).match(note)
            out.line(out.styled("\n\(queue.count) to go", .dim))
            NoteText(note: note, match: match).print(to: out, wholeText: false)
            switch try await answer(note, match.suggestions.map(\.contact.id), matcher, context) {
            case .settled(let entry, let notes):
                last = Step(entry: entry, notes: notes)
                queue.removeAll(where: notes.contains)
                done += notes.count
            case .later:
                queue.removeFirst()
            case .undo:
                guard let step = last else {
                    out.line("there is nothing to take back")
                    continue
                }
                try await undo(step, &queue, context)
                last = nil
                done -= step.notes.count
            case .again:
                continue
            case .quit:
                queue = []
                last = nil
            }
        }
        options.tell("\(done) settled")
    }

    /// All are gone through: the last step can still be taken back.
    private func asksToUndo() throws -> Bool {
        out.write("  that was the last one  [u]ndo  any other key: done ")
        defer { out.line() }
        return try keyboard.key() == "u"
    }

    /// Takes the step back with all that belongs to it: other notes, a contact made for it, the alias it taught.
    private func undo(_ step: Step, _ queue: inout [InboxNote.ID], _ context: AppContext) async throws {
        let undone = try await Undoing(context).undo(step.entry)
        out.line("  taken back")
        options.tell(forgotten: undone.consequences.forgotten)
        queue.insert(contentsOf: step.notes, at: 0)
    }

    private enum Answer {
        /// The journal's entry, and the notes that are done with.
        case settled(JournalEntry.ID, [InboxNote.ID])
        case later, undo, again, quit
    }

    private func answer(
        _ note: InboxNote, _ suggestions: [Contact.ID], _ matcher: ContactMatcher, _ context: AppContext
    ) async throws -> Answer {
        out.write("  [1-9] file  [n]ew  [/] search  [e] dismiss  [space] later  [u]ndo  [q]uit ")
        let key = try keyboard.key()
        out.line()
        switch key {
        case let key? where key.isWholeNumber:
            guard let number = key.wholeNumberValue, suggestions.indices.contains(number - 1),
                let contact = matcher.index.contact(suggestions[number - 1])
            else { return .again }
            return try await file(note, contact, isNew: false, context)
        case "n":
            guard let name = keyboard.line("  new contact's full name: "), !name.isEmpty else { return .again }
            do {
                let contact = Contact(name: try ContactText.check(name, "a name"))
                return try await file(note, contact, isNew: true, context)
            } catch let error as CirclesError where error.code == .badInput {
                Terminal.standardError.tell(error)
                return .again
            }
        case "/":
            return try await search(note, matcher, context)
        case "e":
            let dismissed = try await context.database.dismiss(note.id, at: Date())
            out.line("  dismissed")
            return .settled(dismissed.entry, [note.id])
        case "u": return .undo
        case " ", "\n", "\r": return .later
        case "q", nil: return .quit
        default: return .again
        }
    }

    private func search(_ note: InboxNote, _ matcher: ContactMatcher, _ context: AppContext) async throws -> Answer {
        guard let words = keyboard.line("  search: "), !words.isEmpty else { return .again }
        let found = ContactSearch(matcher).find(words)
        guard !found.isEmpty else {
            out.line("  nobody is called that")
            return .again
        }
        for (number, contact) in found.prefix(9).enumerated() { out.line("  \(number + 1) \(contact.name.printable)") }
        out.write("  [1-9] file  any other key: back ")
        let number = try keyboard.key()?.wholeNumberValue ?? 0
        out.line()
        guard number > 0, found.prefix(9).indices.contains(number - 1) else { return .again }
        return try await file(note, found[number - 1], isNew: false, context)
    }

    /// Files the note; other open notes with its title are offered in the same breath.
    private func file(
        _ note: InboxNote, _ contact: Contact, isNew: Bool, _ context: AppContext
    ) async throws -> Answer {
        let others = try await context.inbox.titledLike(note, notRejecting: contact)
        var also: [InboxNote.ID] = []
        if !others.isEmpty {
            out.write("  \(others.count) more with that title: [a] file them, too  [any other key] only this one ")
            if try keyboard.key() == "a" { also = others.map(\.id) }
            out.line()
        }
        let filed = try await NoteFiling(context).file(note, with: contact, isNew: isNew, also: also)
        options.tell(learnt: filed.value.learnt, contact)
        options.tell(forgotten: filed.consequences.forgotten)
        let rest = filed.value.interactions.count - 1
        let more = rest == 0 ? "" : ", and \(rest) more"
        out.line("  filed with \(contact.name.printable)\(more)")
        return .settled(filed.value.entry, [note.id] + also)
    }
}
