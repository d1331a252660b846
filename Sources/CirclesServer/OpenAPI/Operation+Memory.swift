/// Finding, and being reminded.
extension Operation {
    static let memory = [
        Operation("GET", "/api/search", "Interactions, notes and contacts that have words in them, best first") {
            $0.query = page.merging(["q": Schemas.text]) { mine, _ in mine }
            $0.answers = [(200, Schemas.page(of: "Found"))]
        }
    ]
}
