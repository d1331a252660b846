/// A page that says one thing, and where to go on.
package struct MessagePage: Sendable {
    let heading: String
    let said: String
    let action: Link?
    /// A button that does something, in place of a link.
    let submit: Submit?

    package struct Submit: Sendable {
        let words: String
        let target: String

        package init(_ words: String, to target: String) {
            self.words = words
            self.target = target
        }
    }

    package init(_ heading: String, _ said: String, action: Link? = nil, submit: Submit? = nil) {
        self.heading = heading
        self.said = said
        self.action = action
        self.submit = submit
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("message", frame, self) }
}

/// For a browser that is not signed in.
package struct SignInPage: Sendable {
    /// The address that was asked for.
    let again: String

    package init(again: String) {
        self.again = again
    }

    package func html() -> String {
        var frame = PageFrame("Sign in", .none)
        frame.hasTabs = false
        // What a phone shared while nobody knew it any more is in the browser still.
        frame.takesFiles = true
        return PageTemplates.html("sign-in", frame, self)
    }
}
