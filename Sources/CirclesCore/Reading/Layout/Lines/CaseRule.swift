/// Mends the case of lines that have only letters of one height: "oops" alone is as high as its own capitals.
struct CaseRule {
    let bodyCap: Double

    /// Lower case where a line of a message is no higher than the small letters of the text around it.
    func mended(_ line: TextLine) -> TextLine {
        guard line.capHeight < bodyCap * 0.84, line.capHeight > bodyCap * 0.6 else { return line }
        let letters = line.text.filter(\.isLetter)
        guard !letters.isEmpty, letters.count <= 12,
            letters.allSatisfy({ Self.flat.contains(Character($0.lowercased())) }),
            letters.contains(where: \.isUppercase),
            letters.allSatisfy({ $0.isLowercase || Self.alike.contains($0) })
        else { return line }
        var line = line
        line.text = line.text.lowercased()
        for index in line.words.indices { line.words[index].text = line.words[index].text.lowercased() }
        return line
    }

    /// Letters without a stroke above the others.
    private static let flat: Set<Character> = Set("acegmnopqrsuvwxyz")
    /// Capitals that look like their small letters.
    private static let alike: Set<Character> = Set("COSUVWXZ")
}
