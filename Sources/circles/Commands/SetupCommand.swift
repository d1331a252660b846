import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesServer
import CirclesSpool
import Foundation

/// Sets Circles up, by questions on a terminal or by options.
struct SetupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Configure the model, its API key and your consent, and your own contact.",
        discussion: """
            Circles works without any of this: the built-in rules run on this machine. Without options, setup asks; with \
            options, it asks nothing.

            Examples:
              circles setup
              circles setup --model rules --me "Kim Berg" --region DE
              circles setup --model gemini:gemini-3.5-flash-lite --consent < key.txt
            """)

    @Option(help: "rules, gemini:NAME or openai:NAME; a comma-separated list is asked in turn.")
    var model: String?

    @Option(help: ArgumentHelp("The address of the model's API, if it is not the default.", valueName: "url"))
    var url: String?

    @Flag(help: "Agree to send conversations to the model.")
    var consent = false

    @Flag(help: "Withdraw your consent.")
    var noConsent = false

    @Option(help: ArgumentHelp("Your country, for phone numbers: Germany, or DE.", valueName: "code"))
    var region: String?

    @Option(help: ArgumentHelp("Your own full name.", valueName: "name"))
    var me: String?

    @Flag(help: "Install a systemd user service that runs the server and processes shares: `circles serve`.")
    var service = false

    @Flag(help: "With --service: systemd begins the server when somebody asks, and ends it after ten idle minutes.")
    var onDemand = false

    @Option(
        help: ArgumentHelp(
            "With --service: what others call the server, such as https://circles.example.org.", valueName: "url"))
    var publicURL: String?

    @Flag(help: "Open circles:// URLs with Circles.")
    var urlHandler = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard !consent || !noConsent else { throw ValidationError("use one of --consent and --no-consent") }
        guard !onDemand || service else { throw ValidationError("--on-demand goes with --service") }
        guard publicURL == nil || service else { throw ValidationError("--public-url goes with --service") }
        guard url == nil || model != nil else { throw ValidationError("--url goes with --model") }
    }

    func run() async throws {
        let place = try Home(home.home)
        if service || urlHandler {
            let desktop = try DesktopFiles(home.home, environment: ProcessInfo.processInfo.environment)
            if service { try installService(desktop, place) }
            if urlHandler {
                Terminal.standardOutput.line("installed \(try desktop.installURLHandler())")
                home.tell(
                    "make it the one that opens them: xdg-mime default circles-url.desktop x-scheme-handler/circles")
            }
            guard model != nil || region != nil || me != nil || consent || noConsent else { return }
        }
        let isAsked = model == nil && region == nil && me == nil && !consent && !noConsent
        guard !isAsked || isatty(STDIN_FILENO) == 1 else {
            throw CirclesError(
                .usage, "there is no terminal to ask on", hint: "use options: circles setup --model rules --me NAME")
        }
        let answers = isAsked ? try SetupQuestions(try await Settings.load(place)).ask() : try SetupAnswers(said)
        tell(try await Setup(place, environment: ProcessInfo.processInfo.environment).save(answers))
    }

    private func installService(_ desktop: DesktopFiles, _ place: Home) throws(CirclesError) {
        let outside = ListenAddress.standard, inside = outside.with(port: outside.port + 1)
        var url = try publicURL.map { url throws(CirclesError) in try ServerOptions.checked(publicURL: url) }
        if onDemand, url == nil { url = "http://\(outside)" }
        let command =
            ["serve"] + (onDemand ? ["--listen", "\(inside)"] : []) + (url.map { ["--public-url", $0] } ?? [])
        let installed = try desktop.installService(
            command, writable: [place.data, place.state, place.configuration].map(\.path),
            on: onDemand ? .init(outside: "\(outside)", inside: "\(inside)") : nil)
        for unit in installed.units { Terminal.standardOutput.line("installed \(unit)") }
        for unit in installed.removed { Terminal.standardOutput.line("removed \(unit)") }
        // What still listens would keep the port.
        let before = installed.removed.isEmpty ? "" : "systemctl --user stop circles.socket circles-door circles; "
        let unit = onDemand ? "circles.socket" : "circles"
        home.tell("start it: \(before)systemctl --user daemon-reload && systemctl --user enable --now \(unit)")
    }

    private func tell(_ saved: Setup.Saved) {
        if let me = saved.me { home.tell("you are \(me.name.printable)") }
        Terminal.standardOutput.line("saved in \(saved.file)")
        for model in saved.unasked {
            home.tell("\(model) will not be asked until you agree: circles setup --consent")
        }
        home.tell("circles doctor checks it")
    }

    private var said: SetupAnswers.Input {
        SetupAnswers.Input(
            model: model, url: url, key: model == nil ? nil : Self.keyFromInput(),
            consent: consent ? true : noConsent ? false : nil, region: region, me: me)
    }

    /// A key comes on standard input, never as an argument: those are seen by every process of the machine.
    private static func keyFromInput() -> String? {
        var status = stat()
        guard isatty(STDIN_FILENO) == 0, fstat(STDIN_FILENO, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFIFO
        else { return nil }
        return readLine().map { $0.trimmingCharacters(in: .whitespaces) }.nonEmpty
    }
}
