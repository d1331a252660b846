package import CirclesCore
package import Foundation

/// Exported chats as the conversations of their days.
package struct ChatDays {
    /// Whom a chat's messages may be from, and what was answered.
    package typealias Question = (_ senders: [String], _ chat: String) throws(CirclesError) -> Answer?

    package enum Answer: Sendable {
        case me(String)
        /// The user wrote none of it.
        case nobody
    }

    private var owner: ChatOwner
    /// Nothing in an export was written later.
    private let today: CalendarDate
    /// Asks whoever hands the chat in; nil where nobody is there.
    private let question: Question?
    /// The first chat of each name that has a number, with that number.
    private var accounts: [String: String] = [:]
    /// What was left out, in words.
    package private(set) var remarks: [String] = []
    /// What the user is called, as was answered.
    package private(set) var answeredNames: [String] = []

    package init(
        owner: ChatOwner, today: CalendarDate = CalendarDate(Date(), in: .current), question: Question? = nil
    ) {
        self.owner = owner
        self.today = today
        self.question = question
    }

    /// A text that is an exported chat with days becomes one source a day; anything else stays as it is. Whose messages a chat has is
    /// asked about either way.
    package mutating func days(of source: ImportSource) throws(CirclesError) -> [ImportSource] {
        guard case .text(let text, _, let path) = source,
            let chat = ChatText.read(text, owner: owner, today: today),
            let settled = try told(chat, path.map { URL(filePath: $0).lastPathComponent } ?? "the text"),
            chat.lines.allSatisfy({ $0.date != nil })
        else { return [source] }
        return settled.days.map { .chat($0, path: path) }
    }

    /// - Returns: Nil for a file that is no exported chat by its name and content.
    /// - Throws: `CirclesError` with `badInput` for a `.json` or `.zip` in which no chat is found, and where it cannot be told which
    ///   messages are the user's.
    package mutating func days(_ path: String) throws(CirclesError) -> [ImportSource]? {
        guard let chats = try ChatFile.chats(path, owner, today: today) else { return nil }
        return try days(of: chats, path)
    }

    /// What lies in a folder, and may be anything.
    ///
    /// - Returns: Empty for what is no chat.
    mutating func inFolder(_ path: String) throws(CirclesError) -> [ImportSource] {
        if let chats = try ChatFile.chats(path, owner, today: today) {
            return chats.isEmpty ? [] : try days(of: chats, path)
        }
        // A chat without days is kept as its text.
        guard let text = ChatFile.words(path), ChatText.read(text, owner: owner, today: today) != nil else { return [] }
        return try days(of: .text(try SharedText.check(Data(text.utf8)), origin: .cli, path: path))
    }

    private mutating func days(of chats: [ExportedChat], _ path: String) throws(CirclesError) -> [ImportSource] {
        let name = URL(filePath: path).lastPathComponent
        var sources: [ImportSource] = []
        for chat in try people(chats, name) {
            guard let settled = try told(chat, name) else {
                throw CirclesError(
                    .badInput, "\(name) does not say which messages are yours",
                    remedy: .set(Settings.Key.chatNames.rawValue))
            }
            sources += settled.days.map { .chat($0, path: path) }
        }
        return sources
    }

    /// What was shared, where nobody is there to be asked: a chat that does not say whose its messages are is a note a day.
    ///
    /// - Parameter name: What the file was called; nil for a text.
    /// - Returns: Nil for what is no exported chat.
    /// - Throws: As for a path.
    mutating func shared(_ bytes: Data, name: String?) throws(CirclesError) -> [ExportedChat]? {
        guard let chats = try ChatFile.chats(bytes, name: name ?? "", owner, today: today) else { return nil }
        return try people(chats, name ?? "the text").flatMap { chat in
            guard owner.isOpen(chat) else { return owner.resolved(chat).days }
            var open = owner.resolved(chat)
            // On a day of one writer alone it would look like that one's chat, which may be the user.
            open.doubt = open.doubt ?? ExportedChat.ownerIsUnknown
            return open.days
        }
    }

    /// The chat with its sides; nil where nobody can tell them.
    private mutating func told(_ chat: ExportedChat, _ name: String) throws(CirclesError) -> ExportedChat? {
        guard owner.isOpen(chat) else { return owner.resolved(chat) }
        switch try question?(chat.senders, chat.title ?? name) {
        case .me(let sender)?:
            owner = owner.adding([sender])
            answeredNames.append(sender)
        case .nobody?:
            var others = chat
            for index in others.lines.indices { others.lines[index].isOwn = false }
            return owner.resolved(others)
        case nil: return nil
        }
        return owner.resolved(chat)
    }

    /// Channels and bots are no people, and the user's own notes no conversation.
    private mutating func people(_ chats: [ExportedChat], _ name: String) throws(CirclesError) -> [ExportedChat] {
        guard !chats.isEmpty else {
            throw CirclesError(
                .badInput, "\(name) holds no chat that is understood",
                hint:
                    "WhatsApp's .txt or .zip, Telegram's result.json, Messenger's and Instagram's message_1.json, and "
                    + "data.json of Signal's tools are")
        }
        let people = chats.filter { $0.nature == .people }
        guard !people.isEmpty else {
            throw CirclesError(
                .badInput, "\(name) holds no conversation with a person",
                hint: "channels, bots and your own saved messages are left out")
        }
        let rest = Dictionary(grouping: chats, by: \.nature)
        let words = [
            rest[.channel].map { Counted.text($0.count, "channel") }, rest[.bot].map { Counted.text($0.count, "bot") },
            rest[.ownNotes].map { _ in "your own notes" },
        ].compactMap(\.self)
        if !words.isEmpty { remarks.append("\(name): left out \(words.joined(separator: ", "))") }
        return people.map { doubted($0) }
    }

    /// Two numbers of one name are two people, also in two files.
    private mutating func doubted(_ chat: ExportedChat) -> ExportedChat {
        guard chat.doubt == nil, !chat.isGroup, let title = chat.title, let account = chat.account else { return chat }
        let key = "\(chat.app.rawValue) \(NameNormalizer.fold(title))"
        guard let first = accounts[key] else {
            accounts[key] = account
            return chat
        }
        var chat = chat
        if first != account { chat.doubt = "another chat is called \"\(UntrustedText.line(title, limit: 80))\", too" }
        return chat
    }
}

extension AppContext {
    /// Whose messages of an exported chat are the user's: by the configuration, and by the user's own contact.
    package func chatOwner() async throws(CirclesError) -> ChatOwner {
        ChatOwner(names: settings.chatNames + (try await matcher().index.ownNames))
    }

    /// Remembers what the user is called in exported chats.
    ///
    /// - Throws: `CirclesError` with `configuration` or `cannotWrite`.
    package func remember(chatName: String) throws(CirclesError) {
        let names = settings.chatNames + [chatName.replacing(",", with: " ")]
        try SettingsFile(url: home.configurationFile).update([.chatNames: names.joined(separator: ",")])
    }
}

extension Settings {
    /// What the user is called in exported chats.
    var chatNames: [String] {
        (string(.chatNames) ?? "").split(separator: ",").map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
    }
}
