package import CirclesCore
internal import CirclesFiles
package import CirclesSpool
package import Foundation

/// Hands pictures to agents, made small before.
package struct Sending: Sendable {
    private let book: AgentBook
    private let outbox: Outbox
    private let patience: Int

    /// Seconds until a picture counts as not delivered.
    package static let patience = 15

    package init(_ home: Home, patience: Int = Self.patience) {
        book = AgentBook(home)
        outbox = Outbox(home)
        self.patience = patience
    }

    package struct Sent: Sendable {
        /// The agent's name.
        package let agent: String
        /// Bytes of the picture as it was sent.
        package let size: Int
        package let state: State

        /// It is not known to have come there.
        package var waits: Bool { state != .delivered }
    }

    /// What is known of a picture when `send` returns.
    package enum State: Sendable {
        case delivered
        /// The agent could not be reached: it is kept, and delivered when it can be.
        case kept
        /// It is kept, and another process is at it.
        case handedOn
    }

    /// The agent that a picture would go to.
    ///
    /// - Throws: As `AgentBook.chosen`.
    package func agent(_ name: String?) throws(CirclesError) -> Agent { try book.chosen(name) }

    /// - Parameters:
    ///   - name: The agent's; nil: the only or the primary one.
    ///   - source: What the picture was taken from, as the agent is told.
    ///   - called: What the user knows the picture by.
    ///   - capture: The capture that it is of; nil for a file.
    ///   - keeps: Keep the picture where the agent cannot be reached now. One that is kept for the agent already stays kept.
    /// - Throws: `CirclesError`: `configuration` when no agent is set up, `badInput` for what is no picture, too large or
    ///   refused, `unavailable` when the agent cannot be reached or may have it, `cannotWrite` when it can neither be reached nor
    ///   the picture be kept.
    package func send(
        _ picture: Data, to name: String?, source: String = "circles", called label: String = "",
        of capture: Capture.ID? = nil, keeps: Bool
    ) async throws(CirclesError) -> Sent {
        let agent = try book.chosen(name)
        var outgoing = OutgoingPicture(
            id: .timeOrdered(Date()), agent: agent.name, source: source, name: UntrustedText.line(label, limit: 120),
            capture: capture, jpeg: try await AgentPicture().jpeg(of: picture))
        let delivery = try AgentDelivery(deviceID: try book.deviceID(), patience: patience)
        var state = State.delivered
        if let known = outbox.kept(like: outgoing) {
            // Kept earlier: sent beside that one, it would come twice.
            outgoing = known
            state = try await deliver(outgoing, to: agent, by: delivery)
        } else {
            // Beside what was put aside it would come twice when that is sent again.
            let aside = outbox.kept(like: outgoing, refused: true)
            if let aside { outgoing = aside }
            if keeps {
                state = try await keepAndDeliver(outgoing, isAside: aside != nil, to: agent, by: delivery)
            } else {
                try await delivery.send(outgoing, to: agent)
                if aside != nil { try outbox.remove(outgoing.id, refused: true) }
            }
        }
        return Sent(agent: agent.name, size: outgoing.jpeg.count, state: state)
    }

    /// What cannot be kept is sent all the same.
    private func keepAndDeliver(
        _ picture: OutgoingPicture, isAside: Bool, to agent: Agent, by delivery: AgentDelivery
    ) async throws(CirclesError) -> State {
        do throws(CirclesError) {
            if isAside { try outbox.waitAgain(picture.id) } else { try outbox.keep(picture) }
        } catch let unkept {
            do throws(CirclesError) {
                try await delivery.send(picture, to: agent)
            } catch {
                guard error.retryable else { throw error }
                throw CirclesError(unkept.code, "\(error.message); \(unkept.message)", remedy: unkept.remedy)
            }
            return .delivered
        }
        return try await deliver(picture, to: agent, by: delivery)
    }

    /// Seconds for which whoever delivers already is waited for, and between two looks.
    private static let wait = 5.0, glance = 0.05

    /// Delivers a picture that is kept, or hears what became of it where another process does.
    private func deliver(
        _ picture: OutgoingPicture, to agent: Agent, by delivery: AgentDelivery
    ) async throws(CirclesError) -> State {
        let end = AppContext.seconds() + Self.wait
        while outbox.waits(picture.id) {
            if let lock = try outbox.lock() {
                let result: Result<State, CirclesError>
                do throws(CirclesError) {
                    result = .success(try await deliverUnderLock(picture, to: agent, by: delivery))
                } catch {
                    result = .failure(error)
                }
                lock.release()
                return try result.get()
            }
            guard AppContext.seconds() < end, !Task.isCancelled else { return .handedOn }
            try? await Task.sleep(for: .seconds(Self.glance))
        }
        return try outcome(of: picture)
    }

    private func deliverUnderLock(
        _ picture: OutgoingPicture, to agent: Agent, by delivery: AgentDelivery
    ) async throws(CirclesError) -> State {
        guard outbox.waits(picture.id) else { return try outcome(of: picture) }
        do throws(CirclesError) {
            try await delivery.send(picture, to: agent)
        } catch {
            if error.retryable {
                outbox.note(error, of: agent.name)
                return .kept
            }
            if error.mayHaveArrived {
                try outbox.putAside(picture.id, error)
            } else {
                try outbox.remove(picture.id)
            }
            throw error.ofPutAside
        }
        try outbox.remove(picture.id)
        return .delivered
    }

    /// What another process made of a picture that waits no more. Whoever asked hears of a refusal here, and it is not put aside
    /// for later, unless the agent may have it.
    private func outcome(of picture: OutgoingPicture) throws(CirclesError) -> State {
        guard let refused = outbox.refused(by: picture.agent).first(where: { $0.id == picture.id }) else {
            return .delivered
        }
        if !refused.mayHaveArrived { try outbox.remove(picture.id, refused: true) }
        throw refused.error.ofPutAside
    }
}

