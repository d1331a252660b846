/// Every operation, in the order of the router. A test holds the two against each other.
extension Operation {
    static let all: [Operation] =
        open + handingOver + captures + agents + inbox + interactions + contacts + memory + journal + server

    static let page: [String: JSONDescription] = [
        "limit": ["type": "integer", "minimum": 1, "maximum": .number(Limits.mostItems)],
        "after": Schemas.text,
    ]
    private static let match = ["If-Match": Schemas.text]
    private static let unlessSeen = ["If-None-Match": Schemas.text]

    private static let open = [
        Operation("GET", "/healthz", "Whether the server is alive") { $0.isOpen = true },
        Operation("GET", "/pair/{link}", "The page of a pairing link") { page(&$0) },
        Operation("POST", "/pair/{link}", "Use a pairing link: the answer has the device's token, once") {
            $0.isOpen = true
            $0.answers = [
                (
                    200,
                    Schemas.answer([
                        "id": Schemas.id, "name": Schemas.text, "scope": Schemas.word("capture", "full"),
                        "token": Schemas.text, "url": Schemas.text,
                    ])
                )
            ]
        },
        Operation("GET", "/sign-in/{link}", "The page of a sign-in link") { page(&$0) },
        Operation("POST", "/sign-in/{link}", "Use a sign-in link: the answer sets a session's cookie") {
            $0.isOpen = true
        },
        Operation("POST", "/sign-out", "End the session"),
    ]

    private static func page(_ operation: inout Operation) {
        operation.isOpen = true
        operation.mediaType = "text/html"
    }

    private static let receipts = Schemas.answer(
        [
            "id": Schemas.id, "status": Schemas.text, "duplicateOf": Schemas.id,
            "interaction": Schemas.reference("Interaction"), "inboxNote": Schemas.reference("Note"),
            "captures": Schemas.list(Schemas.reference("Receipt")),
            "contactCandidates": Schemas.list(Schemas.reference("ContactReference")),
        ], required: ["id", "status", "captures"])
    /// What is said along with what is handed over.
    private static let along: [String: JSONDescription] = [
        "wait": ["type": "number", "minimum": 0], "note": Schemas.text, "contact": Schemas.text,
        "label": Schemas.list(Schemas.text), "capturedAt": Schemas.time, "app": Schemas.text,
        "name": Schemas.text, "private": Schemas.toggle,
    ]
    private static let link: JSONDescription = ["type": "string", "format": "uri"]
    private static let labels: JSONDescription = ["anyOf": [Schemas.text, Schemas.list(Schemas.text)]]
    private static let binary: JSONDescription = ["type": "string", "contentMediaType": "application/octet-stream"]

