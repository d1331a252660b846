import CirclesPostgres
import CirclesTestSupport

extension PostgresServer {
    var address: PostgresAddress { address(of: "circles") }

    func address(of user: String, password: String = "secret", database: String = "circles") -> PostgresAddress {
        PostgresAddress(url(of: user, password: password, database: database))
    }
}
