/// What recognisers and apps leave around the name in a title bar.
enum TitleDebris {
    /// The text without a back button's count in front ("‹ 12 Maria"), an avatar's initials ("ML Maria Lopez") or a
    /// search icon read as "Q", and without a status behind ("Maria typing…", "Maria · last seen today").
    static func removed(from text: String) -> String {
        guard text.utf8.count <= 400 else { return text }
        var words = text.split(whereSeparator: \.isWhitespace)
        removeBackButton(&words)
        removeAvatar(&words)
        removePresence(&words)
        removeHonorific(&words)
        let rest = words.joined(separator: " ")
        return rest.utf8.count == text.utf8.count ? text : rest
    }

    private static func removeBackButton(_ words: inout [Substring]) {
        guard words.count > 1, let first = words.first, first.allSatisfy({ "<‹←".contains($0) || $0.isNumber }),
            first.contains(where: { "<‹←".contains($0) })
        else { return }
        words.removeFirst()
        if words.count > 1, words[0].count <= 3, words[0].allSatisfy(\.isNumber) { words.removeFirst() }
    }

    private static func removeAvatar(_ words: inout [Substring]) {
        guard words.count > 2, let first = words.first else { return }
        let initials = words.dropFirst().compactMap(\.first)
        let isAvatar =
            first.count == 2 && first.allSatisfy(\.isUppercase) && initials.first == first.first
            && initials.dropFirst().contains { $0 == first.last }
        if isAvatar || first == "Q" { words.removeFirst() }
    }

    /// "渡辺美咲さん": said to everybody.
    private static func removeHonorific(_ words: inout [Substring]) {
        guard let last = words.last, let honorific = ["さん", "ちゃん", "くん", "さま", "様"].first(where: last.hasSuffix),
            last.count > honorific.count + 1 || words.count > 1
        else { return }
        words[words.count - 1] = last.dropLast(honorific.count)
        if words[words.count - 1].isEmpty { words.removeLast() }
    }

    /// At least one word stays. A separator or a comma before the status goes with it.
    private static func removePresence(_ words: inout [Substring]) {
        guard words.count > 1 else { return }
        for start in 1..<words.count {
            let tail = words[start...].joined(separator: " ")
            let isApart =
                ",;".contains(words[start - 1].last ?? " ") || !(tail.first?.isLetter ?? true)
                || tail.first?.isLowercase == true
            guard PresencePattern.isPresence(tail),
                isApart || tail.hasSuffix("…") || tail.hasSuffix("...") || start + 1 < words.count
            else { continue }
            words.removeSubrange(start...)
            while let last = words.last, words.count > 1, !last.contains(where: { $0.isLetter || $0.isNumber }) {
                words.removeLast()
            }
            if let last = words.last, last.hasSuffix(",") || last.hasSuffix(";") {
                words[words.count - 1] = last.dropLast()
            }
            return
        }
    }
}
