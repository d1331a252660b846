import CirclesCore
import CirclesService

/// Asks about pairs of contacts that may be one person, a key each.
struct DuplicateQuestions {
    private let options: HomeOptions
    private let keyboard = Keyboard()
    private let out = Terminal.standardOutput

    init(_ options: HomeOptions) {
        self.options = options
    }

    func ask(_ review: DuplicateReview) async throws {
        var review = review
        guard review.pair != nil else { return options.tell("no two contacts look like the same person") }
        while let pair = review.pair {
            out.line(out.styled("\n\(review.left) to go", .dim))
            DuplicateContacts.print(pair, try await review.marks(of: pair), to: out)
            out.write("  [m]erge  merge the other [w]ay  [d]ifferent people  [space] later  [u]ndo  [q]uit ")
            let key = try keyboard.key()
            out.line()
            switch key {
            case .character("m"), .character("w"):
                guard let merged = try await review.merge(keeping: key == .character("m") ? .first : .second) else {
                    continue
                }
                out.line("  merged into \(merged.value.name.printable)")
                options.tell(forgotten: merged.consequences.forgotten)
            case .character("d"):
                try await review.keepApart()
                out.line("  two people")
            case .character("u"):
                out.line(try await review.takeBack() ? "  undone" : "  there is nothing to undo")
            case .character(" "), .enter, .forward: review.later()
            case .character("q"), .escape, nil: return options.tell("\(review.settled) settled")
            default: continue
            }
        }
        options.tell("\(review.settled) settled")
    }
}
