package import Foundation

/// Takes entries of the journal back, each with all that belongs to its step; or, where later ones rest on it, not at all.
package struct JournalUndoing {
    private let store: any JournalTransaction
    private let rules: NameRules
    private let now: Date

    /// - Parameter rules: By which learnt names are held against contacts that are back.
    package init(_ store: any JournalTransaction, by rules: NameRules, at now: Date) {
        self.store = store
        self.rules = rules
        self.now = now
    }

    /// - Parameter id: Nil for the last that can be undone.
    /// - Throws: `CirclesError` with `notFound`; with `usage` when it cannot be undone, or when later entries rest on it:
    ///   they are named.
    package func undo(_ id: JournalEntry.ID?) throws -> Undone {
        let first = try id.map(named) ?? lastThatCanBeUndone()
        try requireUndoable(first)
        let step = try step(of: first)
        let dependants = try dependants(of: step, takenBackWith: first)
        guard dependants.isEmpty else { throw Self.refusal(first, dependants) }
        try requireThere(first, in: step)
        let numbers = Set(step.map(\.number))
        let leaving = try step.filter { member in
            try member.mustGo
                || self.dependants(of: [member]).allSatisfy { numbers.contains($0.number) || $0.goesAlong(with: first) }
        }
        guard leaving.contains(where: { $0.number == first.number }) else { throw Self.refusal(ofPart: first) }
        // Nobody needs to be told that a note was not with somebody who is unknown again.
        let isOfNewContact = leaving.contains { !$0.mustGo }
        var undone = Undone(entry: first.entry, notes: [], forgotten: [])
        var written: Set<Contact.ID> = []
        for member in leaving {
            if isOfNewContact, member.entry.action == .assigned {
                try restore(member, &written)
            } else {
                try undo(member, &undone, &written)
            }
            try store.markUndone(member, at: now)
            if member.entry.action.takesAnswersAlong, let interaction = member.interaction {
                try store.markAnswersUndone(to: interaction, at: now)
            }
        }
        undone.entry.undoneAt = now
        // Who is back may be meant by a name that was learnt meanwhile.
        // It is no step of its own: undone by itself, it would bring back a name that fits two.
        undone.forgotten += try NameLearning(store, at: now).forgetWhatFits(
            try store.contacts(written.sorted()), by: rules, cause: first.entry.id)
        return undone
    }

    private func named(_ id: JournalEntry.ID) throws -> KnownEntry {
        guard let entry = try store.entry(id) else {
            throw CirclesError(.notFound, "there is no entry \(id.short) in the journal", remedy: .showLog)
        }
        return entry
    }

    /// What the user deleted for good is not passed over: whoever wants it back did not mean an older step.
    private func lastThatCanBeUndone() throws -> KnownEntry {
        var last = try store.lastStep(before: nil)
        while let entry = last {
            if entry.entry.action == .deleted {
                throw CirclesError(
                    .usage, "the last step cannot be undone: \(entry.entry.what)", remedy: .showLog)
            }
            if entry.entry.canBeUndone, case let step = try step(of: entry), try isThere(entry, in: step),
                try dependants(of: step, takenBackWith: entry).isEmpty
            {
                return entry
            }
            last = try store.lastStep(before: entry.number)
        }
        throw CirclesError(.notFound, "there is nothing to undo", remedy: .showLog)
    }

    private func requireUndoable(_ known: KnownEntry) throws {
        let entry = known.entry
        guard entry.undoneAt == nil else { throw CirclesError(.usage, "entry \(entry.id.short) is already undone") }
        if entry.action == .aliasForgotten, let cause = entry.cause {
            // By itself it would come back beside whom it fits, too.
            throw CirclesError(
                .usage, "entry \(entry.id.short) belongs to \(cause.short), and is undone with it", remedy: .showLog)
        }
        guard entry.canBeUndone else {
            throw switch entry.action {
            case .noted:
                CirclesError(
                    .usage, "entry \(entry.id.short) cannot be undone: no capture is lost",
                    remedy: known.note.map(Remedy.dismiss))
            default:
                CirclesError(
                    .usage,
                    "entry \(entry.id.short) cannot be undone: what it was about is deleted for good, or it was written "
                        + "by an earlier version")
            }
        }
    }

    /// What goes along with a step stays as long as something of the step does.
    private static func refusal(ofPart known: KnownEntry) -> CirclesError {
        let whole =
            known.entry.cause.map { "it belongs to \($0.short), and is undone with it" } ?? "something rests on it"
        return CirclesError(.usage, "entry \(known.entry.id.short) cannot be undone: \(whole)", remedy: .showLog)
    }

    /// A filing whose interaction is gone has nothing left to take back, unless the same step joined it with another.
    private func isThere(_ known: KnownEntry, in step: [KnownEntry]) throws -> Bool {
        guard known.entry.action.isFiling, let interaction = known.interaction else { return true }
        return try store.interaction(interaction) != nil
            || step.contains { $0.entry.action == .joined && $0.entry.canBeUndone }
    }

    private func requireThere(_ known: KnownEntry, in step: [KnownEntry]) throws {
        guard try isThere(known, in: step) else {
            throw CirclesError(
                .usage, "entry \(known.entry.id.short) cannot be undone: what it filed is gone", remedy: .showLog)
        }
    }

    /// The entry with those of the same step, latest first.
    private func step(of entry: KnownEntry) throws -> [KnownEntry] {
        try ([entry] + store.entries(causedBy: entry.entry.id)).sorted { $0.number > $1.number }
    }

    // MARK: - What rests on it

    /// Later entries, latest first, that an undo would pull the ground from under; but for late answers, which go with what
    /// they answered.
    private func dependants(of step: [KnownEntry], takenBackWith first: KnownEntry) throws -> [KnownEntry] {
        try dependants(of: step.filter(\.mustGo)).filter { !$0.goesAlong(with: first) }
    }

    private func dependants(of entries: [KnownEntry]) throws -> [KnownEntry] {
        var found: [Int64: KnownEntry] = [:]
        for entry in entries {
            for later in try store.entries(after: entry, sharing: MentionPair.dependent) { found[later.number] = later }
        }
        for entry in entries { found[entry.number] = nil }
        return found.values.sorted { $0.number > $1.number }
    }

    private static func refusal(_ known: KnownEntry, _ dependants: [KnownEntry]) -> CirclesError {
        let list = dependants.prefix(5).map { "\($0.entry.id.short) (\($0.entry.what))" }.joined(separator: ", ")
        let more = dependants.count > 5 ? " and \(dependants.count - 5) more" : ""
        return CirclesError(
            .usage, "later entries rest on \(known.entry.id.short): \(list)\(more)",
            hint: "take these back first, the last one first")
    }

    // MARK: - Taking one back

    private func undo(_ known: KnownEntry, _ undone: inout Undone, _ written: inout Set<Contact.ID>) throws {
        if known.entry.action.isFiling, let interaction = known.interaction {
            return try undo(filingOf: interaction, &undone)
        }
        if known.entry.action == .aliasLearnt {
            undone.forgotten += try store.names(madeBy: known).map {
                ForgottenAlias(alias: $0.name.value, contact: $0.contact)
            }
        }
        try restore(known, &written)
    }

    private func restore(_ known: KnownEntry, _ written: inout Set<Contact.ID>) throws {
        let restored = try store.restore(known)
        written.formUnion(restored.contacts)
        for capture in restored.captures.sorted() { try settleAnew(capture) }
    }

    /// Not simply the rows from before: the note must say whom it was not with.
    private func undo(filingOf id: Interaction.ID, _ undone: inout Undone) throws {
        if let interaction = try store.interaction(id)?.interaction {
            let learning = NameLearning(store, at: now)
            let names = try learning.bearing(interaction.participants)
            undone.forgotten += try learning.forget(interaction.participants)
            try store.raiseBookRevision(for: Set(undone.forgotten.map(\.contact)).sorted())
            for name in names { try store.markLearningUndone(of: name, at: now) }
        }
        undone.notes += try TakingBack(store, at: now).takeBack(id, rejecting: nil)
    }

    /// A picture is kept while anything about it is open.
    private func settleAnew(_ capture: Capture.ID) throws {
        if try store.note(of: capture)?.state == .open {
            try store.setRetention(of: capture, since: nil)
        } else if try !store.isInRetention(capture) {
            try store.setRetention(of: capture, since: now)
        }
    }
}

extension KnownEntry {
    /// A contact made for a filing stays when it is used elsewhere meanwhile.
    fileprivate var mustGo: Bool { entry.action != .contactAdded || entry.cause == nil }

    /// A late answer to what is taken back goes with it.
    fileprivate func goesAlong(with first: KnownEntry) -> Bool {
        entry.action == .refreshed && first.entry.action.takesAnswersAlong && interaction == first.interaction
    }
}
