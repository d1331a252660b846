package import CirclesCore
package import CirclesSpool
internal import Foundation

/// Keeps what setup found out.
package struct Setup {
    private let home: Home
    private let environment: [String: String]

    /// - Parameter environment: Variables that stand before the file.
    package init(_ home: Home, environment: [String: String]) {
        self.home = home
        self.environment = environment
    }

    package struct Saved: Sendable {
        /// Who the user is, when that was said.
        package let me: Contact?
        /// Where the settings are now.
        package let file: String
        /// Models that are set and will not be asked before the user agrees.
        package let unasked: [String]
    }

    /// - Throws: `CirclesError` with `configuration` when the settings cannot be used, `cannotWrite`; the file is as it was
    ///   then.
    package func save(_ answers: SetupAnswers) async throws(CirclesError) -> Saved {
        let file = SettingsFile(url: home.configurationFile)
        let before = file.contents
        try file.update(answers.changes)
        let settings: Settings
        do throws(CirclesError) {
            settings = try await Settings.load(
                home, environment: environment, model: nil, languages: nil, vision: false)
            _ = try ModelChain(settings).models(nil)
        } catch {
            // What cannot be used would refuse each import from now on.
            try file.restore(before)
            throw error
        }
        var me: Contact?
        if let name = answers.me {
            me = try await Contacts(try await AppContext.openAccount(home, settings)).setMe(name).value
        }
        let models = settings.consent ? [] : try ModelChain(settings).models(nil).filter { !$0.isLocal }
        return Saved(me: me, file: home.configurationFile.path, unasked: models.map(\.name))
    }
}
