/// What stands before a message in a text export or a copied chat: `04/01/2024, 10:30 - Maria Lopez: …`,
/// `[1/4/24, 10:30:05 AM] Maria: …`, `[10:30, 04/01/2024] Maria: …`, `10:30, 4/1/2024 - Maria: …`, `[04/01, 10:30] Maria: …`; Telegram's
/// `Maria Lopez, [04.01.2024 10:30]` stands on a line of its own.
///
/// Read by hand, scalar by scalar: a long export has a hundred thousand of them.
struct ChatLineHead {
    /// The figures as they stand, the year nil where there is none; which is the day is told by all lines together.
    private(set) var figures: (Int, Int, Int?)
    /// The first figure has four digits.
    private(set) var isYearFirst: Bool
    private(set) var separator: Unicode.Scalar
    private(set) var time: ClockTime
    /// "AM" or "PM" stood with the hour, in capitals.
    private(set) var isAmerican: Bool
    private(set) var isBracketed: Bool
    private(set) var hasSeconds = false
    /// The form that `ExportedChat.plainText` writes, with what kind of message it says.
    private(set) var isOwnForm = false
    private(set) var kind: Message.Kind?
    /// Who stood before it; nil where the sender comes behind.
    private(set) var sender: String?
    /// What follows: `Maria Lopez: Dinner?`, or what the messenger says itself.
    private(set) var rest: Substring

    /// Words of the plain text for what the sender did not say themselves.
    static let kinds: [Message.Kind: String] = [.forwarded: "forwarded", .poll: "poll"]

    init?(_ line: Substring) {
        if let head = Self(scanning: line, clockFirst: false) {
            self = head
        } else if let head = Self(scanning: line, clockFirst: true) {
            self = head
        } else if let head = Self(behindName: line) {
            self = head
        } else {
            return nil
        }
    }

    /// `Maria Lopez, [04.01.2024 10:30]`, and nothing behind it.
    private init?(behindName line: Substring) {
        // What is set in is a line of a message.
        guard line.utf8.count < 400, line.first?.isWhitespace == false, let open = line.range(of: ", [") else {
            return nil
        }
        let name = UntrustedText.clean(line[..<open.lowerBound])
        guard !name.isEmpty, name.count <= 80, !name.hasPrefix("["),
            let head = Self(scanning: line[line.index(before: open.upperBound)...], clockFirst: false),
            head.figures.2 != nil,
            head.rest.allSatisfy({ $0.isWhitespace || $0 == ":" })
        else { return nil }
        self = head
        (sender, rest) = (name, "")
    }

    /// - Parameter clockFirst: The form of WhatsApp's web page, and of its exports in Vietnamese.
    private init?(scanning line: Substring, clockFirst: Bool) {
        var scanner = ChatLineScanner(line.unicodeScalars)
        isBracketed = scanner.take("[")
        let early = clockFirst ? scanner.clockInFront() : nil
        guard !clockFirst || early != nil else { return nil }
        guard let first = scanner.number(),
            let separator = scanner.next(where: { ["/", ".", "-", "年", "년"].contains($0) })
        else { return nil }
        scanner.spaces()
        guard let second = scanner.number() else { return nil }
        self.separator = separator
        var third: Int?
        if scanner.take(separator) || scanner.take("月") || scanner.take("월") {
            scanner.spaces()
            third = scanner.number()
        }
        // Without a year only brackets tell it from a sum or a score.
        guard third != nil || isBracketed else { return nil }
        if !scanner.take("日") { scanner.take("일") }
        figures = (first, second, third)
        isYearFirst = first > 31
        guard second <= 31, isYearFirst || min(first, second) <= 12 else { return nil }
        guard let clock = early ?? scanner.clock() else { return nil }
        hasSeconds = clock.hasSeconds
        let isPlain = isBracketed && early == nil && isYearFirst && separator == "-" && !hasSeconds && clock.isBare
        if isBracketed {
            if isPlain { kind = Self.kinds.first { scanner.take(word: " " + $0.value) }?.key }
            scanner.spaces()
            guard scanner.take("]") else { return nil }
        } else {
            scanner.spaces()
            guard scanner.take("-") || scanner.take("–") else { return nil }
        }
        guard scanner.take(" ") || scanner.isAtEnd || scanner.peeks(":") else { return nil }
        isOwnForm = isPlain
        time = clock.time
        isAmerican = clock.isAmerican
        rest = Substring(scanner.rest)
    }
}
