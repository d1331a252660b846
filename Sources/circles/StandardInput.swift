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
