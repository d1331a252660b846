internal import CirclesCore
internal import CirclesService

extension Tool {
    static func captureText(
        _ view: AgentView, _ refusal: CirclesError?, _ hint: @escaping @Sendable (Remedy) -> String,
        _ advise: @escaping @Sendable (String, Remedy) -> Void
    ) -> Tool {
        Tool(
            name: "capture_text", title: "Hand in a conversation",
            summary: """
                Hands in a conversation as text: the name it was with on the first line, a message a line after it. It is \
                safe when this answers, and waits in the user's inbox; assign_note files it.
                """,
            parameters: [
                .text("text", "The conversation.", most: SharedText.maximumBytes, isRequired: true),
                .text(
                    "note", "The user's own note on it, at most \(SubmissionDetails.maximumNote) characters.",
                    most: 4_000),
                .text("captured_at", "When it was, such as 2026-01-31 or 2026-01-31T10:30; now, unless it is said."),
            ],
            output: [
                "type": "object",
                "properties": [
                    "capture": ["type": "string"], "status": ["type": "string"], "note": ["type": ["string", "null"]],
                    "interaction": ["type": ["string", "null"]],
                ],
                "required": ["capture", "status", "note", "interaction"],
            ],
            writes: true, refusal: refusal,
            run: { arguments in
                let result = try await TextIntake(view.context, advise: advise).take(
                    arguments.required("text"), note: arguments.text("note"),
                    capturedAt: arguments.text("captured_at"))
                guard let id = result.captureID else {
                    throw result.error ?? CirclesError(.internalError, "the text was not taken")
                }
                var note: JSONValue = .null, interaction: JSONValue = .null
                switch result.outcome {
                case .note(let open)?: note = .id(open.id)
                case .interaction(let filed)?: interaction = .id(filed.id)
                case nil: break
                }
                return .own([
                    "capture": .id(id), "status": .string(result.status.rawValue), "note": note,
                    "interaction": interaction,
                ])
            }, hint: hint)
    }

    static func assignNote(
        _ view: AgentView, _ refusal: CirclesError?, _ hint: @escaping @Sendable (Remedy) -> String
    ) -> Tool {
        Tool(
            name: "assign_note", title: "File a note",
            summary: """
                Files an open note of the inbox with a contact. Only for what the user asked for, or is certain: the note \
                and the contact are named by their whole ids, or the contact by its full name. It teaches nothing for \
                later notes, and the user can undo it.
                """,
            parameters: [
                .text("note", "The note's id.", isRequired: true),
                .text("contact", "The contact's id, or its full name where nobody else has it.", isRequired: true),
            ],
            output: [
                "type": "object",
                "properties": [
                    "interaction": ["type": "string"], "contact": ["type": "string"], "entry": ["type": "string"],
                ],
                "required": ["interaction", "contact", "entry"],
            ],
            writes: true, refusal: refusal,
            run: { arguments in
                let note = try await view.note(arguments.required("note"))
                let contact = try await view.exactContact(arguments.required("contact"))
                let filed = try await NoteFiling(view.context).fileUntaught(note, with: contact)
                return .own([
                    "interaction": .id(filed.interaction.id), "contact": .id(contact.id), "entry": .id(filed.entry),
                ])
            }, hint: hint)
    }
}

extension AgentView {
    /// - Parameter text: A whole id.
    fileprivate func note(_ text: String) async throws(CirclesError) -> InboxNote {
        guard let id = InboxNote.ID(text) else {
            throw CirclesError(.usage, "that is not the whole id of a note", hint: "list_inbox gives the ids")
        }
        let note = try await context.database.note(id)
        _ = try await capture(note.captureID.description)
        return note
    }

    /// - Parameter text: A whole id, or a full name that nobody else has; the beginning of an id may be a slip.
    fileprivate func exactContact(_ text: String) async throws(CirclesError) -> Contact {
        let contact = try await context.contact(text)
        guard !contact.isMe else {
            throw CirclesError(.usage, "that contact is the user's own: a conversation is with somebody else")
        }
        let id = contact.id.description, asked = text.lowercased()
        guard asked == id || !id.hasPrefix(asked) else {
            throw CirclesError(.usage, "that is not the whole id of a contact", hint: "find_contacts gives the ids")
        }
        return contact
    }
}
