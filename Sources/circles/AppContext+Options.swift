import CirclesAPI
import CirclesCore
import CirclesService
import CirclesSpool
import Foundation

extension Settings {
    /// What the user configured, with what stands in this process's environment.
    static func load(
        _ home: Home, model: String? = nil, languages: String? = nil, vision: Bool = false
    ) async throws(CirclesError) -> Settings {
        try await load(
            home, environment: ProcessInfo.processInfo.environment, model: model, languages: languages, vision: vision)
    }
}

extension PictureViewer {
    /// With this process's environment.
    static func here(_ database: any Store) -> PictureViewer {
        let folder =
            ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? FileManager.default.temporaryDirectory.path
        return PictureViewer(database, runtimeFolder: folder)
    }
}

extension AppContext {
    /// The home that the options name.
    static func open(
        _ options: HomeOptions, model: String? = nil, languages: String? = nil, vision: Bool = false
    ) async throws(CirclesError) -> AppContext {
        let home = try Home(options.home)
        return try await openAccount(
            home, try await Settings.load(home, model: model, languages: languages, vision: vision))
    }
}
