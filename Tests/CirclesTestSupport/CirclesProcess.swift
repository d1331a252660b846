package import Foundation

/// The built command, run as a process of its own in a home of its own.
package struct CirclesProcess: Sendable {
    package struct Output: Sendable {
        package let status: Int32
        package let standardOutput: String
        package let standardError: String

        /// The objects of the lines on standard output.
        package var json: [[String: Any]] {
            standardOutput.split(separator: "\n").compactMap {
                (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
            }
        }
    }

    package let home: TemporaryFolder
    private let environment: [String: String]

    package init(environment: [String: String] = [:]) throws {
        home = try TemporaryFolder()
        var all = [
            "HOME": home.path, "CIRCLES_HOME": home.url.appending(path: "home").path, "TZ": "Europe/Berlin",
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
        ]
        // The sanitizers' options reach the command, too.
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS", "LD_LIBRARY_PATH"] {
            all[name] = ProcessInfo.processInfo.environment[name]
        }
        self.environment = all.merging(environment) { _, new in new }
    }

    private init(home: TemporaryFolder, environment: [String: String]) {
        self.home = home
        self.environment = environment
    }

    /// The same home with other variables besides.
    package func with(_ variables: [String: String]) -> CirclesProcess {
        CirclesProcess(home: home, environment: environment.merging(variables) { _, new in new })
    }

    /// The database and the configuration.
    package var data: URL { home.url.appending(path: "home") }

    /// The test bundle and the command are built into one folder.
    package static let executable = product("circles")
    package static let sharer = product("circles-share")

    private static func product(_ name: String) -> URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name)
    }

    /// Runs the command to its end. Output goes by way of files, so that no pipe can fill up.
    @discardableResult
    package func run(_ arguments: [String], input: Data = Data()) async throws -> Output {
        try await run(Self.executable, arguments, input)
    }

    /// Runs the sharer to its end.
    @discardableResult
    package func share(_ arguments: String..., input: Data = Data()) async throws -> Output {
        try await run(Self.sharer, arguments, input)
    }

    /// Runs a shell script in which `$0` is the command.
    @discardableResult
    package func shell(_ script: String) async throws -> Output {
        try await run(URL(filePath: "/bin/sh"), ["-c", script, Self.executable.path], Data())
    }

    private func run(_ executable: URL, _ arguments: [String], _ input: Data) async throws -> Output {
        let scratch = try TemporaryFolder()
        let inputPath = try scratch.write(input, to: "in")
        let outputPath = try scratch.write(Data(), to: "out")
        let errorPath = try scratch.write(Data(), to: "err")
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        let files = [
            FileHandle(forReadingAtPath: inputPath), FileHandle(forWritingAtPath: outputPath),
            FileHandle(forWritingAtPath: errorPath),
        ]
        // Foundation keeps a process that ended, and what it holds: with more than some 1,300 files open, its list of
        // them is read past the end.
        defer { for file in files { try? file?.close() } }
        process.standardInput = files[0]
        process.standardOutput = files[1]
        process.standardError = files[2]
        let status = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                done.resume(throwing: error)
            }
        }
        func text(_ path: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        }
        return Output(
            status: status, standardOutput: try text(outputPath), standardError: try text(errorPath))
    }

    @discardableResult
    package func run(_ arguments: String..., input: Data = Data()) async throws -> Output {
        try await run(arguments, input: input)
    }

    /// Adds the contacts of the fixtures' book whose names are given.
    package func addContacts(_ names: String...) async throws {
        struct Entry: Decodable {
            let name: String
            let nicknames, phones, emails, handles: [String]
        }
        for entry in try Fixture.lines("contacts/book.jsonl", as: Entry.self) where names.contains(entry.name) {
            let options =
                entry.nicknames.map { "--nickname=\($0)" } + entry.phones.map { "--phone=\($0)" }
                + entry.emails.map { "--email=\($0)" } + entry.handles.map { "--handle=\($0)" }
            let output = try await run(["contacts", "add"] + options + ["--", entry.name])
            guard output.status == 0 else { throw Failure(output.standardError) }
        }
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        init(_ description: String) { self.description = description }
    }
}
