/// Words that stand in or beside names without being names, by what they say.
struct NameWords: OptionSet, Sendable {
    let rawValue: UInt16

    /// "Dr.", "Frau", "Señora": set aside, but a surname with a stored title can be found by it.
    static let title = NameWords(rawValue: 1 << 0)
    /// "PhD", "Esq": set aside after a name.
    static let postNominal = NameWords(rawValue: 1 << 1)
    /// "Jr", "III": tells two people of one name apart.
    static let generation = NameWords(rawValue: 1 << 2)
    /// "Work", "Mobile", "WhatsApp": where a person is known from or reached; set aside.
    static let context = NameWords(rawValue: 1 << 3)
    /// "Mom", "Boss": means a person only if the user stored it for one.
    static let relationship = NameWords(rawValue: 1 << 4)
    /// "Unknown", "Message": what apps show where no name is.
    static let placeholder = NameWords(rawValue: 1 << 5)
    /// "Family", "Team": several people.
    static let group = NameWords(rawValue: 1 << 6)
    /// "van", "de la", "bin": belongs to the family name and is often left out.
    static let particle = NameWords(rawValue: 1 << 7)
    /// "and", "und", "y": joins two people.
    static let conjunction = NameWords(rawValue: 1 << 8)
    /// "ignore", "assign", "system": text addressed to a machine.
    static let instruction = NameWords(rawValue: 1 << 9)

    /// "work", "gym": a context even without brackets, as the last word: "Robert Work".
    static let bareContext = NameWords(rawValue: 1 << 10)
    /// "St.", "San": a part of the family name that is never left out, since St. John is not John.
    static let saint = NameWords(rawValue: 1 << 11)

    /// What is known of a folded word.
    static func of(_ hash: UInt64) -> NameWords { table[hash] ?? [] }

    /// Titles that mean the same share a name: "professor" is "prof".
    static func title(_ word: String) -> String { titleNames[word] ?? word }

    /// Generation marks that mean the same: "junior" is "jr", "2nd" is "ii".
    static func generation(_ word: String) -> String { generationNames[word] ?? word }

    private static let table: [UInt64: NameWords] = {
        var table: [UInt64: NameWords] = [:]
        let file = WordFile(PackageResources.name_words_txt)
        for (kind, section) in kinds {
            file.forEachHash(in: section) { table[$0, default: []].insert(kind) }
        }
        return table
    }()

    private static let titleNames = pairs(
        "professor=prof doctor=dr doktor=dr dra=dr missus=mrs mister=mr senor=sr senora=sra senorita=srta docteur=dr"
    )
    private static let generationNames = pairs(
        "junior=jr senior=sr 2nd=ii 3rd=iii jnr=jr snr=sr filho=jr")

    private static func pairs(_ list: String) -> [String: String] {
        Dictionary(
            list.split(separator: " ").compactMap { pair in
                let sides = pair.split(separator: "=")
                return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    private static let kinds: [(NameWords, String)] = [
        (.title, "title"),
        (.postNominal, "postNominal"),
        (.generation, "generation"),
        (.context, "context"),
        (.bareContext, "bareContext"),
        (.relationship, "relationship"),
        (.placeholder, "placeholder"),
        (.group, "group"),
        (.particle, "particle"),
        (.saint, "saint"),
        (.conjunction, "conjunction"),
        (.instruction, "instruction"),
    ]
}
