import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ContactFacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "facts",
        abstract: "List what conversations say of a contact; correct a fact or remove it.",
        discussion: """
            What you correct or remove stays so, whatever later conversations say; `circles undo` takes it back.

            Examples:
              circles contacts facts "Maria Lopez"
              circles contacts facts "Maria Lopez" --remove chess
              circles contacts facts "Maria Lopez" --correct "pottry" --to pottery
            """)

    @Argument(help: WholeName.partHelp, completion: Completions.contacts)
    var who: [String]

    @Option(help: ArgumentHelp("The fact to remove, as it is listed, or a part of it.", valueName: "fact"))
    var remove: String?

    @Option(help: ArgumentHelp("The fact to correct, as it is listed, or a part of it.", valueName: "fact"))
    var correct: String?

    @Option(help: ArgumentHelp("What it should say.", valueName: "text"))
    var to: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard remove == nil || correct == nil else { throw ValidationError("either --remove or --correct") }
        guard (correct == nil) == (to == nil) else { throw ValidationError("--correct needs --to, and the reverse") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let changes = remove != nil || correct != nil
        let contact = try await context.contact(who, takesPart: !changes)
        let facts = Facts(context)
        if let fact = remove ?? correct {
            let changed = try await facts.change(fact, of: contact, to: to).printable
            return Terminal.standardOutput.line(
                to.map { "corrected \"\(changed)\" to \"\($0.printable)\"" } ?? "removed \"\(changed)\"")
        }
        var table = Table("KIND", "FACT", "SAID", "INTERACTION", "QUOTE")
        for fact in try await facts.list(of: contact) {
            if output.json {
                try JSONLines.print(fact)
            } else {
                table.add(
                    fact.kind.rawValue, fact.text, (fact.dayIsUncertain ? "~" : "") + fact.said.description,
                    fact.interaction.short,
                    // News are their own quote.
                    fact.text.contains(fact.quote) ? "" : fact.quote)
            }
        }
        table.print(to: .standardOutput)
    }
}
