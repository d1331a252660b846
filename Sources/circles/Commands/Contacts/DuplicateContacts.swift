import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct DuplicateContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates",
        abstract: "List contacts that may be the same person, the likeliest first.",
        discussion: """
            With --review, on a terminal: m merges the second into the first, w the first into the second, d says they \
            are two people (they are not offered again), u takes the last step back.

            Examples:
              circles contacts duplicates
              circles contacts duplicates --review
            """)

    @Flag(help: "Go through the pairs one by one.")
    var review = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        if review { return try await DuplicateQuestions(home).ask(try await DuplicateReview(context)) }
        let duplicates = Duplicates(context)
        let pairs = try await duplicates.pairs()
        if output.json {
            for pair in pairs { try JSONLines.print(PairView(pair)) }
            return
        }
        for pair in pairs { Self.print(pair, try await duplicates.marks(of: pair), to: .standardOutput) }
        if pairs.isEmpty { home.tell("no two contacts look like the same person") }
    }

    /// - Parameter marks: What tells the two apart beside what they are known by.
    static func print(_ pair: DuplicatePair, _ marks: [Contact.ID: String], to out: Terminal) {
        out.entry("\(pair.score)  ", pair.reasons.joined(separator: "; "))
        for contact in [pair.first, pair.second] {
            var known = contact.knownBy
            if known.isEmpty { known = [marks[contact.id]].compactMap(\.self) }
            let text = "\(contact.name)\(contact.isMe ? " (me)" : "")  \(known.joined(separator: ", "))".printable
            out.line(
                "  \(out.styled(contact.id.short, .dim))  \(out.isTerminal ? text.truncated(to: max(30, out.width - 12)) : text)"
            )
        }
    }
}
