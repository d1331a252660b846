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
        let pairs = try await Duplicates(context).pairs()
        if review { return try await DuplicateReview(Duplicates(context), home).run(pairs) }
        if output.json {
            for pair in pairs { try JSONLines.print(PairView(pair)) }
            return
        }
        for pair in pairs { Self.print(pair, to: .standardOutput) }
        if pairs.isEmpty { home.tell("no two contacts look like the same person") }
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

/// Goes through pairs that may be one person, a key each.
private struct DuplicateReview {
    private let duplicates: Duplicates
    private let options: HomeOptions
    private let keyboard = Keyboard()
    private let out = Terminal.standardOutput

    init(_ duplicates: Duplicates, _ options: HomeOptions) {
        self.duplicates = duplicates
        self.options = options
    }

    func run(_ pairs: [DuplicatePair]) async throws {
        guard !pairs.isEmpty else { return options.tell("no two contacts look like the same person") }
        var queue = pairs
        var gone: Set<Contact.ID> = []
        var last: (step: Duplicates.Step, pair: DuplicatePair, other: Contact.ID?)?
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
                let merged = try await duplicates.merge(other, into: kept)
                out.line("  merged into \(kept.name.printable)")
                options.tell(forgotten: merged.consequences.forgotten)
                gone.insert(other.id)
                last = (merged.value, pair, other.id)
                queue.removeFirst()
                done += 1
            case "d":
                last = (try await duplicates.keepApart(pair), pair, nil)
                out.line("  two people")
                queue.removeFirst()
                done += 1
            case "u":
                guard let (step, pair, other) = last else {
                    out.line("  there is nothing to take back")
                    continue
                }
                try await duplicates.takeBack(step)
                out.line("  taken back")
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
}
