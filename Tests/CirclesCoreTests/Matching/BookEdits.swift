import CirclesTestSupport

@testable import CirclesCore

/// A random book of confusable people in several scripts, and a random sequence of edits of it.
struct BookEdits {
    var random: SplitMix64
    private(set) var book: [Contact] = []
    /// Contacts that were removed and may come back.
    private(set) var gone: [Contact] = []
    /// Names, numbers and handles that somebody had once.
    private var heard: [String] = []

    private static let given = [
        "Sarah", "Sara", "Jon", "John", "Jonathan", "Liz", "Elizabeth", "Bill", "William", "Ana", "Anna", "Jan", "Wei",
        "Jean-Luc", "Dr. Max", "José", "Zoë", "Anne-Marie",
    ]
    private static let family = [
        "Connor", "Conner", "Smith", "Smyth", "Chen", "Cheng", "Müller", "Miller", "van Dyke", "Van-Dyke", "King", "Li",
        "Smith Jr.", "Petrov", "Petrova",
    ]
    private static let whole = [
        "王芳", "王伟", "李娜", "田中太郎", "佐藤健", "محمد علي", "מיכל לוי", "Александр Петров", "Анна Петрова",
        "Γιώργος Παπαδόπουλος", "🐻", "🐻🌸", "Mom", "Anna (Tennis)", "Anna 2", "김민준", "Nguyễn Văn Dũng", "李", "",
        "Ana Maria Lucia Teresa Carmen Dolores Pereira", "+1 555 010 4477",
    ]
    private static let handles = ["@liz.c", "anna.k", "jon_smith", "jon_smyth", "sarahc", "annakk"]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        for _ in 0..<Int.random(in: 5...60, using: &random) { book.append(newContact()) }
    }

    /// One to four edits, as a book tells of them: done in `book`, and handed on.
    mutating func next() -> (changed: [Contact], removed: Set<Contact.ID>) {
        var changed: [Contact] = [], removed = Set<Contact.ID>()
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            if let back = gone.last, !removed.contains(back.id), chance(6) {
                gone.removeLast()
                book.append(back)
                changed.append(back)
            } else if book.isEmpty || chance(5) {
                let contact = newContact()
                book.append(contact)
                changed.append(contact)
            } else if chance(5) {
                let contact = book.remove(at: Int.random(in: book.indices, using: &random))
                gone.append(contact)
                removed.insert(contact.id)
                changed.removeAll { $0.id == contact.id }
            } else {
                let place = Int.random(in: book.indices, using: &random)
                let contact = edited(book[place])
                book[place] = contact
                changed.append(contact)
            }
        }
        return (changed, removed)
    }

    /// What is asked: names of now and of before, damaged ones, parts, other scripts' spellings, near numbers and handles.
    mutating func queries() -> [String] {
        var result = [
            "Wang Fang", "Li Na", "Tanaka Taro", "Sato Ken", "Muhammad Ali", "Michal Levi", "Aleksandr Petrov",
            "Alexander",
            "🐻", "🐻🌸", "🌸", "王", "J. S.", "A. P.", "Li", "Chen", "Mum", "@anna.kk", "call +1 555 010 4478",
            "~Anna", "Anna & John", "liz.c@example.org",
        ]
        for _ in 0..<14 {
            result.append(name())
            if let text = heard.randomElement(using: &random) { result.append(text) }
            var damaged = heard.randomElement(using: &random) ?? name()
            if let place = damaged.indices.randomElement(using: &random) {
                damaged.replaceSubrange(
                    place...place, with: ["rn", "l", "1", "0", "…", "b", ""].randomElement(using: &random) ?? "")
            }
            result.append(damaged)
            if let part = heard.randomElement(using: &random)?.split(separator: " ").randomElement(using: &random) {
                result.append(String(part))
            }
        }
        return result
    }

    private mutating func edited(_ contact: Contact) -> Contact {
        var contact = contact
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: contact.name = name()
        case 2: contact.nicknames = some { $0.name() }
        case 3: contact.aliases = some { Contact.Alias($0.name(), app: $0.chance(2) ? .whatsapp : nil) }
        case 4: contact.phones = some { $0.phone() }
        case 5: contact.emails = some { $0.email() }
        case 6: contact.handles = some { $0.handle() }
        case 7: contact.isMe.toggle()
        default:
            contact.given = chance(3) ? nil : Self.given.randomElement(using: &random)
            contact.family = chance(3) ? nil : Self.family.randomElement(using: &random)
        }
        return contact
    }

    private mutating func newContact() -> Contact {
        var contact = person(name(), isMe: chance(20), number: UInt8.random(in: 0...255, using: &random))
        for _ in 0..<Int.random(in: 0...3, using: &random) { contact = edited(contact) }
        while (book + gone).contains(where: { $0.id == contact.id }) {
            contact.id = person(contact.name, number: UInt8.random(in: 0...255, using: &random)).id
            contact.name += " II"
        }
        return contact
    }

    private mutating func name() -> String {
        if chance(3) { return told(Self.whole.randomElement(using: &random) ?? "") }
        let first = Self.given.randomElement(using: &random) ?? "",
            last = Self.family.randomElement(using: &random) ?? ""
        return told(
            [first, "\(first) \(last)", "\(first) \(last)", "\(last), \(first)"].randomElement(using: &random) ?? "")
    }

    private mutating func phone() -> String { told("+1 555 010 44\(Int.random(in: 70...79, using: &random))") }

    private mutating func email() -> String {
        told("\((Self.given.randomElement(using: &random) ?? "").lowercased())@example.com")
    }

    private mutating func handle() -> String { told(Self.handles.randomElement(using: &random) ?? "") }

    private mutating func told(_ text: String) -> String {
        heard.append(text)
        return text
    }

    private mutating func some<Value>(_ make: (inout Self) -> Value) -> [Value] {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in make(&self) }
    }

    private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
}
