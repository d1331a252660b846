/// A title as it is said, told by its letters and how certain they are.
extension TextLine {
    /// Without the chevrons and icons around a name.
    var cleanTitle: String? {
        var shown = self.words
        // Nothing of a name stands behind the dots that cut it.
        if let cut = shown.firstIndex(where: {
            $0.text.count > 3 && ($0.text.hasSuffix("...") || $0.text.hasSuffix("…"))
        }) {
            shown = Array(shown[...cut])
        }
        // What icons and emoji beside it come out as.
        while shown.count > 1, let last = shown.last, last.text.count <= 2, last.confidence < 0.6 || last.isSign {
            shown.removeLast()
        }
        if shown.count > 1, let first = shown.first, first.text.count == 1, first.confidence < 0.6 {
            shown.removeFirst()
        }
        var words = shown.map(\.text)
        // An emoji within a name comes out as a mark of its own.
        words = words.enumerated().filter {
            $0 == 0 || $0 == words.count - 1 || !["%", "@", "*", "©", "®", "™", "¢", "£", "¥"].contains($1)
        }
        .map(\.element)
        let tabs = BarPattern.tabs(endOf: words)
        if tabs < words.count { words.removeLast(tabs) }
        // "To: Ana"
        if words.count > 1, BarPattern.isAddressing(words[0]) { words.removeFirst() }
        while let first = words.first, !first.contains(where: \.isLetterOrDigit), !first.hasPrefix("+"), first != "#" {
            words.removeFirst()
        }
        while let last = words.last, !last.contains(where: \.isLetterOrDigit), !"…)".contains(last.last ?? " "),
            last != "..."
        {
            words.removeLast()
        }
        // Which of a list it is: "Keep the old layout #412".
        if words.count > 2, let last = words.last, last.hasPrefix("#"), last.count > 2,
            last.dropFirst().allSatisfy(\.isNumber)
        {
            words.removeLast()
        }
        let marks = "<>‹›«»←→|~_=*•·“”\""
        let joined = words.joined(separator: " ")
        let head = joined.drop { marks.contains($0) || $0 == " " }
        let trimmed = String(head.reversed().drop { marks.contains($0) || $0 == " " }.reversed())
        return trimmed.isEmpty ? nil : LetterRepair.repairName(trimmed.withoutCount)
    }
}

extension RecognizedPage.Word {
    /// A letter of no name, or figures and marks that were read with little certainty.
    fileprivate var isSign: Bool {
        text.count == 1 && text.allSatisfy { $0.isLetter && !$0.isASCII }
            || confidence < 0.8 && text.allSatisfy { $0.isNumber || "OoQ©®@".contains($0) }
    }
}
