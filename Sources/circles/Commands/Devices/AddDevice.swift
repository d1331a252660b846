import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesQRCode
import CirclesServer
import Foundation

struct AddDevice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a device: prints its token and a pairing link with its QR code.",
        discussion: """
            Open the link on the device within ten minutes; it works once. The token is shown now and never again; a \
            program can use it instead of the link.

            Examples:
              circles devices add "Phone"
              circles devices add "Laptop" --scope full
              circles devices add "Script" --scope full --json
              circles devices add "Thunderbird" --scope calendar
            """)

    @Argument(help: "What you call the device.")
    var name: String

    @Option(
        help: ArgumentHelp(
            "capture: it may hand captures over; full: it may do everything; calendar: a calendar to subscribe to.",
            valueName: "scope"))
    var scope: Device.Scope = .capture

    @Option(
        help: ArgumentHelp(
            "What the device calls the server, such as https://circles.example.org; as the server was last started, otherwise.",
            valueName: "url"))
    var publicURL: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let url = try publicURL.map { url throws(CirclesError) in try ServerOptions.checked(publicURL: url) }
        let context = try await AppContext.open(home)
        var options = ServerOptions()
        options.publicURL = url ?? ServerPlace.address(context.place)
        let added = try await Devices(context).add(name, scope: scope)
        let isCalendar = scope == .calendar
        let link =
            isCalendar
            ? "\(options.base)/calendar/\(added.token.text).ics" : "\(options.base)/pair/\(added.pairing.text)"
        if output.json {
            return try JSONLines.print(
                AddedDeviceLine(added.device, token: added.token.text, pairingURL: link))
        }
        let out = Terminal.standardOutput
        out.line("added \(added.device.name.printable) \(added.device.id.short) (\(added.device.scope.rawValue))")
        if isCalendar {
            out.line("subscribe to: \(link)")
        } else {
            out.line("token: \(added.token.text)")
            out.line("pairing link, once and for ten minutes: \(link)")
        }
        guard out.isTerminal, let code = QRCode(link), code.width + 2 * QRCode.quietZone <= out.width else { return }
        for line in code.lines { out.line(line) }
    }
}

extension Device.Scope: ExpressibleByArgument {}
