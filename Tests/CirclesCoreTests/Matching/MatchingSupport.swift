import Foundation

@testable import CirclesCore

/// A contact whose id follows from its name, so that two books of the same people have the same ids.
func person(
    _ name: String, given: String? = nil, family: String? = nil, nicknames: [String] = [], phones: [String] = [],
    emails: [String] = [], handles: [String] = [], aliases: [String] = [], isMe: Bool = false, number: UInt8 = 0
) -> Contact {
    var bytes = [UInt8](repeating: number, count: 16)
    let hash = ScalarHash.of(name)
    for index in 0..<8 { bytes[index] = UInt8(truncatingIfNeeded: hash >> UInt64(8 * index)) }
    let uuid = bytes.withUnsafeBytes { $0.load(as: uuid_t.self) }
    return Contact(
        id: Contact.ID(UUID(uuid: uuid)), name: name, given: given, family: family, nicknames: nicknames,
        phones: phones,
        emails: emails, handles: handles, aliases: aliases.map { Contact.Alias($0) }, isMe: isMe)
}

func match(_ query: String, _ book: [Contact], region: String? = nil) -> MatchDecision {
    ContactMatcher(ContactIndex(book, region: region)).match(query)
}

/// A mixed book that most tables ask.
let sampleBook: [Contact] = [
    person(
        "Elizabeth Chen", nicknames: ["Liz"], phones: ["+1 555 013 2277"], emails: ["liz@example.com"],
        handles: ["@liz.c"]),
    person("Elizabeth Moore"), person("Sarah Connor", phones: ["+1 555 010 4477"]), person("William Smith"),
    person("John Smith"), person("Jon Smith"), person("Jan Müller"), person("Jonathan Applebaum"),
    person("Dr. Anna Vogt"),
    person("Anna Kowalska", nicknames: ["Mom"], handles: ["anna.k"]), person("Robert King"), person("Eric Walsh"),
    person("José García Hernández", nicknames: ["Pepe"]), person("Александр Петров"), person("Γιώργος Παπαδόπουλος"),
    person("Szabó Péter", given: "Péter", family: "Szabó"), person("Kim Min-jun"), person("王芳"), person("李"),
    person("Andrew Johnson Jr."), person("Andrew Johnson Sr."), person("Timothy Cole (Gym)"), person("Mr. Whitfield"),
    person("Abigail Winters", aliases: ["Abby Cadabby"]), person("Bear", nicknames: ["🐻"]),
    person("Sophie Arden", isMe: true),
]
