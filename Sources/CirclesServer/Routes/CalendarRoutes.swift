internal import CirclesCore
internal import CirclesService
internal import HTTPTypes
import Hummingbird

/// The calendar that Thunderbird and phones subscribe to. They know an address and nothing else, so the token is in it, and opens
/// nothing but the calendar.
struct CalendarRoutes {
    let parts: ServerParts

    func add(to router: Router<ServerRequestContext>) {
        router.get("calendar/:file", use: calendar)
    }

    @Sendable private func calendar(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let file = context.parameters.get("file") ?? ""
        guard file.hasSuffix(".ics"), let caller = try await parts.access.caller(by: String(file.dropLast(4))),
            caller.scope == .calendar
            // As of a link that is over: whoever guesses is slowed.
        else { throw Failure(.gone, .notPermitted, "there is no such calendar, or it was revoked") }
        let text = try await Events(parts.context).calendar()
        var headers: HTTPFields = [:]
        headers[.contentType] = "text/calendar; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
