/// The rules of the layout that can be turned off one by one, which is how each is measured (`make ablate-reading`): a rule that
/// changes nothing on any set is taken out.
package enum LayoutRule: String, CaseIterable, Sendable {
    case frames, panes, regionSplitting, glossyRegions, brokenRegions
    case junk, shortWords, rowPieces, body
    case popups, buttons, tabs, fields, keyboards, drafts, bars
    case pictures, labelledRows, cards, times, captions, labels, quotes, emoji
    case portraits, reactions, icons, centeredNotices, noticePhrases, labelRuns

    package static let all = Set(allCases)
}
