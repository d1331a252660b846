import CirclesAPI
import CirclesCore
import CirclesService
import Foundation

/// What this process was handed besides its options.
enum StandardInput {
    /// A picture when the bytes say so, else a text.
    static func source() throws(CirclesError) -> ImportSource {
        let bytes = try PictureFile.read(STDIN_FILENO, atMost: ImageHeader.maximumBytes, "standard input")
        return try .of(bytes)
    }

    /// The text of a file, or of standard input for `-`.
    ///
    /// - Throws: `CirclesError` with `cannotRead`, or `badInput` for what is no text.
    static func text(of path: String) throws(CirclesError) -> String {
        guard path != "-" else {
            return try SharedText.check(try PictureFile.read(STDIN_FILENO, atMost: limit, "standard input"))
        }
        return try SharedText.check(try PictureFile.load(path).bytes)
    }

    /// More than any text may have, so that the error says how large it is.
    private static let limit = 4 * SharedText.maximumBytes

    /// Swift repairs broken arguments silently; a conversation or a name with holes in it is not what was handed in.
    static func checkArguments() throws(CirclesError) {
        guard argumentsAreUTF8 else {
            throw CirclesError(.badInput, "an argument is not valid UTF-8", hint: "hand it in as UTF-8")
        }
    }

    private static var argumentsAreUTF8: Bool {
        (1..<max(1, Int(CommandLine.argc))).allSatisfy { index in
            guard let argument = CommandLine.unsafeArgv[index] else { return true }
            return String(validatingCString: argument) != nil
        }
    }
}
