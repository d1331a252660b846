/// Two tell of one concert, each to the user alone.
extension PlannedEvent {
    /// The same day and name with other people, an hour or a place that both tell, and nothing that differs.
    func isShared(with other: PlannedEvent) -> Bool {
        guard date == other.date, lastDate == other.lastDate, repeats == nil, other.repeats == nil,
            status == .planned, other.status == .planned, !contacts.contains(where: other.contacts.contains),
            !PlanRule.isMeeting(title), !PlanRule.isMeeting(other.title),
            !isOwnAffair, !other.isOwnAffair, PlanTitle(text: title).isSame(as: PlanTitle(text: other.title))
        else { return false }
        let times = [time, other.time].compactMap(\.self)
        let places = [place, other.place].compactMap { $0?.folded }
        let isOneTime = Set(times).count <= 1
        let isOnePlace = places.count < 2 || places[0].contains(places[1]) || places[1].contains(places[0])
        return isOneTime && isOnePlace && (times.count == 2 || places.count == 2)
    }

    /// "Dentist appointment", "call": two who each have one at nine have two.
    private var isOwnAffair: Bool {
        title.folded.split { !$0.isLetter }.map(String.init).contains { word in
            Cue.ownAffair.contains(word) || Cue.ownAffair.ends(word, beyond: 3)
        }
    }

    /// What `other` tells besides.
    mutating func join(_ other: PlannedEvent) {
        keys += other.keys
        if time == nil { (time, zone) = (other.time, other.zone) }
        place = other.place ?? place
        isAsked = isAsked && other.isAsked
        isUncertain = isUncertain && other.isUncertain
        quote = other.quote
        contacts += other.contacts
        interactions += other.interactions.filter { !interactions.contains($0) }
        movedFrom += other.movedFrom.filter { !movedFrom.contains($0) }
    }
}
