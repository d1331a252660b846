import CirclesIntake
import CirclesSpool
import Testing

@Suite("Where Circles' folders are")
struct HomeTests {
    @Test("the option outranks the variable, and that the XDG folders; a relative XDG path is passed over")
    func precedence() throws {
        let all = ["HOME": "/h", "CIRCLES_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "relative"]
        #expect(try Home("/o", environment: all).data.path == "/o")
        #expect(try Home(nil, environment: all).data.path == "/c")
        let xdg = all.filter { $0.key != "CIRCLES_HOME" }
        #expect(try Home(nil, environment: xdg).data.path == "/d/circles")
        #expect(try Home(nil, environment: xdg).configuration.path == "/h/.config/circles")
        #expect(try Home(nil, environment: xdg).state.path == "/h/.local/state/circles")
    }

    @Test("without any of them there is nowhere to go, and it says so")
    func nowhere() {
        #expect(throws: CirclesError.self) { try Home(nil, environment: [:]) }
        #expect(throws: CirclesError.self) { try Home("", environment: [:]) }
    }
}
