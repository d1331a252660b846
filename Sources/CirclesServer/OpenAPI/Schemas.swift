/// The forms of what is sent and answered, by name.
enum Schemas {
    static func reference(_ name: String) -> JSONDescription { ["$ref": .string("#/components/schemas/\(name)")] }

    static let text: JSONDescription = ["type": "string"]
    /// A text that says something.
    static let words: JSONDescription = ["type": "string", "pattern": "\\S"]
    static let id: JSONDescription = ["type": "string", "format": "uuid"]
    static let flag: JSONDescription = ["type": "boolean"]
    /// A flag of the query: set by its name alone, too.
    static let toggle: JSONDescription = ["anyOf": [flag, ["enum": ["", "1", "0"]]]]
    static let number: JSONDescription = ["type": "number"]
    static let instant: JSONDescription = ["type": "string", "format": "date-time"]
    private static let date: JSONDescription = ["type": "string", "format": "date"]
    static let day: JSONDescription = ["anyOf": [date, ["const": ""]]]
    /// A day with or without its year; an empty one takes it away.
    private static let yearly: JSONDescription = [
        "anyOf": [
            date, ["const": ""],
            [
                "type": "string",
                "pattern": "^--((0[1-9]|1[0-2])-(0[1-9]|[12][0-9])|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$",
            ],
        ]
    ]
    /// As `ExplicitTime` reads it; an empty one says nothing.
    static let time: JSONDescription = [
        "anyOf": [date, instant, ["const": ""]],
        "description": "A day or a time; without its zone (2026-01-31T10:30) it is the server's",
    ]
    static let thing: JSONDescription = ["type": "object"]

    static func list(_ items: JSONDescription) -> JSONDescription { ["type": "array", "items": items] }

    static func word(_ words: String...) -> JSONDescription {
        ["type": "string", "enum": .list(words.map { .string($0) })]
    }

    static func orNull(_ schema: JSONDescription) -> JSONDescription { ["anyOf": [schema, ["type": "null"]]] }

    /// An object whose fields may be left out, or null, but those that are required.
    static func object(
        _ fields: [String: JSONDescription], required: [String] = []
    ) -> JSONDescription {
        let all = fields.map { ($0, required.contains($0) ? $1 : orNull($1)) }
        return [
            "type": "object", "properties": .object(Dictionary(all, uniquingKeysWith: { first, _ in first })),
            "required": .list(required.map { .string($0) }),
        ]
    }

    /// What a request says: no other field is taken.
    static func fields(_ fields: [String: JSONDescription], required: [String] = []) -> JSONDescription {
        guard case .object(var schema) = object(fields, required: required) else { return [:] }
        schema["additionalProperties"] = false
        return .object(schema)
    }

    /// The fields of a form, where nothing is null.
    static func form(_ fields: [String: JSONDescription]) -> JSONDescription {
        ["type": "object", "properties": .object(fields), "additionalProperties": false]
    }

    /// What a request says of which one field at least has to be there, with something in it.
    ///
    /// - Parameters:
    ///   - any: Those of which one has to be there; nil: any that may be left out.
    ///   - alone: One that has no others of them beside it.
    static func something(
        _ fields: [String: JSONDescription], required: [String] = [], of any: [String]? = nil, alone: String? = nil
    ) -> JSONDescription {
        guard case .object(var schema) = Self.fields(fields, required: required) else { return [:] }
        let names = any ?? fields.keys.filter { !required.contains($0) }.sorted()
        schema["anyOf"] = .list(
            names.compactMap { name in
                guard case .object(var form)? = fields[name] else { return nil }
                if form["items"] != nil { form["minItems"] = 1 }
                var said = [name: JSONDescription.object(form)]
                if let alone {
                    for other in name == alone ? names : [alone] where other != name {
                        said[other] = fields[other]?.nothing
                    }
                }
                return ["required": .list([.string(name)]), "properties": .object(said)]
            })
        return .object(schema)
    }

    /// What a request says of which exactly one field has to be there.
    static func one(of names: [String], _ fields: [String: JSONDescription]) -> JSONDescription {
        guard case .object(var schema) = Self.fields(fields) else { return [:] }
        schema["oneOf"] = .list(
            names.map { name in
                var said: [String: JSONDescription] = [:]
                for other in names { said[other] = other == name ? fields[name] : ["type": "null"] }
                return ["required": .list([.string(name)]), "properties": .object(said)]
            })
        return .object(schema)
    }

    /// What every answer has, and more.
    static func answer(_ fields: [String: JSONDescription] = [:], required: [String]? = nil) -> JSONDescription {
        object(
            fields.merging(["ok": ["const": true], "message": text]) { mine, _ in mine },
            required: ["ok", "message"] + (required ?? fields.keys.sorted()))
    }

