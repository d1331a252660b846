/// Keeps what a calendar calls an event when its conversation tells another day for it: a corrected message changes the event, and
/// makes no other one.
struct CalendarNaming {
    private let store: any StoreTransaction

    init(_ store: any StoreTransaction) {
        self.store = store
    }

    /// - Parameters:
    ///   - before: The interaction as calendars may know it.
    ///   - after: The same, with what is understood now.
    func carry(_ before: Interaction, to after: Interaction) throws {
        let old = PlannedEvent.keys(of: before), new = PlannedEvent.keys(of: after)
        let (oldKeys, newKeys) = (Set(old.map(\.key)), Set(new.map(\.key)))
        var left = old.filter { !newKeys.contains($0.key) }
        let come = new.filter { !oldKeys.contains($0.key) }
        for (key, event) in come {
            let isOnly = left.count == 1 && come.count == 1
            guard let index = left.firstIndex(where: { isOnly || Self.isSame($0.event, event) }) else { continue }
            try store.nameCalendarEntry(key, like: left.remove(at: index).key, of: after.id)
        }
    }

    private static func isSame(_ old: Extraction.Event, _ new: Extraction.Event) -> Bool {
        old.evidence.message == new.evidence.message
            || PlanTitle(text: old.title).isSame(as: PlanTitle(text: new.title))
    }
}
