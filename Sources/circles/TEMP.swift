import CirclesCore
struct ModelCheck { init(_ s: Settings) {}; func findings() -> [DoctorCommand.Finding] { [] } }
extension ModelChoice { func showPrompt(_ t: Transcript, _ c: Capture, _ m: ContactMatcher) throws {} }
