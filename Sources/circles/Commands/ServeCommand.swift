import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesServer
import CirclesSpool
import Foundation

/// Answers phones, browsers and programs, and works on what they hand over.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Run the server: phones hand captures over, programs and browsers ask.",
        discussion: """
            The server listens on this machine only, unless you put a proxy with TLS in front of it (--public-url) or accept \
            an open network (--insecure-lan). Every request needs a token: circles devices add "Phone". It processes what is \
            handed over, as circles process --watch does.

            Examples:
              circles serve
              circles serve --listen 127.0.0.1:9000 --public-url https://circles.example.org
              circles serve --link
            """)

    @Option(help: ArgumentHelp("The address and port to listen on.", valueName: "address"))
    var listen: String = ListenAddress.standard.description

    @Option(help: ArgumentHelp("What others call this server, such as https://circles.example.org.", valueName: "url"))
    var publicURL: String?

    @Option(
        help: ArgumentHelp(
            "Believe the proxy at this address about who asks; may be repeated.", valueName: "address"))
    var trustProxy: [String] = []

    @Flag(help: "Listen on other addresses without TLS: anybody on the network can read along.")
    var insecureLan = false

    @Flag(help: "Let other machines read /metrics, with a token.")
    var metricsAnywhere = false

    @Flag(help: "Only accept and answer; circles work, here or elsewhere, does the rest.")
    var noWork = false

    @Flag(help: "Print a sign-in link for this machine's browser, and exit.")
    var link = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let options = try options()
        let context = try await AppContext.open(home, model: model.model, languages: model.lang)
        if noWork, !context.settings.storeIsShared {
            throw CirclesError(.usage, "--no-work is for a store in PostgreSQL, which others work on, too")
        }
        if link {
            let secret = try await Access(context).signInLink()
            let base = options.publicURL ?? ServerPlace.address(context) ?? options.base
            return Terminal.standardOutput.line("\(base)/sign-in/\(secret.text)")
        }
        let notifier = Notifier(context, hint: RemedyText.of)
        let tell = CirclesServing.Tell(
            request: { [home] in home.tell($0.printable) },
            ready: { [home] url in await Self.tellReady(url, context, home) },
            result: { result in await Self.notify(result, context, notifier) },
            warn: Terminal.standardError.tell, advise: { [home] in home.tell($0, $1) })
        try await CirclesServing(context, options, tell: tell).run()
    }

    private func options() throws(CirclesError) -> ServerOptions {
        var options = ServerOptions()
        options.address = try ListenAddress(listen)
        options.publicURL = try publicURL.map { url throws(CirclesError) in try ServerOptions.checked(publicURL: url) }
        for proxy in trustProxy { options.proxies.insert(try ServerOptions.checked(proxy: proxy)) }
        options.isInsecure = insecureLan
        options.tellsMetrics = metricsAnywhere
        options.works = !noWork
        return options
    }

    /// On a terminal, with a link by which the user's browser gets in.
    private static func tellReady(_ url: String, _ context: AppContext, _ home: HomeOptions) async {
        ServiceManager.tellReady()
        home.tell("listening on \(url)")
        guard Terminal.standardError.isTerminal, let secret = try? await Access(context).signInLink() else { return }
        home.tell("sign in within ten minutes: \(url)/sign-in/\(secret.text)")
    }

    private static func notify(_ result: ImportResult, _ context: AppContext, _ notifier: Notifier) async {
        var ids: [Contact.ID] = []
        if case .interaction(let interaction)? = result.outcome {
            ids = interaction.participants.compactMap(\.contactID)
        }
        guard let contacts = try? await context.database.contacts(ids) else { return }
        notifier.tell(result, contacts)
    }
}
