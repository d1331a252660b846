import CirclesService
import CirclesAPI
import ArgumentParser

/// The contact book.
struct ContactsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contacts",
        abstract: "Add, import, look up and change contacts; match a name against them.",
        discussion: """
            WHO is a full name that one contact has, an id, or at least six digits of one.

            Examples:
              circles contacts add "Maria Lopez" --nickname Mari --phone "+34 600 000 000"
              circles contacts import contacts.vcf
              circles contacts match "Mari 🌸" --explain
              circles contacts me "Kim Berg"
            """,
        subcommands: [
            AddContact.self, ListContacts.self, ShowContact.self, EditContact.self, RemoveContact.self,
            MatchContact.self, Me.self, ImportContacts.self, ExportContacts.self, MergeContacts.self,
            DuplicateContacts.self,
        ])
}
