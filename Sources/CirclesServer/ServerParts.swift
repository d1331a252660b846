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

    /// - Throws: `CirclesError` with `configuration` when the models or the recognition cannot be used.
    init(
        _ context: AppContext, _ options: ServerOptions, throttle: Throttle = Throttle(),
        streams: StreamCount = StreamCount(),
        advise: @escaping (String, Remedy) -> Void
    ) throws(CirclesError) {
        self.context = context
        self.options = options
        self.throttle = throttle
        self.streams = streams
        access = Access(context)
        conversations = try Conversations(context, log: CirclesServing.silent, advise: advise)
        board = ResultBoard()
        metrics = Metrics()
        routes = RouteTable()
    }
}
