// swift-tools-version: 6.1
import PackageDescription

// This file is the architecture diagram: CirclesCore knows nobody but its own ground floor, each adapter knows Core and
// one outside thing, only CirclesService sees the adapters that captures go through, and every door (server, pages, agents,
// command) stands on the service. Sources/README.md says what each room may not do.

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// Pixels by the million, and every word of thousands of conversations: without optimisation the tests would spend their
// minutes here. Core takes 5.7 minutes to build with it instead of 1.7, and its tests 47 s instead of 266 (two cores).
let fastWhenDebugging = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// What is tested is linked after every change: the toolchain's own linker takes half of the default one's time.
let linkedQuickly: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

// Templates, styles, scripts and icons of the pages, compiled in.
let pageResources: [Resource] =
    [
        "layout", "icons", "note", "note-choices", "found", "bubbles", "picture", "settled", "message", "sign-in",
        "footer", "timeline", "conversation", "people", "person", "activity", "taken", "add", "devices", "phone",
        "privacy", "offline", "import", "duplicates", "styleguide", "search", "search-field", "fixing", "setup",
        "today", "asked", "sending",
    ].map { .embedInCode("Resources/\($0).mustache") }
    + [
        "circles.css", "circles.js", "add.js", "queue.js", "worker.js", "app.webmanifest", "icon.svg", "icon-192.png",
        "icon-512.png", "test-picture.png",
    ].map { .embedInCode("Resources/\($0)") }

