internal import CirclesCore

/// What goes wrong between here and the server.
enum PostgresFailure: Error {
    /// There is no libpq on this machine.
    case noLibrary
    /// libpq cannot read the address.
    case unclear
    /// The server asked for a password, and none was given.
    case wantsPassword
    /// Nobody answers, or the connection is gone. Whether what was asked last was done is not known.
    case lost
    /// No answer within the time that a call may take.
    case late
    /// The server takes no connection, or says no to a statement: its SQLSTATE.
    case refused(String)
    /// A transaction that was to be committed was rolled back.
    case undone
    /// Arguments that do not fit their statement.
    case arguments

    /// A statement is unknown to the server, or its tables were changed.
    var isOfStatement: Bool {
        if case .refused(let state) = self { state == "26000" || state == "0A000" } else { false }
    }

    /// The connection cannot be used again.
    var isOfConnection: Bool {
        switch self {
        case .lost, .late, .noLibrary, .unclear, .wantsPassword: true
        case .refused(let state): state.hasPrefix("08") || state.hasPrefix("57P")
        case .undone, .arguments: false
        }
    }
}

/// The one place where what PostgreSQL says becomes a `CirclesError`.
///
/// Only its codes and the purpose are told: its messages may quote values, and values are chats.
enum PostgresError {
    /// - Parameter place: The server and the database.
    static func describe(_ failure: PostgresFailure, doing purpose: String, at place: String) -> CirclesError {
        switch failure {
        case .unclear:
            CirclesError(
                .configuration, "could not \(purpose): the database's address cannot be understood",
                hint: "postgres://name@host:5432/database; in a password, @ is written %40, / %2F, and % %25")
        case .wantsPassword:
            CirclesError(
                .configuration, "could not \(purpose): \(place) wants a password", hint: "in PGPASSWORD or ~/.pgpass")
        case .noLibrary:
            CirclesError(
                .configuration, "could not \(purpose): libpq is not installed",
                hint: "apt-get install libpq5")
        case .lost, .late:
            away(
                "could not \(purpose): the database \(isLate(failure) ? "does not answer" : "is not there"): \(place)"
            )
        case .undone: away("could not \(purpose): the database gave it up")
        case .arguments: CirclesError(.internalError, "could not \(purpose): a statement has other arguments")
        case .refused(let state): describe(state, "could not \(purpose)")
        }
    }

    private static func isLate(_ failure: PostgresFailure) -> Bool {
        if case .late = failure { true } else { false }
    }

    private static func describe(_ state: String, _ what: String) -> CirclesError {
        switch state {
        case "53100": CirclesError(.cannotWrite, "\(what): the database's disk is full", hint: "free some space there")
        case "25006": CirclesError(.cannotWrite, "\(what): the database is read-only", hint: "it may be a standby")
        case "55P03", "40001", "40P01": away("\(what): others write to the database")
        case "42501", "42704", "3F000":
            CirclesError(
                .configuration, "\(what): the database does not permit it",
                hint:
                    "its user must own the tables in the schema \"public\", and have CREATEROLE or be a member of \(PostgresSchema.role)"
            )
        case "42P07":
            CirclesError(
                .configuration, "\(what): the database has tables of something else", hint: "make one for Circles alone"
            )
        case "28000", "28P01":
            CirclesError(.configuration, "\(what): the database refuses the name or the password")
        case "3D000": CirclesError(.configuration, "\(what): there is no such database")
        case "XX001", "XX002": CirclesError(.cannotRead, "\(what): the database is damaged")
        // Connections, resources, and a server that is stopped or asked to stop.
        case _ where ["08", "53", "57"].contains(String(state.prefix(2))): away("\(what): the database is not ready")
        default: CirclesError(.internalError, "\(what): PostgreSQL error \(state)")
        }
    }

    private static func away(_ message: String) -> CirclesError {
        CirclesError(.unavailable, message, hint: "try again in a moment", retryable: true)
    }
}
