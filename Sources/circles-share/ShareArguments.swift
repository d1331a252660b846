import CirclesIntake
import CirclesSpool

/// The sharer's arguments, read by hand: a parser that knows more would take longer than the sharing.
struct ShareArguments {
    var paths: [String] = []
    var text: String?
    var url: String?
    var title: String?
    var note: String?
    var contact: String?
    var labels: [String] = []
    var app: String?
    var capturedAt: String?
    var isPrivate = false
    var usesDefaults = false
    var usesLastContact = false
    var setsDefaults = false
    var home: String?
    var isQuiet = false
    /// Why it is not to be filed unseen.
    var confirm: String?
    var wantsHelp = false
    var wantsVersion = false

    init(_ arguments: [String]) throws(CirclesError) {
        var rest = arguments[...]
        var onlyPaths = false
        while let argument = rest.popFirst() {
            guard !onlyPaths, argument.hasPrefix("-"), argument != "-" else {
                paths.append(argument)
                continue
            }
            if argument == "--" {
                onlyPaths = true
                continue
            }
            let (name, inline) = Self.split(argument)
            if try take(flag: name, inline) { continue }
            guard let value = inline ?? rest.popFirst() else {
                throw CirclesError(.usage, "\(name) needs a value", hint: Self.hint)
            }
            try take(option: name, value)
        }
        try check()
    }

    private static let hint = "circles-share --help lists the options"

    private static func split(_ argument: String) -> (String, String?) {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    private mutating func take(flag name: String, _ value: String?) throws(CirclesError) -> Bool {
        switch name {
        case "--private": isPrivate = true
        case "--default", "-d": usesDefaults = true
        case "--last-contact": usesLastContact = true
        case "--set-default": setsDefaults = true
        case "--quiet", "-q": isQuiet = true
        case "--help", "-h": wantsHelp = true
        case "--version": wantsVersion = true
        default: return false
        }
        guard value == nil else { throw CirclesError(.usage, "\(name) takes no value", hint: Self.hint) }
        return true
    }

    private mutating func take(option name: String, _ value: String) throws(CirclesError) {
        switch name {
        case "--text": text = value
        case "--url": url = value
        case "--title": title = value
        case "--note": note = value
        case "--contact": contact = value
        case "--label": labels.append(value)
        case "--app": app = value
        case "--captured-at":
            _ = try ExplicitTime.parse(value)
            capturedAt = value
        case "--confirm": confirm = value
        case "--home": home = value
        default:
            throw CirclesError(.usage, "there is no option \(UntrustedText.line(name, limit: 40))", hint: Self.hint)
        }
    }

    private func check() throws(CirclesError) {
        guard !wantsHelp, !wantsVersion, !setsDefaults else { return }
        guard !paths.isEmpty || text != nil || url != nil else {
            throw CirclesError(
                .usage, "there is nothing to share",
                hint: "name a picture, or use --text, --url, or - for standard input")
        }
        guard paths.count <= 1 || (text == nil && url == nil) else {
            throw CirclesError(.usage, "a text or a link goes with one picture", hint: "share the pictures one by one")
        }
        guard title == nil || url != nil else { throw CirclesError(.usage, "--title goes with --url") }
        guard (note?.count ?? 0) <= ShareManifest.maximumNote else {
            throw CirclesError(.usage, "--note is longer than \(ShareManifest.maximumNote) characters")
        }
    }
}
