import ArgumentParser

/// The phones and programs that may talk to the server.
struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Pair phones and programs with the server, and revoke them.",
        subcommands: [AddDevice.self, ListDevices.self, RevokeDevice.self])
}
