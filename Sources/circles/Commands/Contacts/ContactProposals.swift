import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ContactProposals: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "proposals",
        abstract:
            "List people who are no contacts yet but keep appearing, in the inbox and in groups; add one with --add.",
        discussion: """
            Examples:
              circles contacts proposals
              circles contacts proposals --add "Hugo Laurent"
              circles contacts proposals --add Hugo --group "Hiking Friends"
            """)

    @Option(
        help: ArgumentHelp(
            "Make this one a contact, file the notes and link what they said in groups, in one step.", valueName: "name"
        ))
    var add: String?

    @Option(help: ArgumentHelp("The group in which a bare first name is meant.", valueName: "name"))
    var group: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        if let add {
            let write = try await Proposals(context).add(add, in: group)
            let (added, linked) = (write.value, write.consequences.linkedConversations)
            var parts = ["added \(added.contact.name.printable)"]
            if let filed = added.filed { parts.append("filed \(Counted.text(filed.interactions.count, "note"))") }
            if linked > 0 { parts.append("linked \(Counted.text(linked, "group conversation"))") }
            return Terminal.standardOutput.line(parts.joined(separator: " and "))
        }
        let proposals = try await Proposals(context).list()
        if output.json {
            return try proposals.forEach { proposal in
                try JSONLines.print(
                    ProposalLine(
                        name: proposal.name, group: proposal.group, groups: proposal.groups,
                        notes: proposal.notes.map(\.id), groupNotes: proposal.groupNotes.map(\.id),
                        conversations: proposal.conversations))
            }
        }
        if proposals.isEmpty { home.tell("nobody is proposed") }
        var table = Table("NAME", "NOTES", "GROUPS", "IN", "SEEN IN")
        for proposal in proposals {
            let seen =
                (proposal.notes + proposal.groupNotes).map(\.id.short) + proposal.conversations.map(\.short)
            table.add(
                proposal.name, String(proposal.notes.count),
                String(proposal.groupNotes.count + proposal.conversations.count),
                proposal.groups.prefix(3).joined(separator: ", "),
                seen.prefix(5).joined(separator: ", "))
        }
        table.print(to: .standardOutput)
    }
}
