internal import CirclesCore

/// What can be done, in words for somebody who is not at the command line.
enum RemedyWords {
    /// Without a full stop.
    static func of(_ remedy: Remedy) -> String {
        switch remedy {
        case .advice(let words): words
        case .retry, .retryWaiting, .retryLater: "it can be tried again later"
        case .importAgain: "send it again"
        case .giveText: "send it as text"
        case .searchSubfolders, .process: "send the files one by one"
        case .previewExport: "send it as a messenger's export"
        case .giveTranscript: "send a transcript"
        case .reopen(let note): "reopen note \(note.short) first"
        case .dismiss(let note): "dismiss note \(note.short)"
        case .takeBack: "take the filing back first"
        case .showLog: "the log lists what can be undone"
        case .listContacts: "the contacts list shows names and ids"
        case .listFacts: "the contact's brief lists what is known"
        case .listProposals: "only names that keep appearing are proposed"
        case .nameGroup: "say in which group"
        case .sayWhoYouAre: "say which contact you are"
        case .sayWhereInteractionsGo: "say where its interactions go: into another contact, or to the inbox"
        case .nameParticipant: "say which participant is meant: \"from\""
        case .install(let packages, let purpose):
            (purpose.map { "for \($0): " } ?? "") + "install \(packages.joined(separator: " ")) on the server's machine"
        case .otherHome(let first): first
        case .copyAccount: "copy the account on the server's machine"
        case .checkUp: "run the checkup on the server's machine"
        case .consent, .setUp, .setUpOneByOne, .setUpKey, .setKey, .setOtherKey, .nameModel, .chooseModel, .set,
            .correctSetting, .allowAgentsToWrite:
            "the settings on the server's machine need a change"
        case .editAgent, .retryRefused: "change the agent, and send it again, on the server's machine"
        case .listAgents: "the agents' list tells"
        case .addAgent: "set an agent up on the server's machine"
        case .nameAgent(let names): "say which: \(names)"
        case .checkArrival, .checkArrivalOfAside: "look there whether it came before you send it again"
        case .keepForAgent: "have it kept: \"queue\""
        case .raiseBudget: "go on tomorrow, or raise the budget on the server's machine"
        }
    }
}
