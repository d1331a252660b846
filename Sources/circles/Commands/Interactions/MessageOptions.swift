import ArgumentParser
import CirclesCore

/// A message that was read wrongly, and what is right.
struct MessageOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Correct this message; `show` numbers them.", valueName: "number"))
    var message: Int?

    @Option(help: "What the message really says; later readings do not change it.")
    var text: String?

    @Option(help: "Whose the message is: left is theirs, right is yours, center nobody's.")
    var side: Side?

    @Option(help: ArgumentHelp("Who wrote the message, in a group; an empty one removes it.", valueName: "name"))
    var sender: String?

    enum Side: String, ExpressibleByArgument, CaseIterable {
        case left, right, center

        var side: Message.Side {
            switch self {
            case .left: .left
            case .right: .right
            case .center: .center
            }
        }
    }

    /// Nil when no message is to change.
    var change: MessageChange? {
        message.map { MessageChange(number: $0, text: text, side: side?.side, sender: sender) }
    }

    func validate() throws {
        let isSaid = text != nil || side != nil || sender != nil
        if message == nil, isSaid { throw ValidationError("say which message: --message with its number") }
        if message != nil, !isSaid { throw ValidationError("say what is right: --text, --side or --sender") }
    }
}
