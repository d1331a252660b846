/// Writes cards as vCard files.
package enum CardWriter {
    /// The card with its BEGIN and END, folded, lines ended by CR LF.
    package static func write(_ card: ContactCard) -> [UInt8] {
        var bytes: [UInt8] = []
        ContentLine.fold("BEGIN:VCARD", into: &bytes)
        ContentLine.fold("VERSION:\(card.version.rawValue)", into: &bytes)
        for property in card.properties {
            var line = ""
            ContentLine.write(property, to: &line)
            ContentLine.fold(line, into: &bytes)
        }
        ContentLine.fold("END:VCARD", into: &bytes)
        return bytes
    }
}
