import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

/// Finds what was filed, noted and entered.
struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find interactions, notes and contacts by what is in them, best first.",
        discussion: """
            Words are found whole, without case and accents; gard* finds the beginning of words, "birthday dinner" words in a \
            row. In scripts without spaces, and where nothing has the words, letters inside of words are found, then words \
            that differ in one letter.

            Filters: with:NAME, since:2026-01, until:2026-01-31, app:signal, label:family, in:inbox (or timeline, contacts).

            Examples:
              circles search garden
              circles search '"birthday dinner" with:Maria'
              circles search 'since:2026-01 app:signal cinem*' --json
            """)

    @Argument(help: "What to look for.")
    var words: [String]

    @OptionGroup var part: PartOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    private static let ordinaryLimit = 20

    func run() async throws {
        let context = try await AppContext.open(home)
        let search = Search(context), text = words.joined(separator: " ")
        var stage: SearchStage?
        let next = try await part.eachPage(unlessTold: Self.ordinaryLimit) { limit, after throws(CirclesError) in
            try await search.find(text, limit: limit, after: after)
        } print: { page in
            if stage == nil, let told = page.first.flatMap({ FoundText.told($0.stage) }) { home.tell(told) }
            stage = page.first?.stage ?? stage
            for item in page {
                if output.json {
                    try JSONLines.print(item.view)
                } else {
                    FoundText(item: item).print(to: .standardOutput)
                }
            }
        }
        if stage == nil { home.tell("nothing is found") }
        part.tell(next, ["search"] + words.map(PartOptions.quoted), label: nil, output, home)
    }
}
