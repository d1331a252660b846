import CirclesCore
import CirclesLLM

/// What `doctor` says of the model: how it is set, without asking it anything.
struct ModelCheck {
    private let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
    }

    func finding() -> DoctorCommand.Finding {
        do throws(CirclesError) {
            guard let model = try ModelChoice.model(settings) else {
                return .init(subject: "model", isFine: true, detail: "rules: built in, nothing leaves this machine")
            }
            if model.isLocal {
                return .init(subject: "model", isFine: true, detail: "\(model.name), on this machine")
            }
            guard settings.consent else {
                return .init(
                    subject: "model", isFine: false, detail: "\(model.name) is set, but you have not agreed to ask it",
                    fix: "circles setup, or circles setup --model rules")
            }
            return .init(subject: "model", isFine: true, detail: "\(model.name), with your consent")
        } catch {
            return DoctorCommand.failed("model", error)
        }
    }
}
