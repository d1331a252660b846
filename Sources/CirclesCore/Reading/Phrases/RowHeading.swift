/// What stands above or before rows without bubbles: who wrote them and when ("Ana Costa  10:05").
enum RowHeading {
    /// Where the moment begins that these words end in, behind one of them at least; nil when they do not, a preposition stands
    /// before it, or another time of the same span ("9:00 - 17:00").
    static func moment(endingIn words: [String]) -> Int? {
        words.indices.dropFirst().first { start in
            start <= 12
                && (TimestampPattern.isTimestamp(words[start...].joined(separator: " "))
                    || isRelativeDay(start, of: words))
                && !endsName(start, of: words)
        }.flatMap { start in
            let times = words[(start - 1)...].count { $0.contains(":") && TimePattern.isDigitalTime($0) }
            // "+1 (415) 555-01 06": the end of a telephone number.
            let isOfNumber =
                NamePattern.isPhoneNumber(words.joined(separator: " "))
                && !words[start...].contains { $0.contains(".") }
            return TimePrepositionPattern.isOne(words[start - 1]) || times > 1 || isOfNumber ? nil : start
        }
    }

    /// "Ana · yesterday", "ana commented yesterday": a day alone is when somebody wrote only behind what joins it to a name.
    private static func isRelativeDay(_ start: Int, of words: [String]) -> Bool {
        start == words.count - 1 && DayNames.relative.contains(words[start])
            && (isSign(words[start - 1]) && start > 1 || verbs.contains(words[start - 1]))
    }

    private static func isSign(_ word: String) -> Bool { !word.contains(where: \.isLetterOrDigit) }

    /// "Ray · 11:39 PM", "R. · 11:39": a short name is no mark of an icon in front of a moment that stands there without it, and is no day.
    private static func endsName(_ start: Int, of words: [String]) -> Bool {
        let word = words[start]
        let isInitial = word.count == 2 && word.hasSuffix(".")
        guard word.first?.isUppercase ?? false, isInitial || word.dropFirst().contains(where: \.isLowercase),
            !DayNames.all.contains(word.lowercased())
        else { return false }
        return words.indices.dropFirst(start + 1).contains {
            TimestampPattern.isTimestamp(words[$0...].joined(separator: " "))
        }
    }

    /// "Mum · 9:09 PM", which what a short icon came out as does not stand before.
    static func beginsWithName(_ words: [String]) -> Bool {
        words.count > 2 && isSign(words[1]) && !TimePrepositionPattern.isOne(words[0]) && endsName(0, of: words)
    }

    /// Who writes and when, as places among a heading's words.
    struct Parts {
        var name: Range<Int>
        var moment: Range<Int>
    }

    /// "by Ana Costa » Tue 10:05", "ana commented 2 days ago (Member)", "ana 2 hours ago | parent | next": without what joins and follows them.
    static func parts(of words: [String]) -> Parts? {
        var end = words.count
        var start = moment(endingIn: words)
        if start == nil {
            while end > 2, isTail(words[end - 1]) { end -= 1 }
            start = end < words.count ? moment(endingIn: Array(words[..<end])) : nil
        }
        guard var first = start else { return nil }
        let rest = nameEnd(of: words[..<first])
        while first + 1 < end, isSign(words[first]) { first += 1 }
        let begin = rest > 1 && writers.contains(words[0].lowercased()) ? 1 : 0
        return Parts(name: begin..<rest, moment: first..<end)
    }

    /// Where the name ends in what stands before a moment: before "wrote", "commented on", "left a comment", "·".
    private static func nameEnd(of words: ArraySlice<String>) -> Int {
        var rest = words
        while rest.count > 1, rest.last.map(isSign) ?? false { rest.removeLast() }
        // Narrow spaces of small print are easily lost.
        for count in 1...4 where count < rest.count && closings.contains(rest.suffix(count).joined().lowercased()) {
            return nameEnd(of: rest.dropLast(count))
        }
        let isVerb = { (word: String?) in word.map { verbs.contains($0.lowercased()) } ?? false }
        let isJoint = { (word: String?) in word.map { joints.contains($0.lowercased()) } ?? false }
        if rest.count > 2, isJoint(rest.last), isVerb(rest.dropLast().last) { rest.removeLast() }
        if rest.count > 1, isVerb(rest.last) {
            rest.removeLast()
            if rest.count > 1, let last = rest.last, auxiliaries.contains(last) { rest.removeLast() }
        }
        return rest.endIndex
    }

