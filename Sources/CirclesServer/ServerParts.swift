internal import CirclesCore
internal import CirclesService

/// What the handlers work with.
struct ServerParts: Sendable {
    let context: AppContext
    let access: Access
    let conversations: Conversations
    let board: ResultBoard
    let metrics: Metrics
    let throttle: Throttle
    let routes: RouteTable
    let options: ServerOptions
    /// Streams that are open.
    let streams: StreamCount
    let retries = Retries()
    let arrivals = Arrivals()
    let previews = PicturePreviews()
}
