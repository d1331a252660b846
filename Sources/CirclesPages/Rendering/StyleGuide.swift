#if DEBUG
    internal import CirclesCore

    /// Every component in every state, filled with examples.
    package struct StyleGuide: Sendable {
        let found: FoundList
        let nobody: FoundList
        let bubbles: BubbleRow.List
        let taken: [TakenRow]

        package init() {
            let maria = ContactReference(id: .random(), uid: nil, name: "Maria Lopez")
            found = FoundList(
                "", seen: 0, .init("ma", [.init(maria, evidence: ["last talked 3 Mar 2024"])]))
            nobody = FoundList("", seen: 0, .init("mx", []))
            bubbles = BubbleRow.list(
                [
                    Message(side: .left, text: "Are you free Saturday?", time: "09:12"),
                    Message(side: .right, text: "Yes! What can I bring?", time: "09:13"),
                    Message(side: .left, text: "Nothing, iust corne hungry", confidence: 0.4),
                    Message(side: .center, kind: .notice, text: "Messages are end-to-end encrypted"),
                    Message(side: .left, text: "Both are fine", quotes: "Red or white?"),
                    Message(side: .right, kind: .media, text: "The garden"),
                    Message(side: .left, sender: "Lena Hartmann", text: "I bring coffee"),
                ], [.init(text: "Today", beforeMessage: 0)], other: "Maria Lopez")
            taken = [
                TakenRow(.random(), .busy, "Reading", "Received, safe to close this page"),
                TakenRow(.random(), .filed, "Filed with Maria Lopez", "Sat 18 May 2024", link: Link("Open", "/")),
                TakenRow(.random(), .asks, "Several contacts fit", "In the inbox", link: Link("Settle", "/")),
                TakenRow(.random(), .known, "This is here already", "It was received before"),
                TakenRow(.random(), .refused, "This cannot be read", "It was put aside. Add a screenshot"),
            ]
        }

        package func html(_ frame: PageFrame) -> String { PageTemplates.html("styleguide", frame, self) }
    }
#endif
