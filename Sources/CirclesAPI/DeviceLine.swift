package import CirclesCore
package import Foundation

/// A line of `devices list --json`.
package struct DeviceLine: Codable, Sendable {
    package let id: Device.ID
    package let name: String
    package let scope: Device.Scope
    package let createdAt: Date
    @Nullable package var lastUsedAt: Date?

    package init(_ device: Device) {
        (id, name, scope, createdAt) = (device.id, device.name, device.scope, device.createdAt)
        lastUsedAt = device.lastUsedAt
    }
}

/// `devices add --json`: what is shown once.
package struct AddedDeviceLine: Codable, Sendable {
    package let id: Device.ID
    package let name: String
    package let scope: Device.Scope
    package let token: String
    /// Of a calendar, what is subscribed to.
    package let pairingURL: String

    package init(_ device: Device, token: String, pairingURL: String) {
        (id, name, scope) = (device.id, device.name, device.scope)
        (self.token, self.pairingURL) = (token, pairingURL)
    }
}
