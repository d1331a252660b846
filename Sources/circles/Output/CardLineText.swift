import CirclesAPI
import CirclesCore
import CirclesService

/// What became of the cards of an import, as a person reads it.
///
/// What is new is told only in a dry run, or where somebody has its name: an address book has thousands of cards. What
/// changes somebody who is there is told for the first contacts.
final class CardLineText {
    private let isDryRun: Bool
    private var updated = 0
    private var namesakes = 0
    /// How many contacts are told of each kind.
    private static let most = 20

    init(isDryRun: Bool) { self.isDryRun = isDryRun }

    func print(_ line: CardLine) {
        if let error = line.error { return Terminal.standardError.tell(error) }
        if let reason = line.reason {
            let place = ContactImport.place(line.path.value ?? "-", line.line)
            return Terminal.standardError.line("skipped \(place.printable): \(reason)")
        }
        let namesake = line.namesake.value
        guard line.status != .unchanged, isDryRun || line.status == .updated || namesake != nil,
            let name = line.contact.value?.name ?? line.group.map({ "group \($0)" })
        else { return }
        if line.status == .updated { updated += 1 }
        if namesake != nil { namesakes += 1 }
        guard isDryRun || (namesake == nil ? updated : namesakes) <= Self.most else { return }
        let out = Terminal.standardOutput
        let word = line.status == .added ? "add" : "update"
        out.line("\(out.styled(word.padded(to: 6), line.status == .added ? .green : .yellow)) \(name.printable)")
        for change in line.changes { out.line(text(change)) }
        if let namesake { out.line("       ~ \(namesake.name.printable) \(namesake.id.short) has this name, too") }
    }

    /// After the last card.
    func end() {
        let out = Terminal.standardOutput
        if !isDryRun, updated > Self.most { out.line("…      \(updated - Self.most) more were updated") }
        if !isDryRun, namesakes > Self.most {
            out.line("…      \(namesakes - Self.most) more have the name of another")
        }
        if namesakes > 0 { out.line("\(namesakes) may be there already: circles contacts duplicates") }
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
