import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct RevokeDevice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke", abstract: "Take a device's tokens and links away, at once and for good.")

    @Argument(help: "The device's name, or its id (the first digits are enough).")
    var device: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let revoked = try await Devices(try await AppContext.open(home)).revoke(device)
        Terminal.standardOutput.line("revoked \(revoked.name.printable) \(revoked.id.short)")
    }
}
