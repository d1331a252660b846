package import CirclesIntake
package import FoundationEssentials

/// Where this user's data and configuration live: a function of an option and the environment alone, so that every
/// program of Circles finds what another one wrote, with or without a configuration.
package struct Home: Sendable {
    /// The database, the pictures and the spool.
    package let data: URL
    package let configuration: URL
    /// What may be lost without loss: logs, and what was chosen last.
    package let state: URL

    /// The settings file, 0600 because it may hold a key.
    package var configurationFile: URL { configuration.appending(path: "config.yaml") }
    /// The user's own copies of the prompt files.
    package var prompts: URL { configuration.appending(path: "prompts", directoryHint: .isDirectory) }

    /// The part of this home that is one account's alone: its spool, its logs, its agents.
    ///
    /// - Parameter name: Checked before: it is part of a path.
    package func account(_ name: String) -> Home {
        func part(_ folder: URL) -> URL {
            folder.appending(path: "accounts/\(name)", directoryHint: .isDirectory)
        }
        return Home(data: part(data), configuration: part(configuration), state: part(state))
    }

    private init(data: URL, configuration: URL, state: URL) {
        self.data = data
        self.configuration = configuration
        self.state = state
    }

    /// `--home`, else `CIRCLES_HOME`, else the XDG folders.
    package init(
        _ option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CirclesError) {
        if let folder = option ?? environment["CIRCLES_HOME"].nonEmpty {
            guard !folder.isEmpty else { throw CirclesError(.usage, "the name of the folder is empty") }
            let url = URL(filePath: folder, directoryHint: .isDirectory)
            data = url
            configuration = url
            state = url.appending(path: "state", directoryHint: .isDirectory)
            return
        }
        data = try Self.folder("XDG_DATA_HOME", ".local/share", environment)
        configuration = try Self.folder("XDG_CONFIG_HOME", ".config", environment)
        state = try Self.folder("XDG_STATE_HOME", ".local/state", environment)
    }

    private static func folder(
        _ variable: String, _ fallback: String, _ environment: [String: String]
    ) throws(CirclesError) -> URL {
        // The XDG specification: a relative path is to be ignored.
        if let path = environment[variable].nonEmpty, path.hasPrefix("/") {
            return URL(filePath: path, directoryHint: .isDirectory).appending(path: "circles")
        }
        guard let home = environment["HOME"].nonEmpty else {
            throw CirclesError(.configuration, "HOME is not set", remedy: .otherHome(orElse: "set it"))
        }
        return URL(filePath: home, directoryHint: .isDirectory).appending(path: fallback).appending(path: "circles")
    }
}
