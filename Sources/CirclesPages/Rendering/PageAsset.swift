/// A file that pages refer to. Its address names its content, so that a browser may keep it for good.
package struct PageAsset: Sendable {
    package let name: String
    package let mediaType: String
    package let bytes: [UInt8]
    /// Of the content.
    package let tag: String

    private init(_ name: String, _ mediaType: String, _ bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
        // FNV-1a with 64 bits: two versions of one file are told apart, nobody is kept out by it.
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        tag = String(hash, radix: 36)
    }

    /// Where pages find it.
    package var address: String { "/assets/\(name)?v=\(tag)" }

    package static let style = PageAsset("circles.css", "text/css; charset=utf-8", PackageResources.circles_css)
    package static let script = PageAsset("circles.js", "text/javascript; charset=utf-8", PackageResources.circles_js)
    package static let icon = PageAsset("icon.svg", "image/svg+xml", PackageResources.icon_svg)

    package static let all = [style, script, icon]
}
