import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// The fields that `add` and `edit` share. In `edit`, an empty text takes a single field away.
struct ContactFields: ParsableArguments {
    @Option(
        name: .customLong("nickname"),
        help: ArgumentHelp("Another name; repeat the option for several.", valueName: "name"))
    var nicknames: [String] = []

    @Option(name: .customLong("phone"), help: ArgumentHelp("Repeat the option for several.", valueName: "number"))
    var phones: [String] = []

    @Option(name: .customLong("email"), help: ArgumentHelp("Repeat the option for several.", valueName: "address"))
    var emails: [String] = []

    @Option(
        name: .customLong("handle"),
        help: ArgumentHelp("Such as @anna.k; repeat the option for several.", valueName: "handle"))
    var handles: [String] = []

    @Option(help: "First name, when it cannot be told from the full name.")
    var given: String?

    @Option(help: "Family name, when it cannot be told from the full name.")
    var family: String?

    @Option(help: ArgumentHelp("Employer.", valueName: "name"))
    var organization: String?

    @Option(help: ArgumentHelp("Department.", valueName: "name"))
    var department: String?

    @Option(help: ArgumentHelp("Job title.", valueName: "text"))
    var title: String?

    // "--03-22" is a value, though it looks like an option.
    @Option(parsing: .unconditional, help: ArgumentHelp("1980-03-22, or --03-22 without a year.", valueName: "date"))
    var birthday: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("1980-03-22, or --03-22 without a year.", valueName: "date"))
    var anniversary: String?

    @Option(
        name: .customLong("label"),
        help: ArgumentHelp("A label, such as family or climbing; repeat the option for several.", valueName: "label"))
    var labels: [String] = []

    @Option(
        name: .customLong("relation"),
        help: ArgumentHelp("Such as spouse:Maria; repeat the option for several.", valueName: "kind:name"))
    var relations: [String] = []

    @Option(help: ArgumentHelp("Your own note; it is never used for matching.", valueName: "text"))
    var note: String?

    @Option(
        help: ArgumentHelp(
            "How often you want to hear from them: 10d, 6w, 3m, 1y; `circles today` reminds.", valueName: "span"))
    var every: String?

    var edit: ContactEdit {
        var edit = ContactEdit()
        (edit.nicknames, edit.phones, edit.emails, edit.handles) = (nicknames, phones, emails, handles)
        (edit.given, edit.family) = (given, family)
        (edit.organization, edit.department, edit.title) = (organization, department, title)
        (edit.birthday, edit.anniversary) = (birthday, anniversary)
        (edit.labels, edit.relations, edit.note) = (labels, relations, note)
        edit.every = every
        return edit
    }
}
