package import CirclesCore
internal import Foundation

/// A contact with their conversations, as Markdown.
package struct MarkdownPage {
    package let contact: Contact
    package let interactions: [Interaction]
    package let contacts: [Contact.ID: Contact]

    /// The name as far as it can be a file's, and the beginning of the id, which makes it the only one.
    package static func fileName(_ contact: Contact) -> String {
        let name = String(contact.name.printable.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(60))
        return "\(name)-\(contact.id.short).md"
    }

    /// By which an export knows again the pages that an earlier one wrote, whatever they are called.
    private static func mark(_ contact: String) -> String { "<!-- circles contact \(contact) -->" }

    /// The contact that a page is about; nil for a file that is none of ours.
    package static func contact(of text: String) -> Contact.ID? {
        guard let last = text.split(separator: "\n").last, last.hasPrefix("<!-- circles contact ") else { return nil }
        let id = last.split(separator: " ").dropFirst(3).first.flatMap { Contact.ID(String($0)) }
        return id.flatMap { last == mark($0.description) ? $0 : nil }
    }

    package var text: String {
        var lines = ["# \(Self.escaped(contact.name))", ""]
        for interaction in interactions {
            lines += ["## \(LocalTime.text(of: interaction))", ""]
            let others = Names.of(interaction, contacts)
            if interaction.participants.count > 1 { lines += ["With \(Self.escaped(others))", ""] }
            lines += [Self.escaped(interaction.summary), ""]
            if let note = interaction.userNote { lines += ["Note: \(Self.escaped(note))", ""] }
            if !interaction.labels.isEmpty {
                lines += ["Labels: \(Self.escaped(interaction.labels.joined(separator: ", ")))", ""]
            }
            for event in interaction.events {
                let when = [event.date?.description, event.time?.description].compactMap(\.self).joined(separator: " ")
                lines.append("- \(Self.escaped(event.title)) \(when)")
            }
            for message in interaction.messages {
                let who = message.side == .right ? "me" : message.sender ?? (message.side == .left ? "them" : "")
                lines.append("> \(Self.escaped(who.isEmpty ? message.text : "\(who): \(message.text)"))")
                lines.append(">")
            }
            lines.append("")
        }
        return lines.joined(separator: "\n") + "\n\(Self.mark(contact.id.description))\n"
    }

    /// Text from a screen stays text: no link, heading or HTML comes of it, and it stays on its line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.printable {
            if "\\`*_{}[]<>()#+-!|&".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
