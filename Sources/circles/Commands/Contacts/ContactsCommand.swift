import CirclesService
import CirclesAPI
import ArgumentParser

/// The contact book.
struct ContactsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contacts",
        abstract: "Add, import, find and change contacts, or match a name against them.",
        discussion: """
            WHO is the full name of exactly one contact, an id, or the first six or more digits of an id.

            Examples:
              circles contacts add "Maria Lopez" --nickname Mari --phone "+34 600 000 000"
              circles contacts import contacts.vcf
              circles contacts match "Mari 🌸" --explain
              circles contacts me "Kim Berg"
            """,
        subcommands: [
            AddContact.self, ListContacts.self, ShowContact.self, ContactFacts.self, ContactProposals.self,
            EditContact.self, RemoveContact.self,
            MatchContact.self, Me.self, ImportContacts.self, ExportContacts.self, MergeContacts.self,
            DuplicateContacts.self,
        ])
}
