internal import CirclesCore
internal import Foundation

/// Finds interactions with a contact that may show the same conversation as one interaction.
///
/// A contact's interactions are gone through one by one where they are few. Years of a chat are thousands of days, each of which is
/// compared with the others while it is filed: there an index of times leads to the few that matter.
struct NeighbourSearch {
    private let interaction: Interaction.ID
    private let contact: Contact.ID
    private let capture: Capture.ID
    private let dialect: any Dialect
    private let capturedAt: Date
    /// The capture's time is no more than when its file was changed, or when it came.
    private let isUntold: Bool
    private let hasMany: Bool
    private let areFewUntold: Bool

    /// A contact with as many interactions has many; so many captures are gone through in no time.
    static let many = 64
    /// Around the capture's time, what may be of its day in some time zone.
    private static let reach: TimeInterval = 1.5 * 86_400
    private static let untold = "('modified', 'now')"

    /// - Returns: Nil when the capture is not there.
    init?(
        of interaction: Interaction.ID, with contact: Contact.ID, shownBy capture: Capture.ID, _ db: any Session
    ) throws {
        (self.interaction, self.contact, self.capture, dialect) = (interaction, contact, capture, db.dialect)
        let found = try db.row(
            """
            SELECT captured_at, captured_source IN \(Self.untold),
                (SELECT count(*) FROM (SELECT 1 FROM participant WHERE contact_id = ?2 LIMIT ?3) AS counted),
                (SELECT count(*) FROM (SELECT 1 FROM capture WHERE captured_source IN \(Self.untold) LIMIT ?3) AS counted)
            FROM capture WHERE id = ?1
            """, [capture.description, contact.description, Self.many]
        ) { (at: try $0[0] as Date, isUntold: try $0[1] as Bool, own: try $0[2] as Int, untold: try $0[3] as Int) }
        guard let found else { return nil }
        capturedAt = found.at
        isUntold = found.isUntold
        hasMany = found.own == Self.many
        areFewUntold = found.untold < Self.many
    }

    /// Those of about its day, nearest first.
    func ofItsDays(limit: Int) -> Question {
        let distance = dialect.days(between: "capture.captured_at", and: "mine.captured_at")
        return question(
            from: hasMany ? Self.captures(by: "capture_time", dialect) : Self.ofContact,
            where: "capture.captured_at BETWEEN :from AND :to AND \(distance) < 1.5",
            by: "min(\(distance))", "ASC", limit)
    }

    /// Those that came last, where the time of one of the two says nothing.
    func ofUntoldDays(limit: Int) -> Question {
        question(
            from: hasMany && areFewUntold && !isUntold ? Self.captures(by: "capture_untold", dialect) : Self.ofContact,
            where: isUntold ? "true" : "capture.captured_source IN \(Self.untold)",
            by: "max(capture.received_at)", "DESC", limit)
    }

    /// Those in which this line stands, of whichever day, the last first.
    func holding(_ line: String, limit: Int) -> Question {
        question(
            from: "\(Self.ofContact) JOIN transcript ON transcript.capture_id = capture.id",
            where: "\(dialect.position(of: ":line", in: "transcript.text")) > 0",
            by: "max(capture.received_at)", "DESC", limit, line: line)
    }

    private static let ofContact = """
        participant JOIN interaction_capture ON interaction_capture.interaction_id = participant.interaction_id
        JOIN capture ON capture.id = interaction_capture.capture_id
        """

    private static func captures(by index: String, _ dialect: any Dialect) -> String {
        """
        capture \(dialect.indexed(by: index))
        \(dialect.joinInOrder) interaction_capture ON interaction_capture.capture_id = capture.id
        \(dialect.joinInOrder) participant ON participant.interaction_id = interaction_capture.interaction_id
        """
    }

    /// Interactions in the order of what is aggregated over their captures, those of one place by their ids, in every engine.
    private func question(
        from source: String, where condition: String, by place: String, _ direction: String, _ limit: Int,
        line: String? = nil
    ) -> Question {
        (
            """
            SELECT interaction.* FROM (
                SELECT interaction_capture.interaction_id AS id, \(place) AS place FROM \(source)
                JOIN capture AS mine ON mine.id = :mine
                WHERE participant.contact_id = :contact AND participant.interaction_id <> :id AND \(condition)
                GROUP BY interaction_capture.interaction_id ORDER BY place \(direction), id LIMIT :limit) AS near
            JOIN interaction ON interaction.id = near.id ORDER BY near.place \(direction), near.id
            """,
            [
                "mine": capture.description, "contact": contact.description, "id": interaction.description,
                "limit": limit, "line": line, "from": capturedAt.addingTimeInterval(-Self.reach),
                "to": capturedAt.addingTimeInterval(Self.reach),
            ]
        )
    }
}
