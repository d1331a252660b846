package import CirclesCore
package import CirclesSpool
internal import Foundation

extension IncomingShare {
    /// The share as captures: an exported chat as one of each day, the last of which has the share's id; anything else as one of
    /// that id.
    ///
    /// - Throws: `CirclesError` with `badInput` when the payload is not what the manifest calls it.
    package func submissions(matcher: ContactMatcher, owner: ChatOwner) throws(CirclesError) -> [Submission] {
        let details = try details(matcher)
        var chats = ChatDays(owner: owner, today: CalendarDate(manifest.sharedAt, in: .current))
        if manifest.kind == .text || manifest.kind == .chat,
            let days = try chats.shared(payload, name: manifest.originalName)
        {
            var earlier = details
            earlier.id = nil
            return days.enumerated().map { number, day in
                (number == days.count - 1 ? details : earlier).submission(day)
            }
        }
        return [try submission(details)]
    }

    private func submission(_ details: SubmissionDetails) throws(CirclesError) -> Submission {
        switch manifest.kind {
        case .image:
            return try details.submission(
                picture: payload, path: manifest.originalName, modified: manifest.modifiedAt)
        case .text, .chat:
            return details.submission(text: try SharedText.check(payload), origin: manifest.origin)
        case .link:
            var link = details
            link.sharedText = nil
            // A link says nothing of who sent it, and its title is no conversation's title.
            link.confirmation = link.confirmation ?? "a link does not say who it is from"
            let text = [manifest.text, manifest.url, manifest.title].compactMap(\.self).joined(separator: "\n")
            return link.submission(text: try SharedText.check(Data(text.utf8)), origin: manifest.origin)
        }
    }

    private func details(_ matcher: ContactMatcher) throws(CirclesError) -> SubmissionDetails {
        var details = SubmissionDetails(
            capturedAt: try manifest.capturedAt.map { text throws(CirclesError) in try ExplicitTime.parse(text) },
            userNote: manifest.userNote,
            labels: try manifest.checkedLabels(),
            isPrivate: manifest.isPrivate ?? false, id: manifest.id, origin: manifest.origin,
            sharedAt: manifest.sharedAt, confirmation: manifest.confirm,
            sharedText: [manifest.text, along].compactMap(\.self).joined(separator: "\n"))
        if details.sharedText?.isEmpty ?? false { details.sharedText = nil }
        guard let who = manifest.contact else { return details }
        do throws(CirclesError) {
            details.contact = try ContactSelector(matcher.index.contacts).contact(who)
        } catch {
            // The sharer is gone and cannot be asked. Nobody else may get it unseen.
            let chosen = UntrustedText.line(who, limit: 80)
            details.confirmation = details.confirmation ?? "you chose \"\(chosen)\": \(error.message)"
        }
        return details
    }

    /// The link that came along, under its title.
    private var along: String? {
        manifest.url.map { url in manifest.title.map { "\($0)\n\(url)" } ?? url }
    }
}

extension ShareManifest {
    /// - Throws: `CirclesError` for what is no label.
    func checkedLabels() throws(CirclesError) -> [String] {
        try (labels ?? []).map { label throws(CirclesError) in try ContactText.check(label, "a label") }
    }
}
