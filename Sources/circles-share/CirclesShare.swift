import CirclesIntake
import CirclesSpool
import FoundationEssentials
import Glibc

/// The sharer: checks the bytes, writes them into the spool, prints the share's id, and is gone in milliseconds.
@main
struct CirclesShare {
    static func main() {
        // Nothing this process makes is anybody else's to read; a reader that goes away is an error, no signal.
        umask(0o077)
        signal(SIGPIPE, SIG_IGN)
        do throws(CirclesError) {
            exit(try run())
        } catch {
            tell(error)
            exit(ExitStatus.of(error))
        }
    }

    private static func run() throws(CirclesError) -> Int32 {
        let arguments = try ShareArguments(try checkedArguments())
        if arguments.wantsHelp {
            write(ShareHelp.text, to: STDOUT_FILENO)
            return 0
        }
        if arguments.wantsVersion {
            write(Version.current + "\n", to: STDOUT_FILENO)
            return 0
        }
        let sharer = try Sharer(arguments)
        if arguments.setsDefaults {
            try ShareDefaults(contact: arguments.contact, labels: arguments.labels).save(sharer.home)
            return 0
        }
        var errors: [CirclesError] = []
        try sharer.run { result in
            switch result {
            case .success(let id):
                if !arguments.isQuiet { write("\(id)\n", to: STDOUT_FILENO) }
            case .failure(let error):
                tell(error)
                errors.append(error)
            }
        }
        return ExitStatus.ofBatch(errors) ?? 0
    }

    /// Swift repairs broken arguments silently; a conversation with holes in it is not what was handed in.
    private static func checkedArguments() throws(CirclesError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[index] else { break }
            guard let argument = String(validatingCString: bytes) else {
                throw CirclesError(.badInput, "an argument is not valid UTF-8", hint: "hand it in as UTF-8")
            }
            arguments.append(argument)
        }
        return arguments
    }

    private static func tell(_ error: CirclesError) {
        write("circles-share: \(UntrustedText.line(error.message, limit: 400))\n", to: STDERR_FILENO)
        if let hint = error.remedy.flatMap(RemedyText.of) {
            write("  hint: \(UntrustedText.line(hint, limit: 400))\n", to: STDERR_FILENO)
        }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }
}