    static func page(of item: String, _ more: [String: JSONDescription] = [:]) -> JSONDescription {
        answer(["items": list(reference(item)), "next": orNull(text)].merging(more) { mine, _ in mine })
    }

    private static let contactFields: [String: JSONDescription] = [
        "name": text, "given": text, "family": text, "nicknames": list(text), "phones": list(text),
        "emails": list(text), "handles": list(text), "organization": text, "department": text, "title": text,
        "birthday": yearly, "anniversary": yearly, "note": text, "labels": list(text),
        "relations": list(["type": "string", "pattern": "^[^:]+:+[^:]"]),
        "remove": list(text),
    ]

    static let all: [String: JSONDescription] = [
        "Failure": object(
            [
                "ok": ["const": false], "success": ["const": false], "code": text, "message": text, "hint": text,
                "retryable": flag, "stored": flag,
            ], required: ["ok", "code", "message", "retryable", "stored"]),
        "ContactReference": object(["id": id, "uid": text, "name": text], required: ["id", "name"]),
        "Contact": object(
            [
                "id": id, "uid": text, "name": text, "nicknames": list(text), "phones": list(text),
                "emails": list(text), "handles": list(text), "labels": list(text), "isMe": flag,
            ], required: ["id", "name"]),
        "ContactFields": something(contactFields),
        "NewContact": fields(contactFields.merging(["name": words]) { $1 }, required: ["name"]),
        "Suggestion": object(
            ["id": id, "uid": text, "name": text, "score": number, "reason": text],
            required: ["id", "name", "score", "reason"]),
        "Note": object(
            [
                "id": id, "captureID": id, "reason": text, "explanation": text, "title": text, "summary": text,
                "text": text, "state": word("open", "filed", "dismissed"), "interactionID": id,
                "revision": ["type": "integer"], "rejectedContactIDs": list(id), "createdAt": instant,
                "suggestions": list(reference("Suggestion")), "hint": text,
            ], required: ["id", "captureID", "reason", "explanation", "text", "state", "revision", "suggestions"]),
        "Interaction": object(
            [
                "id": id, "captureIDs": list(id), "occurredAt": instant, "zone": text, "summary": text,
                "summaryIsPending": flag, "userNote": text, "labels": list(text), "messages": list(thing),
                "interests": list(thing), "events": list(thing), "dates": list(thing), "relationships": list(thing),
                "participants": list(
                    object(
                        ["contact": orNull(reference("ContactReference")), "label": text],
                        required: ["contact", "label"])),
            ], required: ["id", "captureIDs", "occurredAt", "summary", "participants"]),
        "Event": object(
            [
                "uid": text, "title": text, "date": text, "time": orNull(text), "saidTime": orNull(text),
                "place": orNull(text), "lastDate": orNull(text), "repeats": orNull(text), "exceptions": list(text),
                "isAsked": flag,
                "isUncertain": flag,
                "status": word("planned", "cancelled"), "movedFrom": list(text),
                "contacts": list(reference("ContactReference")), "interaction": id, "interactions": list(id),
                "quote": text,
            ],
            required: ["uid", "title", "date", "status", "interaction", "contacts"]),
        "Today": object(
            [
                "day": text, "events": list(reference("Event")), "birthdays": list(thing), "openNotes": number,
                "overdue": list(thing),
            ], required: ["day", "events", "birthdays", "openNotes", "overdue"]),
        "Found": object(
            [
                "kind": word("interaction", "note", "contact"), "id": id, "name": text, "at": orNull(instant),
                "contacts": list(reference("ContactReference")), "summary": text,
                "excerpt": list(object(["text": text, "isMatch": flag], required: ["text", "isMatch"])),
                "how": word("words", "substrings", "nearMisses"), "score": number,
            ], required: ["kind", "id", "name", "at", "contacts", "summary", "excerpt", "how", "score"]),
        "Capture": object(
            ["id": id, "origin": text, "state": text, "receivedAt": instant], required: ["id", "origin", "state"]),
        "Receipt": object(
            [
                "id": id, "status": word("received", "working", "filed", "inbox", "dismissed", "duplicate", "refused"),
                "duplicateOf": id, "interaction": reference("Interaction"), "inboxNote": reference("Note"),
            ], required: ["id", "status"]),
        "Entry": object(
            [
                "id": id, "at": instant, "action": text, "what": text, "automatic": flag, "agent": orNull(text),
                "cause": orNull(id),
                "undone": flag, "undoneAt": orNull(instant), "canBeUndone": flag,
            ], required: ["id", "at", "action", "what", "automatic", "undone", "canBeUndone"]),
    ]
}

extension JSONDescription {
    /// A value of this field that says nothing: none, or an empty list.
    fileprivate var nothing: JSONDescription {
        if case .object(let form) = self, form["items"] != nil { return ["type": ["array", "null"], "maxItems": 0] }
        return ["type": "null"]
    }
}
