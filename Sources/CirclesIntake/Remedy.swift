/// What a person can do about what went wrong.
///
/// It names no command, option or page: whoever shows it does, so that a terminal prints a command and a page a link.
package enum Remedy: Codable, Hashable, Sendable {
    /// Plain words, such as "check the file's permissions".
    case advice(String)

    // Captures.
    /// Work on this capture once more.
    case retry(CaptureID)
    /// Work off all that waits.
    case retryWaiting
    /// The other side may answer later; what waits is worked off then.
    case retryLater
    /// Import what was imported before, as if it were new.
    case importAgain
    /// Hand it in as text: it is no picture.
    case giveText
    /// Look into the folder's subfolders, too.
    case searchSubfolders
    /// Look at the shares that wait first.
    case process
    /// Import a messenger's export without storing anything.
    case previewExport
    /// Hand in a transcript as reading a picture gives it.
    case giveTranscript

    // What is filed and what is not.
    case reopen(NoteID)
    case dismiss(NoteID)
    /// Take a filing back; nil when it is not known which.
    case takeBack(InteractionID?)
    case showLog
    case listContacts
    /// Look at what is known of a contact.
    case listFacts
    /// Look at who is proposed as a contact.
    case listProposals
    /// Say which contact the user is.
    case sayWhoYouAre
    /// Of a name that several groups have.
    case nameGroup
    /// Say what becomes of a contact's interactions.
    case sayWhereInteractionsGo
    /// Say who of several participants is meant.
    case nameParticipant

    // This machine and how Circles is set up.
    /// Debian packages to install, and what for, where they are not needed by everybody.
    case install([String], for: String? = nil)
    /// Copy one account of the database into a folder of its own.
    case copyAccount
    /// What is said in plain words, or another folder for all that Circles keeps.
    case otherHome(orElse: String)
    case checkUp
    /// Read what is sent to a model, and agree, or do without one.
    case consent
    /// Choose a model, or none, for good.
    case setUp
    /// Set up each model by itself, then choose all of them.
    case setUpOneByOne
    /// Set up the model with its key, or set its key alone: the name of the key's setting.
    case setUpKey(String)
    /// Hand in a model's key: the name of its setting.
    case setKey(String)
    /// Another key or another model, as this key may not use this model: the name of the key's setting.
    case setOtherKey(String)
    /// A model that exists.
    case nameModel
    /// Say which model is meant: the rules ask none.
    case chooseModel
    /// Set the setting of this name, which has no value.
    case set(String)
    /// Correct the setting of this name.
    case correctSetting(String)
    /// Set an agent up that pictures can be sent to.
    case addAgent
    /// Change what is known of an agent: its address, its key.
    case editAgent
    /// Look at what agents refused, and send it again.
    case retryRefused
    /// Look at what waits for agents.
    case listAgents
    /// Say which of these agents is meant.
    case nameAgent(String)
    /// Have the picture kept until its agent can be reached.
    case keepForAgent
    /// Look whether the agent has the picture before it is sent again.
    case checkArrival
    /// The same of a picture that is put aside.
    case checkArrivalOfAside
    /// Start the agents' protocol so that it may write.
    case allowAgentsToWrite
    /// Go on tomorrow, or raise the budget of this name.
    case raiseBudget(String)
}

extension Remedy {
    /// The words of plain advice.
    package var advice: String? { if case .advice(let words) = self { words } else { nil } }
}
