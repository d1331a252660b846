import CirclesService
import CirclesAPI
import CirclesCore

/// What was found, as a person reads it: what it is, and below it where it fits.
struct FoundText {
    let item: FoundItem

    func print(to out: Terminal) {
        let (kind, id, when, name): (String, String, String, String) =
            switch item.subject {
            case .interaction(let interaction, let contacts):
                ("", interaction.id.short, LocalTime.text(of: interaction), Names.of(interaction, contacts))
            case .note(let note): ("inbox", note.id.short, "", note.title ?? "no name")
            case .contact(let record): ("contact", record.contact.id.short, "", record.contact.name)
            }
        let words = [id, when.isEmpty ? kind.padded(to: 16) : when.padded(to: 16), out.styled(name.printable, .bold)]
        out.line(words.joined(separator: "  "))
        let text = item.excerpt.parts.map { part in
            part.isMatch ? out.styled(part.text, .yellow) : part.text
        }
        out.line("  " + text.joined())
    }

    /// How hard was looked, where that is worth a word.
    static func told(_ stage: SearchStage) -> String? {
        switch stage {
        case .words: nil
        case .substrings: "nothing has these words; this has their letters in other words"
        case .nearMisses: "nothing has these words; this has words that differ in one letter"
        }
    }
}
