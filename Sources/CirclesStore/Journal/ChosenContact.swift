internal import CirclesCore

/// Whom the user chose for a capture, and who goes.
enum ChosenContact {
    /// The choice goes with the contact, but not that there was one: whoever chose somebody did not mean whom the screen names, so the
    /// capture is asked about whenever it is worked on.
    static func isLeaving(_ contact: String, _ db: any Session) throws {
        try db.run(
            "UPDATE capture SET confirmation = coalesce(confirmation, ?) WHERE intended_contact_id = ?",
            [Capture.chosenContactIsGone, contact])
    }
}
