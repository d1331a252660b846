/// The program that asks for a write in the user's place, by the name that it gives itself: the journal tells it.
///
/// It is bound to the task by whoever heard the name; nil, it is the user, or nobody.
package enum WriteActor {
    @TaskLocal package static var current: String?

    /// Characters that are kept of a name: it is whatever the program says.
    package static let longest = 60

    /// A name as it can be kept and shown; "an agent" where nothing is said.
    package static func name(_ text: String?) -> String {
        let line = UntrustedText.line(text ?? "", limit: longest).trimmingWhitespace
        return line.isEmpty ? "an agent" : line
    }
}
