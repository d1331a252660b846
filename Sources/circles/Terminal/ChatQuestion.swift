import CirclesCore
import CirclesService
import Foundation

/// Asks which of those who wrote an exported chat the user is, and remembers the answer.
struct ChatQuestion {
    private let context: AppContext

    /// Names that are offered.
    private static let most = 20

    /// - Returns: Nil where nobody is there to answer.
    init?(_ context: AppContext, isQuiet: Bool) {
        guard !isQuiet, isatty(STDIN_FILENO) == 1, Terminal.standardOutput.isTerminal else { return nil }
        self.context = context
    }

    /// - Throws: `CirclesError` when the answer cannot be remembered.
    func ask(_ senders: [String], _ chat: String) throws(CirclesError) -> ChatDays.Answer? {
        let out = Terminal.standardOutput
        out.line("Which of these is you in \"\(UntrustedText.line(chat, limit: 80))\"?")
        for (number, sender) in senders.prefix(Self.most).enumerated() {
            out.line("  \(number + 1)  \(UntrustedText.line(sender, limit: 80))")
        }
        out.line("  0  none of them")
        while let line = Keyboard().line("number (Enter: leave it open): ")?.trimmingCharacters(in: .whitespaces) {
            if line.isEmpty { return nil }
            if line == "0" { return .nobody }
            guard let number = Int(line), senders.prefix(Self.most).indices.contains(number - 1) else {
                out.line("there is no number \(UntrustedText.line(line, limit: 20))")
                continue
            }
            try context.remember(chatName: senders[number - 1])
            return .me(senders[number - 1])
        }
        return nil
    }
}
