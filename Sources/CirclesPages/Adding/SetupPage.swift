package import CirclesCore

/// What Circles is set to, with what changes each.
package struct SetupPage: Sendable {
    /// A command or a line of the configuration file.
    package struct Command: Sendable {
        let label: String
        let code: String

        package init(_ label: String, _ code: String) {
            self.label = label
            self.code = code
        }
    }

    /// One thing that can be set.
    package struct Row: Sendable {
        let subject: String
        let state: String
        /// Another page that says more, or changes it.
        let more: Link?
        let commands: [Command]
        let isSetByCommand: Bool

        package init(_ subject: String, _ state: String, more: Link? = nil, _ commands: [Command] = []) {
            self.subject = subject
            self.state = state
            self.more = more
            self.commands = commands
            isSetByCommand = !commands.isEmpty
        }
    }

    /// What a checkup found.
    package struct Check: Sendable {
        let subject: String
        let detail: String
        let isFine: Bool
        let fix: String?

        package init(_ subject: String, _ detail: String, isFine: Bool, fix: String?) {
            self.subject = subject.capitalizedAtStart
            self.detail = detail
            self.isFine = isFine
            self.fix = fix
        }
    }

    let rows: [Row]
    let file: String
    let checks: [Check]?
    let isChecked: Bool
    let toMend: String

    /// - Parameters:
    ///   - file: The configuration file.
    ///   - checks: Nil before they were asked for.
    package init(_ rows: [Row], file: String, checks: [Check]?) {
        self.rows = rows
        self.file = file
        self.checks = checks
        isChecked = checks != nil
        let broken = (checks ?? []).count { !$0.isFine }
        toMend = broken == 0 ? "Everything is as it should be." : "\(Counted.text(broken, "thing")) to mend."
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("setup", frame, self) }
}
