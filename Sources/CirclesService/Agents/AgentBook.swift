package import CirclesCore
internal import CirclesFiles
package import CirclesSpool
internal import Foundation

/// The agents that are set up: `agents.json` beside the settings, for the user's eyes only, as it holds their keys.
package struct AgentBook: Sendable {
    private let home: Home

    package init(_ home: Home) { self.home = home }

    private struct Contents: Codable {
        /// What this installation calls itself to all of them.
        var deviceID = UUID().uuidString.lowercased()
        var agents: [Agent] = []
    }

    private var path: String { home.configuration.appending(path: "agents.json").path }

    /// In the order in which they were added.
    ///
    /// - Throws: `CirclesError` with `configuration` when the file cannot be understood, `cannotRead`.
    package func list() throws(CirclesError) -> [Agent] { try read()?.agents ?? [] }

    func deviceID() throws(CirclesError) -> String { try read()?.deviceID ?? "" }

    /// - Throws: `CirclesError` with `usage` when there is one of this name, `cannotWrite`.
    package func add(_ agent: Agent) throws(CirclesError) {
        try change { contents throws(CirclesError) in
            if let other = contents.agents.first(where: { $0.isCalled(agent.name) }) {
                throw CirclesError(.usage, "there is an agent \(other.name.printable) already", remedy: .editAgent)
            }
            if agent.isPrimary { for index in contents.agents.indices { contents.agents[index].isPrimary = false } }
            contents.agents.append(agent)
        }
    }

    /// Changes an agent under its name, so that what waits for it stays.
    ///
    /// - Parameters:
    ///   - url: Another address; nil leaves it.
    ///   - headers: Take the place of those of the same name, or come in addition.
    ///   - removed: Names of headers to take away.
    ///   - isPrimary: Whether it is taken where none is named; nil leaves it.
    /// - Throws: `CirclesError` with `notFound` for an agent or a header that is not there, `usage` when nothing changes or the
    ///   address cannot be used, `cannotWrite`.
    package func edit(
        _ name: String, url: String?, headers: [Agent.Header], removing removed: [String], isPrimary: Bool?
    ) throws(CirclesError) {
        guard url != nil || !headers.isEmpty || !removed.isEmpty || isPrimary != nil else {
            throw CirclesError(.usage, "nothing is said to change")
        }
        let known = try named(name)
        try change { contents throws(CirclesError) in
            guard let place = contents.agents.firstIndex(where: { $0.name == known.name }) else {
                throw CirclesError(.notFound, "the agent \(known.name.printable) was removed meanwhile")
            }
            let agent = contents.agents[place]
            for header in removed where !agent.headers.contains(where: { $0.isCalled(header) }) {
                throw CirclesError(
                    .notFound, "\(agent.name.printable) is sent no header \(UntrustedText.line(header, limit: 40))")
            }
            let kept = agent.headers.filter { old in
                !removed.contains(where: old.isCalled) && !headers.contains { old.isCalled($0.name) }
            }
            if isPrimary == true { for index in contents.agents.indices { contents.agents[index].isPrimary = false } }
            contents.agents[place] = try Agent(
                agent.name, url: url ?? agent.url, headers: kept + headers, isPrimary: isPrimary ?? agent.isPrimary)
        }
    }

    /// - Throws: `CirclesError` with `notFound`, `cannotWrite`.
    package func remove(_ name: String) throws(CirclesError) -> Agent {
        let agent = try named(name)
        try change { contents in contents.agents.removeAll { $0.name == agent.name } }
        return agent
    }

    /// The agent of that name; without one, the only one there is, or the primary one.
    ///
    /// - Throws: `CirclesError` with `configuration` when there is none, `notFound`, `usage` when it must be said which.
    package func chosen(_ name: String?) throws(CirclesError) -> Agent {
        if let name { return try named(name) }
        let agents = try list()
        guard let first = agents.first else { throw Self.none }
        if agents.count == 1 { return first }
        guard let primary = agents.first(where: \.isPrimary) else {
            throw CirclesError(
                .usage, "it is not said which of \(agents.count) agents is meant",
                remedy: .nameAgent(Self.names(agents)))
        }
        return primary
    }

    private func named(_ name: String) throws(CirclesError) -> Agent {
        let agents = try list()
        guard !agents.isEmpty else { throw Self.none }
        // Two that differ in case alone may come from an earlier version.
        guard let agent = agents.first(where: { $0.name == name }) ?? agents.first(where: { $0.isCalled(name) }) else {
            throw CirclesError(
                .notFound, "there is no agent \"\(UntrustedText.line(name, limit: 80))\"",
                hint: "there is: \(Self.names(agents))")
        }
        return agent
    }

    private static func names(_ agents: [Agent]) -> String {
        agents.prefix(9).map(\.name.printable).joined(separator: ", ")
    }

    private static let none = CirclesError(.configuration, "no agent is set up", remedy: .addAgent)

    private func read() throws(CirclesError) -> Contents? {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            guard access(path, F_OK) != 0 else { throw FileFailure(EACCES).reading(path) }
            return nil
        }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: bytes) else {
            throw CirclesError(
                .configuration, "\(path) cannot be understood", hint: "correct it, or remove it and add the agents anew"
            )
        }
        return contents
    }

    /// Two commands at once change it one after the other.
    private func change(_ body: (inout Contents) throws(CirclesError) -> Void) throws(CirclesError) {
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(home.configuration.path)
        } catch {
            throw error.writing("write \(path)")
        }
        let lock: FileLock
        do throws(FileFailure) { lock = try FileLock(waitingFor: path + ".lock") } catch {
            throw error.writing("write \(path)")
        }
        let result = Result { () throws(CirclesError) in try rewrite(body) }
        lock.release()
        try result.get()
    }

    private func rewrite(_ body: (inout Contents) throws(CirclesError) -> Void) throws(CirclesError) {
        var contents = try read() ?? Contents()
        try body(&contents)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let bytes = try? encoder.encode(contents) else {
            throw CirclesError(.internalError, "the agents cannot be written down")
        }
        do throws(FileFailure) { try PrivateFiles.writeDurably(bytes, to: path) } catch {
            throw error.writing("write \(path)")
        }
    }
}
