import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesServer

@Suite("Accounts that share a store", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct AccountsTests {
    private let folder: TemporaryFolder
    private let home: Home
    private let accounts: Accounts
    private let names = ["nora", "maria"]

    init() async throws {
        let server = try #require(PostgresServer.shared)
        folder = try TemporaryFolder()
        home = try Home(folder.path)
        let settings = try await Settings.load(
            home,
            environment: [
                "CIRCLES_STORE": try server.newDatabase(), "CIRCLES_ACCOUNTS": "many", "CIRCLES_LANGUAGES": "eng",
            ],
            model: nil, languages: nil, vision: false)
        accounts = try Accounts(home, settings)
        for name in names { #expect(try await accounts.add(name, AccountQuota()).isNew) }
    }

    private func context(_ number: Int) async throws -> AppContext {
        try await accounts.context(of: try await accounts.key(of: names[number]))
    }

    private func token(_ number: Int, _ scope: Device.Scope = .full) async throws -> String {
        try await Devices(try await context(number)).add("Test", scope: scope).token.text
    }

    private func server() throws -> TestServer {
        TestServer(
            try CirclesServing(
                accounts, ServerOptions(),
                tell: CirclesServing.Tell(
                    request: { _ in }, ready: { _ in }, result: { _ in }, warn: { _ in }, advise: { _, _ in })),
            of: try accounts.nobody(), in: folder)
    }

    @Test("two accounts with the same book never see each other, and a request is answered for whose token it brings")
    func apart() async throws {
        let server = try server()
        var tokens: [String] = []
        for number in 0..<2 {
            _ = try await Contacts(try await context(number)).add("Maria Lopez", ContactEdit())
            tokens.append(try await token(number))
        }
        let texts = ["Maria Lopez\nThe first one's secret", "Maria Lopez\nThe other one's secret"]
        for (token, text) in zip(tokens, texts) {
            let taken = try await server.ask(
                .post, "/api/captures", token: token, headers: ["content-type": "text/plain"],
                pieces: [Array(text.utf8)])
            #expect(taken.status == 202)
        }
        let worker = AccountsWorker(accounts, tell: { _, _ in }, warn: { _ in }, advise: { _, _ in })
        #expect(try await worker.run(until: StopSignal(), stays: false).isEmpty)
        for (token, word) in zip(tokens, ["first", "other"]) {
            let found = try await server.ask(.get, "/api/search?q=secret", token: token)
            #expect(found.status == 200 && found.items.count == 1)
            #expect(found.text.contains(word))
            let contacts = try await server.ask(.get, "/api/contacts", token: token)
            #expect(contacts.items.count == 1)
        }
        // What is the other's is not there, also by its id.
        let other = try await server.ask(.get, "/api/interactions", token: tokens[1])
        if let id = other.items.first?["id"] as? String {
            #expect(try await server.ask(.get, "/api/interactions/\(id)", token: tokens[0]).status == 404)
            #expect(try await server.ask(.get, "/api/interactions/\(id)", token: tokens[1]).status == 200)
        } else {
            Issue.record("no interaction")
        }
    }

    @Test("a token that nobody has, or whose account is gone, opens nothing")
    func strangers() async throws {
        let server = try server()
        #expect(try await server.ask(.get, "/api/contacts", token: "circles_nothing").status == 401)
        #expect(try await server.ask(.get, "/api/contacts").status == 401)
        #expect(try await server.ask(.get, "/healthz").status == 200)
        let token = try await token(0)
        #expect(try await server.ask(.get, "/api/contacts", token: token).status == 200)
        try await accounts.remove(names[0])
        #expect(try await server.ask(.get, "/api/contacts", token: token).status == 401)
        // Another one of the name is somebody else.
        _ = try await accounts.add(names[0], AccountQuota())
        #expect(try await server.ask(.get, "/api/contacts", token: token).status == 401)
        let fresh = try await self.token(0)
        #expect(try await server.ask(.get, "/api/contacts", token: fresh).items.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: home.account(names[0]).data.appending(path: "captures").path))
    }

    @Test("a link that pairs a device pairs it with its own account")
    func pairing() async throws {
        let server = try server()
        _ = try await Contacts(try await context(1)).add("Nora Quinn", ContactEdit())
        let added = try await Devices(try await context(1)).add("Phone", scope: .full)
        let paired = try await server.ask(.post, "/pair/\(added.pairing.text)")
        let token = try #require(paired.json["token"] as? String)
        let contacts = try await server.ask(.get, "/api/contacts", token: token)
        #expect(contacts.text.contains("Nora Quinn"))
    }

    @Test("who has had their captures of a day is told so, and nothing of it stays; others are not held up")
    func quotas() async throws {
        let server = try server()
        #expect(try await !accounts.add(names[0], AccountQuota(capturesADay: 2)).isNew)
        let tokens = [try await token(0, .capture), try await token(1, .capture)]
        var statuses: [[Int]] = [[], []]
        for number in 0..<3 {
            for (index, token) in tokens.enumerated() {
                let reply = try await server.ask(
                    .post, "/api/captures", token: token, headers: ["content-type": "text/plain"],
                    pieces: [Array("Maria Lopez\nmessage \(number)".utf8)])
                statuses[index].append(reply.status)
            }
        }
        #expect(statuses == [[202, 202, 403], [202, 202, 202]])
        #expect(try await context(0).database.workload().unfinishedCaptures == 2)
        #expect(try await context(0).sharesWaiting(limit: 10).isEmpty)
    }

    @Test("each account has its turn: a thousand of one do not hold up one of another")
    func turns() async throws {
        for number in 0..<5 {
            _ = try await take("Maria Lopez\nmessage \(number)", 0)
        }
        _ = try await take("Maria Lopez\nthe only one", 1)
        let order = Order()
        let worker = AccountsWorker(
            accounts,
            tell: { _, context in await order.add(context.settings.account) },
            warn: { _ in }, advise: { _, _ in })
        #expect(try await worker.run(until: StopSignal(), stays: false).isEmpty)
        let done = await order.names
        #expect(done.count == 6)
        #expect((done.firstIndex(of: names[1]) ?? 6) <= 1)
    }

    private actor Order {
        var names: [String] = []
        func add(_ name: String) { names.append(name) }
    }

    private func take(_ text: String, _ number: Int) async throws -> Capture.ID {
        let caller = Caller(account: .owner, kind: .device(.random()), scope: .capture)
        let handOver = HandOver(try await context(number)), items = [HandOver.Item.text(text)]
        let id = try #require(try await handOver.ids(for: items, HandOverDetails(), key: nil, of: caller).first)
        try await handOver.take(items[0], HandOverDetails(), as: id, from: caller)
        return id
    }
}
