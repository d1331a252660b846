internal import CirclesOCR

/// A script that was met and that no pack in use reads.
package struct UnreadScript: Sendable {
    /// As the recogniser calls it: "Cyrillic".
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// What to name as a language to read it: "script/Cyrillic".
    package var language: String { "script/" + LanguagePacks.pack(ofScript: name) }

    /// The Debian package that brings it.
    package var package: String { LanguagePacks.debianPackage(of: language) }
}
