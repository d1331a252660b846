internal import CirclesCore

/// Addresses that a form gives back.
enum PageAddress {
    /// Where to go on after a step: an address of this server, without what an earlier step said.
    static func returning(_ address: String?, _ entry: JournalEntry.ID) -> String {
        let own = address.flatMap(own) ?? "/"
        return own + (own.contains("?") ? "&" : "?") + "did=\(entry)"
    }

    /// Nil for an address elsewhere, or one that no page of ours has.
    static func own(_ address: String) -> String? {
        guard address.hasPrefix("/"), !address.hasPrefix("//"), address.utf8.count <= 500,
            address.utf8.allSatisfy({
                (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#")
            })
        else { return nil }
        return address
    }
}