    private static let handingOver = [
        Operation("POST", "/api/captures", "Hand over pictures, a text or a link; acknowledged when it is on the disk")
        {
            $0.query = along
            $0.headers = ["Idempotency-Key": Schemas.text]
            $0.body = .several([
                "image/*": [:],
                "multipart/form-data": Schemas.form([
                    "image": binary, "note": Schemas.text, "contact": Schemas.text, "label": Schemas.text,
                    "capturedAt": Schemas.time, "app": Schemas.text, "text": Schemas.text, "url": Schemas.text,
                    "title": Schemas.text, "private": Schemas.flag,
                ]),
                "application/json": Schemas.something(
                    [
                        "text": Schemas.words, "url": link, "title": Schemas.text, "note": Schemas.text,
                        "contact": Schemas.text, "label": labels, "capturedAt": Schemas.time, "app": Schemas.text,
                        "private": Schemas.flag,
                    ], of: ["text", "url"]),
                "text/plain": Schemas.text,
                "application/zip": binary,
            ])
            $0.answers = [(200, receipts), (202, receipts)]
        },
        Operation("POST", "/api/captures/screenshot", "Hand over a picture as share extensions do") {
            $0.headers = ["X-Device-ID": Schemas.text, "Idempotency-Key": Schemas.text]
            $0.query = along
            $0.body = .several([
                "multipart/form-data": [
                    "type": "object", "required": ["image"], "additionalProperties": Schemas.text,
                    "properties": ["image": binary, "source": Schemas.text, "agent_id": Schemas.text],
                ]
            ])
            $0.answers = [(200, receipts), (202, receipts)]
        },
        Operation("POST", "/v1/share", "Hand over a link or a text as share extensions do") {
            $0.headers = ["X-Device-ID": Schemas.text, "Idempotency-Key": Schemas.text]
            $0.query = ["wait": ["type": "number", "minimum": 0]]
            $0.body = .json(
                Schemas.object([
                    "contentType": Schemas.text, "url": Schemas.text, "text": Schemas.text, "title": Schemas.text,
                    "userNote": ["type": "string", "maxLength": 500], "timestamp": Schemas.time, "source": Schemas.text,
                ]))
            $0.answers = [(200, receipts), (202, receipts)]
        },
        Operation(
            "POST", "/api/process-screenshot", "Hand over the text of a screen, and hear at once whom it was with"
        ) {
            $0.headers = ["Idempotency-Key": Schemas.text]
            $0.body = .json(
                Schemas.object(["text": Schemas.words, "timestamp": Schemas.time], required: ["text"]))
            $0.answers = [
                (
                    200,
                    Schemas.answer(
                        [
                            "success": ["const": true],
                            "detectedContact": Schemas.orNull(
                                Schemas.object(
                                    ["id": Schemas.id, "name": Schemas.text, "confidence": Schemas.number],
                                    required: ["id", "name", "confidence"])),
                            "summary": Schemas.text,
                            "extractedInfo": Schemas.object(
                                [
                                    "interests": Schemas.list(Schemas.text), "events": Schemas.list(Schemas.thing),
                                    "dates": Schemas.list(Schemas.text),
                                ], required: ["interests", "events", "dates"]),
                            "id": Schemas.id, "status": Schemas.text,
                        ], required: ["success", "detectedContact", "summary", "extractedInfo", "status"])
                )
            ]
        },
    ]

    private static let agents = [
        Operation("GET", "/api/agents", "The agents that pictures can be sent to") {
            $0.answers = [
                (
                    200,
                    Schemas.answer([
                        "items": Schemas.list(
                            Schemas.object(
                                ["name": Schemas.text, "isPrimary": Schemas.flag], required: ["name", "isPrimary"]))
                    ])
                )
            ]
        },
        Operation("POST", "/api/captures/{id}/send", "Send the picture of a capture to an agent, made small") {
            $0.body = .json(Schemas.fields(["agent": Schemas.text, "queue": Schemas.flag]))
            $0.bodyIsOptional = true
            let sent = Schemas.answer([
                "agent": Schemas.text, "status": Schemas.word("sent", "waiting"), "bytes": Schemas.number,
            ])
            $0.answers = [(200, sent), (202, sent)]
        },
    ]

    private static let captures = [
        Operation("GET", "/api/captures", "Captures in the order they came") {
            $0.query = page
            $0.answers = [(200, Schemas.page(of: "Capture", ["waiting": Schemas.list(Schemas.id)]))]
        },
        Operation("GET", "/api/captures/{id}", "All that is known of a capture, or how far it has come") {
            $0.answers = [
                (
                    200,
                    Schemas.answer(
                        ["id": Schemas.id, "status": Schemas.text, "details": Schemas.thing],
                        required: ["id", "status"])
                )
            ]
        },
        Operation("POST", "/api/captures/{id}/retry", "Work on a capture once more, as when reading it was interrupted")
        {
            $0.query = ["wait": ["type": "number", "minimum": 0]]
            let receipt = Schemas.answer(
                [
                    "id": Schemas.id, "status": Schemas.text, "interaction": Schemas.reference("Interaction"),
                    "inboxNote": Schemas.reference("Note"),
                ], required: ["id", "status"])
            $0.answers = [(200, receipt), (202, receipt)]
        },
    ]

