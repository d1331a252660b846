/// Makes words of a line's best path.
struct PathWords {
    let characters: NetworkCharacters
    let blank: Int

    struct Word {
        var text: String
        /// The steps at which its first and its last character are seen, somewhere within both.
        var first: Int
        var last: Int
        /// 0…1.
        var confidence: Double
    }

    private struct Character {
        var code: Int
        var certainty: Float
        var begin: Int
    }

    /// Of certainties, which are logarithms, to what Tesseract says in percent.
    private static let scale: Float = 35

    func words(_ path: [CharacterSearch.Step]) -> [Word] {
        let found = found(path)
        var words: [Word] = []
        var begin = 0
        var spaceBefore: Float = 0
        while begin < found.count {
            if found[begin].code == characters.space {
                spaceBefore = found[begin].certainty
                begin += 1
                continue
            }
            var end = begin
            while end < found.count, found[end].code != characters.space { end += 1 }
            let spaceBehind = end < found.count ? found[end].certainty : 0
            let weakest = found[begin..<end].reduce(min(spaceBefore, spaceBehind)) { min($0, $1.certainty) }
            words.append(
                Word(
                    text: found[begin..<end].reduce(into: "") { $0 += characters.texts[$1.code] ?? "" },
                    first: found[begin].begin, last: found[end - 1].begin,
                    confidence: Double(min(max(100 + Self.scale * weakest, 0), 100)) / 100))
            begin = end
            spaceBefore = 0
        }
        return words
    }

    /// The characters, each as certain as the least certain of its steps and of the blanks before it; blanks before a space
    /// count for the character before.
    private func found(_ path: [CharacterSearch.Step]) -> [Character] {
        var found: [Character] = []
        var step = 0
        while step < path.count {
            var certainty: Float = 0
            while step < path.count, path[step].code == blank {
                certainty = min(certainty, path[step].certainty)
                step += 1
            }
            guard step < path.count else {
                if let last = found.indices.last { found[last].certainty = min(found[last].certainty, certainty) }
                break
            }
            let (code, begin) = (path[step].code, step)
            if code == characters.space, let last = found.indices.last {
                found[last].certainty = min(found[last].certainty, certainty)
                certainty = 0
            }
            repeat {
                certainty = min(certainty, path[step].certainty)
                step += 1
            } while step < path.count && path[step].code == code && path[step].isRepeat
            found.append(Character(code: code, certainty: certainty, begin: begin))
        }
        return found
    }
}
