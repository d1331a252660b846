import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ContactProposals: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "proposals",
        abstract: "List people who are no contacts yet but have several notes in the inbox; add one with --add.",
        discussion: """
            Examples:
              circles contacts proposals
              circles contacts proposals --add "Hugo Laurent"
            """)

    @Option(help: ArgumentHelp("Make this one a contact and file the notes, in one step.", valueName: "name"))
    var add: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        if let add {
            let filed = try await Proposals(context).add(add)
            let count = filed.value.filed.interactions.count
            return Terminal.standardOutput.line(
                "added \(filed.value.contact.name.printable) and filed \(Counted.text(count, "note"))")
        }
        let proposals = try await Proposals(context).list()
        if output.json {
            return try proposals.forEach { try JSONLines.print(ProposalLine(name: $0.name, notes: $0.notes.map(\.id))) }
        }
        if proposals.isEmpty { home.tell("nobody is proposed") }
        var table = Table("NAME", "NOTES", "SEEN IN")
        for proposal in proposals {
            table.add(
                proposal.name, String(proposal.notes.count),
                proposal.notes.prefix(5).map(\.id.short).joined(separator: ", "))
        }
        table.print(to: .standardOutput)
    }
}
