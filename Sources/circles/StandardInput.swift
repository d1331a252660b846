import CirclesAPI
import CirclesCore
import CirclesService
import Foundation

/// What this process was handed besides its options.
enum StandardInput {
    /// A picture or an address book when the bytes say so, else a text.
    static func source() throws(CirclesError) -> ImportSources.Handed {
        let bytes = try PictureFile.read(STDIN_FILENO, atMost: ImageHeader.maximumBytes, "standard input")
        guard ImportSources.isAddressBook(bytes) else { return .capture(try .of(bytes)) }
        try putBack(bytes)
        return .addressBook
    }

    /// Whoever reads standard input next gets `bytes`, from a file that has no name.
    private static func putBack(_ bytes: Data) throws(CirclesError) {
        guard let file = tmpfile() else { throw failure() }
        defer { fclose(file) }
        let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        guard written == bytes.count, fflush(file) == 0 else { throw failure() }
        rewind(file)
        guard dup2(fileno(file), STDIN_FILENO) >= 0 else { throw failure() }
    }

    private static func failure() -> CirclesError {
        CirclesError(.cannotWrite, "standard input could not be kept: \(String(cString: strerror(errno)))")
    }

    /// - Throws: `CirclesError` with `cannotRead`, or `badInput` for what is no text.
    static func text() throws(CirclesError) -> String {
        try SharedText.check(try PictureFile.read(STDIN_FILENO, atMost: limit, "standard input"))
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
