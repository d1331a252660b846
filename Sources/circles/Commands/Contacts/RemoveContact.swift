import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct RemoveContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a contact; its interactions must go somewhere.")

    @Argument(help: WholeName.help)
    var who: [String]

    @Option(help: ArgumentHelp("Give all it has to this contact, as contacts merge does.", valueName: "who"))
    var mergeInto: String?

    @Flag(help: "Put its interactions back into the inbox.")
    var toInbox = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard mergeInto == nil || !toInbox else { throw ValidationError("use one of --merge-into and --to-inbox") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let contact = try await context.contact(who)
        let notes = OpenNotes(context)
        let before = try await notes.matches()
        var moved = 0, destination = "the inbox"
        if let mergeInto {
            let other = try await context.contact(mergeInto)
            let merged = try await context.database.merge(
                contact.id, into: other.id, with: context.contactUpdate, at: Date())
            try await Aliases(context, home).tell(forgotten: merged.effects.forgottenAliases)
            moved = merged.interactions
            destination = "\(other.name.printable), with names, notes and labels"
        } else {
            moved = try await context.database.remove(contact, toInbox ? .toInbox : .onlyIfEmpty, at: Date())
        }
        Terminal.standardOutput.line(
            "removed \(contact.name.printable)"
                + (moved > 0 || mergeInto != nil ? "; \(moved) interaction(s) went to \(destination)" : ""))
        try await notes.tellChanges(since: before, home)
    }
}
