package import CirclesAPI
package import CirclesCore
internal import CirclesFiles
internal import CirclesSpool
internal import Foundation

/// Runs the configured `notify` command with what was filed or needs a look, as JSON on its standard input.
///
/// It is detached and may take half a minute; nobody waits for it, and what goes wrong with it goes wrong alone.
package struct Notifier: Sendable {
    private let command: String?
    private let folder: String
    private let hint: @Sendable (Remedy) -> String

    /// - Parameter hint: Says a remedy in words.
    package init(_ context: AppContext, hint: @escaping @Sendable (Remedy) -> String) {
        self.hint = hint
        command = context.settings.string(.notify)
        folder = context.home.data.path
        if command != nil { Self.keepDescriptors() }
    }

    /// Whoever waits for the end of a pipe that this process was given does not wait for the command.
    private static func keepDescriptors() {
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for descriptor in open.compactMap({ Int32($0) }) where descriptor > STDERR_FILENO {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
    }

    /// The shell between gives the command (its `$0`) away to the system and ends at once. A shell's background commands
    /// lose their standard input, unless it has another number meanwhile.
    private static let script = "exec 3<&0; timeout -k 5 30 sh -c \"$0\" <&3 3<&- >/dev/null 2>&1 &"

    /// Hands what became of a capture to the command that the user set for it, if any. What goes wrong with that costs nothing.
    package func tell(_ result: ImportResult, _ contacts: [Contact.ID: Contact]) {
        guard let command, [.filed, .inbox, .waiting].contains(result.status),
            let line = try? JSONLine.of(ImportView(result, contacts, hint: hint))
        else { return }
        try? run(command, input: line + Data("\n".utf8))
    }

    /// Hands the reminders of a day to the command that the user set for it, if any.
    ///
    /// - Returns: False when none is set.
    package func tell(_ today: TodayView) -> Bool {
        guard let command, let line = try? JSONLine.of(today) else { return false }
        try? run(command, input: line + Data("\n".utf8))
        return true
    }

    private func run(_ command: String, input: Data) throws {
        // A nameless file, and not a pipe: nobody has to wait until the command has read it.
        let path = "\(folder)/.notice.\(UUID().uuidString.lowercased())"
        let file = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL)
        unlink(path)
        try file.write(input)
        lseek(file.descriptor, 0, SEEK_SET)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, file.descriptor, STDIN_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Signals that this process ignores or holds back are not the command's.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80
        posix_spawnattr_setflags(&attributes, Int16(flags))
        let arguments: [String] = ["sh", "-c", Self.script, command]
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, environ) == 0 else { return }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
}
