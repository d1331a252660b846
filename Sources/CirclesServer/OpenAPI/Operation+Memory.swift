/// Finding, and being reminded.
extension Operation {
    static let memory = [
        Operation("GET", "/api/search", "Interactions, notes and contacts that have words in them, best first") {
            $0.query = page.merging(["q": Schemas.words]) { mine, _ in mine }
            $0.required = ["q"]
            $0.answers = [(200, Schemas.page(of: "Found"))]
        },
        Operation("GET", "/api/events", "What is planned from today or a day on, the next one first") {
            $0.query = page.merging(["from": Schemas.day, "to": Schemas.day, "contact": Schemas.text]) { mine, _ in
                mine
            }
            $0.answers = [(200, Schemas.page(of: "Event"))]
        },
        Operation("GET", "/api/today", "Events, birthdays, open notes and people not heard from") {
            $0.answers = [(200, Schemas.answer(["today": Schemas.reference("Today")]))]
        },
        Operation("GET", "/api/contacts/{id}/brief", "What to know before meeting a contact, as Markdown") {
            $0.answers = [(200, Schemas.answer(["brief": Schemas.text]))]
        },
        Operation("GET", "/calendar/{file}", "The calendar to subscribe to; the name of the file is its token and .ics")
        {
            $0.mediaType = "text/calendar"
            $0.isOpen = true
        },
    ]
}
