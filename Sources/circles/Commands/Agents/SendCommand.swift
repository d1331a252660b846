import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool
import Foundation

/// Hands screenshots to an agent.
struct SendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send",
        abstract: "Send pictures to an agent, made small: at most 1,536 pixels and 1 MB, without metadata.",
        discussion: """
            Nothing is imported. What --queue keeps is delivered by `circles process`, `circles serve` or `circles watch \
            --process`.

            Examples:
              circles send Screenshot.png
              circles send a.png b.jpg --agent "Helper" --queue
            """)

    @Argument(help: "Pictures. Texts, documents and URLs are refused.", completion: .file())
    var pictures: [String]

    @Option(help: ArgumentHelp("The agent's name. Without it: the primary agent, or the only one.", valueName: "name"))
    var agent: String?

    @Flag(help: "Keep a picture whose agent cannot be reached, and deliver it later, once.")
    var queue = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        try await Interruption.guarding(saying: queue ? .queueInterrupted : .sendingInterrupted) { try await work() }
    }

    private func work() async throws {
        let sending = Sending(try Home(home.home))
        // Before the first picture is sent, and after what no agent would be sent.
        do throws(CirclesError) { _ = try sending.agent(agent) } catch {
            guard pictures.allSatisfy({ Self.isNone($0) }) else { throw error }
        }
        var errors: [CirclesError] = []
        for path in pictures where !Task.isCancelled {
            do throws(CirclesError) {
                let picture = try Self.picture(path)
                let sent = try await sending.send(
                    picture, to: agent, called: URL(filePath: path).lastPathComponent, keeps: queue)
                try tell(path, sent)
            } catch {
                errors.append(error)
                if output.json {
                    print(path, "failed", nil, nil, error)
                } else {
                    Terminal.standardError.tell(error.about(path))
                }
            }
        }
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    private func tell(_ path: String, _ sent: Sending.Sent) throws(CirclesError) {
        if output.json { return print(path, sent.waits ? "waiting" : "sent", sent.agent, sent.size, nil) }
        let (picture, agent) = (path.printable, sent.agent.printable)
        let size = "(\((sent.size + 1023) / 1024) KB)"
        switch sent.state {
        case .delivered: Terminal.standardOutput.line("sent \(picture) to \(agent) \(size)")
        case .kept:
            Terminal.standardOutput.line(
                "kept \(picture) for \(agent) \(size): it is delivered when \(agent) can be reached")
        case .handedOn:
            Terminal.standardOutput.line("put \(picture) into the queue for \(agent) \(size)")
            home.tell("another process sends it", .listAgents)
        }
    }

    private func print(_ path: String, _ status: String, _ agent: String?, _ bytes: Int?, _ error: CirclesError?) {
        let line = SentLine(
            path: path, status: status, agent: agent, bytes: bytes,
            error: error.map { ErrorView($0, hint: RemedyText.of) })
        try? JSONLines.print(line)
    }

    private static func isNone(_ path: String) -> Bool {
        do throws(CirclesError) { _ = try picture(path) } catch { return true }
        return false
    }

    /// - Throws: `CirclesError` that says what it is when it is no picture.
    private static func picture(_ path: String) throws(CirclesError) -> Data {
        guard !ImportURL.isURL(path), !path.contains("://") else {
            throw CirclesError(.badInput, "this is a URL, not a picture", hint: onlyPictures)
        }
        let bytes = try PictureFile.load(path).bytes
        do throws(CirclesError) {
            _ = try ImageHeader(of: bytes)
        } catch {
            guard error.remedy == .giveText else { throw error }
            throw CirclesError(error.code, error.message, hint: onlyPictures)
        }
        return bytes
    }

    private static let onlyPictures = "only pictures are sent"
}
