package import CirclesCore
internal import Foundation

/// A form in which contacts are written, or said to be when they are read.
package enum ContactFormat: String, CaseIterable, Sendable {
    case vcard, vcard3, vcard4, csv, json

    package var reader: ContactFileReader.Format {
        switch self {
        case .vcard, .vcard3, .vcard4: .vcard
        case .csv: .csv
        case .json: .json
        }
    }

    /// What a card is written as.
    var version: ContactCard.Version { self == .vcard3 ? .v30 : .v40 }

    /// The format to write in: the one that was chosen, else what the file's name says, else vCard 4.0.
    ///
    /// - Parameter file: Nil or `-` is standard output.
    /// - Throws: `CirclesError` with `usage` for a name that says none and names no folder: a contact's, most likely.
    package static func ofExport(to file: String?, chosen: ContactFormat?) throws(CirclesError) -> ContactFormat {
        let told: ContactFormat? =
            switch file.map({ URL(filePath: $0).pathExtension.lowercased() }) ?? "" {
            case "csv": .csv
            case "json", "jsonl": .json
            case "vcf", "vcard": .vcard4
            default: nil
            }
        // A name where a file should stand would make a file of that name.
        if let file, file != "-", told == nil, !file.contains("/"), chosen == nil {
            throw CirclesError(
                .usage, "\"\(file.printable.truncated(to: 40))\" says no format",
                hint: "name a file such as contacts.vcf, or - and then the contacts")
        }
        return chosen ?? told ?? .vcard4
    }
}
