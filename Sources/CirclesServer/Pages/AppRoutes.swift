internal import CirclesPages
internal import HTTPTypes
import Hummingbird
internal import NIOCore

/// What makes an app of the pages: its manifest, its service worker, and the page without a connection. They are the same for
/// everybody.
struct AppRoutes {
    static let open = ["/app.webmanifest", "/sw.js", "/offline"]

    func add(to router: Router<ServerRequestContext>) {
        router.get("app.webmanifest") { _, _ in Response.asset(.manifest, isKept: false) }
        router.get("offline") { _, _ in Response.html(OfflinePage().html()) }
        router.get("sw.js") { _, _ in
            var response = Response.asset(.worker, isKept: false)
            // A worker has the policy of its own file, whatever the pages' is.
            response.headers[.contentSecurityPolicy] = "default-src 'none'; script-src 'self'; connect-src 'self'"
            return response
        }
    }
}
