internal import CirclesCore
package import CirclesSpool
internal import Foundation

/// What a backup may hold. Nothing else is ever written by a restore, whatever stands in an archive.
package enum BackupMember {
    package static let database = "circles.sqlite"
    /// The sums of all others, as `sha256sum -c` takes them.
    package static let sums = "SHA256SUMS"

    /// Where a member stands in a home; nil for a name that no member has.
    package static func place(of name: String, in home: Home) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy(isPlain), let file = parts.last else { return nil }
        switch parts.dropLast() {
        case []:
            switch name {
            case database: return home.data.appending(path: name).path
            case "agents.json", "config.yaml", "share.json": return home.configuration.appending(path: name).path
            default: return nil
            }
        case ["captures"]: return home.data.appending(path: name).path
        case ["shares"]: return "\(Spool(home).new)/\(file)"
        case ["outbox"]: return Outbox.isPicture(file) ? "\(Outbox(home).folder)/\(file)" : nil
        case ["prompts"], ["prompts", "apps"]: return home.configuration.appending(path: name).path
        default: return nil
        }
    }

    /// No way up, nothing hidden, and nothing that `sha256sum` would have to escape.
    private static func isPlain(_ part: String) -> Bool {
        !part.isEmpty && !part.hasPrefix(".") && part.utf8.count <= 255
            && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    }
}
