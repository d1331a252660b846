package import CirclesCore

/// A line of `contacts facts --json`.
package struct FactView: Codable, Sendable {
    package let kind: FactChange.Kind
    package let text: String
    /// The day it was said last.
    package let said: CalendarDate
    /// Only a file's own time speaks for the day.
    package let dayIsUncertain: Bool
    package let interaction: Interaction.ID
    package let quote: String

    package init(
        _ kind: FactChange.Kind, _ text: String, said: CalendarDate, dayIsUncertain: Bool,
        in interaction: Interaction.ID, quote: String
    ) {
        (self.kind, self.text, self.said, self.interaction, self.quote) = (kind, text, said, interaction, quote)
        self.dayIsUncertain = dayIsUncertain
    }
}
