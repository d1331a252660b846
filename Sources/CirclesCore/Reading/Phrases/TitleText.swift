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
        // "Ana Costa  On holiday until May": a status behind it is set in smaller print.
        if let status = shown.indices.dropFirst().first(where: { areSmaller(shown[$0...]) }) {
            shown.removeLast(shown.count - status)
        }
        // "Hiking crew  5": how many they are, an emoji's width behind the name.
        if let last = shown.last, last.text.count < 4, last.text.allSatisfy(\.isNumber),
            let name = shown.dropLast().last(where: { $0.text.contains(where: \.isLetterOrDigit) }),
            name.text.contains(where: \.isLetter),
            last.bounds.x - name.bounds.maxX > max(last.bounds.height, name.bounds.height) * 3 / 2
        {
            shown.removeLast()
        }
        // What icons and emoji beside it come out as.
        while shown.count > 1, let last = shown.last, last.text.count <= 2, last.confidence < 0.6 || last.isSign {
            shown.removeLast()
        }
        if shown.count > 1, let first = shown.first, first.text.count == 1, first.confidence < 0.6 {
            shown.removeFirst()
        }
        // An emoji within a name comes out as a mark of its own, or as a few that nothing speaks for.
        var words = shown.enumerated().filter { index, word in
            let isMark = ["%", "@", "*", "©", "®", "™", "¢", "£", "¥"].contains(word.text)
            return index == 0 || index == shown.count - 1 || !isMark && !(word.confidence == 0 && word.text.count < 3)
        }
        .map(\.element.text)
        // "Choir – altos": small print's dash loses the space behind it.
        words = words.flatMap { word in
            word.count > 2 && word.first == "-" && word.dropFirst().allSatisfy(\.isLetter)
                ? ["-", String(word.dropFirst())] : [word]
        }
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

    /// The first of these words begins with a capital or figure, and the tops of all that do are clearly below that of the line's first
    /// word.
    private func areSmaller(_ words: ArraySlice<RecognizedPage.Word>) -> Bool {
        // A ring or an accent is higher than the letter.
        let isTall = { (word: RecognizedPage.Word) in
            word.text.first.map { $0.isASCII && ($0.isUppercase || $0.isNumber) } ?? false
        }
        guard let name = self.words.first, isTall(name), words.first.map(isTall) ?? false else { return false }
        // A word that was read by itself may have its surroundings in its box.
        let least = max(name.bounds.y, bounds.y) + max(3, Int(capHeight / 6))
        return words.filter(isTall).allSatisfy { $0.bounds.y >= least }
    }
}

extension RecognizedPage.Word {
    /// A letter of no name, or figures and marks that were read with little certainty.
    fileprivate var isSign: Bool {
        text.count == 1 && text.allSatisfy { $0.isLetter && !$0.isASCII }
            || confidence < 0.8 && text.allSatisfy { $0.isNumber || "OoQ©®@".contains($0) }
    }
}
