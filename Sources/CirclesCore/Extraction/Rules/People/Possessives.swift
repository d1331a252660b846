extension String {
    /// "ana's": folded, as tokens are.
    var isPossessive: Bool { Cue.possessiveEnding.ends(self) }

    /// "ana's" is "ana".
    var withoutPossessive: String { Cue.possessiveEnding.stem(of: self) ?? self }

    /// "Sam's", as it is written, is "Sam".
    var withoutGenitive: String { folded.isPossessive ? String(dropLast(2)) : self }

    /// "l'anniversaire" is "anniversaire".
    var withoutElision: String {
        // Each ends in an apostrophe.
        guard hasApostrophe else { return self }
        return Cue.elision.texts.first { hasPrefix($0) }.map { String(dropFirst($0.count)) } ?? self
    }
}

extension Extraction.Subject {
    /// Whom this one speaks to.
    var otherParty: Extraction.Subject {
        switch self {
        case .me: .contact
        case .contact: .me
        case .other, .unknown: .unknown
        }
    }
}
