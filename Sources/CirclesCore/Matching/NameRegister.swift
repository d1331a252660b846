/// Names that exist: a misread name that is itself one of them is another person's.
enum NameRegister {
    static func isName(_ hash: UInt64) -> Bool { false }

    /// "James", "Taylor": a given name and a family name.
    static func canBeEither(_ hash: UInt64) -> Bool { false }

    /// "Zhang Wei", "Kim Min-jun": the family name is written first.
    static func isFamilyFirst(_ core: [FoldedWord]) -> Bool { false }
}
