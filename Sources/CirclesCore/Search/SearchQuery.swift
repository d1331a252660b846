/// What somebody looks for, as they type it: words, phrases in quotation marks, beginnings of words (`gard*`), and where to
/// look (`with:Maria since:2026-01 app:signal label:family in:inbox`).
package struct SearchQuery: Hashable, Sendable {
    package enum Place: String, Codable, CaseIterable, Sendable {
        case inbox, timeline, contacts
    }

    /// A hit has all of them.
    package private(set) var terms: [SearchTerm] = []
    /// Who must have taken part: names as they were typed.
    package private(set) var people: [String] = []
    /// The first day, and the last.
    package private(set) var since: CalendarDate?
    package private(set) var until: CalendarDate?
    /// Any of them.
    package private(set) var apps: [Transcript.App] = []
    /// All of them.
    package private(set) var labels: [String] = []
    package private(set) var place: Place?

    /// Characters of a query, and terms in it.
    package static let longest = 500
    static let mostTerms = 16

    /// - Throws: `CirclesError` with `usage` for a filter that says nothing, or nothing to look for; `badInput` for too much.
    package init(_ text: String) throws(CirclesError) {
        guard text.count <= Self.longest else {
            throw CirclesError(.badInput, "what to look for is longer than \(Self.longest) characters")
        }
        for word in SearchLexer.words(of: text) {
            if let (key, value) = word.filter, try take(key, value) { continue }
            terms.append(SearchTerm(typed: word.text, isPhrase: word.isQuoted))
        }
        let filters = people.count + labels.count + apps.count
        guard terms.count + filters <= Self.mostTerms else {
            throw CirclesError(.badInput, "more than \(Self.mostTerms) words and filters")
        }
        guard !terms.isEmpty || filters > 0 || since != nil || until != nil || place != nil else {
            throw CirclesError(.usage, "nothing is said to look for")
        }
    }

    /// What was typed, when it is one telephone number: nothing but figures and what is written between them.
    package var number: String? {
        let texts = terms.compactMap(\.texts.first)
        let text = texts.joined(separator: " ")
        let isNumber = text.allSatisfy { $0.isASCII && ($0.isNumber || " +-/().".contains($0)) }
        return isNumber && text.count(where: \.isNumber) >= Self.fewestFigures ? text : nil
    }

    /// Fewer are a day or an hour.
    private static let fewestFigures = 7

    /// The same number as contacts have it, too.
    package mutating func takeNumbers(_ numbers: [String]) {
        guard let number, !numbers.isEmpty else { return }
        terms = [SearchTerm([number] + numbers, .word)]
    }

    /// - Returns: False for what is no filter: then it is a word like others.
    private mutating func take(_ key: String, _ value: String) throws(CirclesError) -> Bool {
        guard ["with", "since", "until", "app", "label", "in"].contains(key) else { return false }
        guard !value.isEmpty else {
            throw CirclesError(.usage, "\(key): needs a value, as in \(key):\(Self.example(key))")
        }
        switch key {
        case "with": people.append(value)
        case "label": labels.append(value)
        case "since": since = try Self.days(value, key).lowerBound
        case "until": until = try Self.days(value, key).upperBound
        case "app":
            let known = Transcript.App(rawValue: value.lowercased())
            guard let app = known, app != .unknown else { throw Self.unknown(key, value) }
            apps.append(app)
        default:
            guard let place = Place(rawValue: value.lowercased()) else { throw Self.unknown(key, value) }
            self.place = place
        }
        return true
    }

    /// The days that `2026`, `2026-01` or `2026-01-31` names.
    private static func days(_ text: String, _ key: String) throws(CirclesError) -> ClosedRange<CalendarDate> {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        if let first = CalendarDate(iso: (parts + ["01", "01"]).prefix(3).joined(separator: "-")) {
            let month = parts.count == 1 ? 12 : first.month
            let day = parts.count == 3 ? first.day : CalendarDate.daysInMonth(month, year: first.year)
            if parts.count <= 3, let last = CalendarDate(year: first.year, month: month, day: day) {
                return first...last
            }
        }
        throw CirclesError(
            .usage, "\(key): \"\(text.printable.truncated(to: 40))\" is not a date",
            hint: "write 2026-01-31, 2026-01 or 2026")
    }

    private static func example(_ key: String) -> String {
        switch key {
        case "with": "Maria"
        case "label": "family"
        case "app": Transcript.App.signal.rawValue
        case "in": Place.inbox.rawValue
        default: "2026-01-31"
        }
    }

    private static func unknown(_ key: String, _ value: String) -> CirclesError {
        let known =
            key == "in"
            ? Place.allCases.map(\.rawValue)
            : ["imessage", "whatsapp", "signal", "telegram", "instagram", "messenger", "sms"]
        return CirclesError(
            .usage, "\(key): \"\(value.printable.truncated(to: 40))\" is not known",
            hint: "it may be \(known.joined(separator: ", "))")
    }
}
