/// What a capture is known by, from the moment it is shared: the sharer's part of `Capture`.
package typealias CaptureID = Identifier<CaptureIdentity>

/// What a `CaptureID` identifies; there is no value of it.
package enum CaptureIdentity {}

/// Who brought a capture.
package enum CaptureOrigin: String, Codable, Sendable {
    case cli, share, folder, url, http
    /// Over HTTP, by a device that may only capture: what it says of whom it was with teaches nothing.
    case device
    /// An agent handed it in as text.
    case agent
}

/// What a note of the inbox and an interaction are known by, as remedies name them; the values are Core's.
package typealias NoteID = Identifier<NoteIdentity>
package typealias InteractionID = Identifier<InteractionIdentity>
package enum NoteIdentity {}
package enum InteractionIdentity {}
