import CirclesCore
import CirclesService

/// What can be done, as the commands and options that do it.
enum RemedyText {
    /// Without a full stop.
    static func of(_ remedy: Remedy) -> String {
        switch remedy {
        case .advice(let words): words
        case .retry(let capture): "`circles retry \(capture.short)` tries again"
        case .retryWaiting: "go on with `circles retry --waiting`"
        case .retryLater: "try again later; what waits is worked off with `circles retry --waiting`"
        case .importAgain: "import it again with --force"
        case .giveText: "give text with --text, or as a file that ends in .txt"
        case .searchSubfolders: "subfolders are looked into with --recursive"
        case .process: "run `circles process` first"
        case .previewExport: "`circles import --dry-run` shows what would be filed of a messenger's export"
        case .giveTranscript: "one JSON object as `circles read --json` prints it"
        case .reopen(let note): "open it again with `circles inbox reopen \(note.short)`"
        case .dismiss(let note): "put the note aside with `circles inbox dismiss \(note.short)`"
        case .takeBack(let filing):
            "take the filing back with `circles interactions delete \(filing?.short ?? "ID") --to-inbox`"
        case .showLog: "circles log"
        case .listContacts: "`circles contacts list` shows names and ids"
        case .listFacts: "`circles contacts facts` lists what they say"
        case .nameGroup: "say which with --group NAME"
        case .listProposals: "`circles contacts proposals` lists who is"
        case .sayWhoYouAre: "circles contacts me \"Your Name\""
        case .sayWhereInteractionsGo: "say what becomes of what was filed with them: --merge-into WHO or --to-inbox"
        case .nameParticipant: "say which with --from WHO"
        case .install(let packages, let purpose):
            (purpose.map { "for \($0): " } ?? "") + "apt-get install \(packages.joined(separator: " "))"
        case .otherHome(let first): "\(first), or choose another folder with --home"
        case .copyAccount: "`circles migrate --from ADDRESS --account NAME --to FOLDER` copies an account"
        case .checkUp: "run `circles doctor`"
        case .consent: "run `circles setup` to read what is sent and agree, or use --model rules"
        case .setUp: "circles setup, or circles setup --model rules"
        case .setUpOneByOne: "set up one model at a time, then `circles setup --model` with all of them"
        case .setUpKey(let key): "run `circles setup`, or set \(variable(key))"
        case .setKey(let key): "set \(key) (\(variable(key)))"
        case .setOtherKey(let key): "set another \(key) (\(variable(key))), or another model"
        case .nameModel: "set model (\(variable("model"))) to one that exists"
        case .chooseModel: "name a model: --model gemini:gemini-3.5-flash-lite"
        case .set(let setting): "set `\(setting)` in config.yaml, or \(variable(setting))"
        case .correctSetting(let setting): "correct it in config.yaml or \(variable(setting))"
        case .addAgent: "circles agents add NAME --url https://…"
        case .editAgent: "circles agents edit NAME changes its address and headers"
        case .retryRefused: "`circles agents refused` lists them, and `circles agents retry` sends them again"
        case .listAgents: "`circles agents list` tells"
        case .nameAgent(let names):
            "name one with --agent (\(names)), or make one the usual: circles agents edit NAME --primary"
        case .keepForAgent: "--queue keeps it, and delivers it when the agent can be reached"
        case .checkArrival: "look there whether it came before you send it again"
        case .checkArrivalOfAside: "look there whether it came; `circles agents retry` sends it again"
        case .allowAgentsToWrite: "the user can start it with `circles mcp --allow-writes`"
        case .raiseBudget(let setting): "go on tomorrow with `circles retry --waiting`, or raise \(setting)"
        }
    }

    /// The environment variable of a setting.
    private static func variable(_ setting: String) -> String { Settings.Key(rawValue: setting)?.variable ?? setting }
}

extension CirclesError {
    /// What to do about it, in the terminal's words.
    var hint: String? { remedy.map(RemedyText.of) }
}

extension InboxNote {
    /// What happened and, while it is open, what may make more of it.
    var explanationWithRemedy: String {
        guard state == .open, let remedy else { return explanation }
        guard case .install = remedy else { return "\(explanation); \(RemedyText.of(remedy))" }
        return "\(explanation): \(RemedyText.of(remedy)), then circles retry \(captureID.short)"
    }
}