/// A picture that waited and that its agent has now.
package struct DeliveredPicture: Sendable {
    package let agent: String
    /// What the user knows it by.
    package let name: String
}

/// Delivers what waits for agents.
package struct OutboxWorker: Sendable {
    private let book: AgentBook
    private let outbox: Outbox
    private let tell: @Sendable (DeliveredPicture) -> Void
    private let warn: @Sendable (CirclesError) -> Void
    private let patience: Int

    /// - Parameters:
    ///   - tell: Takes each picture that its agent has now.
    ///   - warn: Takes what an agent refused, and what hinders the work.
    package init(
        _ home: Home, patience: Int = Sending.patience,
        tell: @escaping @Sendable (DeliveredPicture) -> Void = { _ in },
        warn: @escaping @Sendable (CirclesError) -> Void
    ) {
        book = AgentBook(home)
        outbox = Outbox(home)
        self.patience = patience
        self.tell = tell
        self.warn = warn
    }

    /// Seconds until what could not be delivered is tried again, growing while nothing gets through.
    private static let pause = 30.0
    private static let longestPause = 900.0

    /// - Parameter stays: Deliver what comes, too, until the stop is set; otherwise one try each.
    package func run(until stop: StopSignal, stays: Bool) async {
        var pause = Self.pause
        var events: FolderEvents?
        while true {
            if stays, events == nil { events = (try? outbox.prepared()).map { FolderEvents([$0], .placed) } }
            let isDone = await round(stop)
            guard stays, !stop.isSet else { return }
            pause = isDone ? Self.pause : min(pause * 2, Self.longestPause)
            await (events ?? FolderEvents([], .placed)).wait(pause, stop: stop)
            if stop.isSet { return }
        }
    }

    /// - Returns: Whether nothing waits any more.
    private func round(_ stop: StopSignal) async -> Bool {
        guard !outbox.ids().isEmpty else { return true }
        do throws(CirclesError) {
            // Another process delivers what this one would.
            guard let lock = try outbox.lock() else { return true }
            let isDone = await delivered(stop)
            lock.release()
            return isDone
        } catch {
            warn(error)
            return false
        }
    }

    private func delivered(_ stop: StopSignal) async -> Bool {
        do throws(CirclesError) {
            return try await deliver(stop)
        } catch {
            warn(error)
            return false
        }
    }

    private func deliver(_ stop: StopSignal) async throws(CirclesError) -> Bool {
        let delivery = try AgentDelivery(deviceID: try book.deviceID(), patience: patience)
        let agents = try book.list()
        // Agents that cannot be reached in this round.
        var unreachable: Set<String> = []
        for id in outbox.ids() {
            if stop.isSet || Task.isCancelled { return false }
            guard let picture = outbox.picture(id), let agent = agents.first(where: { $0.name == picture.agent }) else {
                try outbox.putAside(id)
                continue
            }
            guard !unreachable.contains(agent.name) else { continue }
            do throws(CirclesError) {
                try await delivery.send(picture, to: agent)
                try outbox.remove(id)
                tell(DeliveredPicture(agent: agent.name, name: picture.name))
            } catch {
                // A key that ran out is renewed, and what waits goes then.
                guard !error.retryable, error.code != .notPermitted else {
                    outbox.note(error, of: agent.name)
                    if unreachable.insert(agent.name).inserted, !error.retryable { warn(error) }
                    continue
                }
                // Whoever lets one wait lets the next wait, too.
                if error.mayHaveArrived { unreachable.insert(agent.name) }
                try outbox.putAside(id, error)
                warn(error.ofPutAside.about(picture.name))
            }
        }
        return unreachable.isEmpty
    }
}
