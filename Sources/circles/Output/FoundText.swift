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
            case .note(let note): ("inbox", note.id.short, "", note.heading)
            case .contact(let record): ("contact", record.contact.id.short, "", record.contact.name)
            }
        let words = [id, when.isEmpty ? kind.padded(to: 16) : when.padded(to: 16), out.styled(name.printable, .bold)]
        out.line(words.joined(separator: "  "))
        let room = out.isTerminal ? max(16, out.width - 2) : Int.max
        for row in Self.rows(item.excerpt.parts.map { ($0.text, $0.isMatch) }, room: room) {
            out.line("  " + row.map { $0.isMatch ? out.styled($0.text, .yellow) : $0.text }.joined())
        }
    }

    /// The parts in lines of at most `room` columns, broken at spaces; a match may be a part of a word.
    static func rows(
        _ parts: [(text: String, isMatch: Bool)], room: Int
    ) -> [[(text: String, isMatch: Bool)]] {
        guard room < Int.max else { return [parts] }
        var words: [[(text: String, isMatch: Bool)]] = [[]]
        for part in parts {
            for (number, piece) in part.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                if number > 0 { words.append([]) }
                if !piece.isEmpty { words[words.count - 1].append((String(piece), part.isMatch)) }
            }
        }
        var rows: [[(text: String, isMatch: Bool)]] = [[]], width = 0
        for word in words where !word.isEmpty {
            let length = word.reduce(0) { $0 + $1.text.displayWidth }
            if width > 0, width + 1 + length > room {
                rows.append([])
                width = 0
            } else if width > 0 {
                rows[rows.count - 1].append((" ", false))
                width += 1
            }
            rows[rows.count - 1] += word
            width += length
        }
        return rows
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