    private static let noteAnswer = Schemas.answer(["note": Schemas.reference("Note")])

    private static let inbox = [
        Operation("GET", "/api/inbox", "Notes in the order they came, each with whom it may be") {
            $0.query = page.merging([
                "state": Schemas.word("open", "filed", "dismissed", "all", ""), "label": Schemas.text,
            ]) { mine, _ in mine }
            $0.answers = [(200, Schemas.page(of: "Note"))]
        },
        Operation("GET", "/api/inbox/{id}", "One note") {
            $0.headers = unlessSeen
            $0.answers = [(200, noteAnswer)]
        },
        Operation("PATCH", "/api/inbox/{id}", "Correct messages of a note that were read wrongly") {
            $0.headers = match
            $0.body = .json(Schemas.something(["corrections": CorrectedMessage.schema]))
            $0.answers = [(200, noteAnswer)]
        },
        Operation("POST", "/api/inbox/{id}/assign", "File a note with a contact, or with a new one") {
            $0.headers = match
            $0.body = .json(
                Schemas.one(
                    of: ["contact", "new"],
                    ["contact": Schemas.words, "new": Schemas.words, "also": Schemas.flag]))
            $0.answers = [
                (
                    200,
                    Schemas.answer(
                        [
                            "interactions": Schemas.list(Schemas.reference("Interaction")),
                            "contact": Schemas.reference("ContactReference"), "entry": Schemas.id,
                            "left": Schemas.list(Schemas.id), "learnt": Schemas.text,
                        ], required: ["interactions", "contact", "entry", "left"])
                )
            ]
        },
        Operation("POST", "/api/inbox/{id}/dismiss", "Put a note aside") {
            $0.headers = match
            $0.answers = [(200, noteAnswer)]
        },
        Operation("POST", "/api/inbox/{id}/reopen", "Open a dismissed note again") {
            $0.headers = match
            $0.answers = [(200, noteAnswer)]
        },
    ]

    private static let interactionAnswer = Schemas.answer(["interaction": Schemas.reference("Interaction")])

    private static let interactions = [
        Operation("GET", "/api/interactions", "The timeline, newest first") {
            $0.query = page.merging(["contact": Schemas.text, "label": Schemas.text]) { mine, _ in mine }
            $0.answers = [(200, Schemas.page(of: "Interaction"))]
        },
        Operation("GET", "/api/interactions/{id}", "One interaction") {
            $0.headers = unlessSeen
            $0.answers = [(200, interactionAnswer)]
        },
        Operation("PATCH", "/api/interactions/{id}", "Change an interaction") {
            $0.headers = match
            $0.body = .json(
                Schemas.something(
                    [
                        "summary": Schemas.text, "userNote": Schemas.text, "occurredAt": Schemas.time,
                        "labels": Schemas.list(Schemas.text), "corrections": CorrectedMessage.schema,
                    ], alone: "corrections"))
            $0.answers = [(200, interactionAnswer)]
        },
        Operation("POST", "/api/interactions/{id}/move", "Give an interaction to the contact it was really with") {
            $0.headers = match
            $0.body = .json(Schemas.fields(["to": Schemas.words, "from": Schemas.text], required: ["to"]))
            $0.answers = [(200, interactionAnswer)]
        },
        Operation("DELETE", "/api/interactions/{id}", "Back to the inbox, or deleted for good") {
            $0.headers = match
            $0.query = ["for-good": Schemas.toggle]
            $0.answers = [
                (200, Schemas.answer(["notes": Schemas.list(Schemas.reference("Note"))], required: []))
            ]
        },
    ]

    private static let contactAnswer = Schemas.answer(["contact": Schemas.reference("Contact")])

