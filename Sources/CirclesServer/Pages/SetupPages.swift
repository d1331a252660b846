internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// What is configured, in a browser. Settings are changed on the machine itself: whoever holds a phone does not change what is sent
/// to whom.
struct SetupPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("setup", use: show)
    }

    private var settings: Settings { parts.context.settings }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let me = try await parts.context.database.contacts().first(where: \.isMe)
        let folders = try await parts.context.database.watchedFolders()
        let rows = [
            model, you(me), country, languages, pictures, folders.isEmpty ? folder([]) : folder(folders),
            phones(try await Devices(parts.context).list()),
        ]
        let checks = try request.flag("check") ? await checkup() : nil
        let page = SetupPage(rows, file: parts.context.home.configurationFile.path, checks: checks)
        return .html(page.html(try await parts.frame("Setup", .none, request, context)))
    }

    private var model: SetupPage.Row {
        let models = (try? ModelChain(settings).models(nil)) ?? []
        let told = models.map { model in
            let terms =
                model.isLocal
                ? "on this machine" : settings.consent ? "with your consent" : "not asked: you have not agreed"
            return "\(model.name), \(terms)"
        }
        return SetupPage.Row(
            "What understands conversations",
            told.isEmpty ? "The built-in rules. Nothing leaves this machine." : told.joined(separator: "; ") + ".",
            more: Link("What leaves this machine", "/privacy"),
            [
                SetupPage.Command("The built-in rules", "circles setup --model rules"),
                SetupPage.Command(
                    "A model elsewhere; its key is in key.txt",
                    "circles setup --model gemini:gemini-3.5-flash-lite --consent < key.txt"),
                SetupPage.Command(
                    "A model on this machine", "circles setup --model openai:NAME --url http://127.0.0.1:11434/v1"),
                SetupPage.Command("Agree no more", "circles setup --no-consent"),
            ])
    }

    private func you(_ me: Contact?) -> SetupPage.Row {
        SetupPage.Row(
            "You", me?.name ?? "Not said. Your own name on a screenshot may then be taken for somebody else's.",
            more: me.map { Link("Open", "/people/\($0.id)") },
            [SetupPage.Command("Say who you are", "circles setup --me \"Your Name\"")])
    }

    private var country: SetupPage.Row {
        let code = settings.string(.region)
        let name = code.flatMap { Locale(identifier: "en").localizedString(forRegionCode: $0) ?? $0 }
        return SetupPage.Row(
            "Country",
            name.map { "\($0), for telephone numbers without a country." }
                ?? "Not said. Telephone numbers are compared as they stand.",
            [SetupPage.Command("Say where you live", "circles setup --region \(code ?? "DE")")])
    }

    private var languages: SetupPage.Row {
        let known = settings.languages
        return SetupPage.Row(
            "Languages on screenshots", known.isEmpty ? "Those that are installed." : known.joined(separator: ", "),
            [SetupPage.Command("A line for the file", "languages: eng+deu")])
    }

    private var pictures: SetupPage.Row {
        let kept =
            switch settings.keepImages {
            case .never: "Deleted as soon as nothing about them is open."
            case .settled: "Deleted seven days after everything about them was settled."
            case .always: "Kept until you delete them."
            }
        return SetupPage.Row(
            "Pictures", kept,
            KeepImages.allCases.map {
                SetupPage.Command("A line for the file: \(Self.words($0))", "keepImages: \($0.rawValue)")
            })
    }

    private static func words(_ kept: KeepImages) -> String {
        switch kept {
        case .never: "not at all"
        case .settled: "seven days"
        case .always: "always"
        }
    }

    private func folder(_ folders: [String]) -> SetupPage.Row {
        SetupPage.Row(
            "Folders", folders.isEmpty ? "None is watched." : "Watched so far: \(folders.joined(separator: ", ")).",
            [
                SetupPage.Command("Take what appears in a folder", "circles watch ~/Pictures/Screenshots"),
                SetupPage.Command("Run the server always", "circles setup --service"),
            ])
    }

    private func phones(_ devices: [Device]) -> SetupPage.Row {
        let names = devices.map(\.name).joined(separator: ", ")
        return SetupPage.Row(
            "Phones and programs", devices.isEmpty ? "None is connected." : names + ".",
            more: Link(devices.isEmpty ? "Connect one" : "Devices", "/devices"))
    }

    /// Without a question to a model.
    private func checkup() async -> [SetupPage.Check] {
        await Checkup(
            home: parts.context.home, settings: .success(settings), isOffline: true, store: parts.context.database
        ).findings().map {
            finding in
            SetupPage.Check(
                finding.subject, finding.detail, isFine: finding.isFine, fix: finding.fix.map(RemedyWords.of))
        }
    }
}
