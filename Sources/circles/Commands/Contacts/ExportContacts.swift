import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesFiles
import Foundation

struct ExportContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export contacts as vCard, CSV or JSON, without loss.",
        discussion: """
            The file name says the format: .vcf is vCard 4.0, .csv has Google's columns, .json is Circles' own; --format \
            vcard3 suits older programs. CSV has Google's columns.

            Examples:
              circles contacts export contacts.vcf
              circles contacts export family.vcf --label family --format vcard3
              circles contacts export - "Maria Lopez"
            """)

    @Argument(help: "The file to write; standard output if it is - or missing.", completion: .file())
    var file: String?

    @Argument(help: "Export only these contacts: full names or ids.")
    var who: [String] = []

    @Option(help: ArgumentHelp("vcard4, vcard3, csv or json.", valueName: "format"))
    var format: ContactFormat?

    @Option(help: "Only contacts with this label.")
    var label: String?

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let export = ContactExport(
            context, as: try .ofExport(to: file, chosen: format), label: label, only: who)
        guard let path = file == "-" ? nil : file else {
            try await export.write(to: Self.printed)
            return
        }
        let isThere = FileManager.default.fileExists(atPath: path)
        var progress: Progress?
        let count = try await export.write(toFile: path) { done, total in
            if progress == nil { progress = Progress(total: total, isQuiet: home.quiet) }
            progress?.advance(to: done)
        }
        progress?.clear()
        home.tell(
            "\(Counted.text(count, "contact")) written to \(path.printable)\(isThere ? ", over what it held" : "")")
    }

    private static func printed(_ bytes: Data) throws(CirclesError) {
        do throws(FileFailure) {
            try OpenFile(dup(STDOUT_FILENO)).write(bytes)
        } catch {
            // A reader that went away ends the command quietly.
            if error.code == EPIPE { Foundation.exit(0) }
            throw error.writing("write standard output")
        }
    }
}

extension ContactFormat: ExpressibleByArgument {}
