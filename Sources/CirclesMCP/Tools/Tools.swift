internal import CirclesCore
internal import CirclesService

extension Tool {
    /// - Parameters:
    ///   - hint: Says a remedy in words.
    ///   - advise: Takes what a person should know of the choice of models.
    static func all(
        _ view: AgentView, allowsWrites: Bool, hint: @escaping @Sendable (Remedy) -> String,
        advise: @escaping @Sendable (String, Remedy) -> Void
    ) -> [Tool] {
        let refusal = allowsWrites ? nil : CirclesError(.notPermitted, "writing is off", remedy: .allowAgentsToWrite)
        return [
            findContacts(view, hint), contactBrief(view, hint), searchInteractions(view, hint), listInbox(view, hint),
            getCapture(view, hint), upcomingEvents(view, hint), captureText(view, refusal, hint, advise),
            assignNote(view, refusal, hint),
        ]
    }
}
