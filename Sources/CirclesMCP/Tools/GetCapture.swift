internal import CirclesCore
internal import CirclesService
internal import Foundation

extension Tool {
    static func getCapture(_ view: AgentView, _ hint: @escaping @Sendable (Remedy) -> String) -> Tool {
        Tool(
            name: "get_capture", title: "Get a capture",
            summary: """
                One screenshot or text: what was read on it, what became of it, and the picture, made small, while it is \
                kept. A private one is refused.
                """,
            parameters: [
                .text("id", "The id of a capture, note or conversation.", isRequired: true),
                ToolParameter(name: "picture", kind: .flag(usually: true), summary: "Give the picture, too."),
            ],
            run: { arguments in
                let capture = try await view.capture(arguments.required("id"))
                var quoting = view.quoting()
                let transcript = try await view.context.database.transcript(of: capture.id)
                var told = CaptureText(transcript, &quoting)
                let outcome = try await view.context.outcome(of: capture)
                let shown =
                    arguments.flag("picture")
                    ? await picture(of: capture, transcript, quoting, view) : .left("not asked for")
                told.members += [.init("picture", .string(shown.words))]
                let result = ToolResult.quoted(
                    "Capture \(capture.id).", .object(facts(capture, outcome) + told.members))
                if case .jpeg(let bytes) = shown { return result.with(jpeg: bytes) }
                return result
            }, hint: hint)
    }

    private static func facts(_ capture: Capture, _ outcome: CaptureOutcome?) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("id", .id(capture.id)), .init("capturedAt", .instant(capture.capturedAt.instant)),
        ]
        switch outcome {
        case .interaction(let interaction):
            members += [
                .init("state", "filed"), .init("interaction", .id(interaction.id)),
                .init("occurredAt", .instant(interaction.occurredAt)),
            ]
        case .note(let note):
            members += [
                .init("state", .string(note.state == .open ? "inbox" : note.state.rawValue)),
                .init("note", .id(note.id)),
            ]
        case nil: members.append(.init("state", .string(capture.state.rawValue)))
        }
        return members
    }

    private enum Shown {
        case jpeg(Data)
        case left(String)

        var words: String {
            switch self {
            case .jpeg: "attached"
            case .left(let why): why
            }
        }
    }

    /// A picture shows what was redacted in its text: it is given only where nothing was, in anything that was read on it.
    private static func picture(
        of capture: Capture, _ transcript: Transcript?, _ quoting: Quoting, _ view: AgentView
    ) async -> Shown {
        guard case .image = capture.payload else { return .left("it is a text") }
        switch quoting.shows(pictureOf: transcript) {
        case .shown where !quoting.hasRedacted: break
        case .unread: return .left("withheld: not all of it was read yet")
        default: return .left("withheld: something that was read on it is redacted")
        }
        do throws(CirclesError) {
            guard let bytes = try await view.context.database.image(of: capture.id) else {
                return .left("no longer kept")
            }
            return .jpeg(try await AgentPicture().jpeg(of: bytes))
        } catch {
            return .left(error.message)
        }
    }
}

/// What was read on a capture, in as many characters as an agent can be given.
private struct CaptureText {
    var members: [JSONValue.Member] = []

    /// Characters of a conversation.
    private static let most = 40_000

    init(_ transcript: Transcript?, _ quoting: inout Quoting) {
        guard let transcript else {
            members = [.init("text", .null)]
            return
        }
        let redacted = quoting.transcript(transcript)
        members = [.init("app", .string(redacted.app.rawValue))]
        members.append(.init("title", redacted.title.map(JSONValue.string) ?? .null))
        guard !redacted.messages.isEmpty else {
            let text = redacted.text
            members.append(.init("text", .string(String(text.prefix(Self.most)))))
            if text.count > Self.most { members.append(.init("isCut", true)) }
            return
        }
        var left = Self.most
        let messages = redacted.messages.prefix { message in
            left -= message.text.count
            return left >= 0
        }
        members.append(
            .init(
                "messages",
                .array(
                    messages.map { message in
                        [
                            "side": .string(message.side.rawValue),
                            "sender": message.sender.map(JSONValue.string) ?? .null, "text": .string(message.text),
                        ]
                    })))
        if messages.count < redacted.messages.count { members.append(.init("isCut", true)) }
    }
}
