import Foundation

/// A PostgreSQL server of this process' own, from the programs that Debian installs: in a folder that goes with it, on a socket in
/// that folder. It ends when this process does, however that ends.
///
/// Who signs in owns the database and is nobody else: what holds for such a user holds for those who keep a server.
package final class PostgresServer: Sendable {
    /// Seconds that a call, or another program's turn, may take: a busy machine is no failure.
    package static let patience = 900.0

    package let folder: String
    /// A pipe into the shell that looks after the server: when it closes, the server stops.
    private let life: FileHandle

    /// Nil where PostgreSQL is not installed.
    package static let shared: PostgresServer? = try? PostgresServer()

    package func url(of user: String = "circles", password: String = "secret", database: String = "circles") -> String {
        "postgres://\(user):\(password)@/\(database)?host=\(folder)"
    }

    /// A database of a test's own.
    package func newDatabase() throws -> String {
        let name = "t\(UUID().uuidString.lowercased().replacing("-", with: ""))"
        let psql = Process()
        psql.executableURL = URL(filePath: "/usr/bin/psql")
        psql.arguments = [
            "-Xq", "-h", folder, "-U", "postgres", "-d", "postgres", "-c", "CREATE DATABASE \(name) OWNER circles",
        ]
        psql.environment = ["PGPASSWORD": "secret"]
        psql.standardInput = FileHandle.nullDevice
        try psql.run()
        psql.waitUntilExit()
        guard psql.terminationStatus == 0 else { throw NotThere() }
        return url(database: name)
    }

    private struct NotThere: Error {}

    private static var programs: String? {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return versions.compactMap { Int($0) }.filter { $0 >= 15 }.max().map { "\(root)/\($0)/bin" }
    }

    private init() throws {
        guard let programs = Self.programs, FileManager.default.isExecutableFile(atPath: "\(programs)/initdb") else {
            throw NotThere()
        }
        // Not in the folder for temporary files of this process: another user must reach it, and a socket's path is short.
        var name = Array("/tmp/circles-postgres.XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw NotThere() }
        folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let shell = Process(), input = Pipe(), output = Pipe()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", Self.script, "sh", programs, folder]
        shell.standardInput = input
        shell.standardOutput = output
        shell.standardError = FileHandle.nullDevice
        life = input.fileHandleForWriting
        // The children of other tests must not keep it open.
        _ = fcntl(life.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try shell.run()
        // It says that it is ready, or ends.
        guard let said = try output.fileHandleForReading.read(upToCount: 5), said == Data("ready".utf8) else {
            throw NotThere()
        }
    }

    /// PostgreSQL does not run as root.
    private static let script = """
        programs=$1 folder=$2
        trap '' INT TERM HUP PIPE
        cd /
        as=
        echo secret >"$folder/password"
        if [ "$(id -u)" = 0 ]; then as='runuser -u postgres --'; chown postgres "$folder" "$folder/password"; fi
        end() { $as "$programs/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1; rm -rf "$folder"; exit; }
        $as "$programs/initdb" -D "$folder/data" -U postgres -A scram-sha-256 --pwfile="$folder/password" -E UTF8 \
            --locale=C --no-sync >/dev/null 2>&1 || end
        $as "$programs/pg_ctl" -D "$folder/data" -w -l "$folder/data/log" start -o "-c listen_addresses='' -c fsync=off \
            -c max_connections=400 -c unix_socket_directories='$folder'" >/dev/null 2>&1 || end
        PGPASSWORD=secret $as "$programs/psql" -q -h "$folder" -U postgres -d postgres -v ON_ERROR_STOP=1 >/dev/null 2>&1 \
            -c "CREATE ROLE circles LOGIN CREATEROLE PASSWORD 'secret'" -c "CREATE DATABASE circles OWNER circles" || end
        printf ready
        read -r nothing
        end
        """
}
