internal import CirclesCore
import Hummingbird

/// Every address of the server.
func serverRouter(_ parts: ServerParts, log: @escaping @Sendable (String) -> Void) -> Router<ServerRequestContext> {
    let router = Router(context: ServerRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestLine(metrics: parts.metrics, log: log))
    router.add(middleware: Failures(methods: parts.routes))
    router.add(
        middleware: HostCheck(
            address: parts.options.address, publicHost: parts.options.publicHost, publicPort: parts.options.publicPort))
    router.add(
        middleware: Authentication(access: parts.access, throttle: parts.throttle, proxies: parts.options.proxies))

    router.add(middleware: KnownParameters())

    // For everybody.
    HealthRoutes(parts: parts).addOpen(to: router)
    LinkRoutes(parts: parts).add(to: router)
    AssetRoutes().add(to: router)
    AppRoutes().add(to: router)
    CalendarRoutes(parts: parts).add(to: router)

    // For every device.
    CaptureIntakeRoutes(parts: parts).add(to: router)
    ContractRoutes(parts: parts).add(to: router)
    AddPages(parts: parts).add(to: router)
    PhonePages(parts: parts).add(to: router)
    DevicePages(parts: parts).addLeaving(to: router)

    // For devices and browsers that may do all.
    let all = router.group().add(middleware: FullScope())
    CaptureRoutes(parts: parts).add(to: all)
    AgentRoutes(parts: parts).add(to: all)
    InboxRoutes(parts: parts).add(to: all)
    InteractionRoutes(parts: parts).add(to: all)
    ContactRoutes(parts: parts).add(to: all)
    ContactBookRoutes(parts: parts).add(to: all)
    SearchRoutes(parts: parts).add(to: all)
    ReminderRoutes(parts: parts).add(to: all)
    JournalRoutes(parts: parts).add(to: all)
    StreamRoutes(parts: parts).add(to: all)
    HealthRoutes(parts: parts).addKnown(to: all)
    DescriptionRoutes(parts: parts).add(to: all)

    // For people.
    InboxPages(parts: parts).add(to: all)
    ConversationPages(parts: parts).add(to: all)
    TodayPages(parts: parts).add(to: all)
    SearchPages(parts: parts).add(to: all)
    ImportPages(parts: parts).add(to: all)
    BookPages(parts: parts).add(to: all)
    ActivityPages(parts: parts).add(to: all)
    SendingPages(parts: parts).add(to: all)
    DevicePages(parts: parts).add(to: all)
    SetupPages(parts: parts).add(to: all)
    PictureRoutes(parts: parts).add(to: all)

    parts.routes.fill(from: router)
    return router
}
