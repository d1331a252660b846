import CirclesCore

/// What was proposed in a conversation, by whom, and what became of it.
enum ThreadText {
    static func print(_ threads: [PlanThread], _ conversation: Transcript, to out: Terminal) {
        if threads.isEmpty { out.line("no plans") }
        for thread in threads {
            out.line("plan       \(thread.name)".printable)
            for step in thread.steps {
                let messages = conversation.messages
                let text = messages.indices.contains(step.message) ? messages[step.message].text : ""
                let day = step.day.map { " \($0)" } ?? ""
                out.line(
                    "  \(step.message + 1) \(step.speaker.rawValue) \(step.act.rawValue)\(day)  \"\(text)\"".printable)
            }
            for outcome in thread.outcomes {
                let time = outcome.time.map { " \($0)" } ?? ""
                out.line("  -> \(outcome.date)\(time) \(outcome.role.rawValue) (message \(outcome.message + 1))")
            }
        }
    }
}
