import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct Me: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "me", abstract: "Say who you are, or ask: you are never taken for the other side of a chat.")

    @Argument(help: "Your full name, quoted or not; added as a contact when there is none.")
    var name: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let contacts = try await context.database.contacts()
        let me: Contact
        if !name.isEmpty {
            let notes = OpenNotes(context)
            let before = try await notes.matches()
            let effects: ContactBookEffects
            (me, effects) = try await Self.set(WholeName.of(name), context)
            try await Aliases(context, home).tell(forgotten: effects.forgottenAliases)
            try await notes.tellChanges(since: before, home)
        } else if let known = contacts.first(where: \.isMe) {
            me = known
        } else {
            throw CirclesError(.notFound, "it is not known who you are", hint: "circles contacts me \"Your Name\"")
        }
        if output.json { return try JSONLines.print(me) }
        Terminal.standardOutput.line("you are \(me.name.printable) \(me.id.short)")
    }

    static func set(
        _ name: String, _ context: AppContext
    ) async throws(CirclesError) -> (Contact, ContactBookEffects) {
        var me: Contact
        do {
            me = try await context.contact(name)
        } catch  where error.code == .notFound {
            me = Contact(name: try ContactText.check(name, "a name"))
        }
        me.isMe = true
        return (me, try await context.database.setMe(me, at: Date()))
    }
}
