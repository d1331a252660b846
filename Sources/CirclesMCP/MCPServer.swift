package import CirclesCore
package import CirclesService

/// Circles for agents: the Model Context Protocol over a pair of descriptors.
package struct MCPServer: Sendable {
    private let session: Session

    package struct Options: Sendable {
        /// Whether tools that write do so; otherwise they say how to allow it.
        package var allowsWrites = false

        package init(allowsWrites: Bool = false) { self.allowsWrites = allowsWrites }
    }

    /// - Parameters:
    ///   - hint: Says a remedy in words.
    ///   - advise: Takes what a person should know of the choice of models.
    package init(
        _ context: AppContext, _ options: Options, hint: @escaping @Sendable (Remedy) -> String,
        advise: @escaping @Sendable (String, Remedy) -> Void
    ) {
        session = Session(
            Tool.all(AgentView(context), allowsWrites: options.allowsWrites, hint: hint, advise: advise),
            version: Version.current)
    }

    /// Answers until the other end of `input` is closed.
    package func run(input: Int32, output: Int32) async {
        await Serving(session: session, reader: LineReader(input), writer: LineWriter(output)).run()
    }
}
