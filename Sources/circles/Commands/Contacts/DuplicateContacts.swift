import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct DuplicateContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates",
        abstract: "List contacts that may be the same person, likeliest first, with why.",
        discussion: """
            With --review, on a terminal: m merges the second into the first, w the first into the second, d says they \
            are two people (they are not offered again), u takes the last step back.

            Examples:
              circles contacts duplicates
              circles contacts duplicates --review
            """)

    @Flag(help: "Go through them one by one, a key each.")
    var review = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let pairs = try await Self.pairs(context)
        if review { return try await DuplicateReview(context, home).run(pairs) }
        if output.json {
            for pair in pairs { try JSONLines.print(PairView(pair)) }
            return
        }
        for pair in pairs { Self.print(pair, to: .standardOutput) }
        if pairs.isEmpty { home.tell("no two contacts look like the same person") }
    }

    static func pairs(_ context: AppContext) async throws(CirclesError) -> [DuplicatePair] {
        let apart = try await context.database.distinctContacts()
        return DuplicateSearch(try await context.matcher()).pairs().filter {
            !apart.contains([$0.first.id, $0.second.id])
        }
    }

    static func print(_ pair: DuplicatePair, to out: Terminal) {
        out.line("\(out.styled(String(pair.score), .dim))  \(pair.reasons.joined(separator: "; ").printable)")
        for contact in [pair.first, pair.second] {
            let known =
                contact.nicknames + contact.aliases.map(\.name) + contact.phones + contact.emails + contact.handles
            let text = "\(contact.name)\(contact.isMe ? " (me)" : "")  \(known.joined(separator: ", "))".printable
            out.line(
                "  \(out.styled(contact.id.short, .dim))  \(out.isTerminal ? text.truncated(to: max(30, out.width - 12)) : text)"
            )
        }
    }
}

private struct PairView: Encodable {
    let contacts: [ContactReference]
    let score: Double
    let reasons: [String]

    init(_ pair: DuplicatePair) {
        contacts = [ContactReference(pair.first), ContactReference(pair.second)]
        score = pair.score
        reasons = pair.reasons
    }
}

/// Goes through pairs that may be one person, a key each.
private struct DuplicateReview {
    private let context: AppContext
    private let options: HomeOptions
    private let keyboard = Keyboard()
    private let out = Terminal.standardOutput

    init(_ context: AppContext, _ options: HomeOptions) {
        self.context = context
        self.options = options
    }

    /// The last step, to take back.
    private enum Step {
        case merged(JournalEntry.ID)
        case distinct(DuplicatePair)
    }

    func run(_ pairs: [DuplicatePair]) async throws {
        guard !pairs.isEmpty else { return options.tell("no two contacts look like the same person") }
        var queue = pairs
        var gone: Set<Contact.ID> = []
        var last: (step: Step, pair: DuplicatePair, other: Contact.ID?)?
        var done = 0
        while let pair = queue.first {
            guard !gone.contains(pair.first.id), !gone.contains(pair.second.id) else {
                queue.removeFirst()
                continue
            }
            out.line(out.styled("\n\(queue.count) to go", .dim))
            DuplicateContacts.print(pair, to: out)
            out.write("  [m]erge  merge the other [w]ay  [d]ifferent people  [space] later  [u]ndo  [q]uit ")
            let key = try keyboard.key()
            out.line()
            switch key {
            case "m", "w":
                let (kept, other) = key == "m" ? (pair.first, pair.second) : (pair.second, pair.first)
                let merged = try await context.database.merge(
                    other.id, into: kept.id, with: context.contactUpdate, at: Date())
                out.line("  merged into \(kept.name.printable)")
                try await Aliases(context, options).tell(forgotten: merged.effects.forgottenAliases)
                gone.insert(other.id)
                last = (.merged(merged.entry), pair, other.id)
                queue.removeFirst()
                done += 1
            case "d":
                try await context.database.setDistinct(pair.first.id, pair.second.id, true)
                out.line("  two people")
                last = (.distinct(pair), pair, nil)
                queue.removeFirst()
                done += 1
            case "u":
                guard let (step, pair, other) = last else {
                    out.line("  there is nothing to take back")
                    continue
                }
                try await takeBack(step)
                if let other { gone.remove(other) }
                queue.insert(pair, at: 0)
                last = nil
                done -= 1
            case " ", "\n", "\r": queue.removeFirst()
            case "q", nil: queue = []
            default: continue
            }
        }
        options.tell("\(done) settled")
    }

    private func takeBack(_ step: Step) async throws {
        switch step {
        case .merged(let entry): _ = try await context.database.undo(entry, at: Date())
        case .distinct(let pair): try await context.database.setDistinct(pair.first.id, pair.second.id, false)
        }
        out.line("  taken back")
    }
}
