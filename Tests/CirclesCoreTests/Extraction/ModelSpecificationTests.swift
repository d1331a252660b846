import Testing

@testable import CirclesCore

@Suite struct ModelSpecificationTests {
    @Test(
        "a specification is read and written the same",
        arguments: [
            ("rules", ModelSpecification.rules), ("gemini:gemini-3.5-flash-lite", .gemini("gemini-3.5-flash-lite")),
            ("openai:meta-llama/Llama-3:8b", .openai("meta-llama/Llama-3:8b")),
        ])
    func read(text: String, expected: ModelSpecification) throws {
        #expect(try ModelSpecification(parsing: text) == expected)
        #expect(expected.description == text)
    }

    @Test("harmless variants are understood")
    func variants() throws {
        #expect(try ModelSpecification(parsing: " Rules\n") == .rules)
        #expect(try ModelSpecification(parsing: "GEMINI:models/gemini-x") == .gemini("gemini-x"))
        #expect(try ModelSpecification(parsing: "openai: llama3") == .openai("llama3"))
    }

    @Test("a misspelt kind of model is told what it may be")
    func nearest() {
        #expect {
            try ModelSpecification(parsing: "gemni:gemini-x")
        } throws: {
            ($0 as? CirclesError)?.remedy == .advice("did you mean gemini?")
        }
    }

    @Test(
        "anything else is a configuration error with the way out",
        arguments: [
            "", ":", "gemini", "gemini:", "openai:", "rules:x", "gpt-4o", "claude:x", "gemini:../../x", "gemini:a b",
            "gemini:x?key=1", "openai:a b", "gemini:models/", "gemini:..",
        ])
    func refused(text: String) {
        #expect {
            try ModelSpecification(parsing: text)
        } throws: {
            ($0 as? CirclesError)?.code == .configuration && ($0 as? CirclesError)?.remedy != nil
        }
    }
}
