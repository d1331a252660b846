internal import CirclesCore

/// Lists of events as they were made last, for whoever asks again before anything was written: a page, a calendar program every
/// hour. The rules of dialogue go over many conversations for one list.
actor EventCache {
    struct Question: Hashable {
        var contact: Contact.ID?
        var first: CalendarDate
        var last: CalendarDate?
        var zone: String
        var asSaid: Bool
        var leavesOutPrivate: Bool
    }

    /// Questions that are remembered: a list, a calendar, days ahead, for a few people.
    private static let most = 16

    private var state: ConversationState?
    private var lists: [Question: [Events.Listed]] = [:]

    func list(_ question: Question, at state: ConversationState) -> [Events.Listed]? {
        state == self.state ? lists[question] : nil
    }

    /// - Parameter state: As it was before the list was made.
    func keep(_ list: [Events.Listed], for question: Question, at state: ConversationState) {
        if state != self.state || lists.count >= Self.most { lists = [:] }
        self.state = state
        lists[question] = list
    }
}
