/// One spelling of one contact's name in the index.
struct NameEntry: Sendable {
    enum Kind: UInt8, Sendable {
        /// The name the contact is shown by.
        case display
        /// Given and family name, where another name is shown.
        case formal
        /// The shown name in another script or spelling.
        case respelled
        case nickname
        /// A nickname before the family name.
        case nicknameWithFamily
        case alias
    }

    /// Longer names are compared by their first words.
    static let wordLimit = 12

    /// Position of the contact in the index; negative when the name is no longer anybody's.
    var contact: Int32
    /// Into the index's `entryWords`.
    var start: Int32
    var count: UInt8
    /// The first word of the family name, counted from `start`; `count` when there is none.
    var familyStart: UInt8
    var kind: Kind
    /// Written with the family name first: every word before `familyStart` is a given name.
    var isFamilyFirst: Bool
    /// The one app an alias counts in; nil: everywhere.
    var app: Transcript.App?
    /// Only names that have any.
    var details: Details?
    var coreKey: UInt64
    var fullKey: UInt64

    /// What stands in the place of a name that was taken back: nobody's, without a word.
    static let gone = NameEntry(
        contact: -1, start: 0, count: 0, familyStart: 0, kind: .display, isFamilyFirst: false, details: nil,
        coreKey: 0, fullKey: 0)

    /// - Parameter app: The app the query was read in; nil when that cannot be told.
    func counts(in app: Transcript.App?) -> Bool { Contact.Alias.counts(own: self.app, in: app) }

    /// What stands beside the name's words.
    final class Details: Sendable {
        let titles: [String]
        let generation: String?
        /// Contexts, asides and numbers, folded.
        let beside: [String]
        /// Hyphenated words in pieces.
        let pieces: [[UInt32]]

        /// Nil when there is nothing, as in most names.
        init?(_ name: FoldedName) {
            let words = name.contexts + name.asides + name.numbers
            let pieces = name.core.flatMap(\.pieces)
            guard !name.titles.isEmpty || name.generation != nil || !words.isEmpty || !pieces.isEmpty else {
                return nil
            }
            titles = name.titles
            generation = name.generation
            beside = words.map(\.text)
            self.pieces = pieces
        }
    }
}
