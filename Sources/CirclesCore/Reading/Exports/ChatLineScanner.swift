/// Reads the figures and words of a line's head, whatever script they are in.
struct ChatLineScanner {
    enum Half { case morning, afternoon }

    struct Clock {
        var time: ClockTime
        var half: Half?
        var hasSeconds: Bool
        /// Nothing but a space stood before it.
        var isBare: Bool
        /// "AM" and "PM" in capitals, as the United States write them.
        var isAmerican = false
    }

    private(set) var rest: Substring.UnicodeScalarView

    init(_ scalars: Substring.UnicodeScalarView) {
        rest = scalars
        skipMarks()
    }

    var isAtEnd: Bool { rest.isEmpty }

    func peeks(_ scalar: Unicode.Scalar) -> Bool { rest.first == scalar }

    /// Marks of direction stand anywhere in a line.
    private mutating func skipMarks() {
        while let first = rest.first, [0x200E, 0x200F, 0x061C, 0xFEFF].contains(first.value) { rest.removeFirst() }
    }

    mutating func spaces() {
        skipMarks()
        while let first = rest.first, first == " " || first.value == 0xA0 || first.value == 0x202F {
            rest.removeFirst()
            skipMarks()
        }
    }

    @discardableResult
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipMarks()
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard rest.starts(with: word.unicodeScalars) else { return false }
        rest.removeFirst(word.unicodeScalars.count)
        return true
    }

    mutating func next(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
        skipMarks()
        guard let first = rest.first, isWanted(first) else { return nil }
        rest.removeFirst()
        return first
    }

    /// At most four digits of any script.
    mutating func number() -> Int? {
        skipMarks()
        var value = 0, digits = 0
        while let first = rest.first, digits < 4, let digit = Self.digit(first) {
            value = value * 10 + digit
            digits += 1
            rest.removeFirst()
        }
        return digits == 0 ? nil : value
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        if scalar.value < 0x80 { return ("0"..."9").contains(scalar) ? Int(scalar.value) - 0x30 : nil }
        guard scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    /// The clock behind a date: `, 10:30`, ` à 10:30`, ` klo 10.30`, ` 오전 10:30:05`, ` 10:30 PM`, `, 10 h 30 min 05 s`.
    mutating func clock() -> Clock? {
        let filler = word()
        guard filler.count <= 12 else { return nil }
        guard var clock = figures() else { return nil }
        clock.isBare = filler == " "
        clock.half = clock.half ?? Self.halves[Self.plain(filler)]
        return clock.onTwentyFour
    }

    /// The clock of WhatsApp's web page, before the date: `10:30, `.
    mutating func clockInFront() -> Clock? {
        var copy = self
        guard let clock = copy.figures(), copy.take(","), let whole = clock.onTwentyFour else { return nil }
        copy.spaces()
        self = copy
        return whole
    }

    private mutating func figures() -> Clock? {
        guard let hour = number(), take(":") || take(".") || take(unit: "h"), let minute = number() else { return nil }
        var hasSeconds = false
        let isSpelled = take(unit: "min")
        if isSpelled || take(":") || take(".") {
            guard let second = number(), second < 60 else { return nil }
            hasSeconds = true
            if isSpelled { _ = take(unit: "s") }
        }
        var copy = self
        let said = copy.word(upToComma: true), word = Self.plain(said)
        let half = Self.halves[word]
        if half != nil || Self.clockWords.contains(word) { self = copy }
        guard let time = ClockTime(hour: hour, minute: minute) else { return nil }
        return Clock(
            time: time, half: half, hasSeconds: hasSeconds, isBare: false,
            isAmerican: half != nil && (said.contains("AM") || said.contains("PM")))
    }

    /// "h", "min", "s" with spaces around, as French Canada writes the clock.
    private mutating func take(unit: String) -> Bool {
        var copy = self
        copy.spaces()
        guard copy.take(word: unit) else { return false }
        copy.spaces()
        self = copy
        return true
    }

    /// What stands before the next figure, bracket or dash, at most a few letters, dots and spaces.
    private mutating func word(upToComma: Bool = false) -> String {
        var word = String.UnicodeScalarView()
        skipMarks()
        while let first = rest.first, word.count <= 16, Self.digit(first) == nil, first != "]", first != "-",
            first != "–", first != "," || !upToComma
        {
            word.append(first)
            rest.removeFirst()
            skipMarks()
        }
        return String(word)
    }

    private static func plain(_ word: String) -> String {
        String(
            String.UnicodeScalarView(
                word.lowercased().unicodeScalars.filter {
                    !$0.properties.isWhitespace && !".,،".unicodeScalars.contains($0)
                }))
    }

    private static let clockWords: Set<String> = ["h", "uhr", "ч", "น"]

    private static let halves: [String: Half] = [
        "am": .morning, "pm": .afternoon, "오전": .morning, "오후": .afternoon, "午前": .morning, "午後": .afternoon,
        "上午": .morning, "凌晨": .morning, "早上": .morning, "清晨": .morning, "中午": .afternoon, "下午": .afternoon,
        "晚上": .afternoon, "傍晚": .afternoon, "ص": .morning, "م": .afternoon, "पूर्वाह्न": .morning,
        "अपराह्न": .afternoon, "sa": .morning, "ch": .afternoon, "öö": .morning, "ös": .afternoon, "de": .morning,
        "du": .afternoon, "ap": .morning, "ip": .afternoon, "fm": .morning, "em": .afternoon, "πμ": .morning,
        "μμ": .afternoon, "dop": .morning, "odp": .afternoon,
    ]
}

extension ChatLineScanner.Clock {
    /// On a clock of twenty-four hours.
    fileprivate var onTwentyFour: Self? {
        guard let half, time.hour <= 12 else { return self }
        var clock = self
        guard time.hour > 0,
            let time = ClockTime(hour: time.hour % 12 + (half == .afternoon ? 12 : 0), minute: time.minute)
        else { return self }
        clock.time = time
        return clock
    }
}
