import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// The questions of `circles setup` on a terminal. An empty answer keeps what is set.
struct SetupQuestions {
    private let settings: Settings
    private let keyboard = Keyboard()
    private let out = Terminal.standardError

    init(_ settings: Settings) {
        self.settings = settings
    }

    func ask() throws(CirclesError) -> SetupAnswers {
        var answers = SetupAnswers()
        out.prose("What reads the meaning out of your conversations?")
        out.entry("  rules        ", "built in: on this machine, no key, nothing is sent anywhere")
        out.entry("  gemini:NAME  ", "Google's Gemini, such as gemini:gemini-3.5-flash-lite")
        out.entry("  openai:NAME  ", "anything that speaks OpenAI's protocol: Ollama, llama.cpp, OpenAI …")
        out.prose("Several, joined by commas, are asked one after the other until one answers.")
        var model = ""
        var chain: [ModelSpecification] = []
        try repeatedly { () throws(CirclesError) in
            model = try answer("model", settings.string(.model) ?? "rules") ?? "rules"
            chain = try ModelSpecification.chain(model)
        }
        try answers.choose(model)
        var leavesMachine = false
        for specification in chain where specification != .rules {
            let (url, key) = try server(of: specification)
            try answers.connect(specification, url: url, key: key)
            let isLocal = try url.map { url throws(CirclesError) in try ModelChain.address(url, .openAIURL).isLoopback }
            if isLocal != true { leavesMachine = true }
        }
        if leavesMachine { try askConsent(model, &answers) }
        try repeatedly { () throws(CirclesError) in
            let known = settings.string(.region) ?? ""
            guard let region = try answer("your country, for phone numbers (DE, US …)", known) else { return }
            try answers.live(in: region)
        }
        if let name = try answer("your own name, so that you are never taken for the other side", "") {
            try answers.call(name)
        }
        return answers
    }

    /// Where a model is, and its key.
    private func server(of specification: ModelSpecification) throws(CirclesError) -> (url: String?, key: String?) {
        if case .gemini = specification {
            out.line("\(specification):")
            let url = try address(.geminiURL, "address (empty: Google's)")
            return (url, keyboard.secret("API key (not shown; empty keeps the stored one): ").nonEmpty)
        }
        out.line("\(specification):")
        let url = try address(.openAIURL, "address, up to and with /v1 (empty: OpenAI's)")
        return (url, keyboard.secret("API key (not shown; empty for none): ").nonEmpty)
    }

    private func askConsent(_ model: String, _ answers: inout SetupAnswers) throws(CirclesError) {
        out.line()
        out.prose(Consent.explanation(model))
        var agreed: Bool?
        while agreed == nil {
            switch try answer("Do you agree? yes/no", settings.consent ? "yes" : "no")?.lowercased() {
            case "yes", "y": agreed = true
            case "no", "n": agreed = false
            default: out.line("please answer yes or no")
            }
        }
        answers.agree(agreed == true)
        if agreed != true { out.line("\(model) will not be asked; the built-in rules are used") }
    }

    private func address(_ key: Settings.Key, _ question: String) throws(CirclesError) -> String? {
        var url: String?
        try repeatedly { () throws(CirclesError) in
            url = try answer(question, settings.string(key) ?? "")
            if let url { _ = try ModelChain.address(url, key) }
        }
        return url
    }

    /// Asks again after an answer that cannot be; leaving setup ends it.
    private func repeatedly(_ ask: () throws(CirclesError) -> Void) throws(CirclesError) {
        while true {
            do throws(CirclesError) {
                return try ask()
            } catch  where error.code != .interrupted {
                out.tell(error)
            }
        }
    }

    /// - Returns: What was typed, or what is set; nil when both are empty.
    private func answer(_ question: String, _ known: String) throws(CirclesError) -> String? {
        guard let line = keyboard.line(known.isEmpty ? "\(question): " : "\(question) [\(known)]: ") else {
            throw CirclesError(.interrupted, "setup was left; nothing was saved")
        }
        return line.isEmpty ? (known.isEmpty ? nil : known) : line
    }
}

/// What a user agrees to, in plain words.
enum Consent {
    static func explanation(_ model: String) -> String {
        """
        With \(model), the text of every conversation you import (and its picture only with --vision) is sent to \
        that service, with the names of up to 25 contacts that may fit. Card numbers, bank accounts, one-time codes \
        and passwords that are recognised are redacted first. The other person did not agree to it. On free \
        plans the provider may read and train on what is sent (not in the EEA, the UK and Switzerland). \
        `circles import --private` keeps a single conversation on this machine; `circles setup --no-consent` \
        takes this back.
        """
    }
}
