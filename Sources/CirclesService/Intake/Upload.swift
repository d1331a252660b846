package import CirclesCore
internal import CirclesOCR
internal import CirclesSpool
internal import Crypto
internal import Dispatch
internal import Foundation

/// A picture that comes in pieces and goes to the disk as it comes: it is never in memory as a whole. Let go before it is
/// placed, it leaves nothing behind.
package actor Upload {
    private let queue = DiskQueue()
    private var share: ShareUpload?
    /// The first bytes, by which it is told what comes.
    private var head: [UInt8] = []

    /// Writing and syncing block: they have a thread of their own.
    nonisolated package var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    package init(_ context: AppContext) {
        self.context = context
    }

    private let context: AppContext

    package var count: Int { share?.count ?? 0 }

    /// - Throws: `CirclesError` with `badInput` when it becomes larger than a picture may be, `cannotWrite`.
    package func append(_ bytes: [UInt8]) throws(CirclesError) {
        let share = try opened()
        guard share.count + bytes.count <= ImageHeader.maximumBytes else {
            throw CirclesError(
                .badInput, "the picture is larger than the limit of \(ImageHeader.maximumBytes / 1_000_000) MB")
        }
        if head.count < Self.headSize { head += bytes.prefix(Self.headSize - head.count) }
        try share.append(bytes)
    }

    private static let headSize = 512

    private func opened() throws(CirclesError) -> ShareUpload {
        if let share { return share }
        let made = try ShareUpload(Spool(context.home))
        share = made
        return made
    }

    /// Whether this is a picture or a messenger's export that can be taken.
    ///
    /// - Parameter name: What the file was called.
    /// - Returns: What it is to be handed over as.
    /// - Throws: `CirclesError` with `badInput` that says what arrived instead, or with `unavailable` for a format that this
    ///   machine cannot decode.
    package func check(_ name: String?) throws(CirclesError) -> HandOver.Item {
        let share = try opened()
        if share.count > 0, ImageFormat.sniff(Data(head)) == nil, ChatFormat.of(name, Data(head)) != nil {
            return .chat(self, name: name)
        }
        if let name = fileName {
            throw CirclesError(
                .badInput, "the name of a file arrived (\(UntrustedText.line(name, limit: 60))), not the file itself",
                hint: "send the content of the file as the body, or as a part of a form")
        }
        let header = try ImageHeader(of: share.payload())
        if header.format == .heic { try HEICDecoder.require() }
        return .picture(self, name: name)
    }

    /// The few bytes that came, when they look like the name of a picture.
    private var fileName: String? {
        guard let share, share.count < Self.headSize, let text = String(validating: head, as: UTF8.self) else {
            return nil
        }
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let ending = URL(filePath: name).pathExtension.lowercased()
        let endings = ["png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "heic", "heif"]
        return !name.contains("\n") && endings.contains(ending) ? name : nil
    }

    /// The SHA-256 of its bytes in 64 hexadecimal digits.
    ///
    /// - Throws: `CirclesError` with `cannotWrite` when there is no place for it.
    func digest() throws(CirclesError) -> String {
        let bytes = try opened().payload()
        var hash = SHA256(), offset = 0
        while case let piece = bytes.read(at: offset, length: Self.pieceSize), !piece.isEmpty {
            hash.update(data: piece)
            offset += piece.count
        }
        return Hash.hex(hash.finalize())
    }

    private static let pieceSize = 1 << 18

    /// Acknowledges it. When this returns it is on the disk, and will end as one interaction or one note.
    ///
    /// - Returns: The name it is kept under.
    /// - Throws: `CirclesError` with `cannotWrite`, `badInput` for details that are too long.
    func place(_ manifest: ShareManifest) throws(CirclesError) -> String {
        let name = try opened().place(manifest)
        share = nil
        return name
    }
}

/// Runs an actor's work on a thread that may block.
private final class DiskQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "circles.upload")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
