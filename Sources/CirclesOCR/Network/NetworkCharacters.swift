import Foundation

/// Which characters a network's classes stand for.
struct NetworkCharacters {
    /// A class's text; nil for what stands for no character.
    let texts: [String?]
    /// For classes that only go on from another one: which.
    let predecessors: [Int: Int]
    let space: Int

    /// Nil where a character takes several classes in another way than as one that goes on from another.
    ///
    /// - Parameters:
    ///   - names: The component of a language pack that lists its characters.
    ///   - codes: The one that has each character's classes.
    init?(names: Data, codes: Data, classes: Int, blank: Int) {
        let lines = String(decoding: names, as: UTF8.self).split(separator: "\n")
        var cursor = ByteCursor(codes)
        guard let count = cursor.count(in: 1...100_000), lines.count > count, lines.first.map({ Int($0) }) == count
        else { return nil }
        var texts = [String?](repeating: nil, count: classes)
        var (longer, space): ([(text: String, codes: [Int])], Int?) = ([], nil)
        for line in lines[1...count] {
            guard cursor.next(1) != nil, let length = cursor.count(in: 1...2),
                let name = line.split(separator: " ").first.map(String.init)
            else { return nil }
            var codes: [Int] = []
            for _ in 0..<length {
                guard let code = cursor.count(in: 0...classes - 1) else { return nil }
                codes.append(code)
            }
            // The space has a name, and what says that two letters are joined or a letter is broken has no class.
            let text = name == "NULL" ? " " : name
            if length > 1 {
                longer.append((text, codes))
            } else if codes[0] != blank {
                guard texts[codes[0]] == nil else { return nil }
                texts[codes[0]] = text
                if text == " " { space = codes[0] }
            }
        }
        var predecessors: [Int: Int] = [:]
        for (text, codes) in longer {
            guard let first = texts[codes[0]], texts[codes[1]] == nil,
                text.unicodeScalars.starts(with: first.unicodeScalars)
            else { return nil }
            var rest = String.UnicodeScalarView()
            rest.append(contentsOf: text.unicodeScalars.dropFirst(first.unicodeScalars.count))
            texts[codes[1]] = String(rest)
            predecessors[codes[1]] = codes[0]
        }
        guard let space else { return nil }
        self.texts = texts
        self.predecessors = predecessors
        self.space = space
    }
}
