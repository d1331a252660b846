/// A message as one picture of it shows it, ready to be compared with another picture's.
struct MessageObservation: Sendable {
    private let side: Message.Side
    private let kind: Message.Kind?
    /// Shown above the first of a row of messages only.
    private let sender: String?
    private let time: ClockTime?
    /// The day the picture shows above it.
    private let day: CalendarDate?
    let letters: [UInt32]
    /// What is compared when there are no letters in it: emoji, signs.
    private let signs: String
    /// Of a message that nobody read from a picture: nothing in it can have been misread.
    private let typed: String?
    private let message: Message

    init(_ shown: Message, day: CalendarDate?) {
        let message = shown.asItWasRead
        self.message = message
        side = message.side
        // That it was forwarded, not every picture shows.
        kind = message.kind == .forwarded ? nil : message.kind
        sender = message.sender
        time = message.time.flatMap(InteractionDraft.clockTime)
        self.day = day
        letters = TextSimilarity.letters(message.text)
        signs = letters.isEmpty ? message.text.filter { !$0.isWhitespace } : ""
        typed = message.bounds == nil && message.confidence == 1 ? PlainText.of(message.text) : nil
    }

    /// All messages of a transcript.
    static func all(_ transcript: Transcript, capturedAt: CaptureTime) -> [MessageObservation] {
        let days = DaysOfMessages(transcript, capturedAt: capturedAt)
        return transcript.messages.enumerated().map { MessageObservation($1, day: days.shownDay(ofMessage: $0)) }
    }

    /// Whether both can be one message: on one side, from one sender, at one time, of one text. What only one of the
    /// pictures shows speaks neither for it nor against it, but for the side, the kind and the text.
    ///
    /// A text says on which side a message stood only where it was known whose the chat is, and its times are those of the clocks
    /// it was exported by, which need not be those of the day itself: they are held against another text's alone.
    func isSame(as other: MessageObservation) -> Bool {
        mayStand(for: other)
            && (isText && other.isText ? typed == other.typed : TextSimilarity.areAlike(letters, other.letters))
    }

    /// Whether the picture of the two may show the text's message with a word of it misread. Of two texts neither was read, of
    /// two pictures nobody knows which one is wrong.
    func isMisreading(of other: MessageObservation) -> Bool {
        isText != other.isText && mayStand(for: other) && TextSimilarity.areNear(letters, other.letters)
    }

    /// All but the text.
    private func mayStand(for other: MessageObservation) -> Bool {
        let areTexts = isText && other.isText
        return (side == other.side || areTexts && (side == .unknown || other.side == .unknown))
            && kind == other.kind && signs == other.signs
            && (isText != other.isText || agree(time, other.time)) && agree(day, other.day)
            && (sender.flatMap { mine in other.sender.map { NameReading.mayBeOne(mine, $0) } } ?? true)
    }

    /// Whether nobody read it from a picture.
    var isText: Bool { typed != nil }

    /// Whether both are texts that say when it was written: what is the same then was not said twice.
    func isOfSameMoment(as other: MessageObservation) -> Bool {
        day != nil && day == other.day && isOfSameMinute(as: other)
    }

    func isOfSameMinute(as other: MessageObservation) -> Bool {
        isText && other.isText && time != nil && time == other.time
    }

    /// Whether both show on which day it was.
    func isDated(like other: MessageObservation) -> Bool { day != nil && other.day != nil }

    /// Whether the edge of its picture left only a part of that other one.
    func isCutOff(of other: MessageObservation) -> Bool { message.isCutOff(of: other.message) }

    /// Whether both are what could hardly be read at one place of a picture: a line of letters that its edge cut through.
    func isSameScrap(as other: MessageObservation) -> Bool {
        guard min(message.confidence, other.message.confidence) < 0.5, side == other.side,
            let mine = message.bounds, let theirs = other.message.bounds
        else { return false }
        let distances = [
            mine.x - theirs.x, mine.y - theirs.y, mine.width - theirs.width, mine.height - theirs.height,
        ]
        return distances.allSatisfy { abs($0) <= 3 }
    }

    private func agree<Value: Equatable>(_ a: Value?, _ b: Value?) -> Bool { a == nil || b == nil || a == b }
}
