import CirclesCore

/// A line that is being typed: what stands there, and where the next character goes.
struct EditedLine {
    private var before: [Character]
    private var after: [Character] = []

    /// - Parameter text: What stands there to begin with; the cursor is behind it.
    init(_ text: String) {
        before = Array(text)
    }

    var text: String { String(before + after) }

    mutating func apply(_ key: EditKey) {
        switch key {
        case .insert(let character): insert(character)
        case .deleteBack: _ = before.popLast()
        case .deleteForward: if !after.isEmpty { after.removeFirst() }
        case .deleteWord:
            while before.last?.isWhitespace == true { before.removeLast() }
            while before.last.map({ !$0.isWhitespace }) == true { before.removeLast() }
        case .deleteToStart: before = []
        case .deleteToEnd: after = []
        case .left: if let character = before.popLast() { after.insert(character, at: 0) }
        case .right: if !after.isEmpty { before.append(after.removeFirst()) }
        case .start: (before, after) = ([], before + after)
        case .end: (before, after) = (before + after, [])
        }
    }

    /// An accent that is typed by itself joins the letter before it.
    private mutating func insert(_ character: Character) {
        let joined = Array(String(before.suffix(1)) + String(character))
        before = before.dropLast() + joined
    }

    /// What fits so many columns with the cursor in it, and how far behind its end the cursor stands.
    func window(_ columns: Int) -> (text: String, cursorBack: Int) {
        func width(_ characters: some Sequence<Character>) -> Int {
            characters.reduce(0) { $0 + String($1).displayWidth }
        }
        let columns = max(2, columns)
        var head = before[...], tail = after[...]
        while width(head) > columns - 1 { head = head.dropFirst() }
        while width(head) + width(tail) > columns { tail = tail.dropLast() }
        return (String(head + tail).printable, width(tail))
    }
}

/// What a key does to a line.
enum EditKey {
    case insert(Character)
    case deleteBack, deleteForward, deleteWord, deleteToStart, deleteToEnd
    case left, right, start, end
}
