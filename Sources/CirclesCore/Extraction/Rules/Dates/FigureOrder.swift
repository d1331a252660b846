/// Which of "7/9" is the day: where it was written and what else the chat has say so.
struct FigureOrder: Sendable {
    var isMonthFirst = false
    /// Another date of the chat has no other reading.
    var isCertain = false

    /// Day first, as most of the world writes.
    static let usual = FigureOrder()

    /// - Parameters:
    ///   - messages: All of the chat.
    ///   - zone: Whose clock it was, by its IANA name.
    init(messages: some Sequence<[Token]>, zone: String) {
        var first = 0, second = 0
        for tokens in messages {
            for index in tokens.indices.dropLast(2) where tokens[index + 1].isSign("/") {
                let (one, two) = (tokens[index], tokens[index + 2])
                guard one.isShortNumber, two.isShortNumber, !tokens[index + 1].spaceBefore, !two.spaceBefore,
                    let left = one.value, let right = two.value
                else { continue }
                if (13...31).contains(left), (1...12).contains(right) { first += 1 }
                if (1...12).contains(left), (13...31).contains(right) { second += 1 }
            }
        }
        isCertain = (first > 0) != (second > 0)
        isMonthFirst = isCertain ? second > 0 : Self.monthFirstZones.contains(zone)
    }

    private init() {}

    /// The United States and the Philippines.
    private static let monthFirstZones = names(
        """
        America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit
        America/Indiana/Indianapolis America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg
        America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac
        America/Indianapolis America/Juneau America/Kentucky/Louisville America/Kentucky/Monticello
        America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome
        America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Phoenix
        America/Sitka America/Yakutat Asia/Manila EST5EDT CST6CDT MST7MDT PST8PDT Pacific/Guam Pacific/Honolulu
        US/Alaska US/Arizona US/Central US/Eastern US/Hawaii US/Mountain US/Pacific
        """)

    private static func names(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
