import CirclesTestSupport
import Foundation
import Testing

@Suite("circles serve as a process")
struct ServeTests {
    private let circles: CirclesProcess

    init() throws { circles = try CirclesProcess() }

    /// Runs `script` beside a server whose address is `$url` and whose token is `$token`, then ends the server.
    private func serving(_ script: String, options: String = "") async throws -> CirclesProcess.Output {
        try await circles.shell(
            """
            cd
            token=$("$0" devices add Test --scope full --json | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
            "$0" serve --listen 127.0.0.1:0 \(options) 2>log & pid=$!
            until grep -q 'listening on' log; do kill -0 $pid || { cat log >&2; exit 99; }; sleep 0.05; done
            url=$(sed -n 's/.*listening on //p' log)
            \(script)
            kill $pid; wait $pid; echo "ended $?"; cat log >&2
            """)
    }

    @Test("it answers, processes what is handed over by HTTP and by the sharer, and ends in order")
    func whole() async throws {
        try await circles.addContacts("Maria Lopez")
        let picture = Fixture.url("screenshots/imessage-maria-dark.png").path
        let output = try await serving(
            """
            curl -s -H "Authorization: Bearer $token" -H 'Content-Type: image/png' --data-binary @\(picture) \
            "$url/api/captures?wait=50"; echo
            "$0-share" --text 'Maria Lopez
            hello there' >id
            curl -s -H "Authorization: Bearer $token" "$url/api/captures/$(cat id)"; echo
            """)
        #expect(output.standardOutput.contains(#""message":"Filed with Maria Lopez""#), "\(output.standardOutput)")
        #expect(output.standardOutput.hasSuffix("ended 0\n"), "\(output.standardOutput) \(output.standardError)")
        #expect(output.standardError.contains("POST /api/captures 200"))
        #expect(!output.standardError.contains("Maria"))
        #expect(try await circles.run("process", "--json").status == 0)
    }

    @Test("a port that is taken, another server, an open network and a newer database are one line and a status each")
    func refusals() async throws {
        let output = try await serving(
            """
            port=${url##*:}
            "$0" serve --listen 127.0.0.1:0; echo "other $?"
            CIRCLES_HOME=$HOME/second "$0" serve --listen 127.0.0.1:$port; echo "port $?"
            CIRCLES_HOME=$HOME/second "$0" serve --listen 0.0.0.0:$port; echo "open $?"
            CIRCLES_HOME=$HOME/second "$0" serve --listen 0.0.0.0:$port --insecure-lan; echo "nobody $?"
            """)
        for line in ["other 69", "port 69", "open 77", "nobody 77", "ended 0"] {
            #expect(output.standardOutput.contains(line), "\(line): \(output.standardOutput)")
        }
        let newer = try await circles.shell(
            """
            cd; "$0" contacts list; python3 - "$CIRCLES_HOME/circles.sqlite" <<'END'
            import sqlite3, sys
            db = sqlite3.connect(sys.argv[1])
            db.execute("INSERT INTO grdb_migrations VALUES ('999 future')")
            db.commit()
            END
            "$0" serve --listen 127.0.0.1:0
            """)
        #expect(newer.status == 78, "\(newer.standardError)")
    }

    @Test("a link that is asked for signs a browser in, once")
    func link() async throws {
        let output = try await serving(
            """
            link=$("$0" serve --link --listen "${url#http://}")
            curl -s -o /dev/null -w 'first %{http_code}\\n' -c jar -X POST "$link"
            curl -s -o /dev/null -w 'second %{http_code}\\n' -X POST "$link"
            curl -s -o /dev/null -w 'inbox %{http_code}\\n' -b jar "$url/api/inbox"
            """)
        for line in ["first 200", "second 410", "inbox 200"] {
            #expect(output.standardOutput.contains(line), "\(line): \(output.standardOutput)")
        }
    }

