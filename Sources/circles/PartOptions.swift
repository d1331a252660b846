import ArgumentParser
import CirclesCore

/// Which part of a list is printed: all of it, unless told otherwise.
struct PartOptions: ParsableArguments {
    @Option(help: "The most to list; standard error says how to go on.")
    var limit: Int?

    @Option(help: ArgumentHelp("Continue after this place, as an earlier list printed it.", valueName: "cursor"))
    var after: String?

    func validate() throws {
        guard limit.map({ $0 > 0 }) ?? true else { throw ValidationError("--limit is a number above 0") }
    }

    /// Prints the part a page at a time.
    ///
    /// - Parameter ordinary: The limit where none was given; nil: everything.
    /// - Returns: Where the list goes on; nil at its end.
    func eachPage<Item>(
        unlessTold ordinary: Int? = nil, load: @escaping Pages<Item>.Load, print: ([Item]) async throws -> Void
    ) async throws -> PageCursor? {
        try await Self.eachPage(limit: limit ?? ordinary, after: after, load: load, print: print)
    }

    /// A list of any length begins at once and takes the memory of one page.
    static func eachPage<Item>(
        limit: Int?, after: String?, load: @escaping Pages<Item>.Load, print: ([Item]) async throws -> Void
    ) async throws -> PageCursor? {
        var next: PageCursor?
        if let after { next = try PageCursor(after) }
        for try await page in Pages(limit: limit, after: next, load: load) {
            try await print(page.items)
            next = page.next
        }
        return next
    }

    /// Tells how to go on, where a person or a program reads the list.
    ///
    /// - Parameter always: The list has a limit of its own.
    func tell(
        _ next: PageCursor?, _ command: [String], label: String?, _ output: OutputOptions, _ home: HomeOptions,
        always: Bool = false
    ) {
        guard let next, always || limit != nil || output.json || Terminal.standardOutput.isTerminal else { return }
        var words = command
        if let label { words += ["--label", Self.quoted(label)] }
        if let limit { words += ["--limit", String(limit)] }
        if output.json { words.append("--json") }
        if let folder = home.home { words += ["--home", Self.quoted(folder)] }
        // On one line, however narrow the terminal: it is to be pasted.
        if !home.quiet { Terminal.standardError.line("more: circles \(words.joined(separator: " ")) --after \(next)") }
    }

    /// As a shell takes it for one word.
    static func quoted(_ word: String) -> String {
        word.allSatisfy { $0.isLetter || $0.isNumber } ? word : "'\(word.printable.replacing("'", with: "'\\''"))'"
    }
}
