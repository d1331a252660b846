import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool
import Foundation

/// Hands over to the sharer.
struct ShareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Queue pictures, texts or links in milliseconds; `circles process` files them.",
        discussion: ShareHelp.text, helpNames: [])

    @Argument(parsing: .captureForPassthrough, help: "As circles-share takes them.")
    var arguments: [String] = []

    func run() throws {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let sharer = own.deletingLastPathComponent().appending(path: "circles-share").path
        var words: [UnsafeMutablePointer<CChar>?] = ([sharer] + arguments).map { strdup($0) }
        words.append(nil)
        execv(sharer, words)
        words[0] = strdup("circles-share")
        execvp("circles-share", words)
        words.forEach { free($0) }
        throw CirclesError(
            .unavailable, "circles-share is not installed beside circles", hint: "`make install` puts it there")
    }
}
