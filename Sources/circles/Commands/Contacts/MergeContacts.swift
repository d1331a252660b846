import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct MergeContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge two contacts that are the same person.",
        discussion: """
            The first contact stays and gets everything of the other: interactions, names, numbers, labels, notes, UIDs. `circles \
            undo` takes it back.

            Examples:
              circles contacts merge "Maria Lopez" 3f2a91c0 --dry-run
              circles contacts merge "Maria Lopez" 3f2a91c0
            """)

    @Argument(
        help: ArgumentHelp(
            "The contact that stays, and the one that is merged into it: full names or ids.", valueName: "who"),
        completion: Completions.contacts)
    var words: [String]

    @Flag(help: "Show the changes without storing anything.")
    var dryRun = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let (survivor, contact) = try await context.twoContacts(words)
        let written = try await Contacts(context).merge(contact, into: survivor, isDryRun: dryRun)
        let merged = written.value
        if output.json {
            try JSONLines.print(ContactJSON(merged.record))
        } else {
            let out = Terminal.standardOutput
            out.line(
                "\(dryRun ? "would merge" : "merged") \(contact.name.printable) \(contact.id.short) into "
                    + "\(survivor.name.printable) \(survivor.id.short)"
                    + (merged.interactions > 0 ? ", with \(Counted.text(merged.interactions, "interaction"))" : ""))
            for change in merged.changes {
                out.line("  + \(change.field): \((change.after ?? "").printable.truncated(to: 60))")
            }
        }
        guard !dryRun else { return }
        home.tell("undo: circles undo \(merged.entry.short)")
        home.tell(written.consequences)
    }
}
