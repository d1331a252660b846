import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct ListDevices: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the devices, with when each was last used.")

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let zone = TimeZone.current.identifier
        var table = Table("ID", "NAME", "SCOPE", "ADDED", "LAST USED")
        let devices = try await Devices(try await AppContext.open(home)).list()
        for device in devices {
            if output.json {
                try JSONLines.print(DeviceLine(device))
                continue
            }
            table.add(
                device.id.short, device.name, device.scope.rawValue, LocalTime.text(device.createdAt, zone),
                device.lastUsedAt.map { LocalTime.text($0, zone) } ?? "never")
        }
        table.print(to: .standardOutput)
        if devices.isEmpty, !output.json { home.tell("there are no devices yet: circles devices add NAME") }
    }
}
