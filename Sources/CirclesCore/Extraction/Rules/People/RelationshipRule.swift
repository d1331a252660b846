/// "My sister Ana", "dein Chef": who is what to whom.
struct RelationshipRule: Sendable {
    func find(in conversation: Conversation) -> [Extraction.Relationship] {
        var found: [Extraction.Relationship] = []
        for (position, line) in conversation.turns.enumerated() {
            var named = 0
            let grammar = line.grammar
            guard grammar.mayTellOfRelatives else { continue }
            for index in grammar.tokens.indices {
                guard var mention = RelativeMention(anyAt: index, in: grammar), !mention.isHome(in: grammar),
                    grammar.quotation(around: index) == nil
                else { continue }
                // "El novio de mi prima se llama Iván": the name is taken.
                if let name = mention.name, name.lowerBound < named {
                    mention.name = nil
                    mention.tokens = mention.tokens.lowerBound..<name.lowerBound
                }
                named = max(named, mention.name?.upperBound ?? 0)
                let before = mention.name == nil ? mention.nameBefore(in: grammar) : nil
                let later =
                    mention.name == nil && before == nil
                    ? RelativeNaming(mention: mention, line: line, position: position).name(in: conversation) : nil
                let name = (mention.name ?? before).map { line.quote($0).withoutGenitive } ?? later
                // "We will leave it with your neighbour": whoever has that role, not one of theirs.
                if name == nil, !mention.isSpeakers, !mention.isOthers, Cue.roleRelation.contains(mention.relation) {
                    continue
                }
                let relationship = Extraction.Relationship(
                    relation: mention.relation,
                    name: name,
                    about: mention.about(line.speaker),
                    evidence: line.evidence(
                        (before?.lowerBound ?? mention.tokens.lowerBound)..<mention.tokens.upperBound))
                let others = mention.name.map { mention.othersNamed(behind: $0, in: grammar) } ?? []
                let each = others.isEmpty ? nil : RelationWords.oneOf[mention.relation]
                merge(each.map { relationship.called($0, relationship.name) } ?? relationship, into: &found)
                if let each {
                    for other in others { merge(relationship.called(each, line.quote(other)), into: &found) }
                }
                if found.count >= RuleBasedExtractor.maximumItems { return found }
            }
        }
        return found
    }

    /// "My sister" a second time is the same sister; a name said later is hers.
    private func merge(_ new: Extraction.Relationship, into found: inout [Extraction.Relationship]) {
        let same = found.firstIndex {
            $0.relation == new.relation && $0.about == new.about
                && ($0.name == nil || new.name == nil || $0.name?.folded == new.name?.folded)
        }
        guard let same else { return found.append(new) }
        if found[same].name == nil && new.name != nil { found[same] = new }
    }
}

extension Extraction.Relationship {
    /// The same of one of several.
    fileprivate func called(_ relation: String, _ name: String?) -> Extraction.Relationship {
        var one = self
        (one.relation, one.name) = (relation, name)
        return one
    }
}