    private static let contacts = [
        Operation("GET", "/api/contacts", "Contacts by name") {
            $0.query = page.merging(["label": Schemas.text, "search": Schemas.text]) { mine, _ in mine }
            $0.answers = [(200, Schemas.page(of: "Contact"))]
        },
        Operation("POST", "/api/contacts", "Add a contact") {
            $0.body = .json(Schemas.reference("NewContact"))
            $0.answers = [(201, contactAnswer)]
        },
        Operation("GET", "/api/contacts/{id}", "All that is known of a contact") {
            $0.headers = unlessSeen
            $0.answers = [(200, contactAnswer)]
        },
        Operation("PATCH", "/api/contacts/{id}", "Change a contact") {
            $0.headers = match
            $0.body = .json(Schemas.reference("ContactFields"))
            $0.answers = [(200, contactAnswer)]
        },
        Operation("DELETE", "/api/contacts/{id}", "Remove a contact") {
            $0.headers = match
            $0.query = ["interactions": Schemas.word("inbox", ""), "merge-into": Schemas.text]
        },
        Operation("POST", "/api/contacts/{id}/merge", "Merge another contact into this one") {
            $0.headers = match
            $0.body = .json(
                Schemas.fields(["other": Schemas.words, "dryRun": Schemas.flag], required: ["other"]))
            $0.answers = [
                (
                    200,
                    Schemas.answer(
                        [
                            "contact": Schemas.reference("Contact"), "changes": Schemas.list(Schemas.thing),
                            "interactions": ["type": "integer"], "entry": Schemas.id,
                        ], required: ["contact", "changes", "interactions"])
                )
            ]
        },
        Operation("POST", "/api/contacts/match", "Whom a name on a screen leads to") {
            $0.body = .json(Schemas.fields(["query": Schemas.text], required: ["query"]))
            $0.answers = [
                (
                    200,
                    Schemas.answer(
                        [
                            "query": Schemas.text, "outcome": Schemas.word("matched", "ambiguous", "unknown"),
                            "contact": Schemas.orNull(Schemas.reference("ContactReference")),
                            "suggestions": Schemas.list(Schemas.reference("Suggestion")),
                        ])
                )
            ]
        },
        Operation("POST", "/api/contacts/import", "Import an address book: vCard, CSV or JSON") {
            $0.query = ["dry-run": Schemas.toggle]
            $0.body = .bytes(["text/vcard", "text/csv", "application/json"])
            $0.answers = [
                (200, Schemas.answer(["summary": Schemas.thing, "cards": Schemas.list(Schemas.thing)]))
            ]
        },
        Operation("GET", "/api/contacts/export", "Export the contacts") {
            $0.query = ["format": Schemas.word("vcard4", "vcard3", "csv", "json", ""), "label": Schemas.text]
            $0.mediaType = "*/*"
        },
    ]

    private static let undone = Schemas.answer([
        "entry": Schemas.reference("Entry"), "notes": Schemas.list(Schemas.reference("Note")),
    ])

    private static let journal = [
        Operation("GET", "/api/log", "What was done, newest first") {
            $0.query = page
            $0.answers = [(200, Schemas.page(of: "Entry"))]
        },
        Operation("POST", "/api/log/undo", "Take the last step back") { $0.answers = [(200, undone)] },
        Operation("POST", "/api/log/{id}/undo", "Take a step back") { $0.answers = [(200, undone)] },
        Operation("GET", "/api/stream", "Changes as they happen; Last-Event-ID goes on after one") {
            $0.headers = ["Last-Event-ID": Schemas.text]
            $0.query = ["lastEventId": Schemas.text]
            $0.mediaType = "text/event-stream"
        },
    ]

    private static let server = [
        Operation("GET", "/readyz", "Whether the server can work"),
        Operation("GET", "/metrics", "What the server counted, as Prometheus reads it") { $0.mediaType = "text/plain" },
        Operation("GET", "/api/openapi.json", "This description") {
            $0.answers = [(200, Schemas.thing)]
        },
    ]
}
