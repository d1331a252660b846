import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool

/// Looks at everything Circles needs, with a fix for whatever is not right.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check the installation, and suggest a fix for each problem.")

    @Flag(help: "Do not contact the model.")
    var offline = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        let settings: Result<Settings, CirclesError>
        do throws(CirclesError) {
            settings = .success(try await Settings.load(place))
        } catch {
            settings = .failure(error)
        }
        let findings = await Checkup(home: place, settings: settings, isOffline: offline).findings()
        for finding in findings { try tell(finding) }
        if findings.contains(where: { !$0.isFine }) { throw ExitCode(78) }
    }

    private func tell(_ finding: Finding) throws {
        if output.json { return try JSONLines.print(FindingView(finding, hint: RemedyText.of)) }
        let out = Terminal.standardOutput
        let head = (finding.isFine ? "ok   " : "FIX  ") + finding.subject.padded(to: 14) + " "
        out.entry(head, finding.detail, headStyled: finding.isFine ? .green : .red)
        if let fix = finding.fix.map(RemedyText.of) {
            out.entry("".padded(to: head.displayWidth) + "fix: ", fix)
        }
    }
}
