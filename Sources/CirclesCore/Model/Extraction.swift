/// What a conversation was about and with whom, as a model or the built-in rules understood it.
///
/// Every item names whom it is about and quotes the words it rests on: "I love gardening" on the right side is about
/// the user, not about the contact.
package struct Extraction: Codable, Hashable, Sendable {
    /// Whom an item is about.
    package enum Subject: String, Codable, Sendable, CaseIterable {
        case contact, me, other, unknown
    }

    /// The words an item rests on.
    package struct Evidence: Codable, Hashable, Sendable {
        /// A quote that stands in the message.
        package var quote: String
        /// Index into the transcript's messages; nil when the quote stands in the title.
        package var message: Int?

        package init(quote: String, message: Int?) {
            self.quote = quote
            self.message = message
        }
    }

    package struct Interest: Codable, Hashable, Sendable {
        package var topic: String
        package var about: Subject
        package var evidence: Evidence

        package init(topic: String, about: Subject, evidence: Evidence) {
            self.topic = topic
            self.about = about
            self.evidence = evidence
        }
    }

    /// A plan, an appointment or an occasion.
    package struct Event: Codable, Hashable, Sendable {
        package var title: String
        package var date: CalendarDate?
        package var time: ClockTime?
        package var place: String?
        /// The last day of several in a row, of which `date` is the first.
        package var lastDate: CalendarDate?
        /// It comes again; `date` is the first time.
        package var repeats: Recurrence?
        /// True when it was asked about and nobody answered.
        package var isAsked: Bool?
        /// True when the capture's own date, against which `date` was resolved, is only a file's.
        package var isUncertain: Bool
        package var about: Subject
        package var evidence: Evidence

        package init(
            title: String, date: CalendarDate?, time: ClockTime? = nil, place: String? = nil,
            lastDate: CalendarDate? = nil, isUncertain: Bool = false, repeats: Recurrence? = nil,
            isAsked: Bool? = nil, about: Subject, evidence: Evidence
        ) {
            self.title = title
            self.date = date
            self.time = time
            self.place = place
            self.lastDate = lastDate
            self.repeats = repeats
            self.isAsked = isAsked
            self.isUncertain = isUncertain
            self.about = about
            self.evidence = evidence
        }
    }

    /// A day that was named.
    package struct DateMention: Codable, Hashable, Sendable {
        package var date: CalendarDate
        package var time: ClockTime?
        package var isUncertain: Bool
        package var about: Subject
        package var evidence: Evidence

        package init(
            date: CalendarDate, time: ClockTime? = nil, isUncertain: Bool = false, about: Subject, evidence: Evidence
        ) {
            self.date = date
            self.time = time
            self.isUncertain = isUncertain
            self.about = about
            self.evidence = evidence
        }
    }

    /// "My sister Ana": `relation` "sister", `name` "Ana", about the one who says "my".
    package struct Relationship: Codable, Hashable, Sendable {
        package var relation: String
        package var name: String?
        package var about: Subject
        package var evidence: Evidence

        package init(relation: String, name: String?, about: Subject, evidence: Evidence) {
            self.relation = relation
            self.name = name
            self.about = about
            self.evidence = evidence
        }
    }

    /// Something that changed in somebody's life, or that somebody promised, in its own words.
    package struct News: Codable, Hashable, Sendable {
        package enum Kind: String, Codable, Sendable, CaseIterable {
            case death, birth, engagement, wedding, separation, pregnancy, job, move, contactDetail, health,
                achievement, promise, pet
        }

        package var kind: Kind
        package var about: Subject
        package var evidence: Evidence

        package init(kind: Kind, about: Subject, evidence: Evidence) {
            self.kind = kind
            self.about = about
            self.evidence = evidence
        }
    }

    /// The name of the person the conversation is with, as it stands on the screen.
    package var detectedName: String?
    /// Where that name stands.
    package var nameEvidence: Evidence?
    /// A contact the model chose among those it was shown.
    package var contactID: Contact.ID?
    /// A contact the model thinks likely, without deciding.
    package var suggestedContact: Contact.ID?
    /// How sure it is about who, 0…1.
    package var confidence: Double
    package var reasoning: String
    /// Two or three sentences.
    package var summary: String
    package var interests: [Interest]
    package var events: [Event]
    package var dates: [DateMention]
    package var relationships: [Relationship]
    /// Nil when there is none.
    package var news: [News]?
    /// What answered, as it named itself; `rules` for the built-in rules.
    package var model: String

    package init(
        detectedName: String? = nil, nameEvidence: Evidence? = nil, contactID: Contact.ID? = nil,
        suggestedContact: Contact.ID? = nil, confidence: Double = 0, reasoning: String = "", summary: String = "",
        interests: [Interest] = [], events: [Event] = [], dates: [DateMention] = [],
        relationships: [Relationship] = [], news: [News]? = nil, model: String
    ) {
        self.detectedName = detectedName
        self.nameEvidence = nameEvidence
        self.contactID = contactID
        self.suggestedContact = suggestedContact
        self.confidence = confidence
        self.reasoning = reasoning
        self.summary = summary
        self.interests = interests
        self.events = events
        self.dates = dates
        self.relationships = relationships
        self.news = news
        self.model = model
    }
}
