internal import CirclesOCR

/// The child process in which pictures are decoded whose decoder is not trusted: this very program, started anew.
package enum DecodingProcess {
    /// Does the child's work when the program was started as that child.
    ///
    /// - Parameter arguments: The program's own, without its name.
    /// - Returns: The status to exit with; nil when this is no such child.
    package static func serve(_ arguments: some Sequence<String>) -> Int32? {
        arguments.elementsEqual([HEICDecoder.argument]) ? HEICDecoder.serve() : nil
    }
}
