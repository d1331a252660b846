import Foundation
import Testing

@testable import CirclesServer

@Suite("Memory of an idle server")
struct IdleMemoryTests {
    @Test("only code that is as in its file is given back: nothing that may be written to, and nothing without a file")
    func code() throws {
        let code = try #require(MappedCode("00400000-00452000 r-xp 00001000 08:02 173521      /usr/bin/some program"))
        #expect(code.start == 0x40_0000 && code.end == 0x45_2000)
        for line in [
            "00651000-00652000 r--p 00051000 08:02 173521      /usr/bin/dbus-daemon",
            "00652000-00655000 rw-p 00052000 08:02 173521      /usr/bin/dbus-daemon",
            "00652000-00655000 rwxp 00052000 08:02 173521      /usr/bin/dbus-daemon",
            "7fffb2d48000-7fffb2d49000 r-xp 00000000 00:00 0   [vdso]", "35b1a21000-35b1a22000 r-xp 00000000 00:00 0",
            "nonsense", "",
        ] {
            #expect(MappedCode(line) == nil, "\(line)")
        }
    }

    @Test("what was given back is there again when it is needed, and less is held")
    func givenBack() throws {
        func resident() throws -> Int {
            let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(fields[2]))
        }
        let before = try resident()
        IdleMemory.giveBack()
        #if !SANITIZED
            #expect(try resident() < before, "shared pages: the program's own and its libraries'")
        #endif
        IdleMemory.giveBack()
        // This code was given back itself.
        #expect(MappedCode("00400000-00452000 r-xp 00001000 08:02 173521      /usr/bin/some program") != nil)
    }
}
