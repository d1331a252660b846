package import CirclesCore

/// How a phone hands screenshots over, step by step, with what to paste where.
package struct PhonePage: Sendable {
    /// Which steps are open at first.
    package enum Kind: Sendable { case iPhone, android, other }

    /// Shown once, right after pairing; nil later.
    let key: String?
    let deviceName: String
    let base: String
    let allowed: String
    let isIPhone, isAndroid: Bool
    /// The address is one that only this machine has.
    let isOnlyHere: Bool
    let testPicture = PageAsset.testPicture.address
    /// How many screenshots had come before, of which the page need not tell.
    let known: Int

    package init(key: String?, device: Device?, kind: Kind, base: String, isOnlyHere: Bool, known: Int) {
        self.key = key
        deviceName = device?.name ?? "This phone"
        allowed = device?.scope == .full ? "see and settle everything" : "add screenshots, and nothing else"
        self.base = base
        isIPhone = kind != .android
        isAndroid = kind != .iPhone
        self.isOnlyHere = isOnlyHere
        self.known = known
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("phone", frame, self) }
}

/// What goes to others, in plain words.
package struct PrivacyPage: Sendable {
    /// A model that is asked.
    package struct Model: Sendable {
        let model: String
        let whereItRuns: String

        package init(_ name: String, isLocal: Bool, isAllowed: Bool, seesPictures: Bool) {
            model = name
            let what =
                seesPictures ? "the text of a conversation, and its picture made small" : "the text of a conversation"
            whereItRuns =
                isLocal
                ? "is on this machine. It gets \(what)."
                : isAllowed
                    ? "is elsewhere, and you agreed to it. It gets \(what)."
                    : "is elsewhere, and you have not agreed to it. It gets nothing."
        }
    }

    let models: [Model]
    let asksModels: Bool
    let pictures: String

    package init(_ models: [Model], keeping: KeepImages) {
        self.models = models
        asksModels = !models.isEmpty
        pictures =
            switch keeping {
            case .never: "Pictures are deleted as soon as nothing about them is open."
            case .settled: "Pictures are deleted seven days after everything about them was settled."
            case .always: "Pictures are kept until you delete them."
            }
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("privacy", frame, self) }
}

/// What a browser shows without a connection. It is the same for everybody.
package struct OfflinePage: Sendable {
    package init() {}

    package func html() -> String {
        var frame = PageFrame("No connection", .none)
        frame.hasTabs = false
        frame.takesFiles = true
        return PageTemplates.html("offline", frame, self)
    }
}