    @Test("a pairing link leads to where the server listens")
    func linksAddress() async throws {
        let output = try await serving(#"echo "at $url"; "$0" devices add Phone --json"#)
        let url = try #require(output.standardOutput.firstMatch(of: /at (http:\S+)/)?.1)
        #expect(output.standardOutput.contains("\"pairingURL\":\"\(url)/pair/"), "\(output.standardOutput)")
    }

    @Test("devices are added, listed with their last use, and revoked")
    func devices() async throws {
        let added = try await circles.run("devices", "add", "Phone")
        #expect(added.status == 0 && added.standardOutput.contains("pairing link"), "\(added.standardError)")
        let line = try #require(try await circles.run("devices", "list", "--json").json.first)
        #expect(line["name"] as? String == "Phone" && line["scope"] as? String == "capture")
        #expect(line["lastUsedAt"] is NSNull && line["token"] == nil)
        #expect(try await circles.run("devices", "revoke", "Phone").status == 0)
        #expect(try await circles.run("devices", "list", "--json").json.isEmpty)
        #expect(try await circles.run("devices", "revoke", "Phone").status == 65)
        #expect(try await circles.run("devices", "add", " ").status == 65)
    }

    @Test("the units of the service are such as systemd takes", arguments: [[], ["--on-demand"]])
    func units(options: [String]) async throws {
        let told = try await circles.run(["setup", "--service"] + options).standardOutput
        let units = told.split(separator: "\n").compactMap { $0.split(separator: " ").last }
        #expect(units.count == (options.isEmpty ? 1 : 3))
        let verify = """
            command -v systemd-analyze >/dev/null || exit 0
            systemd-analyze --user verify \(units.joined(separator: " ")) 2>&1 | grep '^[^ ]*circles'
            """
        let output = try await circles.shell(verify)
        #expect(output.standardOutput.isEmpty, "\(output.standardOutput)")
    }

    @Test("the service goes by its public URL, and installed the other way leaves nothing of the first")
    func secondInstallation() async throws {
        let folder = "$HOME/.config/systemd/user"
        let output = try await circles.shell(
            """
            unset XDG_CONFIG_HOME
            "$0" setup --service --on-demand --public-url https://circles.example.org/ >/dev/null
            grep -c 'public-url" "https://circles.example.org"' \(folder)/circles.service
            mkdir -p \(folder)/sockets.target.wants
            ln -s \(folder)/circles.socket \(folder)/sockets.target.wants/circles.socket
            "$0" setup --service --public-url https://circles.example.org | grep -c '^removed'
            grep -c 'public-url" "https://circles.example.org"' \(folder)/circles.service
            find \(folder) -type f -o -type l
            "$0" setup --service --public-url http; echo "url $?"
            "$0" setup --public-url https://circles.example.org; echo "alone $?"
            "$0" serve --trust-proxy nonsense; echo "proxy $?"
            """)
        let lines = output.standardOutput.split(separator: "\n").map(String.init)
        #expect(lines.prefix(3) == ["1", "3", "1"], "\(lines) \(output.standardError)")
        #expect(lines.dropFirst(3).count { $0.hasSuffix("/circles.service") } == 1)
        #expect(lines.suffix(3) == ["url 64", "alone 64", "proxy 64"] && lines.count == 7, "\(lines)")
        #expect(output.standardError.contains("systemctl --user stop circles.socket"))
    }

    @Test("systemd hears when requests are answered")
    func notify() async throws {
        let output = try await circles.shell(
            """
            cd; python3 - "$0" <<'END'
            import os, socket, subprocess, sys
            said = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            said.bind("said.socket")
            said.settimeout(600)
            server = subprocess.Popen([sys.argv[1], "serve", "--listen", "127.0.0.1:0", "--quiet"],
                                      env=os.environ | {"NOTIFY_SOCKET": os.path.abspath("said.socket")})
            print(said.recv(100).decode())
            server.terminate()
            print(server.wait())
            END
            """)
        #expect(output.standardOutput == "READY=1\n0\n", "\(output.standardOutput) \(output.standardError)")
    }

    @Test("behind systemd's own proxy a connection that begins the server is answered")
    func onDemand() async throws {
        let output = try await serving(
            """
            proxy=/lib/systemd/systemd-socket-proxyd
            command -v systemd-socket-activate >/dev/null && test -x $proxy || { echo '"ok":true'; exit 0; }
            outside=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
            systemd-socket-activate -l 127.0.0.1:$outside $proxy ${url#http://} 2>/dev/null & door=$!
            until curl -sf "http://127.0.0.1:$outside/healthz"; do kill -0 $door || exit 98; sleep 0.1; done
            kill $door
            """)
        #expect(output.standardOutput.contains(#""ok":true"#), "\(output.standardOutput) \(output.standardError)")
    }
}
