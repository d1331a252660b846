import CirclesCore
import Foundation

/// A short chat with what is in it, as `Fixtures/dialogues` holds them.
struct Dialogue: Decodable {
    struct Line: Decodable {
        var side: Message.Side
        var sender: String?
        var text: String
    }

    struct Item: Decodable {
        var message: Int
        var date: CalendarDate?
        var time: ClockTime?
        var title: String?
        var topic: String?
        var relation: String?
        var about: Extraction.Subject?
        var quote: String
    }

    struct Truth: Decodable {
        var dates: [Item]
        var events: [Item]
        var interests: [Item]
        var relationships: [Item]
    }

    var id: String
    var capturedAt: String
    var zone: String
    var isGroup: Bool
    var title: String?
    var messages: [Line]
    var truth: Truth

    static func read(_ url: URL) throws -> [Dialogue] {
        let decoder = JSONDecoder()
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
            try decoder.decode(Dialogue.self, from: Data($0.utf8))
        }
    }

    var transcript: Transcript {
        Transcript(
            title: title, isGroup: isGroup,
            messages: messages.map { Message(side: $0.side, sender: $0.sender, text: $0.text) },
            text: messages.map(\.text).joined(separator: "\n"))
    }

    /// `capturedAt` is local wall time.
    var captureTime: CaptureTime {
        let zone = TimeZone(identifier: zone) ?? .gmt
        let utc = (try? Date(capturedAt + "Z", strategy: .iso8601)) ?? .distantPast
        return CaptureTime(
            instant: utc.addingTimeInterval(-Double(zone.secondsFromGMT(for: utc))), zone: self.zone, source: .given)
    }
}

/// Hits, false finds and misses by kind; never a text.
struct DialogueScore {
    struct Tally {
        var hits = 0
        var found = 0
        var expected = 0
        var precision: Double { found == 0 ? 1 : Double(hits) / Double(found) }
        var recall: Double { expected == 0 ? 1 : Double(hits) / Double(expected) }
    }

    var dates = Tally()
    var events = Tally()
    var interests = Tally()
    var relationships = Tally()
    var aboutRight = 0
    var aboutAll = 0
    /// What went wrong, for tuning on the development half alone.
    var mistakes: [String] = []

    var about: Double { aboutAll == 0 ? 1 : Double(aboutRight) / Double(aboutAll) }

    mutating func add(_ dialogue: Dialogue) {
        let found = RuleBasedExtractor().extract(dialogue.transcript, capturedAt: dialogue.captureTime)
        let truth = dialogue.truth
        let id = dialogue.id

        count(
            \.dates, found.dates, truth.dates, "date", id,
            matches: {
                $0.evidence.message == $1.message && $0.date == $1.date && ($1.time == nil || $0.time == $1.time)
            },
            about: { _ in nil }, describe: { "\($0.date) \($0.time?.description ?? "-") “\($0.evidence.quote)”" })
        // Naming an event a second time on the same day is no error.
        let events = found.events.filter { event in
            guard let date = event.date else { return true }
            let isAtTruth = truth.events.contains { $0.message == event.evidence.message && $0.date == date }
            let repeats = !isAtTruth && truth.events.contains { $0.date == date }
            return !repeats
        }
        count(
            \.events, events, truth.events, "event", id,
            matches: { $0.evidence.message == $1.message && $0.date == $1.date },
            about: { $0.about }, describe: { "\($0.title) \($0.date?.description ?? "-") “\($0.evidence.quote)”" })
        for event in events {
            guard
                let item = truth.events.first(where: { $0.message == event.evidence.message && $0.date == event.date }),
                let time = item.time, time != event.time
            else { continue }
            mistakes.append("\(id) event time: \(event.time?.description ?? "-") instead of \(time)")
        }
        count(
            \.interests, found.interests, truth.interests, "interest", id,
            matches: { $0.evidence.message == $1.message && Self.overlap($0.topic, ($1.topic ?? "") + " " + $1.quote) },
            about: { $0.about }, describe: { "\($0.topic) “\($0.evidence.quote)”" })
        count(
            \.relationships, found.relationships, truth.relationships, "relationship", id,
            matches: {
                $0.evidence.message == $1.message
                    && ($0.relation == $1.relation || Self.overlap($0.evidence.quote, $1.quote))
            },
            about: { $0.about }, describe: { "\($0.relation) “\($0.evidence.quote)”" })
    }

    private mutating func count<Found>(
        _ tally: WritableKeyPath<Self, Tally>, _ found: [Found], _ truth: [Dialogue.Item], _ kind: String, _ id: String,
        matches: (Found, Dialogue.Item) -> Bool, about: (Found) -> Extraction.Subject?, describe: (Found) -> String
    ) {
        var open = truth
        self[keyPath: tally].found += found.count
        self[keyPath: tally].expected += truth.count
        for item in found {
            guard let index = open.firstIndex(where: { matches(item, $0) }) else {
                mistakes.append("\(id) false \(kind): \(describe(item))")
                continue
            }
            let match = open.remove(at: index)
            self[keyPath: tally].hits += 1
            guard let subject = about(item), let expected = match.about else { continue }
            aboutAll += 1
            if subject == expected {
                aboutRight += 1
            } else {
                mistakes.append("\(id) \(kind) about \(subject), not \(expected): \(describe(item))")
            }
        }
        for item in open { mistakes.append("\(id) missed \(kind): “\(item.quote)”") }
    }

    private static func overlap(_ a: String, _ b: String) -> Bool {
        func words(_ text: String) -> Set<String> {
            Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 2 }.map { String($0.prefix(5)) })
        }
        return !words(a).isDisjoint(with: words(b))
    }

    /// One line a kind.
    var report: String {
        func line(_ name: String, _ tally: Tally) -> String {
            String(
                format: "%@ precision %.3f recall %.3f (%d hits, %d found, %d true)", name, tally.precision,
                tally.recall,
                tally.hits, tally.found, tally.expected)
        }
        return [
            line("dates", dates), line("events", events), line("interests", interests),
            line("relationships", relationships), String(format: "about %.3f (%d of %d)", about, aboutRight, aboutAll),
        ].joined(separator: "\n")
    }
}
