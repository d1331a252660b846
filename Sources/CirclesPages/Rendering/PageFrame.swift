/// What stands around every page: its title, where the user is, and what was done last.
package struct PageFrame: Sendable {
    /// The pages that the tabs lead to.
    package enum Tab: Sendable { case inbox, people, timeline, activity, add, none }

    package var title: String
    /// Goes with every form: a page of somebody else does not know it.
    package var csrf = ""
    /// Notes that wait; nil where that is nobody's business.
    package var openNotes: Int? { didSet { waiting = openNotes == 0 ? nil : openNotes } }
    /// The same where there are any. Templates see stored properties only.
    private(set) var waiting: Int?
    package var toast: Toast?
    /// Tabs are shown.
    package var hasTabs = true
    /// Only screenshots may be added: the other pages are not offered.
    package var isCaptureOnly = false
    /// One note fills the page: on a phone, there are no tabs below it.
    package var isByNote = false
    /// Files are handed over here, and what waits for a connection is shown.
    package var takesFiles = false
    let adding = PageAsset.adding.address
    let queue = PageAsset.queue.address
    /// Seconds after which a browser without script looks again.
    package var refresh: Int?
    /// A page that is gone through step by step: on a phone it has a way back in place of the tabs.
    var isFlow = false
    var back: Link?
    let isInbox, isPeople, isTimeline, isActivity, isAdd: Bool
    let style = PageAsset.style.address
    let script = PageAsset.script.address
    let icon = PageAsset.icon.address

    package init(_ title: String, _ tab: Tab) {
        self.title = title
        isInbox = tab == .inbox
        isPeople = tab == .people
        isTimeline = tab == .timeline
        isActivity = tab == .activity
        isAdd = tab == .add
    }
}

/// A way to another page.
package struct Link: Sendable {
    let text: String
    let address: String

    package init(_ text: String, _ address: String) {
        self.text = text
        self.address = address
    }
}

/// What was just done, and how it is taken back.
package struct Toast: Sendable {
    let said: String
    /// Of the entry in the journal; nil for what cannot be taken back.
    let entry: String?
    /// Where taking it back leads.
    let returnTo: String

    package init(_ said: String, undo entry: String? = nil, returnTo: String = "/") {
        self.said = said
        self.entry = entry
        self.returnTo = returnTo
    }
}
