import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// A language is one table: whoever adds one fills it, and looks nowhere else.
@Suite("Language tables")
struct LanguageTableTests {
    /// What the program says itself, in its own language, and does not listen to: summaries, reasons, what `--explain` prints.
    private static let ownSentences = "Summary/"
    private static let allowed: [String: Set<String>] = [
        "NameRule.swift": [
            "The title names the group.", "The title names the other person.", "It is a group and no title names it.",
            "No title, label or greeting names the other person.", "The label above the other side's messages.",
            "You greet them by name.", "You greet more than one name.",
            "The text begins with a line that is only a name.",
            // Apps are called alike everywhere.
            "whatsapp", "signal", "telegram", "imessage", "instagram", "null",
        ],
        "Dialogue/PlanThread.swift": [#" (message \(option.decidedBy + 1))"#],
        "RuleBasedExtractor.swift": ["rules"],
        // Relations are told in English whatever they were said in.
        "People/RelativeMention.swift": ["-in-law"],
        // How letters are folded, how links begin, a sign that is a letter to Unicode.
        "Token.swift": ["ß", "ss", "œ", "oe"],
        "Tokenizer.swift": ["http://", "https://", "www."],
        "Dates/Grammar+MonthDays.swift": ["º"],
    ]

    /// The sources of the rules by their paths in the folder, without what is only for the tables.
    private static func sources() throws -> [(path: String, text: String)] {
        let folder = Fixture.root.appending(path: "Sources/CirclesCore/Extraction/Rules")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.compactMap { file in
            let path = String(file.path.dropFirst(folder.path.count + 1))
            return path.hasPrefix("Languages/") ? nil : (path, try String(contentsOf: file, encoding: .utf8))
        }
    }

    /// The literals with a letter of a line that is no comment; what is put into them does not count.
    private static func literals(_ line: Substring) -> [String] {
        guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
        // A text of several lines is a list of names.
        return line.replacing("\"\"\"", with: "").matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }.filter
        { literal in
            literal.replacing(/\\\((?:[^()]|\([^()]*\))*\)|\\u\{\w+\}|\\n/, with: "").contains(where: \.isLetter)
        }
    }

    @Test("no rule has a word of its own")
    func words() throws {
        let sources = try Self.sources()
        #expect(sources.count > 40)
        for (path, text) in sources where !path.hasPrefix(Self.ownSentences) {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for literal in Self.literals(line) where Self.allowed[path]?.contains(literal) != true {
                    Issue.record("\(path):\(number + 1) has a word that belongs into the tables: \(literal)")
                }
            }
        }
    }

    @Test("no rule asks which language it is in")
    func languages() throws {
        for (path, text) in try Self.sources() where path != "Language.swift" {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let asks = line.contains(/language [!=]=|switch .*language\b|case \.(english|german|spanish|french)\b/)
                #expect(!asks, "\(path):\(number + 1) asks for the language")
            }
        }
    }

    @Test("a word and a question for the language would be found")
    func isFound() {
        #expect(Self.literals(#"        if grammar.isWord(index, "heute") { return true }"#) == ["heute"])
        #expect(Self.literals(#"        if isSign(index, "-", "–") { note("\(date) \(time)") }"#).isEmpty)
        #expect(Self.literals(#"    /// "heute", "morgen""#).isEmpty)
    }

    @Test("each cue has words, written as tokens are", arguments: Cue.allCases)
    func cues(cue: Cue) {
        #expect(!cue.texts.isEmpty)
        for text in cue.texts { #expect(text == text.folded, "\(cue)") }
    }

    @Test("each language has a word for each of what every language has", arguments: Language.allCases)
    func isFilled(language: Language) {
        let cues = Lexicon.of(language).words.cues
        let shared: [Cue] = [
            .hourLead, .midnight, .dayUnit, .weekUnit, .shiftLead, .shiftEarlier, .forever, .partOfDay, .tonight,
            .inTheEvening, .inTheMorning, .since,
            .eveningOccasion, .ownAffair, .clauseBreak, .listAnd, .isPredicate, .greeting, .topicDeterminer,
            .titlePlaceholder,
        ]
        for cue in shared { #expect(cues[cue] != nil, "\(cue)") }
    }

    @Test("a word counts in all languages, and a phrase from its first word")
    func index() {
        #expect(CueIndex.shared.isWord(Word(of: "mitternacht"), .midnight))
        #expect(CueIndex.shared.isWord(Word(of: "minuit"), .midnight))
        #expect(!CueIndex.shared.isWord(Word(of: "noon"), .midnight))
        #expect(CueIndex.shared.beginsLonger(Word(of: "heute"), .tonight, in: CueIndex.shared.rows(of: .german)))
        #expect(!CueIndex.shared.isWord(Word(of: "heute"), .tonight))
        #expect(!CueIndex.shared.beginsLonger(Word(of: "xyzzy"), .tonight, in: CueIndex.shared.rows(of: .english)))
        // Off goes it is in German, and an article in Spanish.
        let los = Word(of: "los")
        #expect(CueIndex.shared.isWord(los, .morningOccasion, in: CueIndex.shared.rows(of: .german)))
        #expect(!CueIndex.shared.isWord(los, .morningOccasion, in: CueIndex.shared.rows(of: .spanish)))
        #expect(Cue.progressiveEnding.stem(of: "thinking") == "think")
        #expect(Cue.streetEnding.ends("kantstrasse", beyond: 2))
        #expect(!Cue.streetEnding.ends("weg", beyond: 2))
    }
}
