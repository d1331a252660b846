package import CirclesCore
package import CirclesSpool
internal import Foundation

/// What another program hands over by a `circles://` URL. It waits in the spool as a share does, and is never filed unseen
/// unless the user trusts URLs.
package struct URLIntake {
    private let home: Home
    private let settings: Settings

    package init(_ home: Home, _ settings: Settings) {
        self.home = home
        self.settings = settings
    }

    /// - Returns: The share's id, which is durable now.
    /// - Throws: `CirclesError` with `badInput` for a text or link that cannot be taken, `cannotWrite`.
    package func share(text: String) throws(CirclesError) -> Capture.ID {
        try share(.text, Data(try SharedText.check(Data(text.utf8)).utf8), link: nil)
    }

    /// - Returns: The share's id, which is durable now.
    /// - Throws: `CirclesError` with `badInput` for a link that is too long, `cannotWrite`.
    package func share(link: String) throws(CirclesError) -> Capture.ID {
        guard link.utf8.count <= ShareManifest.maximumText else {
            throw CirclesError(.badInput, "the link is longer than \(ShareManifest.maximumText / 1024) KB")
        }
        return try share(.link, nil, link: link)
    }

    private func share(
        _ kind: ShareManifest.Kind, _ text: Data?, link: String?
    ) throws(CirclesError) -> Capture.ID {
        let now = Date()
        var manifest = ShareManifest(
            id: .timeOrdered(now), origin: .url, kind: kind, payloadBytes: text?.count ?? 0, sharedAt: now)
        manifest.url = link
        if !settings.trustsURLs { manifest.confirm = "another program handed it over" }
        let name = try Spool(home).write(manifest, text.map { .bytes($0) } ?? .none)
        EventLog(home).record(.received, manifest.id, stored: name, at: now)
        return manifest.id
    }
}
