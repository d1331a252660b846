import CirclesCore
import Foundation

/// A template as small as can be, and values every test of this folder needs.
enum Sample {
    static let template = """
        <!-- circles prompt test -->
        <!-- a comment {{nothing}} -->
        # System
        Rules.
        # User
        On {{captured}}.
        App {{app}}.
        Note: {{note}}
        {{contacts}}
        BEGIN {{marker}}
        {{transcript}}
        END {{marker}}
        """
    static let schema = #"{"properties":{"contactID":{"enum":["NONE"]}}}"#

    /// Thursday, 2024-01-04, 10:30 UTC.
    static let capturedAt = CaptureTime(
        instant: Date(timeIntervalSince1970: 1_704_364_200), zone: "UTC", source: .given)

    static func marker(_ seed: UInt64 = 1) -> RequestMarker {
        var generator = Counting(state: seed)
        return RequestMarker(using: &generator)
    }

    static func contacts(_ names: String...) -> [ContactReference] {
        names.map { ContactReference(Contact(name: $0)) }
    }

    /// "L: text", "R: text", "C: text", "?: text"; a title first when given.
    static func chat(title: String? = nil, isGroup: Bool = false, _ lines: String...) -> Transcript {
        let messages = lines.map { line in
            let side: Message.Side =
                switch line.prefix(1) {
                case "L": .left
                case "R": .right
                case "C": .center
                default: .unknown
                }
            return Message(side: side, text: String(line.dropFirst(3)))
        }
        let text = messages.map(\.text).joined(separator: "\n")
        return Transcript(title: title, isGroup: isGroup, messages: messages, text: text)
    }

    private struct Counting: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }
}
