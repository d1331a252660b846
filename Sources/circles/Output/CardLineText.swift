import CirclesAPI
import CirclesCore
import CirclesService

/// What became of one card of an import, as a person reads it.
struct CardLineText {
    let line: CardLine
    let isDryRun: Bool

    /// What was taken is told only while nothing is stored: an address book has thousands of cards.
    func print() {
        if let error = line.error { return Terminal.standardError.tell(error) }
        if let reason = line.reason {
            let place = ContactImport.place(line.path.value ?? "-", line.line)
            return Terminal.standardError.line("skipped \(place.printable): \(reason)")
        }
        guard isDryRun, let name = line.contact.value?.name ?? line.group.map({ "group \($0)" }),
            line.status != .unchanged
        else { return }
        let out = Terminal.standardOutput
        let word = line.status == .added ? "add" : "update"
        out.line("\(out.styled(word.padded(to: 6), line.status == .added ? .green : .yellow)) \(name.printable)")
        for change in line.changes { out.line(text(change)) }
    }

    private func text(_ change: ContactChange) -> String {
        let (before, after) = (change.before?.printable.truncated(to: 60), change.after?.printable.truncated(to: 60))
        return switch (before, after) {
        case (let before?, let after?): "         \(change.field): \(before) → \(after)"
        case (let before?, nil): "       - \(change.field): \(before)"
        case (nil, let after?): "       + \(change.field): \(after)"
        case (nil, nil): "       ~ \(change.field)"
        }
    }
}
