package import Foundation

/// A conversation filed with the people it was with.
package struct Interaction: Codable, Hashable, Sendable {
    package typealias ID = InteractionID

    package struct Participant: Codable, Hashable, Sendable {
        /// Nil for somebody in a group who is no contact.
        package var contactID: Contact.ID?
        /// The name as the screen shows it.
        package var label: String

        package init(contactID: Contact.ID?, label: String) {
            self.contactID = contactID
            self.label = label
        }
    }

    package var id: ID
    package var captureIDs: [Capture.ID]
    package var participants: [Participant]
    /// The latest dated separator or time, else the capture's own time.
    package var occurredAt: Date
    /// IANA name of the zone `occurredAt` was lived in.
    package var zone: String
    /// Only a file's own time speaks for the day, which is often that of a copy.
    package var dayIsUncertain: Bool
    package var summary: String
    /// The rules' summary stands in until a model answers.
    package var summaryIsPending: Bool
    package var interests: [Extraction.Interest]
    package var events: [Extraction.Event]
    package var dates: [Extraction.DateMention]
    package var relationships: [Extraction.Relationship]
    package var messages: [Message]
    package var userNote: String?
    package var labels: [String]

    package init(
        id: ID, captureIDs: [Capture.ID], participants: [Participant], occurredAt: Date, zone: String,
        dayIsUncertain: Bool = false, summary: String, summaryIsPending: Bool = false,
        interests: [Extraction.Interest] = [],
        events: [Extraction.Event] = [], dates: [Extraction.DateMention] = [],
        relationships: [Extraction.Relationship] = [], messages: [Message] = [], userNote: String? = nil,
        labels: [String] = []
    ) {
        self.id = id
        self.captureIDs = captureIDs
        self.participants = participants
        self.occurredAt = occurredAt
        self.zone = zone
        self.dayIsUncertain = dayIsUncertain
        self.summary = summary
        self.summaryIsPending = summaryIsPending
        self.interests = interests
        self.events = events
        self.dates = dates
        self.relationships = relationships
        self.messages = messages
        self.userNote = userNote
        self.labels = labels
    }
}
