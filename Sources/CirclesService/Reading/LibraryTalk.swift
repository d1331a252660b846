internal import CirclesOCR

/// What the libraries that read pictures print of their own, on the process's standard error.
package enum LibraryTalk {
    /// Nothing more of it, from here to the process's end.
    package static func end() { QuietLibraries.forGood() }
}
