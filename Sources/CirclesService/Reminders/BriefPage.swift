internal import CirclesCore

/// A contact before a meeting, as Markdown.
package struct BriefPage: Sendable {
    private let sheet: ContactSheet

    package init(_ sheet: ContactSheet) {
        self.sheet = sheet
    }

    /// Lines of a list that are told.
    private static let most = 9

    package var text: String {
        let (contact, details, brief) = (sheet.record.contact, sheet.record.details, sheet.brief)
        var lines = ["# \(Self.escaped(contact.name))", ""]
        let works = [details.title, details.department, details.organization].compactMap(\.self)
        let who = [
            ("Also called", contact.nicknames), ("Works", works.isEmpty ? [] : [works.joined(separator: " · ")]),
            ("Birthday", [birthday].compactMap(\.self)), ("Labels", details.labels),
            ("Related", details.relations.map { $0.kind.isEmpty ? $0.name : "\($0.kind): \($0.name)" }),
        ]
        for (label, values) in who where !values.isEmpty {
            lines.append("- \(label): \(Self.escaped(values.joined(separator: ", ")))")
        }
        if lines.last != "" { lines.append("") }
        if let last = brief.lastTalked { lines += ["Last talked on \(last.day): \(Self.escaped(last.text))", ""] }
        for (heading, items) in [
            ("Planned", Self.told(brief.upcoming)), ("Open questions", Self.told(brief.openQuestions)),
            ("News and promises", news),
            ("Likes", Self.told(brief.likes)), ("People", Self.told(brief.people)),
        ] where !items.isEmpty {
            lines += ["## \(heading)", ""]
            lines += items.prefix(Self.most).map { "- \(Self.escaped($0.text)) (\($0.day))" }
            lines.append("")
        }
        if let note = details.note {
            lines += ["## Note", ""] + note.split(separator: "\n").map { Self.escaped(String($0)) } + [""]
        }
        return lines.joined(separator: "\n")
    }

    /// From the address book, else from a conversation, as a day is read.
    private var birthday: String? {
        let (contact, brief) = (sheet.record.contact, sheet.brief)
        guard let text = sheet.record.details.birthday else {
            return brief.birthday.map { "\($0.text.trimmingPrefix(Birthday.factLead)), said on \($0.day)" }
        }
        return Birthday(text, of: contact)?.words ?? text
    }

    /// Their own words say whose they are.
    private var news: [(text: String, day: String)] {
        sheet.brief.news.map { item in
            (item.text.hasPrefix("“") ? "\(sheet.record.contact.name): \(item.text)" : item.text, item.day)
        }
    }

    private static func told(_ items: [ContactBrief.Item]) -> [(text: String, day: String)] {
        items.map { ($0.text, $0.day) }
    }

    /// Within a line and without brackets, parentheses, exclamation marks and hyphens between letters or digits have no meaning.
    private static func escaped(_ text: String) -> String {
        MarkdownPage.escaped(text).replacing("\\(", with: "(").replacing("\\)", with: ")")
            .replacing(/\\!(?!\\\[)/, with: "!").replacing(/([\p{L}\p{N}])\\-/) { "\($0.1)-" }
    }
}
