internal import Foundation

/// A key that no print, dump or interpolation shows.
package struct Secret: Hashable, Sendable {
    private let value: String

    /// White space around it is left out: keys are read from files that end with a line break.
    package init(_ value: String) {
        self.value = value.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    package var isEmpty: Bool { value.isEmpty }

    /// The key itself, for the one header that carries it.
    func reveal() -> String { value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { isEmpty ? "(no key)" : "(a key)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