let package = Package(
    name: "circles",
    products: [
        .executable(name: "circles", targets: ["circles"]),
        .executable(name: "circles-share", targets: ["circles-share"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: ["YAML"]),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // Errors, ids, and what bytes claim to be: all that the sharer has of Core. FoundationEssentials only, as whatever
        // imports Foundation carries 40 MB of Unicode's data.
        .target(name: "CirclesIntake", swiftSettings: strict),

        // Values, pure stages and ports. Foundation only.
        .target(
            name: "CirclesCore", dependencies: ["CirclesIntake"],
            resources: [
                .embedInCode("Resources/nicknames.txt"), .embedInCode("Resources/names.txt"),
                .embedInCode("Resources/census.txt"), .embedInCode("Resources/name-words.txt"),
                .embedInCode("Resources/row-weights.txt"), .embedInCode("Resources/row-trees.txt"),
            ],
            swiftSettings: fastWhenDebugging, linkerSettings: linkedQuickly),

        // Files that are on the disk when they are said to be, and the folder other processes hand captures over by.
        .target(name: "CirclesFiles", dependencies: ["CirclesIntake"], swiftSettings: strict),
        .target(name: "CirclesSpool", dependencies: ["CirclesIntake", "CirclesFiles"], swiftSettings: strict),

        // libheif, opened when a HEIC picture comes: it may be missing, and works in a child process that may do little else.
        .target(name: "CHeif"),

        // Leptonica, and Tesseract, which is opened when a picture is read: pixels in, a recognised page out.
        .target(
            name: "CTesseract", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))],
            linkerSettings: ["lept", "png16", "jpeg", "webp", "m", "z"].map { .linkedLibrary($0) }),
        .target(
            name: "CirclesOCR", dependencies: ["CirclesCore", "CTesseract", "CHeif"], swiftSettings: fastWhenDebugging),

        // libcurl, opened when something is asked for, and the models spoken to over it.
        .target(name: "CCurl"),
        .target(name: "CirclesHTTP", dependencies: ["CCurl"], swiftSettings: strict),
        .target(name: "CirclesLLM", dependencies: ["CirclesCore", "CirclesHTTP"], swiftSettings: strict),
        .target(
            name: "Prompts", path: "prompts",
            resources: [
                .embedInCode("conversation.md"), .embedInCode("conversation.schema.json"),
                .embedInCode("apps/whatsapp.md"), .embedInCode("apps/instagram.md"), .embedInCode("apps/signal.md"),
            ],
            swiftSettings: strict),

        // libphonenumber, in C++: numbers compared by their countries' plans.
        .target(name: "CPhoneNumber", linkerSettings: [.linkedLibrary("phonenumber")]),
        .target(name: "CirclesPhone", dependencies: ["CirclesCore", "CPhoneNumber"], swiftSettings: strict),

        // The ports in SQL that engines share: rows, journal, leases. It knows no engine.
        .target(
            name: "CirclesStore",
            dependencies: ["CirclesCore", "CirclesFiles", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: strict),

        // SQLite, the engine of a home.
        .target(
            name: "CirclesSQLite",
            dependencies: [
                "CirclesCore", "CirclesFiles", "CirclesStore", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: strict),

        // libpq, opened when a store is in PostgreSQL; and that engine, for a store that many machines share.
        .target(name: "CPostgres"),
        .target(
            name: "CirclesPostgres", dependencies: ["CirclesCore", "CirclesFiles", "CirclesStore", "CPostgres"],
            swiftSettings: strict),

        // Pictures as objects of a service that speaks S3.
        .target(
            name: "CirclesBucket",
            dependencies: [
                "CirclesCore", "CirclesHTTP", "CirclesStore", .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: strict),

        // libarchive: a tar that other tools open.
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .target(name: "CirclesArchive", dependencies: ["CirclesFiles", "CArchive"], swiftSettings: strict),

        // The sharer: small and quick, with no recognition, model or database in it.
        .executableTarget(
            name: "circles-share", dependencies: ["CirclesIntake", "CirclesFiles", "CirclesSpool"],
            swiftSettings: strict),

        // What other programs rely on: the JSON of `--json` and of the server, one type a thing.
        .target(name: "CirclesAPI", dependencies: ["CirclesCore"], swiftSettings: strict),

        // What can be done, whichever door it comes in by. It parses no arguments, knows no terminal and prints nothing.
        .target(
            name: "CirclesService",
            dependencies: [
                "CirclesAPI", "CirclesArchive", "CirclesCore", "CirclesFiles", "CirclesSpool", "CirclesOCR",
                "CirclesBucket", "CirclesHTTP", "CirclesLLM", "CirclesPhone", "CirclesPostgres", "CirclesSQLite",
                "CirclesStore",
                "Prompts",
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: strict),

        // libqrencode: a link that a phone reads off the terminal.
        .systemLibrary(name: "CQRCode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        .target(name: "CirclesQRCode", dependencies: ["CQRCode"], swiftSettings: strict),

        // The C library's allocator: how it keeps memory that was let go.
        .systemLibrary(name: "CAllocator"),

        // What a browser shows: values in, HTML out.
        .target(
            name: "CirclesPages",
            dependencies: [
                "CirclesAPI", "CirclesCore", "CirclesService", .product(name: "Mustache", package: "swift-mustache"),
            ],
            resources: pageResources, swiftSettings: strict),

        // Hummingbird: the service and the ports over HTTP, for programs and for browsers.
        .target(
            name: "CirclesServer",
            dependencies: [
                "CAllocator", "CirclesAPI", "CirclesCore", "CirclesPages", "CirclesQRCode", "CirclesService",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strict),

        // The agents' protocol over a pair of descriptors.
        .target(name: "CirclesMCP", dependencies: ["CirclesCore", "CirclesService"], swiftSettings: strict),

        // The command: parse, call one function, print.
        .executableTarget(
            name: "circles",
            dependencies: [
                "CirclesAPI", "CirclesCore", "CirclesFiles", "CirclesMCP", "CirclesQRCode", "CirclesServer",
                "CirclesSpool", "CirclesService",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict),

        // Layout rules measured on pages that were recognised once (Benchmarks/reading); no product.
        .executableTarget(
            name: "reading-lab", dependencies: ["CirclesCore", "CirclesOCR"], path: "Benchmarks/reading/lab",
            swiftSettings: strict),
        // The built-in rules measured alone, many conversations a process (Benchmarks/extraction); no product.
        .executableTarget(
            name: "extraction-lab", dependencies: ["CirclesCore"], path: "Benchmarks/extraction/lab",
            swiftSettings: strict),

        // Tests: one target a module. Those that run the programs do not depend on them: all are built before any test runs,
        // and the tests need not wait for, or be built anew after, each linking of a program.
        .target(
            name: "CirclesTestSupport",
            dependencies: ["CirclesCore"],
            path: "Tests/CirclesTestSupport", swiftSettings: strict),
        .testTarget(name: "CirclesIntakeTests", dependencies: ["CirclesIntake"], swiftSettings: strict),
        .testTarget(
            name: "CirclesCoreTests", dependencies: ["CirclesCore", "CirclesTestSupport"], swiftSettings: strict),
        .testTarget(
            name: "CirclesSpoolTests",
            dependencies: ["CirclesIntake", "CirclesFiles", "CirclesSpool", "CirclesTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesOCRTests", dependencies: ["CirclesOCR", "CTesseract", "CirclesTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesHTTPTests", dependencies: ["CirclesHTTP", "CirclesTestSupport"], swiftSettings: strict),
        .testTarget(
            name: "CirclesBucketTests", dependencies: ["CirclesBucket", "CirclesCore", "CirclesTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesLLMTests", dependencies: ["CirclesLLM", "Prompts", "CirclesTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesPhoneTests", dependencies: ["CirclesPhone", "CirclesCore"], swiftSettings: strict),
        .testTarget(
            name: "CirclesStoreTests",
            dependencies: [
                "CirclesBucket", "CirclesFiles", "CirclesPostgres", "CirclesSQLite", "CirclesStore",
                "CirclesTestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesAPITests",
            dependencies: ["CirclesAPI", "CirclesCore", "CirclesSpool", "CirclesTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesServiceTests",
            dependencies: [
                "CirclesAPI", "CirclesCore", "CirclesService", "CirclesSpool", "CirclesSQLite", "CirclesStore",
                "CirclesTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesServerTests",
            dependencies: [
                "CirclesAPI", "CirclesCore", "CirclesPages", "CirclesServer", "CirclesService", "CirclesSpool",
                "CirclesTestSupport",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CirclesMCPTests",
            dependencies: ["CirclesCore", "CirclesMCP", "CirclesService", "CirclesSpool", "CirclesTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "CirclesCore", "CirclesOCR", "CirclesService", "CirclesSpool", "CirclesSQLite", "CirclesStore",
                "CirclesTestSupport", "Prompts", .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict),
    ],
    cxxLanguageStandard: .cxx17
)
