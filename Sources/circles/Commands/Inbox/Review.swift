import CirclesCore
import CirclesStore
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
    private enum Step {
        /// With the contact that was made for it.
        case filed(Interaction.ID, made: Contact?)
        case dismissed(InboxNote.ID)
    }

    func run() async throws {
        let workbench = try await Workbench.open(options)
        var queue = try await workbench.database.notes(.open).map(\.id)
        guard !queue.isEmpty else { return options.tell("the inbox is empty") }
        var last: (step: Step, note: InboxNote.ID)?
        var done = 0
        while true {
            guard let id = queue.first else {
                guard let (step, note) = last, try asksToUndo() else { break }
                try await undo(step, workbench)
                queue = [note]
                last = nil
                done -= 1
                continue
            }
            let note = try await workbench.database.note(id)
            let matcher = try await workbench.matcher()
            let match = NoteSuggestions(matcher).match(note)
            out.line(out.styled("\n\(queue.count) to go", .dim))
            NoteText(note: note, match: match).print(to: out, wholeText: false)
            switch try await answer(note, match.suggestions.map(\.contact.id), matcher, workbench) {
            case .step(let step):
                last = (step, id)
                queue.removeFirst()
                done += 1
            case .later:
                queue.removeFirst()
            case .undo:
                guard let (step, note) = last else {
                    out.line("there is nothing to take back")
                    continue
                }
                try await undo(step, workbench)
                queue.insert(note, at: 0)
                last = nil
                done -= 1
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

    private enum Answer {
        case step(Step)
        case later, undo, again, quit
    }

    private func answer(
        _ note: InboxNote, _ suggestions: [Contact.ID], _ matcher: ContactMatcher, _ workbench: Workbench
    ) async throws -> Answer {
        out.write("  [1-9] file  [n]ew  [/] search  [e] dismiss  [space] later  [u]ndo  [q]uit ")
        let key = try keyboard.key()
        out.line()
        switch key {
        case let key? where key.isWholeNumber:
            guard let number = key.wholeNumberValue, suggestions.indices.contains(number - 1),
                let contact = matcher.index.contacts.first(where: { $0.id == suggestions[number - 1] })
            else { return .again }
            return .step(try await file(note, contact, isNew: false, workbench))
        case "n":
            guard let name = keyboard.line("  new contact's full name: "), !name.isEmpty else { return .again }
            do {
                let contact = Contact(name: try ContactText.check(name, "a name"))
                return .step(try await file(note, contact, isNew: true, workbench))
            } catch let error as CirclesError where error.code == .badInput {
                Terminal.standardError.tell(error)
                return .again
            }
        case "/":
            return try await search(note, matcher, workbench)
        case "e":
            _ = try await workbench.database.dismiss(note.id, at: Date())
            out.line("  dismissed")
            return .step(.dismissed(note.id))
        case "u": return .undo
        case " ", "\n", "\r": return .later
        case "q", nil: return .quit
        default: return .again
        }
    }

    private func search(_ note: InboxNote, _ matcher: ContactMatcher, _ workbench: Workbench) async throws -> Answer {
        guard let words = keyboard.line("  search: "), !words.isEmpty else { return .again }
        let folded = NameNormalizer.fold(words)
        var found = matcher.index.contacts.filter { contact in
            !contact.isMe && ([contact.name] + contact.nicknames).contains { NameNormalizer.fold($0).contains(folded) }
        }
        for suggestion in matcher.match(words).suggestions {
            guard let contact = matcher.index.contacts.first(where: { $0.id == suggestion.contact.id }),
                !found.contains(contact)
            else { continue }
            found.append(contact)
        }
        guard !found.isEmpty else {
            out.line("  nobody is called that")
            return .again
        }
        for (number, contact) in found.prefix(9).enumerated() { out.line("  \(number + 1) \(contact.name.printable)") }
        out.write("  [1-9] file  any other key: back ")
        let number = try keyboard.key()?.wholeNumberValue ?? 0
        out.line()
        guard number > 0, found.prefix(9).indices.contains(number - 1) else { return .again }
        return .step(try await file(note, found[number - 1], isNew: false, workbench))
    }

    private func file(
        _ note: InboxNote, _ contact: Contact, isNew: Bool, _ workbench: Workbench
    ) async throws -> Step {
        let interaction = try await OpenNotes(workbench).assign(note, to: contact, isNew: isNew, options)
        out.line("  filed with \(contact.name.printable)")
        return .filed(interaction.id, made: isNew ? contact : nil)
    }

    private func undo(_ step: Step, _ workbench: Workbench) async throws {
        switch step {
        case .filed(let id, let made):
            _ = try await workbench.database.returnToInbox(id, at: Date())
            if let made { try await workbench.database.remove(made, .onlyIfEmpty, at: Date()) }
        case .dismissed(let id): _ = try await workbench.database.reopen(id, at: Date())
        }
        out.line("  taken back")
    }
}
