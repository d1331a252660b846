internal import CirclesCore
internal import CirclesPages
import Hummingbird

/// A step on a page that was not done, where the page can be shown again.
struct RefusedStep {
    let failure: Failure
    /// In words for whoever is in front of the page.
    let said: String

    /// Nil for what the page cannot answer: nobody is signed in, the form is of another session, the thing is gone.
    init?(_ error: any Error) {
        let failure = Failure(error)
        guard ![401, 403, 404].contains(failure.status.code) else { return nil }
        self.failure = failure
        guard failure.status != .preconditionFailed else {
            said =
                "This was changed meanwhile, and your change was not made. Look at what it says now; "
                + "what you typed stands below."
            return
        }
        let hint = failure.error.remedy.map { " \(RemedyWords.of($0).capitalizedAtStart)." } ?? ""
        said = "Not done: \(failure.error.message).\(hint)"
    }

    /// The page, with the failure's own status.
    func response(_ html: String) -> Response {
        var response = Response.html(html, status: failure.status)
        for field in failure.headers { response.headers[field.name] = field.value }
        return response
    }
}

extension PageForm {
    /// A correction as it stands in the form; nil where the form is another one.
    var typedMessage: MessageForm.Typed? {
        guard self["message"] != nil else { return nil }
        return MessageForm.Typed(
            text("text") ?? "", side: self["side"].flatMap { Message.Side(rawValue: $0) }, sender: text("sender"))
    }
}
