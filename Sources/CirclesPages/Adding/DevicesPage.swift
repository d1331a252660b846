package import CirclesCore
package import Foundation

/// The phones and programs that may come in, and connecting another.
package struct DevicesPage: Sendable {
    struct Row: Sendable {
        let id: String
        let name: String
        let detail: String
    }

    /// A device that was just added: its link works once.
    package struct Pairing: Sendable {
        let deviceID: String
        let deviceName: String
        let address: String
        /// Squares of the code, one path; nil when the address is too long for one.
        let code: String?
        let codeWidth: Int
        /// The address is one that only this machine has.
        let isOnlyHere: Bool

        package init(_ device: Device, address: String, code: String?, codeWidth: Int, isOnlyHere: Bool) {
            deviceID = device.id.description
            deviceName = device.name
            self.address = address
            self.code = code
            self.codeWidth = codeWidth
            self.isOnlyHere = isOnlyHere
        }
    }

    let devices: [Row]
    let isEmpty: Bool
    let pairing: Pairing?

    package init(_ devices: [Device], pairing: Pairing?, zone: TimeZone) {
        self.devices = devices.map { device in
            let may = device.scope == .full ? "May see and settle everything" : "May add screenshots only"
            let used = device.lastUsedAt.map { "last used \(DayText.full(CalendarDate($0, in: zone)))" } ?? "never used"
            return Row(id: device.id.description, name: device.name, detail: "\(may) · \(used)")
        }
        isEmpty = devices.isEmpty
        self.pairing = pairing
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("devices", frame, self) }
}
