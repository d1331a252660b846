import CirclesIntake

/// What can be done, as the sharer's options do it.
enum RemedyText {
    /// Nil where the sharer has nothing to offer.
    static func of(_ remedy: Remedy) -> String? {
        switch remedy {
        case .advice(let words): words
        case .giveText: "give text with `--text`"
        case .otherHome(let first): "\(first), or choose another folder with --home"
        default: nil
        }
    }
}
