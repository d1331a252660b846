package import CirclesAPI
package import CirclesCore
package import CirclesSpool
internal import Foundation

/// Looks at everything Circles needs. Changes nothing, but that a database comes to be where there is none.
package struct Checkup: Sendable {
    package let home: Home
    /// As they were read, or why they could not be.
    package let settings: Result<Settings, CirclesError>
    /// Ask no model its tiny question.
    package let isOffline: Bool
    private let store: (any MaintenanceStore)?

    /// - Parameter store: The home's, where this process has it open already: one process opens a database once, as closing a
    ///   second one would drop the locks of the first.
    package init(
        home: Home, settings: Result<Settings, CirclesError>, isOffline: Bool, store: (any MaintenanceStore)? = nil
    ) {
        self.home = home
        self.settings = settings
        self.isOffline = isOffline
        self.store = store
    }

    /// In the order in which they are told. What one needs and another found missing is not looked at.
    package func findings() async -> [Finding] {
        var findings = [Finding("circles", Version.current)]
        let languages: [String]
        switch settings {
        case .success(let settings):
            findings.append(configuration())
            findings += places(settings)
            languages = settings.languages
        case .failure(let error):
            findings.append(Finding("configuration", error))
            languages = []
        }
        findings += ReadingCheck(languages: languages).findings()
        findings.append(await database())
        if let pictures = await pictures() { findings.append(pictures) }
        if case .success(let settings) = settings {
            findings += await ModelCheck(settings, isOffline: isOffline).findings()
        }
        findings.append(spool())
        if let outbox = outbox() { findings.append(outbox) }
        return findings
    }

    private func configuration() -> Finding {
        let path = home.configurationFile.path
        for secret in [path, home.configuration.appending(path: "agents.json").path] {
            guard let mode = Self.mode(of: secret), mode & 0o077 != 0 else { continue }
            return Finding(
                "configuration", isFine: false, "\(secret) can be read by others", fix: .advice("chmod 600 \(secret)"))
        }
        return Finding("configuration", Self.mode(of: path) == nil ? "none (\(path)); the defaults apply" : path)
    }

    /// Nil where there is no such file.
    private static func mode(of path: String) -> Int? {
        try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// What the configuration names and is not there.
    private func places(_ settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        let advice = Remedy.advice("correct it in \(home.configurationFile.path)")
        func path(_ text: some StringProtocol) -> String { NSString(string: String(text)).expandingTildeInPath }
        if let folder = settings.string(.screenshots) {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path(folder), isDirectory: &isFolder)
            if !isThere || !isFolder.boolValue {
                findings.append(Finding("screenshots", isFine: false, "there is no folder \(folder)", fix: advice))
            }
        }
        // A command of the shell is not looked for; a path is.
        if let program = settings.string(.notify)?.split(separator: " ").first, program.contains("/"),
            !FileManager.default.isExecutableFile(atPath: path(program))
        {
            findings.append(Finding("notify", isFine: false, "\(program) cannot be run", fix: advice))
        }
        return findings
    }

    private func database() async -> Finding {
        do throws(CirclesError) {
            let settings = try? settings.get()
            if store == nil, let settings, settings.hasManyAccounts, settings.string(.account) == nil {
                return try await sharedDatabase(settings)
            }
            let health = try await opened(settings).health()
            guard health.integrity == "ok" else {
                return Finding(
                    "database", isFine: false, "damaged: \(health.integrity)",
                    fix: .advice("move \(home.data.path)/circles.sqlite aside; `sqlite3 … .recover` may save its rows"))
            }
            let place = settings.flatMap { $0.storeIsShared ? "account \($0.account)" : nil } ?? "in \(home.data.path)"
            let counts = "\(health.version), \(health.counts), \(place)"
            if let weakness = health.weakness { return Self.weak("\(counts); \(weakness)") }
            // Where others work, too, what is unfinished is not interrupted.
            guard health.unfinishedCaptures == 0 || settings?.storeIsShared ?? false else {
                return Finding(
                    "database", isFine: false,
                    "\(counts); \(Counted.text(health.unfinishedCaptures, "capture")) interrupted",
                    fix: .retryWaiting)
            }
            return Finding("database", health.promise.map { "\(counts); \($0)" } ?? counts)
        } catch {
            return Finding("database", error)
        }
    }

    private func opened(_ settings: Settings?) async throws(CirclesError) -> any MaintenanceStore {
        if let store { return store }
        guard let settings, settings.hasManyAccounts else { return try AppContext.store(of: home, settings) }
        return try await AppContext.openAccount(home, settings).database
    }

    /// For whoever keeps it for many.
    private func sharedDatabase(_ settings: Settings) async throws(CirclesError) -> Finding {
        let (database, accounts) = try await Accounts(home, settings).health()
        let counts = "\(database.version), \(Counted.text(accounts, "account"))"
        if let weakness = database.weakness { return Self.weak("\(counts); \(weakness)") }
        return Finding("database", database.promise.map { "\(counts); \($0)" } ?? counts)
    }

    private static func weak(_ detail: String) -> Finding {
        Finding("database", isFine: false, detail, fix: .advice("whoever keeps the server can set it"))
    }

    /// What is one person's alone, where somebody is named.
    private var own: Home {
        guard store == nil, let settings = try? settings.get() else { return home }
        return (try? home.part(settings)) ?? home
    }

    /// Nil where pictures are beside the database or in it.
    private func pictures() async -> Finding? {
        guard let settings = try? settings.get() else { return nil }
        do throws(CirclesError) {
            guard let bucket = try settings.bucket() else { return nil }
            // Whether it answers is what is asked.
            _ = try await bucket.names(beginning: "checkup/", before: Date())
            return Finding("pictures", "in \(bucket.place), which answers")
        } catch {
            return Finding("pictures", error)
        }
    }

    /// Nil where no agent is set up and nothing waits for one.
    private func outbox() -> Finding? {
        let agents = Result { () throws(CirclesError) in try AgentBook(own).list() }
        if case .failure(let error) = agents { return Finding("agents", error) }
        let counts = Outbox(own).counts().values
        var all = OutboxCount()
        for count in counts {
            all.waiting += count.waiting
            all.refused += count.refused
            all.unanswered += count.unanswered
        }
        let known = (try? agents.get().count) ?? 0
        guard known > 0 || all.waiting > 0 || all.refused > 0 else { return nil }
        let why = counts.compactMap(\.why).sorted().joined(separator: "; ")
        let detail =
            "\(Counted.text(known, "agent")), \(Counted.text(all.waiting, "picture")) waiting"
            + (why.isEmpty ? "" : " (\(why))")
        guard all.refused == 0 else {
            return Finding("agents", isFine: false, "\(detail), \(all.aside)", fix: .retryRefused)
        }
        return Finding("agents", detail)
    }

    private func spool() -> Finding {
        let spool = Spool(own)
        func count(_ folder: String, _ ending: String) -> Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.count { $0.hasSuffix(ending) }
        }
        let aside = count(spool.quarantine, ".reason")
        guard aside == 0 else {
            return Finding(
                "spool", isFine: false, "\(Counted.text(aside, "broken share")) in quarantine",
                fix: .advice("read the .reason files in \(spool.quarantine), then delete both"))
        }
        let waiting = Counted.text(count(spool.new, ".share"), "share")
        // Handed over before it was known that there are many: nobody's, until somebody says whose.
        let nobodys = Spool(home)
        if store == nil, (try? settings.get())?.hasManyAccounts ?? false, count(nobodys.new, ".share") > 0 {
            return Finding(
                "spool", isFine: false, "\(Counted.text(count(nobodys.new, ".share"), "share")) of no account",
                fix: .advice(
                    "move what is in \(nobodys.new) to \(home.data.path)/accounts/NAME/spool/new of whose it is"))
        }
        return Finding("spool", "\(waiting) waiting")
    }
}
