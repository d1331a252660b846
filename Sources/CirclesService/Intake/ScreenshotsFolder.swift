package import CirclesCore
internal import Foundation

/// Where this user's desktop puts screenshots.
package struct ScreenshotsFolder {
    private let candidates: [String]

    /// The configured folder, else `Screenshots` in the pictures' folder, else that one.
    package init(_ settings: Settings, environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let folder = settings.string(.screenshots) {
            candidates = [Self.expand(folder, environment)]
            return
        }
        let pictures = Self.pictures(environment)
        candidates = pictures.flatMap { ["\($0)/Screenshots", $0] }
    }

    /// xdg-user-dirs' own file names the pictures' folder, which is called differently in each language.
    private static func pictures(_ environment: [String: String]) -> [String] {
        guard let home = environment["HOME"].nonEmpty else { return [] }
        let folder = environment["XDG_CONFIG_HOME"].nonEmpty ?? "\(home)/.config"
        let text = (try? String(contentsOfFile: "\(folder)/user-dirs.dirs", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("XDG_PICTURES_DIR=") }
        let named = line.map { expand($0.dropFirst(17).filter { $0 != "\"" }, environment) }
        return [named, "\(home)/Pictures"].compactMap(\.self)
    }

    private static func expand(_ path: String, _ environment: [String: String]) -> String {
        let home = environment["HOME"] ?? ""
        if path.hasPrefix("$HOME") { return home + path.dropFirst(5) }
        return path.hasPrefix("~/") ? home + path.dropFirst(1) : path
    }

    /// The picture that was changed last.
    ///
    /// - Throws: `CirclesError` with `cannotRead` or `badInput` when there is no such folder or picture.
    package func latest() throws(CirclesError) -> String {
        guard let folder = candidates.first(where: { access($0, R_OK | X_OK) == 0 }) else {
            throw CirclesError(
                .cannotRead, "the screenshots folder is not known",
                remedy: .set(Settings.Key.screenshots.rawValue))
        }
        let pictures = try FolderFiles.sorted(folder, recursive: false).filter(PictureFile.isPicture)
        let newest = pictures.max { Self.modified($0) < Self.modified($1) }
        guard let newest else { throw CirclesError(.badInput, "there is no picture in \(folder)") }
        return newest
    }

    private static func modified(_ path: String) -> Double {
        var status = stat()
        guard stat(path, &status) == 0 else { return 0 }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }
}
