import CirclesAPI
import CirclesCore
import CirclesService

/// What became of the cards of an import, as a person reads it.
///
/// What is new is told only in a dry run: an address book has thousands of cards. What changes somebody who is there is told
/// for the first contacts.
final class CardLineText {
    private let isDryRun: Bool
    private var updated = 0
    private static let mostUpdated = 20

    init(isDryRun: Bool) { self.isDryRun = isDryRun }

    func print(_ line: CardLine) {
        if let error = line.error { return Terminal.standardError.tell(error) }
        if let reason = line.reason {
            let place = ContactImport.place(line.path.value ?? "-", line.line)
            return Terminal.standardError.line("skipped \(place.printable): \(reason)")
        }
        guard line.status != .unchanged, isDryRun || line.status == .updated,
            let name = line.contact.value?.name ?? line.group.map({ "group \($0)" })
        else { return }
        if line.status == .updated { updated += 1 }
        guard isDryRun || updated <= Self.mostUpdated else { return }
        let out = Terminal.standardOutput
        let word = line.status == .added ? "add" : "update"
        out.line("\(out.styled(word.padded(to: 6), line.status == .added ? .green : .yellow)) \(name.printable)")
        for change in line.changes { out.line(text(change)) }
    }

    /// After the last card.
    func end() {
        guard !isDryRun, updated > Self.mostUpdated else { return }
        Terminal.standardOutput.line("…      \(updated - Self.mostUpdated) more were updated")
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