    /// Stands behind the moment: what can be done with the message, and what its writer is there. A stroke between two comes out as a letter.
    private static func isTail(_ word: String) -> Bool {
        let bare = word.lowercased().filter(\.isLetterOrDigit)
        return bare.isEmpty || ["i", "l"].contains(bare) || tails.contains(bare) || LabelPattern.isRole(bare)
    }

    private static let writers: Set<String> = ["by", "par", "por"]
    private static let closings: Set<String> = [
        "leftacomment", "addedacomment", "addedanote", "viae-mail", "viaemail", "perviae-mail", "pere-mail",
        "hatkommentiert", "aajoutéuncommentaire", "ajoutéuncommentaire", "dejóuncomentario", "hacomentado",
        "porcorreo", "parcourriel", "pare-mail",
    ]
    private static let joints: Set<String> = ["on", "am", "le", "el", "il", "em", "op", "den"]
    private static let auxiliaries: Set<String> = ["a", "ha", "hat", "heeft", "har", "has"]
    private static let verbs: Set<String> = [
        "wrote", "said", "says", "commented", "replied", "answered", "asked", "posted", "opened", "reviewed", "schrieb",
        "sagte", "kommentierte", "antwortete", "geschrieben", "kommentiert", "écrit", "dit", "commenté", "répondu",
        "escribió", "dijo", "comentó", "respondió", "escrito", "comentado", "scritto", "commentato", "risposto",
        "escreveu", "comentou", "respondeu", "schreef", "skrev", "napisał", "napisała", "napisal", "yazdı",
    ]
    private static let tails: Set<String> = [
        "parent", "root", "next", "prev", "context", "permalink", "link", "reply", "edited", "flag", "favorite",
        "share",
        "antworten", "bearbeitet", "répondre", "modifié", "responder", "editado", "rispondi", "modificato", "collapse",
    ]

    /// Who writes, without marks and addresses around the name, and when, if a moment stands behind it or in front.
    static func sender(_ heading: [String]) -> (name: String, time: String?) {
        var words = joined(heading)
        var time: String?
        if let parts = parts(of: words) {
            time = words[parts.moment].joined(separator: " ")
            words = Array(words[parts.name])
        } else if let last = words.last, last == last.lowercased() {
            words = Array(words[..<nameEnd(of: words[...])])
        }
        while words.count > 1, let first = words.first {
            let moment = Self.time(first)
            let half = time != nil && ["AM", "PM"].contains(first.uppercased()) ? first : nil
            guard moment != nil || half != nil || isSign(first) || first.hasSuffix(":") else { break }
            time = half.flatMap { half in time.map { $0 + " " + half } } ?? time ?? moment
            words.removeFirst()
        }
        // "Ana Costa · j": what begins behind a sign, and was read no further.
        if words.count > 2, let last = words.last, last.count == 1, isSign(words[words.count - 2]) {
            words.removeLast(2)
        }
        // An address stands behind the name.
        if let address = words.indices.dropFirst().first(where: { words[$0].hasPrefix("<") }) {
            words = Array(words[..<address])
        }
        let text = words.joined(separator: " ").filter { !"<>".contains($0) }.trimmingSuffix(":")
        return (LabelPattern.clean(name(text.split(separator: " ").map(String.init)) ?? text), time)
    }

