import CirclesService
import CirclesAPI
import CirclesCore

/// What a model is sent, as a person reads it.
enum PromptText {
    static func print(_ prompt: Prompt) {
        for (heading, text) in [("system", prompt.system), ("user", prompt.user), ("schema", prompt.schema)] {
            part(heading, text)
        }
    }

    static func part(_ heading: String, _ text: String) {
        let out = Terminal.standardOutput
        out.line(out.styled("— \(heading) —", .bold))
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            out.prose(String(line))
        }
    }
}
