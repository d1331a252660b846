import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// The command. Subcommands parse, call one function and print; what they share is in the folders beside them.
@main
struct Circles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "circles",
        abstract: "Turn a screenshot of a conversation into a memory of a person.",
        discussion: """
            Start with `circles setup`, or simply:

              circles contacts add "Maria Lopez" --nickname Mari
              circles import Screenshot.png
              circles inbox
              circles timeline "Maria Lopez"

            Everything stays on this machine unless you set up a remote model.
            """,
        version: Version.current,
        subcommands: [
            ImportCommand.self, ContactsCommand.self, InboxCommand.self, TimelineCommand.self,
            SearchCommand.self, EventsCommand.self, BriefCommand.self, TodayCommand.self,
            InteractionsCommand.self, ShareCommand.self, ProcessCommand.self, WorkCommand.self, WatchCommand.self,
            OpenCommand.self,
            TraceCommand.self, RetryCommand.self, LogCommand.self, UndoCommand.self, ShowCommand.self,
            ServeCommand.self, DevicesCommand.self, AgentsCommand.self, SendCommand.self, MCPCommand.self,
            UsageCommand.self, ReadCommand.self, ExtractCommand.self,
            SetupCommand.self, DoctorCommand.self,
            BackupCommand.self, RestoreCommand.self, ExportCommand.self, PurgeCommand.self,
        ])

    /// Where every error becomes a line and an exit code.
    static func main() async {
        // Nothing this process makes is anybody else's to read; a reader that goes away is an error, no signal.
        umask(0o077)
        signal(SIGPIPE, SIG_IGN)
        // Taken hold of before any library can have it muted.
        _ = Terminal.standardError
        // This process is the child in which another one has a picture decoded.
        if let status = DecodingProcess.serve(CommandLine.arguments.dropFirst()) { Foundation.exit(status) }
        do {
            try StandardInput.checkArguments()
            try checkCommand(CommandLine.arguments.dropFirst())
            var command = try await asyncParseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            LibraryTalk.end()
        } catch let error as CirclesError {
            Terminal.standardError.tell(error)
            LibraryTalk.end()
            Foundation.exit(ExitStatus.of(error))
        } catch {
            if error is ExitCode { LibraryTalk.end() }
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            // As every error begins; how the command is used follows.
            let words = fullMessage(for: error), prefix = "Error: "
            Terminal.standardError.prose("circles: " + words.dropFirst(words.hasPrefix(prefix) ? prefix.count : 0))
            exit(withError: exitCode(for: error))
        }
    }

    /// A word where a command belongs is one, or an error that says which may be meant.
    private static func checkCommand(_ words: ArraySlice<String>) throws(CirclesError) {
        var command: any ParsableCommand.Type = Circles.self
        for word in words {
            let known = command.configuration.subcommands
            if word == "help", command == Circles.self { continue }
            guard !known.isEmpty, !word.hasPrefix("-") else { return }
            if let next = known.first(where: { $0.configuration.commandName == word }) {
                command = next
                continue
            }
            let names = known.compactMap { $0.configuration.commandName }
            throw CirclesError(
                .usage, "there is no command \"\(UntrustedText.line(word, limit: 40))\"",
                hint: meant(by: word, in: command).map { "did you mean \($0)?" }
                    ?? "the commands are: \(names.joined(separator: ", "))")
        }
    }

    /// What another command calls just so ("match" is `contacts match`), else the nearest of the command's own subcommands, else of
    /// theirs: "asign" is `inbox assign`.
    private static func meant(by word: String, in command: any ParsableCommand.Type) -> String? {
        let known = command.configuration.subcommands
        var paths: [String: String] = [:]
        for group in known {
            for name in group.configuration.subcommands.compactMap({ $0.configuration.commandName }) {
                paths[name] = paths[name] ?? "\(group.configuration.commandName ?? "") \(name)"
            }
        }
        return paths[word] ?? NearestWord.of(word, among: known.compactMap { $0.configuration.commandName })
            ?? NearestWord.of(word, among: paths.keys.sorted()).flatMap { paths[$0] }
    }
}
