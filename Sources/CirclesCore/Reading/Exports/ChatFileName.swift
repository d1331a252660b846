internal import Foundation

/// What the name of an exported file says of the chat in it.
enum ChatFileName {
    /// - Parameter senders: Who writes in it, folded: a copy's number is no part of a name.
    static func title(of name: String, senders: Set<String>) -> String? {
        let stem = name.hasSuffix(".txt") || name.hasSuffix(".zip") ? name.dropLast(4) : name[...]
        guard stem.lowercased().contains("whatsapp") else { return nil }
        for joint in [" with ", " mit ", " con ", " avec ", " - ", " com ", " met ", " med ", " z ", " с "] {
            guard let found = stem.range(of: joint) else { continue }
            let title = UntrustedText.clean(stem[found.upperBound...])
            let plain = withoutNumber(title)
            return title.isEmpty
                ? nil : senders.contains(title.folded) || !senders.contains(plain.folded) ? title : plain
        }
        return nil
    }

    static func app(of name: String) -> Transcript.App? {
        let name = name.lowercased()
        if name == "_chat.txt" { return .whatsapp }
        return [Transcript.App.whatsapp, .telegram, .signal, .instagram, .messenger].first {
            name.contains($0.rawValue)
        }
            ?? (name.contains("facebook") ? .messenger : nil)
    }

    /// "Maria Lopez (1)" is the second download of one file.
    private static func withoutNumber(_ title: String) -> String {
        guard title.hasSuffix(")"), let open = title.range(of: " (", options: .backwards),
            title[open.upperBound...].dropLast().allSatisfy(\.isNumber)
        else { return title }
        return String(title[..<open.lowerBound])
    }
}