    /// "1 0/02/2026": a narrow figure, read apart from the one behind it.
    private static func joined(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if let last = joined.last, last.count == 1, last.allSatisfy(\.isNumber), joined.count > 1,
                word.count > 4, word.first?.isNumber ?? false, DayPattern.isDay(last + word)
            {
                joined[joined.count - 1] = last + word
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// "ana commented 2 days ago": who did what when, whatever the name looks like.
    static func isAuthored(_ words: [String]) -> Bool {
        guard let parts = parts(of: words), parts.name.count < 4 else { return false }
        return verbs.contains(words[parts.name.upperBound].lowercased())
    }

    /// Begins with a capital, and so does the next word if it is one.
    static func beginsAsName(_ words: [String]) -> Bool {
        guard words[0].first?.isUppercase ?? false else { return false }
        return words.count == 1 || words[1].first.map { $0.isUppercase || !$0.isLetter } ?? false
    }

    /// What stands before the moment that a line ends in; nil when it ends in none, or says what can be done.
    static func beforeMoment(_ line: TextLine) -> String? {
        let words = line.words.map(\.text)
        guard !TimestampPattern.isTimestamp(line.text), !ThreadPattern.isAction(line.text) else { return nil }
        return parts(of: words).map { words[$0.name].joined(separator: " ") }
    }

    /// "[5:41]", "11:42:54", "1225PM": a time of day with what surrounds it; its hour may have been lost, or its colon.
    static func time(_ word: String) -> String? {
        // An icon in front of the bracket comes out as a sign or a letter: "$[17:04:28]".
        let start = word.firstIndex(of: "[").flatMap { word[..<$0].count <= 2 ? $0 : nil } ?? word.startIndex
        var core = String(word[start...].filter { !"[]()<>|".contains($0) })
        let half = ["AM", "PM", "am", "pm"].first(where: core.hasSuffix)
        if let half { core = core.trimmingSuffix(half) }
        let colonless = core.dropLast(2) + ":" + core.suffix(2)
        if core.count == 4 || half != nil, TimePattern.isDigitalTime(String(colonless)) { return String(colonless) }
        let fields = core.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count), fields.dropFirst().allSatisfy({ $0.count == 2 }),
            fields.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), (fields.first?.count ?? 0) <= 2
        else { return nil }
        return core
    }

    /// A time of day, or its half behind it.
    static func isOfTime(_ word: String) -> Bool { ["AM", "PM", "am", "pm"].contains(word) || time(word) != nil }

    /// The whole of `text` is when something was written.
    static func isMoment(_ text: String) -> Bool {
        TimestampPattern.isTimestamp(text) || DayPattern.isDay(text) || DayNames.relative.contains(text.lowercased())
    }

    /// "Date: 14 minutes ago": when, in a letter's head.
    static func momentOfField(_ words: [String]) -> String? {
        let rest = words.dropFirst().joined(separator: " ")
        let isMoment = TimestampPattern.isTimestamp(rest) || DayNames.relative.contains(rest)
        return words.count > 1 && words[0].hasSuffix(":") && isMoment ? rest : nil
    }

    /// Words that can be how somebody is called there; nil for a sentence.
    static func name(_ words: [String]) -> String? {
        var words = words
        // Badges and status signs behind it.
        while let last = words.last, words.count > 1, isBadge(last) || isRemark(last) { words.removeLast() }
        let front = marks(before: words)
        // "~ Ana" is no contact of the user's.
        let isMarked = words.prefix(front).contains("~")
        words.removeFirst(front)
        let text = (isMarked ? "~ " : "") + words.joined(separator: " ")
        if NamePattern.isPhoneNumber(text) { return text }
        guard (1...5).contains(words.count), text.count <= 40, text.contains(where: \.isLetter),
            let last = text.last, !"?!,;:".contains(last)
        else { return nil }
        return words.count == 1 || NamePattern.isName(text) ? text : nil
    }

    /// How many words in front of a name are pieces of a portrait.
    private static func marks(before words: [String]) -> Int {
        words.dropLast().prefix { word in
            !word.contains(where: \.isLetterOrDigit) || (isBadge(word) && !word.contains(where: \.isNumber))
                || (word.count == 1 && word == word.lowercased() && !word.contains(where: \.isNumber))
        }.count
    }

    private static func isBadge(_ word: String) -> Bool {
        guard word.count <= 4, !NamePattern.isPhoneNumber(word) else { return false }
        let letters = word.filter(\.isLetter)
        let isPlain = word.allSatisfy { $0.isLetter || $0 == "." || $0 == "’" || $0 == "'" }
        return ["APP", "BOT", "OP"].contains(word) || !isPlain && !word.allSatisfy(\.isNumber) || letters == "œ"
    }

    /// "(She/Her)", "(he/him)".
    private static func isRemark(_ word: String) -> Bool {
        word.hasPrefix("(") && word.hasSuffix(")") && word.contains("/")
    }
}
