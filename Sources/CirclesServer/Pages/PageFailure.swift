internal import CirclesCore
internal import CirclesPages
import Hummingbird

extension Failure {
    /// For a person in front of a browser.
    func page(for request: Request) -> Response {
        if status == .unauthorized {
            let again = PageAddress.own(request.uri.string) ?? "/"
            return .html(SignInPage(again: request.method == .get ? again : "/").html(), status: status)
        }
        var frame = PageFrame("Not done", .none)
        frame.hasTabs = false
        let said = error.message.capitalizedAtStart + ". " + (hint.map { $0.capitalizedAtStart + "." } ?? "")
        let onward = mayOnlyAdd ? Link("Add screenshots", "/add") : Link("Go on", "/")
        let page = MessagePage(heading, said, action: request.pageBefore.map { Link("Back", $0) } ?? onward)
        var response = Response.html(page.html(frame), status: status)
        for field in headers { response.headers[field.name] = field.value }
        return response
    }

    /// Where nothing is, the hint is one for programs.
    private var hint: String? { status == .notFound ? nil : error.remedy.map(RemedyWords.of) }

    private var heading: String {
        switch status.code {
        case 403: "Not allowed"
        case 404: "There is nothing here"
        case 410: "This link does not work any more"
        case 412: "Changed meanwhile"
        default: "That did not work"
        }
    }
}

extension Request {
    /// The page of ours that a form was sent from; nil where none is named, or it would be this address.
    fileprivate var pageBefore: String? {
        guard method == .post, let referrer = headers[.referer], let authority = head.authority,
            let end = referrer.range(of: "://\(authority)/")?.upperBound
        else { return nil }
        let address = PageAddress.own("/" + referrer[end...].prefix { $0 != "#" })
        return address == uri.string ? nil : address
    }
}
