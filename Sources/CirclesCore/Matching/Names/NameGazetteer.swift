/// Names that exist: a misread name that is itself one of them is another person's.
enum NameGazetteer {
    /// Whether the folded word is somebody's given or family name.
    static func isName(_ hash: UInt64) -> Bool {
        given.contains(hash) || family.contains(hash) || syllables.contains(hash)
    }

    /// Whether the folded word is a name to somebody, though it may be an ordinary word to most: it is not misread.
    static func isOnRecord(_ hash: UInt64) -> Bool { isName(hash) || census.contains(hash) }

    static func isGivenName(_ hash: UInt64) -> Bool { given.contains(hash) }

    /// "Garcia", "Hernandez": a family name and no given name.
    static func isOnlyFamilyName(_ hash: UInt64) -> Bool { family.contains(hash) && !given.contains(hash) }

    /// "Chen", "Kim": a family name in a place where it is written first.
    static func isEasternFamilyName(_ hash: UInt64) -> Bool { commonEastern.contains(hash) }

    /// "Zhang Wei", "Kim Min-jun", "Nagy Zsófia": the family name is written first.
    static func isFamilyFirst(_ core: [FoldedWord]) -> Bool {
        guard (2...4).contains(core.count), let first = core.first, let last = core.last else { return false }
        if hungarian.contains(first.hash), core.count == 2, given.contains(last.hash) { return true }
        if core.count == 2, let sign = first.scalars.first, isIdeographOrHangul(sign) { return true }
        guard eastern.contains(first.hash) else { return false }
        if commonEastern.contains(last.hash), !commonEastern.contains(first.hash) { return false }
        return core.dropFirst().allSatisfy { word in
            syllables.contains(word.hash) || !(given.contains(word.hash) || family.contains(word.hash))
        }
    }

    private static func isIdeographOrHangul(_ scalar: UInt32) -> Bool {
        (0x3400...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar) || (0x20000...0x2FFFF).contains(scalar)
    }

    private static let file = WordFile(PackageResources.names_txt)
    private static let given = file.hashes(in: "given")
    private static let family = file.hashes(in: "family")
    private static let syllables = file.hashes(in: "syllables")
    private static let eastern = file.hashes(in: "easternFamily").union(commonEastern)
    private static let commonEastern = file.hashes(in: "commonEasternFamily")
    private static let hungarian = file.hashes(in: "hungarianFamily")
    /// They only speak against a misreading ("Bunton" is no misread Burton): many are words, too ("Church", "Paris"), so
    /// that they are no sign of a name where one may be missing.
    private static let census = WordFile(PackageResources.census_txt).hashes(in: "")
}
