/// What of a screen is no conversation, and why: bars, fields, keyboards, menus, buttons.
struct Furniture {
    /// Lines at and below this row are no messages.
    let footer: Int
    private let header: HeaderRule.Header
    private let geometry: PageGeometry
    private let menus: Set<TextLine>
    private let buttons: Set<TextLine>
    private let tabs: Set<TextLine>
    private let profile: Set<TextLine>

    /// - Parameters:
    ///   - lines: What can be read on the screen.
    ///   - found: All that was found on it.
    init(_ lines: [TextLine], found: [TextLine], header: HeaderRule.Header, geometry: PageGeometry) {
        self.header = header
        self.geometry = geometry
        let rules = geometry.rules
        footer = FooterRule(geometry: geometry, icons: BarIcons(found, geometry: geometry), found: found)
            .top(in: lines, below: header.bottom)
        menus = rules.contains(.popups) ? Set(PopupRule(geometry: geometry).covered(lines)) : []
        let (rule, end, top) = (ButtonRule(geometry: geometry), footer, header.bottom)
        let inside = lines.filter { $0.bounds.midY > Double(top) && $0.bounds.midY < Double(end) }
        tabs = rules.contains(.tabs) && header.title != nil ? Set(rule.tabs(inside, below: top)) : []
        profile = rules.contains(.buttons) ? Set(rule.profile(inside)) : []
        buttons =
            rules.contains(.buttons)
            ? Set(rule.pressed(inside, under: profile) + rule.offered(inside) + rule.threads(inside)) : []
    }

    /// The rows between the bars.
    var conversation: Range<Int> {
        let top = max(header.bottom, geometry.screen.y)
        return top..<max(top, min(footer, geometry.screen.maxY))
    }

    /// Nil for what belongs to the conversation.
    func reason(for line: TextLine) -> Transcript.LeftOut.Reason? {
        let (middle, screen) = (line.bounds.midY, geometry.screen)
        if middle <= Double(header.bottom) || tabs.contains(line) || line == header.titleLine { return .titleBar }
        if middle >= Double(footer) { return .inputBar }
        if menus.contains(line) { return .menu }
        if buttons.contains(line) { return .button }
        if profile.contains(line) { return .profile }
        return middle > Double(screen.y) && middle < Double(screen.maxY) ? nil : .beside
    }

    func leaveOut(_ lines: [TextLine], account: inout LineAccount) {
        account.presume([header.titleLine].compactMap(\.self), to: .titleBar)
        for line in lines where line != header.titleLine {
            if let reason = reason(for: line) { account.leaveOut([line], as: reason) }
        }
    }
}
