package import CirclesCore
internal import CirclesFiles
internal import Foundation

/// What is installed in the user's own folders so that the desktop knows of Circles.
package struct DesktopFiles {
    private let executable: String
    /// `--home`, when it was given.
    private let home: String?
    private let environment: [String: String]

    /// - Parameter home: `--home`, when it was given.
    package init(_ home: String?, environment: [String: String]) throws(CirclesError) {
        self.environment = environment
        executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        self.home = home.map { URL(filePath: $0).path }
    }

    private func folder(_ variable: String, _ fallback: String) throws(CirclesError) -> String {
        if let path = environment[variable].nonEmpty, path.hasPrefix("/") { return path }
        guard let home = environment["HOME"].nonEmpty else {
            throw CirclesError(.configuration, "HOME is not set", hint: "set it")
        }
        return "\(home)/\(fallback)"
    }

    /// `systemd.service(5)`: words in double quotes, `%` and `$` doubled.
    ///
    /// - Parameters:
    ///   - command: What the service runs.
    ///   - writable: Folders that it writes to; it writes to no other.
    ///   - demand: Begin it when somebody asks; nil: with the session.
    /// - Throws: `CirclesError` with `cannotWrite`; `configuration` when HOME is not set.
    package func installService(
        _ command: [String], writable: [String], on demand: Demand? = nil
    ) throws(CirclesError) -> InstalledService {
        func quoted(_ word: String) -> String {
            let escaped = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\"\(escaped.replacing("%", with: "%%").replacing("$", with: "$$"))\""
        }
        let words = [executable] + command + (home.map { ["--home", $0] } ?? [])
        let unit = """
            [Unit]
            Description=Circles: the server, and the work on what was shared
            \(demand == nil ? "" : "StopWhenUnneeded=yes\n")
            [Service]
            Type=notify
            ExecStart=\(words.map(quoted).joined(separator: " "))
            Restart=on-failure
            RestartSec=30
            TimeoutStopSec=15
            UMask=0077
            NoNewPrivileges=yes
            ProtectSystem=strict
            ReadWritePaths=\(writable.map { quoted("-" + $0) }.joined(separator: " "))
            RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
            RestrictSUIDSGID=yes
            LockPersonality=yes
            RestrictRealtime=yes
            \(demand == nil ? "\n[Install]\nWantedBy=default.target\n" : "")
            """
        let folder = "\(try folder("XDG_CONFIG_HOME", ".config"))/systemd/user"
        var units = [("circles.service", unit)]
        if let demand { units = [("circles.socket", demand.socket), ("circles-door.service", demand.door)] + units }
        for (name, text) in units { try write(text, to: "\(folder)/\(name)") }
        // The other way to begin it would hold the port, or begin it with the session again.
        let others =
            demand == nil
            ? ["circles.socket", "circles-door.service", "sockets.target.wants/circles.socket"]
            : ["default.target.wants/circles.service"]
        var removed: [String] = []
        for path in others.map({ "\(folder)/\($0)" }) where try remove(path) { removed.append(path) }
        return InstalledService(units: units.map { "\(folder)/\($0.0)" }, removed: removed)
    }

    /// Files of a service; the first of the units is to be enabled.
    package struct InstalledService: Sendable {
        package let units: [String]
        /// Left by an installation of the other kind.
        package let removed: [String]
    }

    /// - Returns: Whether it was there.
    private func remove(_ path: String) throws(CirclesError) -> Bool {
        guard unlink(path) != 0 else { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw FileFailure.current.writing("remove \(path)") }
        return false
    }

    /// A server that runs while it is asked: systemd listens in its place, and its `systemd-socket-proxyd(8)` hands connections
    /// on, as the server itself takes no open socket.
    package struct Demand: Sendable {
        /// Where clients ask, and where the server listens behind that.
        let outside, inside: String

        package init(outside: String, inside: String) {
            self.outside = outside
            self.inside = inside
        }

        fileprivate var socket: String {
            """
            [Unit]
            Description=Circles: begins the server when somebody asks

            [Socket]
            ListenStream=\(outside)
            Service=circles-door.service

            [Install]
            WantedBy=sockets.target

            """
        }

        /// It ends after ten minutes in which nobody asks, and the server with it, as nobody else needs that.
        fileprivate var door: String {
            """
            [Unit]
            Description=Circles: hands connections on to the server
            Requires=circles.service
            After=circles.service

            [Service]
            ExecStart=/lib/systemd/systemd-socket-proxyd --exit-idle-time=10min \(inside)
            NoNewPrivileges=yes
            ProtectSystem=strict
            RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6

            """
        }
    }

    /// Desktop Entry Specification: in `Exec`, words in double quotes with `"`, backslash, `$` and backquote escaped, `%`
    /// doubled; a backslash in the file is two.
    ///
    /// - Returns: The file that was installed.
    /// - Throws: `CirclesError` with `cannotWrite`; `configuration` when HOME is not set.
    package func installURLHandler() throws(CirclesError) -> String {
        func quoted(_ word: String) -> String {
            var escaped = ""
            for character in word {
                if "\"`$\\".contains(character) { escaped += "\\\\" }
                escaped += character == "\\" ? "\\\\" : character == "%" ? "%%" : String(character)
            }
            return "\"\(escaped)\""
        }
        let words = [quoted(executable), "open"] + (home.map { ["--home", quoted($0)] } ?? []) + ["%u"]
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=Circles
            Comment=Hand a text or a link over to Circles
            Exec=\(words.joined(separator: " "))
            MimeType=x-scheme-handler/circles;
            NoDisplay=true
            Terminal=false

            """
        let path = "\(try folder("XDG_DATA_HOME", ".local/share"))/applications/circles-url.desktop"
        try write(entry, to: path)
        return path
    }

    private func write(_ text: String, to path: String) throws(CirclesError) {
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(URL(filePath: path).deletingLastPathComponent().path)
            try PrivateFiles.writeDurably(Data(text.utf8), to: path)
        } catch {
            throw error.writing("write \(path)")
        }
    }
}
