/// A text that may name a person, read for matching.
struct NameQuery: Sendable {
    /// What kind of text it is, beyond a person's name.
    struct Nature: OptionSet, Sendable {
        let rawValue: UInt16
        static let placeholder = Nature(rawValue: 1 << 0)
        static let group = Nature(rawValue: 1 << 1)
        static let relationship = Nature(rawValue: 1 << 2)
        /// Sentences, commands, markup: text addressed to a machine or a message, never a title.
        static let machineText = Nature(rawValue: 1 << 3)
        /// "~Anna", "Maybe: Anna": the app itself says that the person is not known to it.
        static let unconfirmed = Nature(rawValue: 1 << 4)
    }

    let text: String
    /// Where it was read; nil when that cannot be told.
    let app: Transcript.App?
    let name: FoldedName
    /// `name`, and its other spellings in Latin letters.
    let spellings: [FoldedName]
    let identifiers: Identifiers
    let nature: Nature

    init(_ text: String, app: Transcript.App? = nil) {
        self.text = text
        self.app = app
        let isTooLong = text.unicodeScalars.prefix(NameTokenizer.scalarLimit + 1).count > NameTokenizer.scalarLimit
        let bounded =
            isTooLong
            ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(NameTokenizer.scalarLimit + 1))) : text
        identifiers = Identifiers(isTooLong ? bounded : TitleDebris.removed(from: bounded))
        var tokenizer = NameTokenizer()
        let rest =
            identifiers.isEmpty ? (isTooLong ? bounded : TitleDebris.removed(from: bounded)) : identifiers.remainder
        let name = FoldedName(rest, tokenizer: &tokenizer)
        var spellings = [name]
        if !tokenizer.isASCII, !name.isOverlong {
            spellings += Romanization.spellings(of: rest).map { FoldedName($0, tokenizer: &tokenizer) }.filter {
                $0.coreKey != name.coreKey
            }
        }
        self.name = name
        self.spellings = spellings
        nature = Self.nature(of: name, in: rest)
    }

    /// The end is missing, so what is there equals nobody's name.
    var isCutOff: Bool { name.endsOpen || name.core.last?.marks.contains(.cut) == true }

    /// "anna_k92", "david.lee": more a handle than a name.
    var isHandleLike: Bool {
        let scalars = text.unicodeScalars
        return !scalars.contains { $0.properties.isWhitespace }
            && scalars.contains { "._0123456789".unicodeScalars.contains($0) }
            && scalars.last != "."
    }

    private static func nature(of name: FoldedName, in text: String) -> Nature {
        var nature: Nature = []
        let words = name.all, core = name.core
        if isMarkup(text) || name.isOverlong
            || core.count > 8 || name.asides.count > 3
        {
            nature.insert(.machineText)
        }
        if words.count > 1, words.contains(where: { $0.kinds.contains(.instruction) }) { nature.insert(.machineText) }
        if text.contains(where: \.isNewline), !name.asides.isEmpty || core.count > 4 { nature.insert(.machineText) }
        if !core.isEmpty, core.allSatisfy({ !$0.kinds.isDisjoint(with: [.placeholder, .context]) }) {
            nature.insert(.placeholder)
        }
        if isGroup(name) { nature.insert(.group) }
        if let first = core.first,
            first.kinds.contains(.relationship) || core.contains(where: { $0.marks.contains(.possessive) })
        {
            nature.insert(.relationship)
        }
        if words.first?.kinds.contains(.placeholder) == true, words.count > 1 { nature.insert(.unconfirmed) }
        if let first = text.unicodeScalars.first(where: {
            !$0.properties.isWhitespace && !ScalarFolding.isIgnorable($0.value)
        }),
            first == "~"
        {
            nature.insert(.unconfirmed)
        }
        return nature
    }

    /// Brackets, assignments, a label before a colon: nothing a title bar shows. A lone chevron ("‹", "<") is an
    /// app's back button.
    private static func isMarkup(_ text: String) -> Bool {
        let trimmed = text.drop { $0 == "<" || $0.isWhitespace }
        let end = trimmed.lastIndex { $0 != ">" && !$0.isWhitespace }.map { trimmed[...$0] } ?? trimmed
        let isOpened = text.contains("<") && text.contains(">")
        if isOpened || end.unicodeScalars.contains(where: { "{}<>=;`\\".unicodeScalars.contains($0) }) { return true }
        guard let colon = text.firstIndex(of: ":") else { return false }
        var tokenizer = NameTokenizer()
        let label = FoldedName(String(text[..<colon]), tokenizer: &tokenizer).all
        return !label.isEmpty && !label.allSatisfy { $0.kinds.contains(.context) || $0.text == "maybe" }
    }

    private static func isGroup(_ name: FoldedName) -> Bool {
        if name.commas > 1 || name.all.contains(where: { $0.marks.contains(.afterAnd) && $0.marks.rawValue != 0 }) {
            return name.all.count > 1
        }
        let inner = name.all.dropFirst()
        if inner.dropLast().contains(where: {
            $0.kinds.contains(.conjunction) && $0.count > 1 && $0.text != "ve" && $0.text != "va"
        }) {
            return true
        }
        // "Ana y Luis"; "Ortega y Gasset" is a name and is only found by equality.
        if name.all.count == 3, name.all[1].kinds.contains(.conjunction), !name.all[1].marks.contains(.dotted),
            name.all[1].count == 1
        {
            return true
        }
        return name.core.contains { $0.kinds.contains(.group) }
    }
}
