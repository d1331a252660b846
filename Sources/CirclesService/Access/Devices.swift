package import CirclesCore
package import Foundation

/// The phones and programs that may talk to the server.
package struct Devices: Sendable {
    private let context: AppContext
    private let account: Account

    package init(_ context: AppContext, of account: Account = .owner) {
        self.context = context
        self.account = account
    }

    /// A device that was added, with what is told this once.
    package struct Added: Sendable {
        package let device: Device
        package let token: AccessSecret
        /// The part of a pairing link that lets the device in once.
        package let pairing: AccessSecret
    }

    /// - Throws: `CirclesError` with `badInput` for what is no name.
    package func add(
        _ name: String, scope: Device.Scope, at now: Date = Date()
    ) async throws(CirclesError) -> Added {
        let name = try ContactText.check(name, "a device's name")
        guard name.count <= Device.maximumName else {
            throw CirclesError(.badInput, "the name is longer than \(Device.maximumName) characters")
        }
        try await context.database.sweepAccess(at: now)
        let device = Device(id: .random(), account: account, name: name, scope: scope, createdAt: now)
        let (token, pairing) = (AccessSecret.random("circles"), AccessSecret.random("pair"))
        try await context.database.add(device, token: token.hash)
        try await context.database.keep(
            OneTimeLink(
                account: account, purpose: .pairing(device.id), expiresAt: now.addingTimeInterval(OneTimeLink.lifetime)
            ), under: pairing.hash)
        return Added(device: device, token: token, pairing: pairing)
    }

    /// - Throws: `CirclesError` when the database cannot be read.
    package func list() async throws(CirclesError) -> [Device] { try await context.database.devices(of: account) }

    /// - Parameter text: The device's id, its beginning, or its name.
    /// - Throws: `CirclesError` with `notFound`, `ambiguous`.
    package func revoke(_ text: String) async throws(CirclesError) -> Device {
        let devices = try await list()
        let named = devices.filter { $0.name == text || $0.id.description.hasPrefix(text.lowercased()) }
        let id = try AppContext.only(named.map(\.id), "device", text)
        guard let device = named.first(where: { $0.id == id }) else {
            throw CirclesError(.notFound, "there is no device \(id.short)")
        }
        try await context.database.revoke(id)
        return device
    }
}
